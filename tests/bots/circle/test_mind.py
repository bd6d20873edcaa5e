"""Players of hunt and lascaux: legal, fair, the same by seed, and no fools."""

from collections import Counter
from collections.abc import Sequence
from random import Random

import attrs
import pytest

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.circle.mind import search
from boomerang_desktop.bots.circle.policy import MANNER, draw, stakes_of
from boomerang_desktop.bots.circle.search import Tree
from boomerang_desktop.bots.circle.value import WEIGHTS, appraise, price, prospects, race
from boomerang_desktop.bots.core import LEVELS
from boomerang_desktop.bots.search.bandit import Arms
from boomerang_desktop.games.circle import HUNT
from boomerang_desktop.games.circle.moves import STOP, THROW
from boomerang_desktop.games.circle.state import NOBODY, CircleState
from boomerang_desktop.games.core import Move
from tests.bots.asking import asked, positions, sittings_of
from tests.games.circle.table import choose, play, sit
from tests.tables import Sitting

SITTINGS = sittings_of("hunt") + sittings_of("lascaux")
QUICK = ("greedy", "heuristic", "bot:novice", "bot:casual", "bot:skilled")
TOP = ("fish water forest", "fish water plain", "emu water desert", "gecko desert mountain")
every_sitting = pytest.mark.parametrize("sitting", SITTINGS, ids=str)


def _states(sitting: Sitting, seed: int, every: int = 1) -> list[CircleState]:
    return [s for s in positions(sitting, seed, every) if isinstance(s, CircleState)]


@every_sitting
def test_a_bot_does_what_it_may(sitting: Sitting) -> None:
    for number, state in enumerate(_states(sitting, 1, every=5)):
        seat = state.to_act[-1]
        kind = QUICK[number % len(QUICK)]
        assert asked(kind, sitting.game.id, state, seat) in state.legal(seat)


@every_sitting
def test_the_search_does_what_it_may_and_says_why(sitting: Sitting) -> None:
    for state in _states(sitting, 2, every=7):
        seat = state.to_act[0]
        view = state.view(seat)
        thought = search(view, seat, view.legal(seat), Random(1), 4)
        assert thought.move in state.legal(seat)
        assert 0 <= thought.value <= 1
        assert thought.simulations == 4
        assert 2 <= len(thought.reasons) <= 3
        assert {reason.rule for reason in thought.reasons} <= {"C3", "C4", "C5", "C6", "C8"}


@pytest.mark.parametrize("game_id", ["hunt", "lascaux"])
def test_all_levels_are_there(game_id: str) -> None:
    assert tuple(mind(game_id).levels) == LEVELS


@pytest.mark.parametrize("kind", QUICK)
def test_the_same_seed_gives_the_same_decision(kind: str) -> None:
    for sitting in SITTINGS[::5]:
        for state in _states(sitting, 3, every=17):
            seat = state.to_act[0]
            answers = {asked(kind, sitting.game.id, state, seat, seed=7) for _ in range(2)}
            assert len(answers) == 1


@every_sitting
def test_what_a_seat_cannot_see_does_not_change_its_choice(sitting: Sitting) -> None:
    for number, state in enumerate(_states(sitting, 4, every=9)):
        seat = state.to_act[0]
        kind = QUICK[number % len(QUICK)]
        other = state.view(seat).guess(Random(9))
        assert asked(kind, sitting.game.id, other, seat) == asked(
            kind, sitting.game.id, state, seat
        )


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


def test_who_has_nothing_to_throw_still_sees_how_it_stands() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    state = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 12)
    view = state.view(0)
    thought = search(view, 0, view.legal(0), Random(1), 20)
    assert thought.move == STOP
    assert 0 < thought.value < 1


def test_thinking_stops_when_told() -> None:
    state = sit(HUNT)
    looks = iter([False])
    moves = state.legal(0)
    thought = search(state.view(0), 0, moves, Random(1), 10**9, lambda: next(looks, True))
    assert thought.simulations == 64
    at_once = search(state.view(0), 0, moves, Random(1), 10**9, lambda: True)
    assert at_once.move in moves


def test_a_race_that_is_over_scores_as_C1_says() -> None:
    assert race((5, 3, 1)) == (5, 0, 0)
    assert race((4, 4, 1)) == (4, 4, 0)


def test_a_race_is_even_at_first_and_leans_to_whoever_has_more() -> None:
    assert len(set(race((0, 0, 0, 0)))) == 1
    ahead, behind, _ = race((3, 1, 0))
    assert ahead > behind
    # nobody can overtake five of nine
    assert race((5, 0, 0))[1] < race((4, 0, 0))[1]


def test_a_boomerang_is_worth_a_sixth_at_the_end_and_more_before() -> None:
    assert price(0) == pytest.approx(1 / 6)
    assert price(54) > price(6) > price(0)


def test_a_lead_counts_less_while_many_cards_are_to_come() -> None:
    early = sit(HUNT)
    two_fish = sum(1 << card for card in HUNT.variant.deck.members(early.face_up)[:2])
    early = attrs.evolve(early, collections=(two_fish, 0, 0), first=2)
    late = attrs.evolve(early, drawn=54)

    def lead(state: CircleState) -> float:
        ahead, behind, _ = prospects(state)
        return ahead - behind

    assert 0 < lead(early) < lead(late)


@every_sitting
def test_shares_of_the_win_add_up(sitting: Sitting) -> None:
    for state in _states(sitting, 5, every=11):
        if state.choosing:
            assert len(prospects(state)) == sitting.seats
            shares = [appraise(state, seat)[1] for seat in range(sitting.seats)]
            assert sum(shares) == pytest.approx(1)


@every_sitting
def test_beliefs_are_chances_of_suits_that_can_be_chosen(sitting: Sitting) -> None:
    for state in _states(sitting, 6, every=11):
        stakes = stakes_of(state)
        for seat in state.to_act:
            for belief in stakes.belief(state.view(seat), seat):
                assert sum(belief) == pytest.approx(1)
                assert min(belief) >= 0
                drawn = draw(belief, Random(1).random) // stakes.tempers
                assert drawn in stakes.suits


def test_who_bids_on_is_believed_to_want_much() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    early = play(HUNT, state, "0 throw").view(2)
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 3, "0 throw", "1 throw").view(2)
    stakes = stakes_of(early)
    rich = max(stakes.suits, key=lambda suit: stakes.worth[1][suit][0])

    def believed(view: CircleState) -> float:
        belief = stakes.belief(view, 2)[1]
        return sum(belief[rich * stakes.tempers : (rich + 1) * stakes.tempers])

    assert believed(late) > believed(early)


def test_who_bids_on_and_on_is_not_believed_to_be_careless() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "desert", "water", "mountain")
    late = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 6, "0 throw", "1 throw").view(2)
    stakes = stakes_of(late)

    def careless(view: CircleState) -> float:
        return sum(stakes.belief(view, 2)[1][stakes.tempers - 1 :: stakes.tempers])

    # before any bid it is what one expects of people
    assert careless(state.view(2)) == pytest.approx(MANNER.careless)
    assert careless(late) < MANNER.careless / 10


def test_the_own_suit_cannot_be_read() -> None:
    state = sit(HUNT, seats=4)
    moves = state.legal(0)
    answers = Counter(search(state.view(0), 0, moves, Random(seed), 60).move for seed in range(40))
    assert len(answers) > 1


def test_nobody_bids_for_a_worthless_card_down_to_nothing() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    assert state.reserves == (12, 12, 12)
    throws = 0
    while state.turn >= 0 and not state.choosing:
        seat = state.turn
        if seat:
            move = state.legal(seat)[0]
        else:
            move = search(state.view(0), 0, state.legal(0), Random(throws), 200).move
            throws += str(move) == "throw"
        state = state.play(seat, move)
    assert throws < 9
    assert WEIGHTS.few > 0


def test_a_full_ring_is_cashed() -> None:
    state = choose(HUNT, sit(HUNT, top=TOP), "mountain", "water", "water")
    state = play(HUNT, state, *["0 throw", "1 throw", "2 throw"] * 8)
    thought = search(state.view(0), 0, state.legal(0), Random(1), 300)
    assert str(thought.move) == "stop"
    assert thought.reasons[0].term == "ring"
