"""Luck and skill add up, whatever is played."""

import attrs
import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis, analyse, can_analyse, in_order, outcome
from boomerang_desktop.match.analysis.examine import Found, examine
from boomerang_desktop.match.analysis.figures import Depth
from boomerang_desktop.match.analysis.whole import assembled, found_in, instead, pieces
from boomerang_desktop.match.match import Decision
from tests.match.analysis.matches import TINY, at_random, glanced, recorded
from tests.sixth import ENTRY
from tests.tables import Sitting, every_sitting


def adds_up(match: Match, analysis: Analysis) -> None:
    assert analysis.complete
    assert len(analysis.moments) == len(match.decisions)
    for moment in analysis.moments:
        for chances in (moment.before, moment.after):
            assert sum(chances.shares) == pytest.approx(1, abs=1e-9)
            assert all(-1e-9 <= share <= 1 + 1e-9 for share in chances.shares)
        assert sum(moment.decided) == pytest.approx(0, abs=1e-9)
        assert sum(moment.luck) == pytest.approx(0, abs=1e-9)
        judgement = moment.judgement
        assert judgement.best_after == pytest.approx(judgement.after + judgement.loss)
        assert judgement.loss >= 0
        assert judgement.error >= 0
        tried = {one.move: one.chance for one in judgement.tried}
        if tried:
            # whoever tries the best in its place is told that it is the best
            assert tried[moment.move] == pytest.approx(judgement.after, abs=2e-6)
            assert tried[judgement.best] == pytest.approx(judgement.best_after, abs=2e-6)
    for balance in analysis.balances:
        way = balance.own + balance.others + balance.luck
        assert way == pytest.approx(balance.end - balance.start, abs=1e-9)
    for part in ("start", "end"):
        assert sum(getattr(b, part) for b in analysis.balances) == pytest.approx(1, abs=1e-9)
    assert sum(b.luck for b in analysis.balances) == pytest.approx(0, abs=1e-9)
    assert sum(b.own + b.others for b in analysis.balances) == pytest.approx(0, abs=1e-9)


@every_sitting
def test_luck_and_choices_add_up_however_far_a_match_is_played(sitting: Sitting) -> None:
    game, seats = sitting.game.id, sitting.seats
    match = at_random(game, seats, 5, sitting.settings, most=13)
    adds_up(match, glanced(match))


@pytest.mark.parametrize("game", GAMES)
def test_luck_and_choices_add_up_to_the_result(game: str) -> None:
    match = at_random(game, GAMES[game].seats[0], 11)
    assert match.result
    analysis = glanced(match)
    adds_up(match, analysis)
    part = 1 / len(match.result.winners)
    for balance in analysis.balances:
        assert balance.end == (part if balance.seat in match.result.winners else 0)


@pytest.mark.parametrize("name", ["flip-2", "arrows-3"])
def test_where_nothing_is_hidden_there_is_no_luck(name: str) -> None:
    analysis = glanced(recorded(name).until(16))
    assert all(not any(moment.luck) for moment in analysis.moments)
    assert all(not balance.luck for balance in analysis.balances)


def test_a_match_that_has_not_begun_is_analysed_too() -> None:
    match = recorded("hunt-3").until(0)
    analysis = glanced(match)
    adds_up(match, analysis)
    assert outcome(match) is None


def test_the_order_in_which_secrets_were_chosen_does_not_matter() -> None:
    match = at_random("roadtrip", 3, 2, most=9)
    ordered = in_order(match)
    assert in_order(ordered) is ordered
    assert [d.seat for d in ordered.decisions] == [0, 1, 2] * 3
    assert ordered.state == match.state
    assert match.id == ordered.id
    assert [d.seat for d in match.decisions] != [0, 1, 2] * 3
    assert glanced(match) == glanced(ordered)


def test_a_growing_match_is_analysed_as_the_whole_one() -> None:
    match = recorded("hunt-3")
    whole = {piece.number: piece for piece in pieces(match.until(30), TINY, 1)}
    for number in range(30):
        for piece in pieces(match.until(number), TINY, 1, running=True):
            assert piece == whole[piece.number]


def test_who_decides_at_the_same_time_is_waited_for_while_the_match_runs() -> None:
    match = recorded("roadtrip-3").until(4)
    assert [piece.number for piece in pieces(match, TINY, 1, running=True)] == [0, 1, 2]
    assert [piece.number for piece in pieces(match, TINY, 1)] == [0, 1, 2, 3, 4]


def test_what_is_not_known_yet_leaves_the_rest_out() -> None:
    match = recorded("flip-2").until(6)
    found = {piece.number: examine(piece) for piece in pieces(match, TINY, 1)}
    without = {number: each for number, each in found.items() if number != 3}
    analysis = assembled(match, Depth.QUICK, 1, without)
    assert analysis is not None
    assert len(analysis.moments) == 2
    assert not analysis.complete
    assert assembled(match, Depth.QUICK, 1, {}) is None
    kept = found_in(analysis)
    assert list(kept) == [0, 1, 2]
    # the last position is known, but not what came of the decision in it
    assert kept[2] == Found(found[2].chances)
    assert [moment.number for moment in analysis.ahead] == [4, 5]
    assert assembled(match, Depth.QUICK, 1, kept) == attrs.evolve(analysis, ahead=())


def test_the_same_seed_gives_the_same_figures_and_another_others() -> None:
    match = recorded("roadtrip-2").until(5)
    assert analyse(match, Depth.QUICK, 4) == analyse(match, Depth.QUICK, 4)
    assert analyse(match, Depth.QUICK, 4) != analyse(match, Depth.QUICK, 5)


def test_a_game_without_bots_cannot_be_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(can_analyse(game) for game in GAMES)
    monkeypatch.setitem(CATALOGUE, ENTRY.id, ENTRY)
    assert not can_analyse(ENTRY.id)


def test_another_move_is_judged_as_if_it_had_been_made() -> None:
    match = recorded("hunt-3").until(6)
    done = match.decisions[3]
    (other,) = (move for move in match.states[3].legal(done.seat) if move != done.move)
    piece = instead(match, 3, other, TINY, 1)
    assert piece.decision == Decision(done.seat, other)
    judgements = [
        examine(each).judgement for each in (piece, instead(match, 3, done.move, TINY, 1))
    ]
    ours, theirs = judgements
    assert ours is not None
    assert theirs is not None
    assert ours.before == theirs.before
    assert {one.move: one.chance for one in ours.tried} == {
        one.move: one.chance for one in theirs.tried
    }
    assert theirs == glanced(match).moments[3].judgement
