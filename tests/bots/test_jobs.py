"""What another process is asked to do."""

from random import Random

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import Thought
from boomerang_desktop.bots.jobs import advise, decide, judge, reasons, think
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat


def test_thinking_ends_in_time() -> None:
    for game in GAMES.values():
        match = Match.new(game, [Seat(f"seat {n}") for n in range(game.seats[0])], {}, 1)
        seat = match.state.to_act[0]
        thought = think(game.id, match.state.view(seat), seat, "1", 10**9, seconds=0.05)
        # so many simulations would take hours
        assert thought.simulations < 10**9
        assert isinstance(thought, Thought)
        assert thought.move in match.state.legal(seat)


def test_thinking_is_at_full_strength_and_repeats_itself() -> None:
    game = GAMES["hunt"]
    match = Match.new(game, [Seat(f"seat {n}") for n in range(3)], {}, 1)
    view = match.state.view(0)
    once, again = (think("hunt", view, 0, "1") for _ in range(2))
    assert once == again
    assert once.simulations > 1000


def test_advice_is_the_thought_and_how_it_stands_by_the_same_view() -> None:
    match = Match.new(GAMES["hunt"], [Seat(f"seat {n}") for n in range(3)], {}, 1)
    view = match.state.view(0)
    thought, chances = advise("hunt", view, 0, "1")
    assert thought == think("hunt", view, 0, "1")
    assert chances == judge("hunt", view, "1")


def test_what_is_over_is_judged_by_how_it_ended() -> None:
    match = Match.new(GAMES["flip"], [Seat("Ana"), Seat("Bruno")], {}, 1, 0)
    while match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    assert match.result is not None
    chances = judge("flip", match.state, "1")
    assert chances.errors == (0.0, 0.0)
    assert [share > 0 for share in chances.shares] == [
        seat in match.result.winners for seat in range(2)
    ]


def test_a_bot_decides_as_it_would_here() -> None:
    match = Match.new(GAMES["flip"], [Seat("Ana"), Seat("Bruno")], {}, 1, 0)
    view = match.state.view(0)
    expected = bot("greedy", "flip")(view, 0, view.legal(0), Random("seed"))
    assert decide("greedy", "flip", view, 0, "seed") == expected


def test_every_move_has_its_reasons_and_the_best_those_of_the_hint() -> None:
    for game in GAMES.values():
        match = Match.new(game, [Seat(f"seat {n}") for n in range(game.seats[0])], {}, 1, 0)
        for _ in range(8):
            seat = match.state.to_act[0]
            view, moves = match.state.view(seat), match.state.legal(seat)
            thought = think(game.id, view, seat, "1", 8)
            assert reasons(game.id, view, seat, thought.move) == thought.reasons
            for move in moves[:5]:
                assert all(reason.term for reason in reasons(game.id, view, seat, move))
            match.play(seat, moves[0])
