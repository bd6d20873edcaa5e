"""Players of hunt and lascaux."""

from collections.abc import Callable, Sequence
from random import Random

from boomerang_desktop.bots.circle.absurd import absurd
from boomerang_desktop.bots.circle.chances import judge, worlds
from boomerang_desktop.bots.circle.policy import MANNER, Manner, draw, stakes_of
from boomerang_desktop.bots.circle.rehearsal import REHEARSAL
from boomerang_desktop.bots.circle.search import RoundTree, reasons
from boomerang_desktop.bots.circle.tastes import TASTES
from boomerang_desktop.bots.circle.value import WEIGHTS, holdings, score_gain
from boomerang_desktop.bots.core import Bot, Level, Liking, Mind, Thought, impulsive, sane, thinking
from boomerang_desktop.bots.search.tree import ASK_STOP, never
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move

_AS_GOOD = 0.8
"""Suits are about as good to a beginner if one is chosen at least this often for each time that the
other is."""


def greedy(view: CircleState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
    """Takes the suit that scores most now, and bids until the ring would score as much."""
    if len(moves) == 1:
        return moves[0]
    if not view.choosing:
        return THROW if _score_gain(view, seat, view.chosen[seat]) > view.ring / 6 else STOP
    numbers = view.series.variant.deck.suit_numbers
    gains = [_score_gain(view, seat, numbers[m.suit]) for m in moves if isinstance(m, Choose)]
    return rng.choice([m for m, gain in zip(moves, gains, strict=True) if gain == max(gains)])


def _score_gain(view: CircleState, seat: int, suit: int) -> int:
    """What the seat's score gains if it captures all cards of the suit."""
    deck = view.series.variant.deck
    held = holdings(deck, view.collections)
    return score_gain(deck, held, seat, view.face_up & deck.suit_masks[suit])


def person(manner: Manner = MANNER) -> Bot:
    """Weighs what each suit brings against the crowd and the price of boomerangs."""

    def think(view: CircleState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        if len(moves) == 1:
            return moves[0]
        stakes = stakes_of(view, manner)
        if view.choosing:
            return stakes.deck.choices[draw(stakes.chances[seat], rng.random)]
        others_in = stakes.seats - len(view.pile) - 1
        keen = stakes.keen[seat][view.chosen[seat]][others_in]
        throw = rng.random() < stakes.throws(keen, view.ring, view.reserves[seat])
        return THROW if throw else STOP

    return think


def _by_number(manner: Manner, whim: float) -> Bot:
    """Chooses the suit of which most cards lie there, give or take a whim (in cards), whoever has
    the most of each animal; then bids like a person."""
    bidder = person(manner)

    def choose(view: CircleState, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        if not view.choosing or len(moves) == 1:
            return bidder(view, seat, moves, rng)
        deck = view.series.variant.deck
        shown = [
            (view.face_up & deck.suit_masks[deck.suit_numbers[move.suit]]).bit_count()
            + whim * rng.random()
            for move in moves
            if isinstance(move, Choose)
        ]
        return moves[max(range(len(moves)), key=shown.__getitem__)]

    return choose


def _attentive(manner: Manner) -> Level:
    """A person who turns from a suit to another that seems about as good, if that one is more to
    its liking. Of any two that come to mind, those who like big prizes would take the better one
    too often."""
    plain = person(manner)

    def choose(
        view: CircleState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        first = plain(view, seat, moves, rng)
        if liking is None or not view.choosing:
            return first
        stakes = stakes_of(view, manner)
        chances: dict[Move, float] = dict(
            zip(stakes.deck.choices, stakes.chances[seat], strict=True)
        )
        near = [
            move
            for move in moves
            if _AS_GOOD <= chances[move] / chances[first] <= 1 / _AS_GOOD and move != first
        ]
        return max([first, *near], key=liking)

    return choose


def _in_suits_alone(level: Level) -> Level:
    """Shows its temperament when it chooses, not when it bids: a round has so many bids that a
    beginner who always throws on, or always gives up first, is far weaker than others."""

    def choose(
        view: CircleState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        return level(view, seat, moves, rng, liking if view.choosing else None)

    return choose


def search(
    view: CircleState,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
    liking: Liking | None = None,
) -> Thought:
    """All of one's own decisions in the round, tried against what the others probably have."""
    tree = _grown(view, seat, moves, rng, simulations, stop)
    arm = tree.choice(liking)
    return Thought(moves[arm], reasons(view, seat, moves[arm]), tree.simulations)


def _grown(
    view: CircleState,
    seat: int,
    moves: Sequence[Move],
    rng: Random,
    simulations: int,
    stop: Callable[[], bool] = never,
    secretive: bool = False,
) -> RoundTree:
    tree = RoundTree(view, seat, moves, rng, MANNER, WEIGHTS, secretive)
    for done in range(max(1, simulations)):
        if done and done % ASK_STOP == 0 and stop():
            break
        tree.simulate()
    return tree


def _secretive(simulations: int) -> Level:
    """Thinks that long, and does not let others guess its suit. A hint would rather be the best
    that was found."""

    def choose(
        view: CircleState,
        seat: int,
        moves: Sequence[Move],
        rng: Random,
        liking: Liking | None = None,
    ) -> Move:
        if len(moves) == 1:
            return moves[0]
        tree = _grown(view, seat, moves, rng, simulations, secretive=True)
        return moves[tree.choice(liking)]

    return choose


_NOVICE = Manner(denial=0.0, suit_freedom=1.2, keenness=0.7, bid_freedom=0.6, thrift=0.0)
"""Does not count majorities, gives up early and does not save."""
_CASUAL = Manner(denial=0.2, suit_freedom=0.8, keenness=0.9, bid_freedom=0.45, thrift=0.5)

heuristic = person()
MIND = Mind(
    greedy=greedy,
    heuristic=heuristic,
    search=search,
    reasons=reasons,
    judge=judge,
    absurd=absurd,
    serious=0.1,
    levels={
        "novice": sane(_in_suits_alone(impulsive(_by_number(_NOVICE, whim=1.5))), absurd),
        "casual": sane(_in_suits_alone(_attentive(_CASUAL)), absurd),
        "skilled": sane(thinking(search, 12), absurd),
        "expert": thinking(search, 60),
        "master": _secretive(1500),
    },
    tastes=TASTES,
    hint_simulations=3000,
    worlds=worlds,
    rehearsal=REHEARSAL,
)
