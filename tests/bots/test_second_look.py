"""What a choice gives away."""

from random import Random

import pytest

from boomerang_desktop.bots import mind, random_bot, second_look
from boomerang_desktop.bots.core import Chances, Reason, Thought
from boomerang_desktop.bots.jobs import think
from boomerang_desktop.bots.second_look import SecondLook, look_again
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat


def a_view(game_id: str, decisions: int, seed: int = 3) -> tuple[State, int]:
    """A position with a choice for somebody, as they see it."""
    seats = [Seat(f"P{n}", "random") for n in range(GAMES[game_id].seats[0])]
    match, rng = Match.new(GAMES[game_id], seats, {}, seed, 0), Random(seed)
    while True:
        seat = match.state.to_act[0]
        moves = match.state.legal(seat)
        if len(match.decisions) >= decisions and len(moves) > 1:
            return match.state.view(seat), seat
        match.play(seat, random_bot(match.state.view(seat), seat, moves, rng))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_gives_away_nothing_and_nothing_gives_away_more_than_all(game_id: str) -> None:
    view, seat = a_view(game_id, 7)
    best = think(game_id, view, seat, "s", seconds=0.1).move
    look = look_again(game_id, view, seat, best, "s", 0.2)
    assert look.loss == 0 or look.best != best
    for move in view.legal(seat)[:3]:
        look = look_again(game_id, view, seat, move, "s", 0.2)
        assert 0 <= look.loss <= 1
        assert look.error >= 0


def test_what_has_been_advised_is_what_a_choice_is_compared_with() -> None:
    view, seat = a_view("flip", 6)
    best, *_, other = view.legal(seat)
    advised = Thought(other)
    assert look_again("flip", view, seat, other, "s", advised=advised).loss == 0.0
    assert look_again("flip", view, seat, best, "s", advised=advised).best == other


def test_what_throws_away_a_won_match_gives_away_a_lot() -> None:
    view, seat, won, lost = _on_the_edge()
    look = look_again("arrows", view, seat, lost, "s")
    assert look.loss - 2 * look.error > mind("arrows").serious
    assert look.serious
    quiet = look_again("arrows", view, seat, won, "s")
    assert quiet.loss < 0.05
    assert not quiet.serious


def test_what_may_be_a_mistake_of_the_judgement_is_not_serious(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, seat = a_view("hunt", 7)
    best = think("hunt", view, seat, "s").move
    other = next(move for move in view.legal(seat) if move != best)
    lost = mind("hunt").serious + 0.01

    def judged(spread: float) -> bool:
        """A loss that is large on average, and now and then larger or smaller by so much."""
        shares = [
            share
            for world in range(second_look.MOST)
            for share in (lost + (spread if world % 2 else -spread), 0.0)
        ]
        found = iter(shares)
        monkeypatch.setattr(
            second_look, "judge", lambda *_: Chances((next(found),) * 5, (0.0,) * 5)
        )
        return look_again("hunt", view, seat, other, "s").serious

    assert judged(0.0)
    assert not judged(0.5)
    # within two errors, though not within one
    assert not judged(0.5 * 0.1)


def test_nobody_is_stopped_at_the_first_card_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = a_view("roadtrip", 0)
    best = think("roadtrip", view, seat, "s").move
    other = next(move for move in view.legal(seat) if move != best)
    shares = iter((1.0, 0.0) * second_look.MOST)
    monkeypatch.setattr(second_look, "judge", lambda *_: Chances((next(shares),) * 2, (0.0,) * 2))
    look = look_again("roadtrip", view, seat, other, "s")
    assert look.loss == 1
    assert not look.serious


def test_a_word_needs_a_reason_that_is_taught(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = a_view("roadtrip", 4)
    best, other = view.legal(seat)[:2]
    told: dict[str, tuple[Reason, ...]]
    told = {str(best): (Reason("denial", 6.0, "R4"),), str(other): (Reason("sites", 1.0, "R6"),)}

    def looked() -> SecondLook:
        shares = iter((1.0, 0.0) * second_look.MOST)
        monkeypatch.setattr(
            second_look, "judge", lambda *_: Chances((next(shares),) * 2, (0.0,) * 2)
        )
        thought = Thought(best, told[str(best)], 1)
        monkeypatch.setattr(second_look, "think", lambda *_, **__: thought)
        monkeypatch.setattr(second_look, "reasons", lambda *given: told[str(given[-1])])
        return look_again("roadtrip", view, seat, other, "s")

    assert not looked().serious
    more = Reason("animals", 5.0, "R10")
    told[str(best)] = (Reason("denial", 6.0, "R4"), Reason("sites", 1.0, "R6"), more)
    look = looked()
    assert look.serious
    assert look.reasons == (more,), "new sites speak for both"
    told[str(other)] = (*told[str(other)], Reason("animals", 7.0, "R10"))
    assert not looked().serious, "animals speak for the choice"


def test_a_burden_speaks_for_a_move_by_being_small() -> None:
    better = Reason("cards", 2.0, "C8"), Reason("crowd", 0.2, "C3")
    chosen = Reason("cards", 3.0, "C8"), Reason("crowd", 0.9, "C3")
    assert tuple(second_look.speaking(mind("hunt"), better, chosen)) == better[1:]
    assert tuple(second_look.speaking(mind("hunt"), chosen, better)) == chosen[:1]
    assert tuple(second_look.speaking(mind("hunt"), better, ())) == better[:1]


def test_what_follows_is_told_past_ones_own_next_decision() -> None:
    """A Trio lets a pawn in before the other one answers."""
    match = _with_a_trio()
    state, seat = match.state, match.state.to_act[0]
    closing = next(move for move in state.legal(seat) if state.play(seat, move).to_act == (seat,))
    follows = second_look.what_follows("arrows", state.view(seat), seat, closing, "s")
    assert [who for who, _ in follows] == [seat] * (len(follows) - 1) + [1 - seat]
    assert len(follows) > 2


def _with_a_trio() -> Match:
    """A duel of arrows in which somebody can go on after their move."""
    game = GAMES["arrows"]
    for seed in range(50):
        match, rng = Match.new(game, [Seat("A"), Seat("B")], {}, seed, 0), Random(seed)
        while match.state.to_act:
            state, seat = match.state, match.state.to_act[0]
            moves = state.legal(seat)
            if any(state.play(seat, move).to_act == (seat,) for move in moves):
                return match
            match.play(seat, random_bot(state.view(seat), seat, moves, rng))
    raise AssertionError("no such position")


def _on_the_edge() -> tuple[State, int, Move, Move]:
    """Somebody can win at once, and if they do anything else the other one can; found among matches
    of random players. The move that wins, and one that loses."""
    game = GAMES["arrows"]
    for seed in range(300):
        match, rng = Match.new(game, [Seat("A"), Seat("B")], {}, seed, 0), Random(seed)
        while match.state.to_act:
            state, seat = match.state, match.state.to_act[0]
            moves = state.legal(seat)
            won = [move for move in moves if _wins(state, seat, move)]
            lost = [move for move in moves if move not in won and _lets_win(state, seat, move)]
            if won and lost:
                return state.view(seat), seat, won[0], lost[0]
            match.play(seat, random_bot(state.view(seat), seat, moves, rng))
    raise AssertionError("no such position")


def _wins(state: State, seat: int, move: Move) -> bool:
    result = state.play(seat, move).result()
    return result is not None and result.winners == (seat,)


def _lets_win(state: State, seat: int, move: Move) -> bool:
    after = state.play(seat, move)
    return any(_wins(after, other, reply) for other in after.to_act for reply in after.legal(other))


def test_what_follows_is_told_where_nothing_is_hidden() -> None:
    view, seat, _, lost = _on_the_edge()
    look = look_again("arrows", view, seat, lost, "s")
    (mine, move), (other, answer) = look.follows
    assert (mine, move) == (seat, lost)
    assert answer in view.play(seat, lost).legal(other)
    hidden, seat = a_view("hunt", 7)
    for move in hidden.legal(seat):
        assert look_again("hunt", hidden, seat, move, "s").follows == ()
