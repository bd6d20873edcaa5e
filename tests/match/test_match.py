"""The history of a match, and undo."""

from datetime import UTC, datetime
from random import Random

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import BadSetup, IllegalMove
from boomerang_desktop.match import Match, Seat, UndoBarred
from tests.tables import Sitting, every_sitting

HUNT = GAMES["hunt"]
SEATS = [Seat("Ana"), Seat("Bruno", "random"), Seat("Chloé", "random")]


def hunt(first: int | None = 0) -> Match:
    return Match.new(HUNT, SEATS, {}, 7, first)


def play(match: Match, *turns: str) -> None:
    for turn in turns:
        seat, notation = turn.split()
        match.play(int(seat), match.game.parse(notation))


def choose(match: Match) -> None:
    play(match, "0 choose:water", "1 choose:water", "2 choose:plain")


def test_a_deal_follows_from_the_seed() -> None:
    assert hunt().chance == hunt().chance
    assert Match.new(HUNT, SEATS, {}, 8).chance != hunt().chance
    firsts = {Match.new(HUNT, SEATS, {}, seed).first for seed in range(20)}
    assert firsts == {0, 1, 2}


def test_a_match_that_cannot_be() -> None:
    with pytest.raises(BadSetup, match="not 2"):
        Match.new(HUNT, SEATS[:2], {}, 1)
    with pytest.raises(BadSetup, match="no seat 3"):
        Match.new(HUNT, SEATS, {}, 1, 3)
    with pytest.raises(BadSetup, match="has no such option"):
        Match.new(HUNT, SEATS, {"board": "10x9"}, 1)


def test_an_illegal_move_changes_nothing() -> None:
    match = hunt()
    before = match.state
    with pytest.raises(IllegalMove):
        play(match, "0 throw")
    assert (match.state, len(match.decisions), len(match.states)) == (before, 0, 1)


def test_undo_goes_back_to_ones_own_last_decision_and_redo_forth_again() -> None:
    match = hunt()
    choose(match)
    play(match, "0 throw")
    mine = match.state
    play(match, "1 throw", "2 throw", "0 throw", "1 throw")
    later = match.state
    match.undo([0])
    assert match.state == match.states[6]
    match.undo([0])
    assert len(match.decisions) == 3
    match.redo()
    match.redo()
    assert match.state == later
    assert not match.can_redo
    match.undo([0])
    match.undo([0])
    play(match, "0 throw")
    assert match.state == mine
    assert not match.can_redo


def test_undo_stops_where_tokens_or_cards_have_been_revealed() -> None:
    match = hunt()
    assert match.undo_barred([0]) is UndoBarred.NOTHING_DECIDED
    choose(match)
    assert match.undo_barred([0]) is None
    play(match, "0 stop", "1 stop")
    assert match.undo_barred([0]) is UndoBarred.REVEALED
    with pytest.raises(ValueError, match="barred"):
        match.undo([0])
    play(match, "0 " + str(match.state.legal(0)[0]))
    assert match.undo_barred([0]) is None


def test_a_decision_of_an_open_stage_is_taken_back_alone() -> None:
    match = hunt()
    play(match, "0 choose:water", "2 choose:plain")
    match.undo([0])
    assert [d.seat for d in match.decisions] == [2]
    assert list(match.state.to_act) == [0, 1]
    match.redo()
    assert list(match.state.to_act) == [1]


@every_sitting
def test_undo_never_crosses_a_revelation(sitting: Sitting) -> None:
    seats = [Seat(f"p{n}") for n in range(sitting.seats)]
    match = Match.new(sitting.game, seats, sitting.settings, 5)
    rng = Random(5)
    for _ in range(60):
        if not match.state.to_act:
            break
        seat = rng.choice(match.state.to_act)
        match.play(seat, rng.choice(match.state.legal(seat)))
        if match.undo_barred([seat]) is None and rng.random() < 0.5:
            state, revealed = match.state, match.state.revealed
            match.undo([seat])
            assert match.state.revealed == revealed
            assert seat in match.state.to_act
            match.redo()
            assert match.state == state


def test_events_tell_what_the_table_saw() -> None:
    match = hunt()
    choose(match)
    play(match, "0 throw")
    assert match.events(3) == HUNT.events(match.states[3], 0, HUNT.parse("throw"), match.state)


def test_a_bot_draws_the_same_whenever_it_is_asked() -> None:
    match = hunt()
    first = match.seed_for(1)
    play(match, "0 choose:water")
    assert match.seed_for(1) == first
    play(match, "1 choose:water")
    assert match.seed_for(1) != first


def test_what_a_bot_draws_from_does_not_tell_the_seed() -> None:
    seed = 123456789012345678901234567890
    match = Match.new(HUNT, SEATS, {}, seed, 0)
    told = {match.seed_for(seat) for seat in range(3)}
    assert len(told) == 3
    for text in told:
        assert str(seed) not in text
        assert f"{seed:x}" not in text
        assert len(bytes.fromhex(text)) == 32


def test_random_seeds_are_too_many_to_try() -> None:
    seeds = [Match.new(HUNT, SEATS, {}).seed for _ in range(64)]
    assert len(set(seeds)) == 64
    assert max(seeds) >= 1 << 100
    one = Match.new(HUNT, SEATS, {})
    assert Match.new(HUNT, SEATS, {}, one.seed).chance == one.chance


def test_a_match_as_it_stood_is_a_copy() -> None:
    match = hunt()
    choose(match)
    play(match, "0 throw", "1 throw")
    match.undo([1])
    before = match.until(3)
    assert (before.state, before.decisions) == (match.states[3], match.decisions[:3])
    assert before.seats == match.seats
    assert (before.id, before.played_at) == (match.id, match.played_at)
    assert not before.can_redo
    play(before, "0 stop")
    assert len(match.decisions) == 4
    assert match.decisions[3] != before.decisions[3]
    assert match.can_redo
    assert match.until(0).state == match.states[0]
    assert match.until(99).decisions == match.decisions
    with pytest.raises(ValueError, match="before its first"):
        match.until(-1)


def test_other_players_take_the_chairs_of_a_copy() -> None:
    match = hunt()
    choose(match)
    others = [Seat("Dario", "random"), Seat("Emma"), Seat("Chloé")]
    again = match.with_seats(others)
    assert again.seats == tuple(others)
    assert (again.state, again.decisions) == (match.state, match.decisions)
    play(again, "0 throw")
    assert len(match.decisions) == 3
    assert match.seats == tuple(SEATS)
    assert again.id != match.id
    then = datetime(2020, 2, 3, 4, 5, 6, tzinfo=UTC)
    told = match.with_seats(others, id=match.id, played_at=then)
    assert (told.id, told.played_at) == (match.id, then)
    with pytest.raises(ValueError, match="3 chairs, not 2"):
        match.with_seats(others[:2])


def test_people_and_bots_are_told_apart() -> None:
    match = hunt()
    assert match.persons == {0}
    assert match.with_seats([Seat("Ana", "bot:master")] * 3).persons == frozenset()
    assert match.with_seats([Seat("Ana")] * 3).persons == {0, 1, 2}


def test_moves_made_elsewhere_are_repeated_until_a_player_deviates() -> None:
    real = Match.new(GAMES["roadtrip"], SEATS, {}, 7, 0)
    while len(real.decisions) < 9:
        for seat in real.state.to_act:
            real.play(seat, real.state.legal(seat)[0])
    again = real.until(0).with_seats(real.seats)
    assert [again.repeated(seat, real) for seat in range(3)] == [
        decision.move for decision in real.decisions[:3]
    ]
    # simultaneous decisions come in any order
    again.play(2, real.decisions[2].move)
    assert again.repeated(0, real) == real.decisions[0].move
    again.play(0, real.decisions[0].move)
    again.play(1, real.decisions[1].move)
    assert again.repeated(1, real) == real.decisions[4].move
    again.play(1, again.state.legal(1)[1])
    # this decision is still hidden
    assert again.repeated(0, real) == real.decisions[3].move
    again.play(0, real.decisions[3].move)
    again.play(2, real.decisions[5].move)
    assert again.repeated(0, real) is None
    assert real.repeated(0, real.until(9)) is None


def test_a_match_that_is_given_up_is_over_and_lost_for_who_gave_up() -> None:
    match = hunt()
    choose(match)
    assert (match.over, match.winners, match.ranks) == (False, (), ())
    match.give_up(1)
    assert (match.over, match.given_up, match.to_act, match.result) == (True, 1, (), None)
    # the others share the win, whatever their standing
    assert (match.winners, match.ranks) == ((0, 2), (1, 3, 1))
    with pytest.raises(ValueError, match="given up"):
        match.play(0, HUNT.parse("throw"))
    with pytest.raises(ValueError, match="over"):
        match.give_up(0)
    with pytest.raises(ValueError, match="no seat 3"):
        hunt().give_up(3)


def test_a_match_that_was_played_to_its_end_cannot_be_given_up() -> None:
    match = played_out()
    assert match.over
    assert match.result
    assert (match.winners, match.ranks) == (match.result.winners, match.result.ranks)
    with pytest.raises(ValueError, match="over"):
        match.give_up(0)


@pytest.mark.parametrize("given_up", [False, True])
def test_what_is_over_stays_over(given_up: bool) -> None:
    match = played_out()
    if given_up:
        last = len(match.decisions) - 1
        match = match.until(last)
        match.undo([match.decisions[-1].seat])
        match.give_up(0)
        assert not match.can_redo
    assert match.undo_barred(range(2)) is UndoBarred.OVER
    with pytest.raises(ValueError, match="barred"):
        match.undo(range(2))


def test_before_its_last_decision_a_match_is_not_given_up() -> None:
    match = hunt()
    choose(match)
    match.give_up(0)
    assert match.until(3).over
    assert not match.until(2).over
    # another match, which has not been given up
    assert not match.with_seats(match.seats).over


def played_out() -> Match:
    """Flip has no secrets: only the end bars undo."""
    match = Match.new(GAMES["flip"], [Seat("Ana"), Seat("Bruno")], {}, 1)
    while match.to_act:
        match.play(match.to_act[0], match.state.legal(match.to_act[0])[0])
    return match


def test_a_match_continues_what_it_was_and_no_other_course() -> None:
    match = hunt()
    play(match, "0 choose:water", "2 choose:plain")
    copy = match.until(2)
    assert copy.continues(match)
    # the third of three simultaneous choices may come first in a record
    later = hunt_like(match)
    play(later, "2 choose:plain", "1 choose:water", "0 choose:water", "0 throw")
    assert later.continues(match)
    assert later.continues(match.until(0))
    assert not match.continues(later)
    other = hunt_like(match)
    play(other, "0 choose:plain", "1 choose:water", "2 choose:plain")
    assert not other.continues(match)
    assert not match.with_seats(match.seats).continues(match)


def test_what_was_given_up_does_not_go_on() -> None:
    match = hunt()
    choose(match)
    further = match.until(3)
    play(further, "0 throw")
    given_up = match.until(3)
    given_up.give_up(1)
    assert given_up.continues(match)
    assert not match.continues(given_up)
    assert not further.continues(given_up)
    assert given_up.continues(given_up.until(3))


def hunt_like(match: Match) -> Match:
    """The same match before its first decision."""
    return match.until(0)
