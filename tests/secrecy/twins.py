"""Twins: two matches that look the same to those who watch, with other secrets in them.

A twin is dealt from the rules alone. Its chance is the original's with entries exchanged, its
secret decisions are other legal ones, and what makes a twin of it is that every view along the way
is equal. So a game joins by being a game, and a twin is a match like any other: it can be saved,
read again, analysed.
"""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from datetime import UTC, datetime
from random import Random
from typing import Any, cast

import attrs

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER, BadSetup, Chance, IllegalMove, Move, State
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.match import Decision
from tests.tables import Sitting

NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
PROPOSALS = 200
GUESSES = 12
WHEN = datetime(2026, 1, 5, 20, 15, tzinfo=UTC)
NUMBER = "6f0f4f5e-2b0e-4b53-9a5b-5a1f6f2b7a11"
SEED = 0x6A09E667F3BCC908B2FB1366EA957D3E
"""Of both: what has been hashed may leave a match, and this must not."""
_made: dict[str, "Twins"] = {}
_WORDS = re.compile(r"(\w+)")


@attrs.frozen
class Twins:
    """A match and its twin, both as they stood `begun` decisions ago, and what was decided since
    in each of them."""

    sitting: Sitting
    watching: int
    """Whose view is the same in both."""
    both: tuple[Match, Match]
    begun: int

    def __str__(self) -> str:
        who = "onlooker" if self.watching == ONLOOKER else f"seat {self.watching}"
        return f"{self.sitting}, {who}"


def sittings() -> Iterator[Sitting]:
    """Every game as it is set up at first, and with each option that changes what is hidden."""
    for game in GAMES.values():
        seats = game.seats[0]
        plain = Sitting(game, seats, game.settle(seats, {}))
        yield plain
        for option in game.options:
            for value in option.values:
                if option.seats is not None and seats not in option.seats:
                    continue
                other = attrs.evolve(plain, settings={**plain.settings, option.name: value})
                if hidden(other) != hidden(plain):
                    yield other


def hidden(sitting: Sitting) -> frozenset[str]:
    """The parts of a first position that an onlooker does not see, after a decision of each."""
    rng = Random(1)
    state, found = sitting.start(1), set[str]()
    for _ in range(2 * sitting.seats):
        if state.to_act:
            state = state.play(state.to_act[0], rng.choice(state.legal(state.to_act[0])))
            found |= differing(state, state.view(ONLOOKER))
    return frozenset(found)


def differing(one: State, other: State) -> set[str]:
    """The names of the parts in which two positions differ."""
    fields = attrs.fields_dict(cast("type[attrs.AttrsInstance]", type(one)))
    return {name for name in fields if getattr(one, name) != getattr(other, name)}


def twins(sitting: Sitting, watching: int, people: Sequence[int]) -> Twins:
    """Both go over something that comes to light, if anything ever does, and end with secrets on
    the table."""
    name = f"{sitting}/{watching}/{[*people]}"
    if name not in _made:
        _made[name] = _make(sitting, watching, people)
    return _made[name]


def _make(sitting: Sitting, watching: int, people: Sequence[int]) -> Twins:
    rng = Random(3)
    seats = [Seat(NAMES[n], "human" if n in people else "random") for n in range(sitting.seats)]
    match = Match.new(sitting.game, seats, sitting.settings, SEED, 0, id=NUMBER, played_at=WHEN)
    shown, length = _play(match, rng)
    one = match.until(length)
    other = dealt_anew(one, watching, rng)
    begun = max(0, shown - 1)
    if guessed(one, watching) > differing(one.state, other.state):
        # it could be remembered, and still it isn't shown: it differs from there on, where
        # nothing comes to light any more
        begun = min(shown + 1, length - 1)
        other = _guessed_from(begun, one, other, watching)
    return Twins(sitting, watching, (one, other), begun)


def _play(match: Match, rng: Random) -> tuple[int, int]:
    """Plays to the end; the decision that brings something to light, and where to stop after it,
    with new secrets and the match not over."""
    while match.state.to_act:
        seat = rng.choice(match.state.to_act)
        match.play(seat, rng.choice(match.state.legal(seat)))
    states, seats = match.states, len(match.seats)
    shows = [n for n in range(len(states) - 2) if states[n].revealed != states[n + 1].revealed]
    # the second time: there is a round to look back at
    last = shows[min(1, len(shows) - 1)] if shows else 3 * seats
    stop = last + 1
    while stop < min(len(states) - 2, last + 2 * seats - 1):
        if states[stop + 1].revealed != states[last + 1].revealed:
            break
        stop += 1
    return last, stop


def dealt_anew(match: Match, watching: int, rng: Random) -> Match:
    """The twin, as different as can be."""
    twin = _rebuilt(match, match.chance, match.decisions)
    assert twin is not None
    best = 0
    for _ in range(PROPOSALS):
        chance, decisions = _proposal(twin, watching, rng)
        other = _rebuilt(match, chance, decisions)
        if other is not None and _alike(match, other, watching):
            different = _difference(match, other)
            if different >= best:
                twin, best = other, different
    return twin


def _difference(match: Match, other: Match) -> int:
    entries = zip(_leaves(match.chance), _leaves(other.chance), strict=True)
    parts = differing(match.state, other.state)
    moves = zip(match.decisions, other.decisions, strict=True)
    return 100 * len(parts) + sum(a != b for a, b in moves) + sum(a != b for a, b in entries)


def _guessed_from(number: int, one: Match, twin: Match, watching: int) -> Match:
    """The twin, in which the position after so many decisions is a guess; it goes on with the same
    decisions, and everybody is offered the same."""
    wanted = guessed(one, watching)
    for seed in range(1000):
        other = twin.until(number)
        states = cast("list[State]", other.states)
        states[-1] = other.state.view(watching).guess(Random(seed))
        try:
            for decision in twin.decisions[number:]:
                other.play(decision.seat, decision.move)
        except IllegalMove:
            continue
        if (
            differing(one.state, other.state) == wanted
            and _alike(one, other, watching)
            and _offers_alike(one, other)
        ):
            return other
    return twin


def _offers_alike(one: Match, other: Match) -> bool:
    return all(
        list(a.legal(seat)) == list(b.legal(seat))
        for a, b in zip(one.states, other.states, strict=True)
        for seat in a.to_act
    )


def _rebuilt(match: Match, chance: Chance, decisions: Sequence[Decision]) -> Match | None:
    """None if the rules do not allow it."""
    try:
        other = Match(
            match.game,
            match.seats,
            match.given,
            match.seed,
            match.first,
            chance,
            id=match.id,
            played_at=match.played_at,
        )
        for decision in decisions:
            other.play(decision.seat, decision.move)
    except (BadSetup, IllegalMove):
        return None
    return other


def _alike(one: Match, other: Match, watching: int) -> bool:
    """What is seen is the same, and what is seen to happen."""
    return all(
        a.view(seat) == b.view(seat)
        for a, b in zip(one.states, other.states, strict=True)
        for seat in (watching, ONLOOKER)
    ) and all(one.events(n) == other.events(n) for n in range(len(one.decisions)))


def _proposal(match: Match, watching: int, rng: Random) -> tuple[Chance, list[Decision]]:
    """A decision is another; or two entries of the chance are exchanged, in their places or
    wherever they stand, and perhaps in what was decided too: whoever is dealt another card may
    have laid it."""
    chance, decisions = match.chance, list(match.decisions)
    kind, leaves = rng.choice(("decision", "places", "entries", "names")), list(_leaves(chance))
    if kind == "decision" or not leaves:
        number = rng.randrange(len(decisions))
        seat = decisions[number].seat
        if seat != watching:
            decisions[number] = Decision(seat, rng.choice(match.states[number].legal(seat)))
        return chance, decisions
    chance = deepcopy(chance)
    (there, a), (elsewhere, b) = rng.sample(leaves, 2)
    if kind == "places":
        swap = {there: b, elsewhere: a}
    else:
        swap = {path: b if entry == a else a for path, entry in leaves if entry in (a, b)}
    for path, entry in swap.items():
        _put(chance, path, entry)
    if kind == "names":
        words = {str(a): str(b), str(b): str(a)}
        decisions = [
            each if each.seat == watching else Decision(each.seat, _swapped(match, each, words))
            for each in decisions
        ]
    return chance, decisions


def _swapped(match: Match, decision: Decision, words: dict[str, str]) -> Move:
    text = _WORDS.sub(lambda found: words.get(found[1], found[1]), str(decision.move))
    return match.game.parse(text)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _leaves(inner, (*path, number))
    else:
        yield path, value


def _put(value: Any, path: tuple[Any, ...], new: object) -> None:
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = new


def guessed(match: Match, watching: int) -> set[str]:
    """The parts of the last position that the watching seat can only guess."""
    view, found = match.state.view(watching), set[str]()
    for number in range(GUESSES):
        found |= differing(match.state, view.guess(Random(number)))
    return found
