"""Whether one move is really better than another."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest

from boomerang_desktop.bots import mind, trial
from boomerang_desktop.bots.core import Taken
from boomerang_desktop.bots.jobs import think
from boomerang_desktop.bots.trial import LOOKS, SCREEN, PlayedOn, Ruling, Run, causes, tried
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.match import Match, Seat
from tests.bots.asking import a_choice


def a_bid() -> tuple[State, int]:
    """Near the end of a round of the hunt, so that little is left to be played."""
    match = Match.new(GAMES["hunt"], [Seat(name) for name in "ABC"], {}, 5, 0)
    suits = match.state.legal(0)
    for seat in range(3):
        match.play(seat, suits[seat % len(suits)])
    for _ in range(3):
        match.play(match.state.to_act[0], match.game.parse("throw"))
    return match.state.view(0), 0


MADE, BETTER, OTHER = (GAMES["hunt"].parse(f"choose:{s}") for s in ("water", "plain", "forest"))


def drawn(
    monkeypatch: pytest.MonkeyPatch,
    loss: float,
    seed: int,
    noise: float = 0.15,
    against_real: float | None = None,
    sheets: tuple[Taken, Taken] = ((2.0, 2.0), (1.0, 1.0)),
    looks: Sequence[int] = LOOKS,
) -> Ruling:
    """A trial in which the better move is better by this much, give or take what worlds differ."""

    def run(played: PlayedOn, move: Move, number: int) -> Run:
        world = Random(f"{seed}/{played.key}/{number}")
        ahead = loss if against_real is None or number % 2 == 0 else against_real
        share = 0.4 + world.gauss(0, 0.1) + Random(f"{world.random()}{move}").gauss(0, noise / 1.4)
        share += ahead if move == BETTER else 0.0
        mine = {"cards": sheets[0] if move == BETTER else sheets[1]}
        other = {"cards": sheets[1] if move == BETTER else sheets[0]}
        return Run(share, (share, 0.3, 0.1), (mine, other, {}))

    monkeypatch.setattr(PlayedOn, "run", run)
    view, seat = a_bid()
    rivals = ("person", "bot:novice", "bot:novice")
    return tried("hunt", view, seat, MADE, [BETTER], rivals, "k", looks)


def test_what_is_no_worse_is_hardly_ever_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Though it is looked at again and again."""
    blamed = sum(drawn(monkeypatch, 0.0, seed).certain for seed in range(400))
    assert blamed <= 16, "one in forty of those that pass, give or take chance"


def test_what_loses_a_lot_is_always_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(drawn(monkeypatch, 0.2, seed).certain for seed in range(50))


def test_losses_that_are_told_are_those_that_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also of those that were suspected and found certain because chance made them look large."""
    rng, gaps = Random(1), []
    for seed in range(600):
        loss = rng.gauss(0.0, trial.SPREAD)
        ruling = drawn(monkeypatch, loss, seed)
        if ruling.certain:
            gaps.append(ruling.loss - loss)
    assert len(gaps) > 100
    assert abs(fmean(gaps)) < 0.005


def test_nothing_is_blamed_before_fifty_worlds_nor_in_those_that_chose_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert drawn(monkeypatch, 0.4, 1).worlds == LOOKS[0] == 50
    hopeless = drawn(monkeypatch, -0.2, 1)
    assert (hopeless.certain, hopeless.worlds) == (False, SCREEN)


def test_against_one_kind_of_opponents_alone_nothing_is_a_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert drawn(monkeypatch, 0.25, 1, noise=0.05).certain
    assert not drawn(monkeypatch, 0.25, 1, noise=0.05, against_real=-0.02).certain


def test_of_several_moves_the_best_is_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn(monkeypatch, 0.3, 1)
    view, seat = a_bid()
    assert tried("hunt", view, seat, MADE, [OTHER, BETTER], (), "k").better == BETTER


def test_what_there_is_no_time_for_stays_open() -> None:
    view, seat = a_bid()
    throw, stop = view.legal(seat)
    ruling = tried("hunt", view, seat, throw, [stop], (), "k", (12, 25, 50), seconds=0.0)
    assert (ruling.better, ruling.certain, ruling.loss, ruling.causes) == (stop, False, 0.0, ())


def test_what_a_rival_loses_speaks_for_a_move_and_what_both_moves_bring_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own, rival = drawn(monkeypatch, 0.3, 1).causes
    assert (own.seat, own.worth, own.better, own.made) == (0, 1.0, 2.0, 1.0)
    assert (rival.seat, rival.better, rival.made) == (1, 1.0, 2.0)
    assert 0 < rival.worth < own.worth, "it may be another who wins instead"
    assert not drawn(monkeypatch, 0.3, 1, sheets=((1.0, 1.0), (1.0, 1.0))).causes


def test_what_is_within_chance_is_no_reason() -> None:
    view, seat = a_bid()
    played = PlayedOn("hunt", view, seat, (), "k")

    def pairs(step: float) -> list[tuple[Run, Run]]:
        rng = Random(1)
        return [
            tuple(
                Run(0.5, (0.5, 0.5), ({"cards": (better + rng.gauss(0, 1), 1.0)}, {}))
                for better in (step, 0.0)
            )  # type: ignore[misc]
            for _ in range(50)
        ]

    assert not list(causes(played, pairs(0.0)))
    assert [cause.term for cause in causes(played, pairs(2.0))] == ["cards"]


@pytest.mark.parametrize("game", GAMES)
def test_a_trial_is_the_same_each_time_and_reads_off_what_its_game_scores(game: str) -> None:
    view, seat = a_choice(game)
    moves = view.legal(seat)
    rivals = ("bot:novice",) * GAMES[game].seats[0]
    one, other = (
        PlayedOn(game, view, seat, rivals, "k").run(moves[0], number) for number in (1, 1)
    )
    assert one == other
    assert sum(one.shares) == pytest.approx(1)
    rehearsal = mind(game).rehearsal
    assert rehearsal
    terms = {term for sheet in one.sheets for term in sheet}
    assert terms
    assert terms <= set(rehearsal.rules)


def test_both_moves_meet_the_same_worlds() -> None:
    view, seat = a_bid()
    one, other = (PlayedOn("hunt", view, seat, (), "k") for _ in range(2))
    worlds = [one.world(number) for number in range(2 * SCREEN)]
    assert worlds == [other.world(number) for number in range(2 * SCREEN)]
    assert all(world.view(seat) == view for world in worlds)
    assert any(world != worlds[0] for world in worlds), "others may have chosen otherwise"


def test_half_of_the_worlds_are_played_with_opponents_as_strong_as_the_real_ones() -> None:
    view, seat = a_bid()
    assert PlayedOn("hunt", view, seat, ("person", "bot:novice", "bot:casual"), "k").mixed
    for kinds in (("person",) * 3, ("bot:novice", "bot:master", "bot:expert:bold")):
        assert not PlayedOn("hunt", view, seat, kinds, "k").mixed, "they play as well"


def test_played_to_the_very_end_it_is_won_or_lost() -> None:
    view, seat = a_bid()
    run = PlayedOn("hunt", view, seat, (), "k", to_the_end=True).run(view.legal(seat)[0], 0)
    assert set(run.shares) <= {0.0, 0.5, 1.0, 1 / 3}


def test_a_best_move_is_not_blamed() -> None:
    view, seat = a_bid()
    best = think("hunt", view, seat, "s").move
    other = next(move for move in view.legal(seat) if move != best)
    assert not tried("hunt", view, seat, best, [other], (), "k").certain
