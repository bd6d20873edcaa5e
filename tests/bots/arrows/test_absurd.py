"""What nobody does who has played arrows twice."""

from collections import Counter

from boomerang_desktop.bots.arrows.absurd import absurd
from boomerang_desktop.games.arrows.moves import Decline, Take
from tests.bots.arrows.positions import SITTINGS, states


def test_captures_pawns_and_wins_are_not_refused() -> None:
    found: Counter[str] = Counter()
    for seed in range(4):
        for sitting in SITTINGS:
            for state in states(sitting, seed, every=2):
                seat = state.to_act[0]
                for move in state.legal(seat):
                    what = absurd(state, seat, move)
                    if what is None:
                        continue
                    found[what] += 1
                    if what == "refuses a pawn for a Trio":
                        assert isinstance(move, Decline)
                    elif what == "lets a sure win go":
                        assert isinstance(move, Take)
                    else:
                        assert state.play(seat, move).lost[seat] > state.lost[seat]
    assert set(found) == {
        "refuses a pawn for a Trio",
        "lets a sure win go",
        "does not capture and loses a pawn",
    }
