"""Everything lies where the view says."""

from random import Random

import pytest

from boomerang_desktop.desktop.games.circle.holdings import CapturedCards, Reserve, StateBadge
from boomerang_desktop.desktop.games.circle.items import (
    CardItem,
    DeckItem,
    RingHeap,
    RingTag,
    StartMarker,
    Token,
    TokenSlot,
)
from boomerang_desktop.desktop.scene.kit.buttons import TableButton
from boomerang_desktop.games.circle import scoring
from boomerang_desktop.games.circle.events import Captured, Stopped, Thrown, TokenLaid
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.state import NOBODY, NOT_CHOSEN, CircleState
from boomerang_desktop.games.core import ONLOOKER
from tests.desktop.games.circle.conftest import Sit
from tests.desktop.games.circle.seated import Seated
from tests.games.circle.table import choose, play, sit

FIVE = ("fish water forest", "emu plain desert", "gecko desert mountain")
NO_BLUE = (
    "deer white pink",
    "deer white green",
    "deer yellow brown",
    "mammoth white yellow",
    "ibex white brown",
    "horse white yellow",
    "aurochs white pink",
)


def bidding(*turns: str) -> CircleState:
    return play(HUNT, choose(HUNT, sit(HUNT, top=FIVE), "water", "forest", "plain"), *turns)


def finished(game: CircleGame, games: int = 1) -> CircleState:
    rng, state = Random(3), sit(game, games=games)
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(seat, rng.choice(state.legal(seat)))
    return state


def check(seated: Seated, view: CircleState) -> None:
    things = seated.board.things
    for seat in range(view.series.seats):
        reserve = things.find(("reserve", seat), Reserve)
        assert reserve is not None
        assert reserve.count == view.reserves[seat]
        collection = things.find(("collection", seat), CapturedCards)
        assert collection is not None
        held = scoring.counts(view.series.variant.deck, view.collections[seat])
        assert list(collection.counts) == held
        badge = things.find(("state", seat), StateBadge)
        assert badge is None or badge.strong == (seat in view.pile)
        on_table = view.turn != NOBODY and view.chosen[seat] != NOT_CHOSEN
        assert (("chosen", seat) in things) == on_table
        assert seated.board.panels[seat].out == (seat in view.pile)
    shown = {item.key[1] for _, item in things.all() if isinstance(item, CardItem)}
    assert shown == set(view.series.variant.deck.members(view.face_up))
    deck, tag, heap = things[("deck",)], things[("tag",)], things.get(("heap",))
    assert isinstance(deck, DeckItem)
    assert isinstance(tag, RingTag)
    assert deck.count == view.cards_left
    assert tag.count == view.ring
    assert heap.count == view.ring if isinstance(heap, RingHeap) else not view.ring
    for key, item in things.all():
        assert item.label or key == ("gap",) or (view.turn == NOBODY and key[0] == "state")


@pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=["hunt", "lascaux"])
def test_a_whole_match_on_the_table(sit_at: Sit, game: CircleGame) -> None:
    rng, state = Random(7), sit(game, 4)
    seated = sit_at(game, state)
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(seat, rng.choice(state.legal(seat)))
        if rng.random() < 0.2:
            seated.board.show_view(state.view(1), 1)
            check(seated, state.view(1))
    seated.board.show_view(state.view(1), 1)
    check(seated, state)


def test_tokens_are_dimmed_by_the_view_while_nobody_is_asked(sit_at: Sit) -> None:
    seated = sit_at(LASCAUX, sit(LASCAUX, top=NO_BLUE))
    tokens = {suit: seated.board.things[("token", suit)] for suit in LASCAUX.variant.deck.suits}
    assert [suit for suit, token in tokens.items() if token.dimmed] == ["blue"]
    assert not any(token.can_lift for token in tokens.values())
    seated.offer()
    assert [suit for suit, token in tokens.items() if not token.can_lift] == ["blue"]


def test_buttons_can_be_pressed_when_they_are_offered(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    buttons = [seated.board.things.find((name,), TableButton) for name in ("throw", "stop")]
    assert [button.can_lift for button in buttons if button] == [False, False]
    seated.offer()
    assert [button.can_lift for button in buttons if button] == [True, True]
    told = [seated.board.guide.about(button) for button in buttons if button]
    assert [about.text[-5:] for about in told if about] == ["Key T", "Key S"]


def test_everything_on_the_table_can_be_asked_about_and_others_cards_seen_large(
    sit_at: Sit,
) -> None:
    seated = sit_at(HUNT, bidding())
    for key, item in seated.board.things.all():
        assert seated.board.guide.about(item), key
    large = seated.table.enlarged
    assert all(map(large, (("collection", 1), ("held", 1, 2), ("seat", 1))))
    assert not large(("collection", seated.seat))
    card = next(key for key, _ in seated.board.things.all() if key[0] == "card")
    for key in (card, ("collection", 1)):
        assert seated.board.guide.explain(seated.board.things[key])
        assert not seated.view.grab().isNull()


def test_only_ones_own_token_is_peeked_at(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding())
    tokens = [seated.board.things.find(("chosen", seat), Token) for seat in range(3)]
    assert [token and token.peek for token in tokens] == ["water", None, None]
    assert [token and token.suit for token in tokens] == [None, None, None]
    assert isinstance(seated.board.things[("gap",)], TokenSlot)
    seated.board.show_view(seated.state.view(ONLOOKER), 0)
    assert tokens[0] is not None
    assert tokens[0].peek is None
    assert ("gap",) not in seated.board.things


def test_what_the_last_move_touched_is_marked(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw"))
    mark = seated.table.mark
    assert mark([Thrown(0)]) == {("heap",)}
    assert mark([Stopped(0, 1), TokenLaid(1)]) == {("chosen", 0), ("chosen", 1)}
    cards = HUNT.variant.deck.cards
    emu = next(n for n, card in enumerate(cards) if card.species == "emu")
    assert mark([Captured(2, "desert", (emu,)), Captured(1, "water", ())]) == {("collection", 2)}
    collection = seated.board.things.find(("collection", 2), CapturedCards)
    assert collection is not None
    assert collection.fresh == {HUNT.variant.deck.species.index("emu")}


def test_a_line_of_the_result_lights_what_it_counts(sit_at: Sit) -> None:
    seated = sit_at(HUNT, finished(HUNT), viewer=0)
    things, table = seated.board.things, seated.table
    collection = things.find(("collection", 1), CapturedCards)
    assert collection is not None
    for line, species, marked in (("gecko", "gecko", False), ("reserve", None, True)):
        table.show_line(line)
        lit = collection.lit_species
        assert (None if lit is None else HUNT.variant.deck.species[lit]) == species
        assert things[("reserve", 1)].marked == marked


def test_L7_a_line_of_a_series_shows_the_cards_of_its_game(sit_at: Sit) -> None:
    state = finished(LASCAUX, games=2)
    seated = sit_at(LASCAUX, state, viewer=0)
    for number in (1, 2):
        seated.table.show_line(str(number))
        for seat in range(3):
            collection = seated.board.things.find(("collection", seat), CapturedCards)
            assert collection is not None
            assert sum(collection.counts) == state.endings[number - 1][0][seat].bit_count()


def test_the_marker_lies_at_who_begins_and_shows_the_way(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, first=2))
    marker = seated.board.things.find(("begins",), StartMarker)
    assert marker is not None
    assert marker.clockwise
    assert marker.label == "Chloé begins the round"


def test_C3_the_others_are_overheard_unless_something_is_in_the_hand(sit_at: Sit) -> None:
    seated = sit_at(HUNT, sit(HUNT, top=FIVE), viewer=0)
    seated.offer()
    after = play(HUNT, seated.state, "1 choose:water").view(0)
    seated.click(("token", "plain"))
    assert not seated.table.overhear([TokenLaid(1)], after)
    seated.forget()
    assert not seated.table.overhear([Thrown(1)], after)
    assert ("chosen", 1) not in seated.board.things
    assert seated.table.overhear([TokenLaid(1)], after)
    assert seated.board.things[("chosen", 1)].marked
    assert seated.board.acting == 0
    assert seated.board.things[("token", "plain")].can_lift


def test_each_game_has_its_own_sounds(sit_at: Sit) -> None:
    for game, sound in ((HUNT, "wood_lift"), (LASCAUX, "paper_slide")):
        seated = sit_at(game, sit(game))
        seated.board.sound("lift")
        seated.board.sound("round")
        assert seated.sounded == [sound, "round"]


def test_tokens_that_are_no_longer_secret_lie_open(sit_at: Sit) -> None:
    """Looking back after the match: the view shows what everybody had chosen."""
    state = bidding("0 throw", "1 stop")
    seated = sit_at(HUNT, state, viewer=0)

    def faces() -> list[tuple[bool, str | None]]:
        tokens = (seated.board.things.find(("chosen", seat), Token) for seat in range(3))
        return [(token.face, token.suit) for token in tokens if token]

    assert faces() == [(False, None)] * 3
    seated.board.show_view(state, 0)
    assert faces() == [(True, "water"), (True, "forest"), (True, "plain")]
    labels = [seated.board.things[("chosen", seat)].label for seat in range(2)]
    assert labels == ["Ana's token: water", "Bruno's token: forest"]
    seated.board.show_view(state.view(0), 0)
    assert faces() == [(False, None)] * 3


def test_what_was_chosen_lies_there_without_a_name_until_it_is_taken_back(sit_at: Sit) -> None:
    """It used to be written over the name of the place."""
    seated = sit_at(LASCAUX, sit(LASCAUX, top=NO_BLUE))
    board = seated.board
    board.offer(seated.seat, seated.state.legal(seated.seat))
    token = board.things.find(("token", "white"), Token)
    slot = board.things.find(("slot", seated.seat), TokenSlot)
    assert token is not None
    assert slot is not None
    assert token.name
    board.hand.lift(token.key)
    board.hand.put_down(slot.key)
    board.show_choice(seated.answered[-1])
    assert token.scenePos() == slot.scenePos()
    assert not token.name
    other = (seated.seat + 1) % 3
    after = seated.state.play(other, seated.state.legal(other)[0]).view(seated.seat)
    assert board.table.overhear([TokenLaid(other)], after)
    assert token.scenePos() == slot.scenePos(), "whatever the others do meanwhile"
    assert not token.name
    board.hand.drop_everything()
    board.offer(seated.seat, seated.state.legal(seated.seat))
    assert token.name


def test_a_lesson_may_leave_points_and_majorities_out(sit_at: Sit) -> None:
    seated = sit_at(HUNT, bidding("0 throw"))
    board = seated.board
    collection = board.things.find(("collection", 0), CapturedCards)
    assert collection is not None
    for without, points, leads in ((("points",), False, True), (("majorities",), False, False)):
        board.flags = dict.fromkeys(without, False)
        board.settle()
        assert (board.panels[0].score is not None) == points
        assert (collection.standing is not None) == leads
