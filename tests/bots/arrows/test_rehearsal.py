"""What a match of arrows that was played on has come to."""

from boomerang_desktop.bots.arrows.rehearsal import REHEARSAL
from boomerang_desktop.games.arrows.state import ArrowsState
from tests.bots.asking import positions, sittings_of


def test_a_duel_counts_pawns_and_its_end() -> None:
    [sitting, *_] = [s for s in sittings_of("arrows") if s.seats == 2]
    for state in positions(sitting, 3):
        assert isinstance(state, ArrowsState)
        sheets = [REHEARSAL.sheet(state, state, seat) for seat in (0, 1)]
        assert [sheet["pawns"][1] for sheet in sheets] == [state.strength(0), state.strength(1)]
        assert all(sheet["duel"] == (0, 0) for sheet in sheets)
    last = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    result = last.result()
    assert result
    won = [REHEARSAL.sheet(state, last, seat)["duel"][1] for seat in (0, 1)]
    assert won == [float(seat in result.winners) for seat in (0, 1)]


def test_with_more_players_prisoners_weigh_more_than_ones_own_pawns() -> None:
    [sitting, *_] = [s for s in sittings_of("arrows") if s.seats == 4]
    for state in positions(sitting, 3, every=5):
        assert isinstance(state, ArrowsState)
        sheet = REHEARSAL.sheet(state, state, 2)
        assert sheet["prisoners"][1] == sum(state.prisoners[2])
        assert sheet["pawns"][1] == state.strength(2)
        assert sheet["pawns"][0] < sheet["pawns"][1]
