"""Infers what kind of player each rival is from the cards they have taken so far.

All cards laid in earlier rounds are public, so the hands they came from are known too. In the
current round a seat knows the hands that have passed through it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from math import exp, log

from boomerang_desktop.bots.roadtrip.policy import (
    ATTENTIVE,
    PLANNING,
    Hopes,
    Model,
    RoundTable,
    Takings,
    table_of,
)
from boomerang_desktop.games.roadtrip.cards import HIDDEN, members
from boomerang_desktop.games.roadtrip.deals import HAND
from boomerang_desktop.games.roadtrip.sheet import EMPTY_SHEET, Sheet, score
from boomerang_desktop.games.roadtrip.state import RoadTrip

PLANNER: Model = partial(Hopes, preferences=PLANNING)
MODELS: tuple[Model, ...] = (Takings, partial(Hopes, preferences=ATTENTIVE), PLANNER)
_FIRMNESS = 2.0
"""How much likelier a card worth one point more is to be taken, as a logarithm."""
_SLIP = 0.08
"""Probability of taking a random card."""

Evidence = tuple[tuple[float, ...], ...]
"""For each seat and model, the log-likelihood of its choices."""


def beliefs(view: RoadTrip) -> list[list[float]]:
    """For each seat, the probability of each model."""
    seats = len(view.sheets)
    before = _told_by_rounds(view.sheets, view.alternate)
    rows, hands = [view.row(other) for other in range(seats)], view.hands
    now = _told(table_of(view.sheets), rows, hands, view.direction)
    found = []
    for old, new in zip(before, now, strict=True):
        told = [a + b for a, b in zip(old, new, strict=True)]
        weights = [exp(each - max(told)) for each in told]
        found.append([weight / sum(weights) for weight in weights])
    return found


@lru_cache(maxsize=16)
def _told_by_rounds(sheets: tuple[Sheet, ...], alternate: bool) -> Evidence:
    """Evidence from the rounds that have been scored."""
    told: Evidence = ((0.0,) * len(MODELS),) * len(sheets)
    before = (EMPTY_SHEET,) * len(sheets)
    for number in range(len(sheets[0].rows)):
        table = table_of(before)
        rows = [sheet.rows[number] for sheet in sheets]
        direction = -1 if alternate and number % 2 else 1  # R14
        more = _told(table, rows, (0,) * len(sheets), direction)
        told = tuple(
            tuple(a + b for a, b in zip(old, new, strict=True))
            for old, new in zip(told, more, strict=True)
        )
        before = tuple(
            score(one, row, sheet.activities[number], table.gone, table.bonus)
            for one, row, sheet in zip(before, rows, sheets, strict=True)
        )
    return told


def _told(
    table: RoundTable, rows: Sequence[bytes], hands: Sequence[int], direction: int
) -> Evidence:
    """Evidence from the rows of one round; `hands` holds what is left of each hand, as far as it is
    seen."""
    seats = len(rows)
    told = []
    for seat in range(seats):
        choices = list(_choices(rows, hands, direction, seat))
        after = (seat + direction) % seats
        told.append(
            tuple(_likelihood(model, table, seat, after, rows, choices) for model in MODELS)
        )
    return tuple(told)


def _choices(
    rows: Sequence[bytes], hands: Sequence[int], direction: int, seat: int
) -> Iterator[tuple[int, list[int]]]:
    """The stages at which a seat chose from a fully known hand, with that hand: the seats that got
    it next laid some of its cards, and the rest is where it has now come to."""
    seats, laid = len(rows), len(rows[0])
    for stage in range(min(laid, HAND - 1)):
        rest = hands[(seat + (laid - stage) * direction) % seats]
        hand = members(rest) + [
            rows[(seat + later * direction) % seats][stage + later] for later in range(laid - stage)
        ]
        if len(hand) == HAND - stage and HIDDEN not in hand:
            yield stage, hand


def _likelihood(
    model: Model,
    table: RoundTable,
    seat: int,
    after: int,
    rows: Sequence[bytes],
    choices: Sequence[tuple[int, list[int]]],
) -> float:
    habit, next_habit = model(table, seat), model(table, after)
    hand_at = dict(choices)
    total = 0.0
    for stage, card in enumerate(rows[seat]):
        if hand := hand_at.get(stage):
            worths = habit.worths(hand, stage, next_habit)
            best = max(worths)
            odds = [exp(_FIRMNESS * (worth - best)) for worth in worths]
            share = odds[hand.index(card)] / sum(odds)
            total += log((1 - _SLIP) * share + _SLIP / len(hand))
        if card != HIDDEN:
            habit.lay(card)
        if stage and rows[after][stage] != HIDDEN:  # the Throw lies face down
            next_habit.lay(rows[after][stage])
    return total
