"""The rest of a round, played again and again."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import attrs

from boomerang_desktop.bots.circle.policy import MANNER
from boomerang_desktop.bots.circle.search import RoundTree, reasons
from boomerang_desktop.bots.circle.value import WEIGHTS, holdings, race_gain
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.games.circle.state import NOBODY, CircleState
from boomerang_desktop.games.core import Move
from tests.bots.circle.positions import TOP, every_sitting, states
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting


class _ByTheRules(RoundTree):
    """The slow way to finish a round: every bid is a move, and the rules say who is next."""

    def finish(
        self,
        state: CircleState,
        keen: Sequence[Sequence[float]],
        chosen: tuple[int, ...],
    ) -> CircleState:
        state, number = attrs.evolve(state, chosen=chosen), state.round
        while not state.choosing and state.turn != NOBODY and state.round == number:
            who, ring, reserve = state.turn, state.ring, state.reserves[state.turn]
            others_in = len(chosen) - len(state.pile) - 1
            move: Move = STOP
            if reserve and who == self.seat:
                throw = self.own_throw(chosen[who], others_in, ring, reserve, state.pile)
                move = THROW if throw else STOP
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
    for state in states(sitting, 8, every=10):
        seat = state.to_act[0]
        view = state.view(seat)
        found = []
        for kind in (RoundTree, _ByTheRules):
            tree = kind(view, seat, view.legal(seat), Random(5), MANNER, WEIGHTS)
            for _ in range(40):
                tree.simulate()
            found.append((tree.root.tries, tree.root.totals, len(tree.nodes)))
        assert found[0] == found[1]


def grown(
    state: CircleState, simulations: int, seed: int = 1, *, secretive: bool = False
) -> RoundTree:
    seat, rng = state.to_act[0], Random(seed)
    tree = RoundTree(state.view(seat), seat, state.legal(seat), rng, MANNER, WEIGHTS, secretive)
    for _ in range(simulations):
        tree.simulate()
    return tree


def test_every_simulation_tries_one_of_the_moves() -> None:
    tree = grown(sit(HUNT, top=TOP), 50)
    assert tree.simulations == sum(tree.root.tries) == 50
    assert len(tree.root.tries) == len(tree.moves)
    assert tree.choice() in range(len(tree.moves))


def test_a_bid_is_the_one_tried_most_and_says_why() -> None:
    state = play(HUNT, choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest"), "0 throw")
    tree = grown(state, 80)
    arm = tree.choice()
    assert tree.root.tries[arm] == max(tree.root.tries)
    first = {str(move): reasons(tree.view, 1, move)[0].term for move in tree.moves}
    assert first["stop"] == "ring"
    assert first["throw"] in ("rank", "early")


def test_a_suit_that_was_hardly_tried_is_not_drawn() -> None:
    tree = grown(sit(HUNT, top=TOP), 400)
    enough = max(tree.root.tries) / 4
    drawn = {tree.choice() for _ in range(60)}
    assert all(tree.root.tries[arm] >= enough for arm in drawn)


def test_whoever_is_secretive_draws_what_is_as_good_and_not_expected() -> None:
    state = sit(HUNT, top=TOP)
    deck = state.series.variant.deck
    held = holdings(deck, state.collections)
    tree = grown(state, 0, secretive=True)
    gains = [
        race_gain(deck, held, 0, state.face_up & deck.suit_masks[suit])
        for suit in tree.stakes.suits
    ]
    expected = gains.index(max(gains))
    other = (expected + 1) % len(gains)
    # as if all had been tried, and only one were as good as the one that everybody expects
    values = [0.4] * len(gains)
    values[expected], values[other] = 0.5, 0.499
    tree.simulations = 100 * len(gains)
    tree.root.tries = [100] * len(gains)
    tree.root.totals = [100 * value for value in values]
    drawn = Counter(tree.choice() for _ in range(300))
    assert set(drawn) == {expected, other}
    assert drawn[other] > 2 * drawn[expected]
    values[other] = 0.4
    tree.root.totals = [100 * value for value in values]
    assert {tree.choice() for _ in range(50)} == {expected}


def test_in_each_world_the_others_have_suits_that_lie_there() -> None:
    state = choose(HUNT, sit(HUNT, seats=4, top=TOP), "water", "plain", "forest", "water")
    tree = grown(state, 0)
    for _ in range(30):
        full, chosen, keen = tree.world()
        assert full.view(0) == state.view(0)
        assert set(chosen) <= set(tree.stakes.suits)
        assert len(keen) == 4


def test_with_an_empty_reserve_there_is_nothing_to_try_but_the_stop() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "water", "plain", "forest")
    tree = grown(attrs.evolve(state, reserves=(0, 18, 18)), 10)
    assert tree.root.tries == [10]
