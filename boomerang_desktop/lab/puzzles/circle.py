"""Puzzles of hunt and lascaux: the last auction with open tokens, seen to its end; any other
decision, weighed by what the seat can see."""

from random import Random

from boomerang_desktop.bots import mind
from boomerang_desktop.bots.circle.value import holdings, score_gain
from boomerang_desktop.bots.search.outcome import final_share
from boomerang_desktop.games.circle.moves import STOP, THROW, Choose
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Move
from boomerang_desktop.lab.puzzles.candidate import Candidate, what_follows
from boomerang_desktop.lab.puzzles.weighing import stands_out
from boomerang_desktop.study.puzzles import Measure, Question, Try

WORLDS = 12
_LEAD = 0.12
_SURE = 0.5
"""How much more of the win the solution of a last auction is worth than anything else."""


def examine(state: CircleState, seat: int, rng: Random) -> Candidate | None:
    moves = state.legal(seat)
    if len(moves) < 2:
        return None
    return _last_auction(state, seat, rng) or _weighed(state, seat, rng)


# --- the last auction, with all tokens open


class Auction:
    """What a round comes to that is the last one, when everybody knows every token."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._sure: dict[CircleState, float] = {}
        self._likely: dict[CircleState, tuple[tuple[float, float], ...]] = {}

    def sure(self, state: CircleState) -> float:
        """The share of the win that the seat has, whatever the others do."""
        if (known := self._sure.get(state)) is not None:
            return known
        if result := state.result():
            value = final_share(result, self.seat)
        else:
            turn = state.to_act[0]
            shares = [self.sure(state.play(turn, move)) for move in state.legal(turn)]
            value = max(shares) if turn == self.seat else min(shares)
        self._sure[state] = value
        return value

    def hoped(self, state: CircleState) -> float:
        """The same if everybody plays for their own sake, and kindly where it is all the same to
        them."""
        return self._best(state)[self.seat][0]

    def _best(self, state: CircleState) -> tuple[tuple[float, float], ...]:
        """For each seat its share, and its points to choose between equal shares."""
        if (known := self._likely.get(state)) is not None:
            return known
        if result := state.result():
            value = tuple(
                (final_share(result, seat), float(points))
                for seat, points in enumerate(result.scores)
            )
        else:
            turn = state.to_act[0]
            ways = [self._best(state.play(turn, move)) for move in state.legal(turn)]
            value = max(ways, key=lambda way: (way[turn], way[self.seat]))
        self._likely[state] = value
        return value


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


def _last_auction(state: CircleState, seat: int, rng: Random) -> Candidate | None:
    moves = state.legal(seat)
    if not is_last(state) or len(moves) < 2:
        return None
    auction = Auction(seat)
    after = {move: state.play(seat, move) for move in moves}
    sure = {move: auction.sure(after[move]) for move in moves}
    best = max(moves, key=sure.__getitem__)
    others = [move for move in moves if move != best]
    if any(auction.hoped(after[move]) > sure[best] - _SURE for move in others):
        return None
    game_id = state.series.variant.id
    obvious = mind(game_id).greedy(state.view(seat), seat, moves, rng)
    if obvious == best:
        return None
    tries = [
        Try(
            str(move),
            sure[move] if move == best else auction.hoped(after[move]),
            what_follows(game_id, state, seat, move, rng),
        )
        for move in [best, *others]
    ]
    return Candidate(
        Measure.WIN,
        True,
        (Question(tuple(tries), 1),),
        obvious,
        "last_stop" if best == STOP else "last_throw",
        _facts(state, seat) | {"tokens": " ".join(_suits(state))},
        _likeness(state, seat),
    )


# --- what the seat can see


def _weighed(state: CircleState, seat: int, rng: Random) -> Candidate | None:
    game_id, view, moves = state.series.variant.id, state.view(seat), state.legal(seat)
    player = mind(game_id)
    obvious = player.greedy(view, seat, moves, rng)
    seed = f"{rng.random()}"
    found = stands_out(game_id, view, seat, moves, seed, WORLDS, _LEAD)
    if found is None or found.moves[0] == obvious:
        return None
    best = found.moves[0]
    if not view.choosing:
        for again in range(3):
            deep = player.search(view, seat, moves, Random(f"{seed}/{again}"), 4000)
            if deep.move != best:
                return None
    tries = [
        Try(str(move), chance, what_follows(game_id, state, seat, move, rng))
        for move, chance in zip(found.moves, found.chances, strict=True)
    ]
    return Candidate(
        Measure.CHANCE,
        False,
        (Question(tuple(tries), 1),),
        obvious,
        _theme(view, seat, best, obvious),
        _facts(view, seat),
        _likeness(view, seat),
    )


def _theme(view: CircleState, seat: int, best: Move, obvious: Move) -> str:
    if best == STOP:
        return "stop_now"
    if best == THROW:
        return "stay_in"
    deck = view.series.variant.deck
    held = holdings(deck, view.collections)
    gains = [
        score_gain(deck, held, seat, view.face_up & deck.suit_masks[deck.suit_numbers[move.suit]])
        for move in (best, obvious)
        if isinstance(move, Choose)
    ]
    return "deny" if gains[0] < gains[1] else "uncrowded"


def _facts(state: CircleState, seat: int) -> dict[str, int | str]:
    return {"ring": state.ring, "reserve": state.reserves[seat]}


def _likeness(state: CircleState, seat: int) -> tuple[object, ...]:
    """The same cards before the same seat: one auction makes one puzzle."""
    return (state.face_up, state.collections, seat, state.choosing)


def _suits(state: CircleState) -> list[str]:
    """On the tokens, by seat."""
    return [state.series.variant.deck.suits[suit] for suit in state.chosen]
