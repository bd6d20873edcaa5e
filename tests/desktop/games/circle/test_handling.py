"""What a hand can do around the cord, and what it was meant for."""

import pytest
from PySide6.QtCore import QPointF, Qt

from boomerang_desktop.desktop.games.circle.items import Boomerang, CardItem
from boomerang_desktop.desktop.scene.gestures import Path
from boomerang_desktop.games.circle import moves
from boomerang_desktop.games.circle.game import HUNT, LASCAUX
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import ONLOOKER, Move
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import Seated
from tests.games.circle.table import choose, play, sit

FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")


def bidding(*turns: str) -> CircleState:
    return play(HUNT, choose(HUNT, sit(HUNT, top=FIVE), "water", "forest", "plain"), *turns)


def lit_species(seated: Seated) -> list[str]:
    items = (item for _, item in seated.board.things.all())
    return sorted(i.card.species for i in items if isinstance(i, CardItem) and i.chosen)


@pytest.mark.parametrize(
    ("path", "meant"),
    [
        ((("token", "water"),), [Choose("water")]),
        ((("throw",),), [THROW]),
        ((("reserve", 0),), [THROW]),
        ((("stop",),), [STOP]),
        ((("heap",),), [STOP]),
        ((("chosen", 0),), [STOP]),
        ((("reserve", 1),), []),
        ((("chosen", 1),), []),
        ((("deck",),), []),
        ((("card", 3),), []),
        # what could be lifted is let go where it means nothing
        ((("reserve", 0), ("deck",)), []),
    ],
)
def test_what_a_path_was_meant_for(sit_at: Sit, path: Path, meant: list[Move]) -> None:
    seated = sit_at(HUNT, bidding())
    assert list(seated.board.handling.attempts(0, path)) == meant


def test_the_rules_answer_unless_the_caller_knows_better(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    seated.offer()
    seated.click(("token", "forest"))
    assert seated.refused == [moves.NO_CHOICE_NOW]
    choosing = sit_at(HUNT, sit(HUNT, top=FIVE))
    choosing.offer()
    choosing.click(("stop",))
    assert choosing.refused == [moves.CHOOSE_FIRST]
    waiting = sit_at(HUNT, bidding(), viewer=1)
    waiting.click(("throw",))
    assert waiting.refused == [moves.NOT_YOUR_TURN]


def test_what_is_let_go_elsewhere_is_told_where_it_belongs(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    seated.offer()
    seated.drag(("reserve", 0), ("deck",))
    assert seated.remarked == ["Throw the boomerang into the ring"]
    assert not seated.refused
    seated.drag(("chosen", 0), ("tag",))
    assert seated.remarked[1:] == ["Lay the token on the pile to stop"]


def test_one_boomerang_leaves_the_reserve(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    seated.offer()
    reserve = seated.board.things[("reserve", 0)]
    home = reserve.scenePos()
    seated.press(("reserve", 0))
    seated.move(QPointF(500, 400))
    carried = seated.board.hand.carried
    assert isinstance(carried, Boomerang)
    assert carried is not reserve
    assert reserve.scenePos() == home


def test_a_token_shows_what_it_takes_under_the_pointer_and_in_the_hand(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, top=FIVE))
    seated.offer()
    point_at = seated.table.handling.point_at
    point_at("desert")
    assert lit_species(seated) == ["emu", "gecko"]
    point_at(None)
    assert lit_species(seated) == []
    seated.click(("token", "water"))
    assert lit_species(seated) == ["fish"]
    # whatever the pointer passes on its way
    point_at("desert")
    point_at(None)
    assert lit_species(seated) == ["fish"]
    seated.key(Qt.Key.Key_Escape)
    assert lit_species(seated) == []


def test_letters_do_what_buttons_and_tokens_do(sit_at: Sit) -> None:
    seated = sit_at(LASCAUX, sit(LASCAUX))
    seated.offer()
    first = seated.state.legal(0)[0]
    assert isinstance(first, Choose)
    number = LASCAUX.variant.deck.suits.index(first.suit)
    seated.key(Qt.Key(Qt.Key.Key_1.value + number))
    assert seated.answered == [first]
    bids = sit_at(HUNT, bidding())
    bids.offer()
    letter = bids.board.handling.letter
    assert letter("T")
    assert letter("s")
    assert bids.answered == [THROW, STOP]
    assert not letter("x")
    assert not letter("7")
    assert not letter("0")


def test_only_what_is_hidden_from_its_owner_can_be_looked_at_again(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    wanted: list[None] = []
    seated.board.peek_wanted.connect(lambda: wanted.append(None))
    seated.offer()
    assert seated.board.handling.peeks() == frozenset()
    seated.key(Qt.Key.Key_L)
    assert not wanted
    seated.board.show_view(seated.state.view(ONLOOKER), 0)
    assert seated.board.handling.peeks() == {("chosen", 0)}
    seated.key(Qt.Key.Key_L)
    assert len(wanted) == 1
    seated.board.offer(None)
    assert seated.board.handling.peeks() == frozenset()
