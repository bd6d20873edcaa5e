"""What a choice gives away."""

from random import Random

import attrs
import pytest

from boomerang_desktop.bots import mind, random_bot, second_look
from boomerang_desktop.bots.core import Chances, Thought
from boomerang_desktop.bots.jobs import think
from boomerang_desktop.bots.second_look import SecondLook, look_again
from boomerang_desktop.bots.trial import Ruling
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat
from tests.bots.asking import a_choice
from tests.causes import cause


@pytest.mark.parametrize("game_id", GAMES)
def test_the_best_gives_away_nothing_and_nothing_gives_away_more_than_all(game_id: str) -> None:
    view, seat = a_choice(game_id, 7)
    best = think(game_id, view, seat, "s", seconds=0.1).move
    look = look_again(game_id, view, seat, best, "s", 0.2)
    assert look.loss == 0 or look.best != best
    for move in view.legal(seat)[:3]:
        look = look_again(game_id, view, seat, move, "s", 0.2)
        assert 0 <= look.loss <= 1
        assert look.error >= 0


def test_what_has_been_advised_is_what_a_choice_is_compared_with() -> None:
    view, seat = a_choice("flip", 6)
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


def ruled(
    monkeypatch: pytest.MonkeyPatch, game_id: str, decisions: int, ruling: Ruling
) -> SecondLook:
    """A choice that seems bad, and what came of trying it."""
    view, seat = a_choice(game_id, decisions)
    best, other = view.legal(seat)[:2]
    monkeypatch.setattr(second_look, "think", lambda *_, **__: Thought(best))
    monkeypatch.setattr(second_look, "tried", lambda *_: attrs.evolve(ruling, better=best))
    shares = iter((1.0, 0.0) * 50)
    monkeypatch.setattr(second_look, "judge", lambda *_: Chances((next(shares),) * 5, (0.0,) * 5))
    return look_again(game_id, view, seat, other, "s")


FOUND = Ruling(Move(), 0.5, 0.02, 50, True, (cause("cards"), cause("reserve", worth=-1.0)))


def test_only_what_is_certain_and_large_is_worth_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ruled(monkeypatch, "hunt", 7, FOUND).serious
    for changes in ({"certain": False}, {"loss": 0.11}, {"error": 0.45}):
        ruling = attrs.evolve(FOUND, **changes)
        assert not ruled(monkeypatch, "hunt", 7, ruling).serious, changes


def test_a_word_needs_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert ruled(monkeypatch, "hunt", 7, FOUND).causes == FOUND.causes[:1], "not what speaks for it"
    ruling = attrs.evolve(FOUND, causes=FOUND.causes[1:])
    assert not ruled(monkeypatch, "hunt", 7, ruling).serious


def test_what_seems_good_is_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    view, seat = a_choice("hunt", 7)
    best, other = view.legal(seat)[:2]
    monkeypatch.setattr(second_look, "think", lambda *_, **__: Thought(best))
    monkeypatch.setattr(second_look, "judge", lambda *_: Chances((0.2,) * 5, (0.0,) * 5))
    monkeypatch.setattr(second_look, "tried", None)
    assert look_again("hunt", view, seat, other, "s").loss == 0


def test_nobody_is_stopped_at_the_first_card_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not ruled(monkeypatch, "roadtrip", 0, FOUND).serious
    assert ruled(monkeypatch, "roadtrip", 4, FOUND).serious


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
    hidden, seat = a_choice("hunt", 7)
    for move in hidden.legal(seat):
        assert look_again("hunt", hidden, seat, move, "s").follows == ()
