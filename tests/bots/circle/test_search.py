"""Rounds of hunt and lascaux, played again and again."""

from collections.abc import Sequence
from random import Random

import attrs
import pytest

from boomerang_desktop.bots.circle.policy import MANNER
from boomerang_desktop.bots.circle.search import Tree
from boomerang_desktop.bots.circle.value import WEIGHTS
from boomerang_desktop.bots.search.bandit import Arms
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.games.circle.state import NOBODY, CircleState
from boomerang_desktop.games.core import Move
from tests.bots.asking import positions, sittings_of
from tests.tables import Sitting

SITTINGS = sittings_of("hunt") + sittings_of("lascaux")

every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[CircleState]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, CircleState)]


class _ByTheRules(Tree):
    """The slow way to finish a round: every bid is a move, and the rules say who is next."""

    def finish(
        self,
        state: CircleState,
        keen: Sequence[Sequence[float]],
        chosen: tuple[int, ...],
        trail: list[tuple[Arms, int]],
    ) -> CircleState:
        state, number = attrs.evolve(state, chosen=chosen), state.round
        while not state.choosing and state.turn != NOBODY and state.round == number:
            who, ring, reserve = state.turn, state.ring, state.reserves[state.turn]
            others_in = len(chosen) - len(state.pile) - 1
            move: Move = STOP
            if reserve and who == self.seat:
                key = (chosen[who], ring, reserve, state.pile)
                if key not in self.nodes:
                    self.nodes[key] = self._bid(chosen[who], others_in, ring, reserve)
                arm = self.nodes[key].pick()
                trail.append((self.nodes[key], arm))
                move = (THROW, STOP)[arm]
            elif reserve:
                careless = not keen[who]
                chance = (
                    0.5 if careless else self.stakes.throws(keen[who][others_in], ring, reserve)
                )
                move = THROW if self.rng.random() < chance else STOP
            state = state.play(who, move)
        return state


@every_sitting
def test_simulated_rounds_go_by_the_rules(sitting: Sitting) -> None:
    for state in _states(sitting, 8, every=10):
        seat = state.to_act[0]
        view = state.view(seat)
        found = []
        for kind in (Tree, _ByTheRules):
            tree = kind(view, seat, view.legal(seat), Random(5), MANNER, WEIGHTS)
            for _ in range(40):
                tree.simulate()
            found.append((tree.root.tries, tree.root.totals, tree.shares, len(tree.nodes)))
        assert found[0] == found[1]
