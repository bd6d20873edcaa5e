"""What a match of flip that was played on has come to."""

from boomerang_desktop.bots.flip.rehearsal import REHEARSAL
from boomerang_desktop.games.flip.state import FlipState, worth
from tests.bots.asking import positions, sittings_of


def test_points_are_what_shows_ones_colour_and_at_the_end_what_the_other_could_not_place() -> None:
    first: FlipState | None = None
    for state in positions(sittings_of("flip")[0], 2):
        assert isinstance(state, FlipState)
        first = first or state
        assert REHEARSAL.sheet(first, state, 0) == {"board": (worth(state.pieces[0]),) * 2}
    last = state.play(state.to_act[0], state.legal(state.to_act[0])[0])
    result = last.result()
    assert result
    for seat in (0, 1):
        sheet = REHEARSAL.sheet(first, last, seat)
        assert sum(points for points, _ in sheet.values()) == result.scores[seat]
