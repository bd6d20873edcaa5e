"""How a round looks: step by step, without waiting for it."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF

from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve, StateBadge
from boomerang_desktop.desktop.games.circle.items import (
    Boomerang,
    CardItem,
    DeckItem,
    RingTag,
    Token,
)
from boomerang_desktop.desktop.games.circle.round_summary import RoundSummary
from boomerang_desktop.games.circle.events import TokenLaid
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import ONLOOKER
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import NAMES, Seated
from tests.games.circle.table import choose, play, sit

FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")
ALL_WHITE = (
    "deer white pink",
    "deer white green",
    "mammoth white yellow",
    "mammoth white pink",
    "ibex white yellow",
    "ibex white brown",
    "ibex white green",
)


class Shown:
    """A move whose steps are taken one by one, each to its end."""

    def __init__(self, seated: Seated, game: CircleGame, turn: str) -> None:
        self.seated = seated
        number, notation = turn.split()
        seat, move = int(number), game.parse(notation)
        after = seated.state.play(seat, move)
        self.after: CircleState = after.view(seated.seat)
        events = game.events(seated.state, seat, move, after)
        seated.board.motion.pace = 1.0
        seated.table.begin_play(events)
        self._steps = seated.table.steps(seated.board.view, events, self.after)
        self._kept: list[QAbstractAnimation] = []

    def step(self, count: int = 1) -> None:
        for _ in range(count):
            animation = next(self._steps)()
            if animation is not None:
                animation.start()
                animation.setCurrentTime(animation.duration())
                self._kept.append(animation)

    def to_the_end(self) -> None:
        try:
            while True:
                self.step()
        except StopIteration:
            pass


def bidding(*turns: str, suits: Sequence[str] = ("water", "forest", "plain")) -> CircleState:
    return play(HUNT, choose(HUNT, sit(HUNT, top=FIVE), *suits), *turns)


def flying(seated: Seated) -> list[Boomerang]:
    return [item for item in seated.board.items() if isinstance(item, Boomerang)]


def count(seated: Seated, seat: int) -> int | None:
    reserve = seated.board.things.find(("reserve", seat), Reserve)
    assert reserve is not None
    return reserve.count


def tag(seated: Seated) -> int:
    found = seated.board.things.find(("tag",), RingTag)
    assert found is not None
    return found.count


def test_C3_a_token_flies_face_down_to_its_place(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, top=FIVE), viewer=0)
    Shown(seated, HUNT, "1 choose:water").step()
    (token,) = [i for i in seated.board.items() if isinstance(i, Token) and i.key[0] == "laid"]
    assert token.suit is None
    assert token.pos() == seated.table.slot(1)[0]
    assert seated.sounded == ["paper_slide"]


def test_C3_ones_own_token_is_turned_over_on_its_way(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, top=FIVE), viewer=0)
    seated.offer()
    seated.press(("token", "water"))
    seated.move(QPointF(500, 400))
    assert seated.board.hand.carried is not None
    Shown(seated, HUNT, "0 choose:water").step()
    (token,) = [i for i in seated.board.items() if isinstance(i, Token) and i.key[0] == "laid"]
    assert not token.face
    assert not seated.board.hand.carried.isVisible()


@pytest.mark.parametrize("tabletop", [False, True])
@pytest.mark.parametrize("viewer", [0, 1, ONLOOKER])
@pytest.mark.parametrize("game", [HUNT, LASCAUX])
def test_C3_a_token_laid_face_down_sets_out_from_the_name_of_its_owner(
    sit_at: Sit, game: CircleGame, viewer: int, tabletop: bool
) -> None:
    """Neither from its territory nor from another one: it would seem to tell something."""
    dealt = sit(game, top=FIVE if game is HUNT else ALL_WHITE)
    for seat in {0, 1, 2} - {viewer}:
        flights = []
        for move in dealt.legal(seat):
            seated = sit_at(game, dealt, viewer=max(0, viewer))
            seated.board.show_view(dealt.view(viewer), max(0, viewer))
            seated.board.tabletop = tabletop
            seated.board.relayout()
            flights.append(flight(seated, dealt.play(seat, move).view(viewer), seat))
        panel = seated.board.panels[seat]
        assert panel.in_head(flights[0][0])
        assert flights == [flights[0]] * len(flights)


def flight(seated: Seated, after: CircleState, seat: int) -> list[QPointF]:
    """Where the token is on its way."""
    seated.board.motion.pace = 1.0
    (step,) = seated.table.steps(seated.board.view, [TokenLaid(seat)], after)
    animation = step()
    assert animation is not None
    animation.start()
    (token,) = [i for i in seated.board.items() if isinstance(i, Token) and i.key[0] == "laid"]
    assert token.suit is None
    way = []
    for tenth in range(11):
        animation.setCurrentTime(animation.duration() * tenth // 10)
        way.append(token.pos())
    return way


def test_C3_what_a_player_holds_is_not_what_a_bot_lays(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, top=FIVE), viewer=0)
    seated.offer()
    seated.press(("token", "water"))
    seated.move(QPointF(500, 400))
    Shown(seated, HUNT, "1 choose:plain").step()
    (token,) = [i for i in seated.board.items() if isinstance(i, Token) and i.key[0] == "laid"]
    assert token.suit is None
    assert seated.board.hand.carried is not None
    assert seated.board.hand.carried.isVisible()


def test_C4_a_boomerang_flies_into_the_ring(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw"), viewer=1)
    shown = Shown(seated, HUNT, "1 throw")
    shown.step()
    (one,) = flying(seated)
    assert seated.table.middle.ring.contains(one.pos())
    assert one.scale() == 1.0
    assert (count(seated, 1), tag(seated)) == (11, 1)
    shown.step()
    assert tag(seated) == 2
    assert seated.sounded == ["boomerang_fly", "boomerang_land"]


def test_C5_the_token_goes_on_the_pile_and_the_ring_to_the_reserve(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw", "1 throw", "2 throw"))
    shown = Shown(seated, HUNT, "0 stop")
    shown.step()
    token = seated.board.things.find(("chosen", 0), Token)
    assert token is not None
    assert token.pos() == seated.table.middle.on_pile(0)
    assert token.peek is None
    shown.step()
    assert [one.pos() for one in flying(seated)] == [seated.table.reserve(0)] * 3
    assert not seated.board.things[("heap",)].isVisible()
    assert tag(seated) == 0
    assert count(seated, 0) == 11
    shown.step()
    assert count(seated, 0) == 14


def test_C8_a_token_is_revealed_and_takes_its_cards(sit_at: Sit) -> None:
    suits = ("water", "desert", "desert")
    seated = sit_at(HUNT, bidding("0 throw", "1 stop", "2 throw", suits=suits))
    shown = Shown(seated, HUNT, "0 stop")
    shown.step(3)
    token = seated.board.things.find(("chosen", 2), Token)
    assert token is not None
    shown.step()
    assert token.pos() == seated.table.middle.centre
    assert not token.face
    shown.step()
    assert token.suit == "desert"
    things = seated.board.things
    lit = [i for _, i in things.all() if isinstance(i, CardItem) and i.chosen]
    assert sorted(card.card.species for card in lit) == ["emu", "gecko"]
    shown.step(2)
    assert token.pos() == seated.table.slot(2)[0]
    collection = things.find(("collection", 2), CapturedCards)
    assert collection is not None
    assert sum(collection.counts) == 0
    shown.step()
    assert sum(collection.counts) == 2
    assert not any(card.isVisible() for card in lit)


@pytest.mark.parametrize("tabletop", [False, True])
def test_C9_new_cards_are_turned_up_where_they_will_lie(sit_at: Sit, tabletop: bool) -> None:
    seated = sit_at(LASCAUX, play(
        LASCAUX, choose(LASCAUX, sit(LASCAUX, top=ALL_WHITE), "pink", "green", "white"), "0 stop"
    ))  # fmt: skip
    seated.board.tabletop = tabletop
    seated.board.relayout()
    shown = Shown(seated, LASCAUX, "1 stop")
    shown.to_the_end()
    board, things = seated.board, seated.board.things
    for seat in (0, 1):
        token = things.find(("chosen", seat), Token)
        assert token is not None
        assert not token.face
        assert token.pos() == seated.table.slot(seat)[0]
    deck = things.find(("deck",), DeckItem)
    assert deck is not None
    assert deck.count == shown.after.cards_left
    drawn = {number: things[("card", number)] for number in seated.table.face_up(shown.after)}
    ends = {number: card.pos() for number, card in drawn.items()}
    assert all(isinstance(card, CardItem) and card.face for card in drawn.values())
    board.show_view(shown.after, seated.seat)
    assert {number: things[("card", number)].pos() for number in drawn} == ends


def test_what_was_shown_is_what_the_view_says_in_the_end(sit_at: Sit) -> None:
    suits = ("water", "desert", "desert")
    seated = sit_at(HUNT, bidding("0 throw", "1 stop", "2 throw", suits=suits))
    shown = Shown(seated, HUNT, "0 stop")
    shown.to_the_end()
    counts = [count(seated, seat) for seat in range(3)]
    collections = [seated.board.things.find(("collection", n), CapturedCards) for n in range(3)]
    held = [tuple(collection.counts) for collection in collections if collection]
    seated.board.show_view(shown.after, 0)
    assert counts == [count(seated, seat) for seat in range(3)] == list(shown.after.reserves)
    assert held == [tuple(collection.counts) for collection in collections if collection]
    assert not flying(seated)
    assert seated.board.status() != "The tokens are revealed, that of the last one in first"


# --- the round can be followed


def test_C8_outline_status_and_marks_go_with_each_reveal(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw", "1 stop"), viewer=0)
    seen: list[int] = []
    seated.board.events_shown.connect(seen.append)
    panels = seated.board.panels

    def badge(seat: int) -> str:
        found = seated.board.things.find(("state", seat), StateBadge)
        return found.text if found else panels[seat].note

    def active() -> list[int]:
        return [seat for seat, panel in panels.items() if panel.active]

    shown = Shown(seated, HUNT, "2 stop")
    shown.step()
    assert [badge(1), badge(2)] == ["out 1st", "out 2nd"]
    assert seen == []
    for number, (seat, taken) in enumerate(((0, "Fish"), (2, "Emu"), (1, "nothing")), 1):
        shown.step()
        assert active() == [seat]
        assert seated.board.status() == f"{NAMES[seat]} reveals their token"
        assert badge(seat) == ""
        assert seen[-1] == number
        shown.step(2)
        assert seated.board.status().startswith(f"{NAMES[seat]} reveals ")
        assert seated.board.status().endswith(f"captures {taken}")
        assert seen[-1] == number + 1
        shown.step(2)


def test_C8_what_each_has_taken_stands_in_the_ring_when_all_are_through(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw", "1 stop"), viewer=0)
    shown = Shown(seated, HUNT, "2 stop")
    shown.step(1 + 3 * 5)
    assert not hauls(seated)
    shown.step()
    (haul,) = hauls(seated)
    assert seated.table.middle.ring.contains(haul.pos())
    assert [(row.name, list(row.species)) for row in haul.rows] == [
        ("Ana", ["fish"]),
        ("Chloé", ["emu"]),
        ("Bruno", []),
    ]
    assert seated.board.status() == "The round is over"
    assert not any(panel.active for panel in seated.board.panels.values())
    seated.board.show_view(shown.after, 0)
    assert not hauls(seated)


def test_C1_the_scores_count_what_was_taken_when_all_are_through(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw", "1 stop"), viewer=0)
    shown = Shown(seated, HUNT, "2 stop")

    def scores() -> list[int | None]:
        return [seated.board.panels[seat].score for seat in range(3)]

    shown.step(1 + 3 * 5)
    assert scores() == [1, 2, 2]
    shown.step()
    assert scores() == [2, 2, 3]


def hauls(seated: Seated) -> list[RoundSummary]:
    return [item for item in seated.board.items() if isinstance(item, RoundSummary)]
