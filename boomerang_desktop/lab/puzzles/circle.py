"""Puzzles of hunt and lascaux: the last auction with open tokens, seen to its end; any other
decision, weighed by what the seat can see."""

from random import Random
from typing import TypeAlias

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.circle.value import holdings, race_gain, score_gain
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move
from boomerang_desktop.lab.puzzles.candidate import (
    Candidate,
    Glance,
    Wanted,
    any_theme,
    what_follows,
    why,
)
from boomerang_desktop.lab.puzzles.weighing import best_but, confirmed
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, PuzzleQuestion, Try

WORLDS = 8
_LEAD_OF_A_BID, _LEAD_OF_A_SUIT = 0.12, 0.08
"""There are two bids, and five or six suits of which some are always much the same."""
_SURE = 0.5
"""How much more of the win the solution of a last auction is worth than anything else."""
_LONGEST = 3
"""Questions, one after the other."""
_EARLY = 32
"""With more cards to come no decision stands out."""
_NO_BID = 4
"""With fewer in the ring it does not matter much who takes them."""
_FEW = 3
"""With a reserve of so few, little is left for the rounds to come."""
_MORE = 0.15
"""In points or chances: what makes a difference that can be told."""


def glance(state: CircleState, seat: int, rng: Random, wanted: Wanted = any_theme) -> Glance | None:
    if len(state.legal(seat)) < 2 or state.cards_left > _EARLY:
        return None
    found = _last_auction(state, seat, rng)
    if found is None:
        return _weighed(state, seat, rng, wanted)
    return found if wanted(found.theme) else None


def examine(state: CircleState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    if glance.proven:
        return _solved(state, seat)
    game_id, view = state.series.variant.id, state.view(seat)
    best, lead = glance.good[0], _lead(view)
    found = confirmed(game_id, view, seat, best, f"{rng.random()}", WORLDS, lead)
    if found is None:
        return None
    tries = [
        Try(str(move), chance, what_follows(game_id, state, seat, move, rng))
        for move, chance in zip(found.moves, found.chances, strict=True)
    ]
    terms = {"crowd"} if glance.theme == "uncrowded" else ()
    facts = _facts(state, seat) | why(game_id, view, seat, glance, terms)
    return Candidate(Measure.CHANCE, (PuzzleQuestion(tuple(tries), 1),), facts)


def likeness(state: CircleState, seat: int) -> object:
    """The same cards before the same seat: one auction makes one puzzle."""
    return (state.face_up, state.collections, seat, state.choosing)


# --- the last auction, with all tokens open

_Key: TypeAlias = tuple[tuple[int, ...], int, int, tuple[int, ...]]


def _key(state: CircleState) -> _Key:
    """All that changes while people bid."""
    return (state.reserves, state.ring, state.turn, state.pile)


class Auction:
    """What a round comes to that is the last one, when everybody knows every token."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._sure: dict[_Key, float] = {}
        self._likely: dict[_Key, tuple[tuple[float, float], ...]] = {}

    def sure(self, state: CircleState) -> float:
        """The share of the win that the seat has, whatever the others do."""
        if result := state.result():
            return final_share(result, self.seat)
        key = _key(state)
        if (known := self._sure.get(key)) is not None:
            return known
        turn = state.turn
        shares = [self.sure(state.play(turn, move)) for move in state.legal(turn)]
        value = self._sure[key] = max(shares) if turn == self.seat else min(shares)
        return value

    def hoped(self, state: CircleState) -> float:
        """The same if everybody plays for their own sake, and kindly where it is all the same to
        them."""
        return self._best(state)[self.seat][0]

    def _best(self, state: CircleState) -> tuple[tuple[float, float], ...]:
        """For each seat its share, and its points to choose between equal shares."""
        if result := state.result():
            return tuple(
                (final_share(result, seat), float(points))
                for seat, points in enumerate(result.scores)
            )
        key = _key(state)
        if (known := self._likely.get(key)) is None:
            turn = state.turn
            ways = [self._best(state.play(turn, move)) for move in state.legal(turn)]
            known = max(ways, key=lambda way: (way[turn], way[self.seat]))
            self._likely[key] = known
        return known

    def answer(self, state: CircleState) -> tuple[Decision, ...]:
        """How the others go on until the seat is asked again: as is worst for it, and of that, as
        is best for them."""
        made = []
        while not state.result() and state.turn != self.seat:
            turn = state.turn
            after = {move: state.play(turn, move) for move in state.legal(turn)}
            move = min(after, key=lambda m: (self.sure(after[m]), self.hoped(after[m]), m == THROW))
            made.append(Decision(turn, move))
            state = after[move]
        return tuple(made)


def finale(state: CircleState, seat: int) -> tuple[Decision, ...]:
    """How the last auction ends: the seat makes sure of its share, the others do what they can
    against it."""
    auction, made = Auction(seat), list[Decision]()
    while not state.result():
        if state.turn == seat:
            after = {move: state.play(seat, move) for move in state.legal(seat)}
            best = max(after, key=lambda m: (auction.sure(after[m]), auction.hoped(after[m])))
            following: tuple[Decision, ...] = (Decision(seat, best),)
        else:
            following = auction.answer(state)
        for decision in following:
            state = state.play(decision.seat, decision.move)
        made += following
    return tuple(made)


def is_last(state: CircleState) -> bool:
    """Whether everybody has chosen, and the game is over when the round is."""
    if state.choosing or state.turn < 0 or state.cards_left:
        return False
    if len(state.series.decks) > state.game + 1 or state.series.hidden_reserves:
        return False
    masks = state.series.variant.deck.suit_masks
    taken = 0
    for suit in state.chosen:
        taken |= masks[suit]
    return not state.series.variant.plays_left_overs or not state.face_up & ~taken


def _only_good(auction: Auction, state: CircleState) -> Move | None:
    """The bid that wins for certain, if the other one does not even if all goes well."""
    after = {move: state.play(auction.seat, move) for move in state.legal(auction.seat)}
    if len(after) < 2:
        return None
    best = max(after, key=lambda move: auction.sure(after[move]))
    least = auction.sure(after[best]) - _SURE
    if any(auction.hoped(after[move]) > least for move in after if move != best):
        return None
    return best


def _last_auction(state: CircleState, seat: int, rng: Random) -> Glance | None:
    if not is_last(state):
        return None
    best = _only_good(Auction(seat), state)
    obvious = mind(state.series.variant.id).greedy(state, seat, state.legal(seat), rng)
    if best is None or best == obvious:
        return None
    return Glance((best,), obvious, "last_stop" if best == STOP else "last_throw", True, state)


def _solved(state: CircleState, seat: int) -> Candidate:
    """As long as there is only one good bid."""
    auction, start = Auction(seat), state
    questions: list[PuzzleQuestion] = []
    while len(questions) < _LONGEST and not state.result():
        best = _only_good(auction, state)
        if best is None:
            break
        after = {move: state.play(seat, move) for move in state.legal(seat)}
        tries = [Try(str(best), auction.sure(after[best]), auction.answer(after[best]))]
        tries += [
            Try(str(move), auction.hoped(after[move]), auction.answer(after[move]))
            for move in after
            if move != best
        ]
        questions.append(PuzzleQuestion(tuple(tries), 1))
        state = after[best]
        for decision in tries[0].answer:
            state = state.play(decision.seat, decision.move)
    tokens = " ".join(_suits(start))
    return Candidate(Measure.WIN, tuple(questions), _facts(start, seat) | {"tokens": tokens})


# --- what the seat can see


def _lead(view: CircleState) -> float:
    return _LEAD_OF_A_SUIT if view.choosing else _LEAD_OF_A_BID


def _weighed(state: CircleState, seat: int, rng: Random, wanted: Wanted) -> Glance | None:
    game_id, view, moves = state.series.variant.id, state.view(seat), state.legal(seat)
    obvious = mind(game_id).greedy(view, seat, moves, rng)
    if not view.choosing and view.ring < _NO_BID:
        return None
    if not view.choosing and not wanted(_of_a_bid(view, seat, STOP if obvious == THROW else THROW)):
        return None
    best = best_but(game_id, view, seat, obvious, f"{rng.random()}", WORLDS, _lead(view))
    if best is None:
        return None
    theme = _of_a_suit(view, seat, best, obvious) if view.choosing else _of_a_bid(view, seat, best)
    return Glance((best,), obvious, theme, False, view) if wanted(theme) else None


def _of_a_bid(view: CircleState, seat: int, best: Move) -> str:
    reasons = mind(view.series.variant.id).reasons
    on, ring = reasons(view, seat, THROW)[0], reasons(view, seat, STOP)[0].value
    if best == THROW:
        # where no place in the order is worth the price, it is the ring that one bids for
        return "grow" if on.term == "early" else "stay_in"
    if view.reserves[seat] <= _FEW and view.cards_left:
        return "reserve"
    return "too_dear" if on.term == "rank" and on.value > ring else "stop_now"


def _of_a_suit(view: CircleState, seat: int, best: Move, obvious: Move) -> str:
    """By what the best suit has more of than the obvious one."""
    deck = view.series.variant.deck
    held = holdings(deck, view.collections)
    crowds, gains, races, denied = [], [], [], []
    for move in (best, obvious):
        if not isinstance(move, Choose):
            continue
        cards = view.face_up & deck.suit_masks[deck.suit_numbers[move.suit]]
        told = {r.term: r.value for r in mind(view.series.variant.id).reasons(view, seat, move)}
        crowds.append(told["crowd"])
        gains.append(score_gain(deck, held, seat, cards))
        races.append(race_gain(deck, held, seat, cards))
        others = [other for other in range(view.series.seats) if other != seat]
        denied.append(max(score_gain(deck, held, other, cards) for other in others))
    if denied[0] > max(denied[1], gains[0]):
        return "deny"
    if races[0] > races[1] + _MORE and gains[0] <= gains[1]:
        return "majority"
    if crowds[0] < crowds[1] - _MORE:
        return "uncrowded"
    return "majority" if races[0] > races[1] else "balance"


def _facts(state: CircleState, seat: int) -> dict[str, int | str]:
    return {"ring": state.ring, "reserve": state.reserves[seat]}


def _suits(state: CircleState) -> list[str]:
    """On the tokens, by seat."""
    return [state.series.variant.deck.suits[suit] for suit in state.chosen]
