"""Single decisions: positions with a known best move in every game, and what a seat cannot see."""

from collections.abc import Iterator
from random import Random

import attrs
import pytest

from boomerang_desktop.bots.core import Chances
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.circle.game import HUNT, LASCAUX, CircleGame
from boomerang_desktop.games.circle.moves import STOP
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.analysis import Depth, Judgement, Verdict
from boomerang_desktop.match.analysis.examine import (
    EFFORTS,
    Found,
    Piece,
    examine,
    gap,
    open_chances,
)
from boomerang_desktop.match.analysis.whole import in_order, pieces
from boomerang_desktop.match.match import Decision
from tests.games.circle.table import choose, sit
from tests.match.analysis.matches import TINY, at_random, recorded

QUICK = EFFORTS[Depth.QUICK]
LONGER = attrs.evolve(QUICK, worlds=64, trials=(150,))


def judged(game: str, state: State, seat: int, move: Move) -> Judgement:
    judgement = examine(Piece(game, 0, state, state, Decision(seat, move), LONGER, 1)).judgement
    assert judgement is not None
    return judgement


def walks(game: str, seats: int, most: int) -> Iterator[State]:
    """Positions of matches of random players, from the last decision back."""
    for seed in range(most):
        yield from reversed(in_order(at_random(game, seats, seed)).states[:-1])


def wins(state: State, seat: int, move: Move) -> bool:
    result = state.play(seat, move).result()
    return result is not None and result.winners == (seat,)


def loses(state: State, seat: int, move: Move) -> bool:
    """At once, or because the next one can win."""
    after = state.play(seat, move)
    if result := after.result():
        return seat not in result.winners
    (other,) = after.to_act
    return other != seat and any(wins(after, other, reply) for reply in after.legal(other))


def on_the_edge(game: str) -> tuple[State, int, list[Move], list[Move]]:
    """Somebody can win at once, or lose: moves of both kinds."""
    for state in walks(game, 2, 300):
        (seat,) = state.to_act
        moves = state.legal(seat) if len(state.legal(seat)) < 60 else ()
        won = [move for move in moves if wins(state, seat, move)]
        lost = [move for move in moves if won and loses(state, seat, move)]
        if won and lost:
            return state, seat, won, lost
    raise AssertionError("no such position")


@pytest.mark.parametrize("game", ["flip", "arrows"])
def test_who_can_win_at_once_should(game: str) -> None:
    state, seat, won, lost = on_the_edge(game)
    good, bad = judged(game, state, seat, won[0]), judged(game, state, seat, lost[0])
    assert (good.verdict, good.loss, good.best) == (Verdict.GOOD, 0, won[0])
    assert good.after == 1
    assert bad.verdict is Verdict.BLUNDER
    assert not loses(state, seat, bad.best)
    assert bad.best_after == pytest.approx(1, abs=0.01)
    assert bad.loss - 2 * bad.error > 0.15


def test_the_activity_that_wins_a_road_trip_is_to_be_scored() -> None:
    for start in walks("roadtrip", 2, 300):
        if (
            len(start.to_act) < 2
            or start.play(0, start.legal(0)[0]).play(1, start.legal(1)[0]).result() is None
        ):
            continue
        won, lost = [], []
        for move in start.legal(0):
            after = start.play(0, move)
            wins_after = [wins(after, 1, reply) for reply in after.legal(1)]
            ours = [after.play(1, reply).result() for reply in after.legal(1)]
            if all(result and result.winners == (0,) for result in ours):
                won.append(move)
            if all(wins_after):
                lost.append(move)
        if won and lost:
            break
    else:
        raise AssertionError("no such position")
    good, bad = judged("roadtrip", start, 0, won[0]), judged("roadtrip", start, 0, lost[0])
    assert good.verdict is Verdict.GOOD
    assert bad.verdict is Verdict.BLUNDER
    assert bad.best in won
    assert bad.loss == pytest.approx(1, abs=0.1)


SUITS = {HUNT: ("water", "desert"), LASCAUX: ("white", "brown")}
"""That of the cards which decide the match, and that of a card which brings nobody anything."""


def last_round(game: CircleGame) -> State:
    """Ana and Chloé have two species each. With the cards of the first species that lie there Ana
    wins, without them Chloé does; to others they are worth nothing."""
    deck, state = game.variant.deck, sit(game)
    first, second, third, fourth, fifth, sixth = (deck.members(s) for s in deck.species_masks)
    wanted, useless = (deck.suit_masks[deck.suit_numbers[suit]] for suit in SUITS[game])
    prize = [card for card in first if wanted >> card & 1][:2]
    left = [card for card in first if card not in prize]
    junk = next(card for card in second if useless >> card & 1 and not wanted >> card & 1)
    ana = [*left, *fourth]
    bruno = [*(card for card in second if card != junk), *sixth]
    chloe = [*third, *fifth]
    return attrs.evolve(
        state,
        drawn=len(deck.cards),
        face_up=sum(1 << card for card in [*prize, junk]),
        collections=tuple(sum(1 << card for card in cards) for cards in (ana, bruno, chloe)),
        reserves=(17, 10, 9),
    )


@pytest.mark.parametrize("game", [HUNT, LASCAUX], ids=["hunt", "lascaux"])
def test_the_cards_that_decide_an_auction_are_to_be_taken(game: CircleGame) -> None:
    state = last_round(game)
    right, wrong = (game.parse(f"choose:{suit}") for suit in SUITS[game])
    good, bad = judged(game.id, state, 0, right), judged(game.id, state, 0, wrong)
    assert good.verdict.rank == 0
    assert bad.verdict is Verdict.BLUNDER
    assert bad.best == right
    assert bad.tried[0].move == right


def found_at(match: Match, number: int) -> Found:
    piece = next(p for p in pieces(match, QUICK, 1) if p.number == number)
    return examine(piece)


def hold_alike(one: Found, other: Found) -> None:
    """All but the chances with open cards."""
    assert one.judgement == other.judgement
    assert one.decided == other.decided
    assert one.chances != other.chances


def played(match: Match, *moves: str) -> Match:
    """Each is a seat and a notation: "0 throw"."""
    for told in moves:
        seat, notation = told.split()
        match.play(int(seat), match.game.parse(notation))
    return match


def test_tokens_and_cards_that_a_bidder_could_not_see_do_not_change_its_judgement() -> None:
    seats = [Seat(name) for name in ("Ana", "Bruno", "Chloé")]
    one = Match.new(HUNT, seats, {}, 4, 0)
    shown = one.state.legal(1)
    other = Match(
        HUNT, seats, {}, 4, 0, {"decks": [_other_order(one.chance["decks"][0], one.state)]}
    )
    bids = ["0 throw", "1 throw", "2 throw", "0 throw"]
    played(one, f"0 {shown[0]}", f"1 {shown[0]}", f"2 {shown[1]}", *bids)
    played(other, f"0 {shown[0]}", f"1 {shown[-1]}", f"2 {shown[0]}", *bids)
    for number in (3, 6):
        assert one.states[number].view(0) == other.states[number].view(0)
        hold_alike(found_at(one, number), found_at(other, number))


def _other_order(deck: list[str], state: State) -> list[str]:
    """The same cards lie there; all others come in another order."""
    drawn = state.revealed[1]
    return [*deck[:drawn], *reversed(deck[drawn:])]


def test_hands_and_choices_that_a_traveller_could_not_see_do_not_change_its_judgement() -> None:
    seats = [Seat(name) for name in ("Ana", "Bruno", "Chloé")]
    one = Match.new(GAMES["roadtrip"], seats, {}, 4, 0)
    chance = dict(one.chance)
    first, *later = chance["deals"]
    chance["deals"] = [[first[1], first[0], first[2]], *later]
    other = Match(GAMES["roadtrip"], seats, {}, 4, 0, chance)
    rng = Random(2)
    for match in (one, other):
        for seat in (0, 1):
            match.play(seat, rng.choice(match.state.legal(seat)))
        match.play(2, match.state.legal(2)[HAND - 1])
    assert one.states[2].view(2) == other.states[2].view(2)
    hold_alike(found_at(one, 2), found_at(other, 2))


def test_who_decides_at_the_same_time_is_judged_alike_in_every_chair() -> None:
    """The last to be written down is not judged as if the others had decided at random."""
    match = recorded("roadtrip-3")
    found = [piece.start for piece in pieces(match.until(3), TINY, 1)][:3]
    assert found == [match.states[0]] * 3


def test_what_others_choose_at_the_same_time_is_luck_even_if_no_card_is_hidden() -> None:
    start = last_round(HUNT)
    desert = Decision(1, HUNT.parse("choose:desert"))
    found = []
    for other in (HUNT.parse("choose:water"), HUNT.parse("choose:plain")):
        state = start.play(0, other)
        found.append(examine(Piece("hunt", 1, state, start, desert, QUICK, 1)))
    hold_alike(*found)
    assert found[0].decided is not None


def test_a_forced_move_is_nobodys_doing() -> None:
    match = recorded("roadtrip-2")
    number = next(
        n for n, d in enumerate(match.decisions) if len(match.states[n].legal(d.seat)) == 1
    )
    found = found_at(match, number)
    assert found.judgement is not None
    assert found.judgement.verdict is Verdict.FORCED
    assert (found.judgement.loss, found.judgement.error) == (0, 0)
    assert found.decided == (0, 0)


def test_what_a_seat_without_a_choice_could_not_see_does_not_count_either() -> None:
    state = choose(HUNT, sit(HUNT), "water", "forest", "forest")
    found = []
    for token in (1, 2):
        other = attrs.evolve(state, reserves=(0, 18, 18), chosen=(0, token, 1))
        found.append(examine(Piece("hunt", 0, other, other, Decision(0, STOP), QUICK, 1)))
    hold_alike(*found)
    assert found[0].judgement
    assert found[0].judgement.verdict is Verdict.FORCED


def test_what_goes_by_itself_changes_no_chances() -> None:
    for state in walks("flip", 2, 20):
        (seat,) = state.to_act
        moves = state.legal(seat)
        if len(moves) == 1:
            after = state.play(seat, moves[0])
            assert open_chances("flip", state, TINY, 1) == open_chances("flip", after, TINY, 1)
            return
    raise AssertionError("no such position")


def test_an_open_match_is_judged_with_its_last_position() -> None:
    *_, last = pieces(recorded("hunt-3").until(5), TINY, 1)
    assert last.decision is None
    found = examine(last)
    assert found.judgement is None
    assert sum(found.chances.shares) == pytest.approx(1)


def test_the_gap_between_two_moves_is_as_sure_as_the_worlds_agree() -> None:
    def told(*shares: float) -> list[Chances]:
        return [Chances((share, 1 - share), (0.1, 0.1)) for share in shares]

    agreed, sure = gap(told(0.5, 0.6), told(0.4, 0.5), 0)
    mixed, unsure = gap(told(0.5, 0.6), told(0.2, 0.7), 0)
    assert agreed == pytest.approx(0.1)
    assert mixed == pytest.approx(0.1)
    assert 0 < sure < unsure
    same = told(0.3, 0.6)
    assert gap(same, same, 0) == (0, 0)
