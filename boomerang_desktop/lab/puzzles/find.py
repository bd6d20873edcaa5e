"""Finding puzzles: bots play, and their positions are examined."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import LEVELS, Bot
from boomerang_desktop.bots.trial import tried
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.lab.puzzles.candidate import Finder, Glance, times_right
from boomerang_desktop.lab.puzzles.follow import follow
from boomerang_desktop.lab.puzzles.grading import MASTER, SOLVED, band, in_order, possible_bands
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, TurnRunner
from boomerang_desktop.study.puzzles import GRADES, Measure, Puzzle, check


@attrs.frozen
class Source:
    """Where the positions of a game come from."""

    module: str
    seats: tuple[int, ...]
    """The numbers of players, in turn."""
    levels: tuple[str, ...]
    """Who plays, by lot: the mistakes of weak players make easy puzzles."""
    endings: int = 1
    """How many ways the last part of each match is played."""
    last_part: float = 0.3


SOURCES: Mapping[str, Source] = {
    "hunt": Source("circle", (3, 4), ("casual", "skilled", "expert"), endings=6, last_part=0.12),
    "lascaux": Source("circle", (3, 4), ("casual", "skilled", "expert"), endings=6, last_part=0.12),
    "flip": Source("flip", (2,), ("novice", "casual", "casual", "skilled"), endings=8),
    "arrows": Source("arrows", (2,), ("novice", "casual", "skilled", "expert"), endings=3),
    "roadtrip": Source("roadtrip", (2, 2, 3, 4), ("casual", "skilled"), endings=3, last_part=0.2),
}
NAMES = ("Anna", "Bruno", "Carla", "David", "Elena")
_APART = 10
"""Two puzzles of one match are so many decisions apart at least: others would be much the same."""


def finder(game_id: str) -> Finder:
    module: Any = import_module(f"boomerang_desktop.lab.puzzles.{SOURCES[game_id].module}")
    found: Finder = module
    return found


def played(game_id: str, seed: int) -> Iterator[tuple[Match, int]]:
    """A match of bots, then the same with other endings; and after how many decisions it is new."""
    source, rng = SOURCES[game_id], Random(seed)
    count = source.seats[seed % len(source.seats)]
    kinds = [f"bot:{rng.choice(source.levels)}" for _ in range(count)]
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    match = Match.new(GAMES[game_id], seats, {}, seed)
    TurnRunner(match, [BotPlayer(bot(kind, game_id)) for kind in kinds]).run()
    yield match, 0
    cut = [stage[0] for stage in match.stages()]
    first = cut[round((1 - source.last_part) * (len(cut) - 1))]
    for ending in range(1, source.endings):
        again = match.until(first)
        TurnRunner(again, [BotPlayer(_other(bot(kind, game_id), ending)) for kind in kinds]).run()
        yield again, first


def _other(player: Bot, ending: int) -> Bot:
    """The same player, whom something else comes to mind."""

    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        return player(view, seat, moves, Random(f"{rng.random()}/{ending}"))

    return choose


class Collection:
    """The puzzles of a game so far, and what is still of use to it."""

    def __init__(self, game_id: str, known: Sequence[Puzzle], count: int) -> None:
        self.game_id, self.count, self.total = game_id, count, len(known)
        self.finder = finder(game_id)
        self.bands = Counter(band(puzzle.solved) for puzzle in known)
        self.themes = Counter(puzzle.theme for puzzle in known)
        self._answers = Counter(map(_answer, known))
        self._most = count // 4  # of a band, and of a theme
        self._alike = {self.finder.likeness(p.match.state, p.seat) for p in known}

    def complete(self) -> bool:
        return self.total >= self.count

    def wants(self, theme: str, bands: set[int] | None = None, answer: str = "") -> bool:
        """Whether there is room for one of that theme and one of these bands, or of any. Half of a
        band may have the same answer: else one need not look to give it."""
        return self.themes[theme] < self._most and (
            bands is None
            or any(
                self.bands[band] < self._most and 2 * self._answers[band, answer] < self._most
                for band in bands
            )
        )

    def is_twin(self, state: State, seat: int) -> bool:
        return self.finder.likeness(state, seat) in self._alike

    def add(self, puzzle: Puzzle) -> None:
        self.total += 1
        self.bands[band(puzzle.solved)] += 1
        self.themes[puzzle.theme] += 1
        self._answers[_answer(puzzle)] += 1
        self._alike.add(self.finder.likeness(puzzle.match.state, puzzle.seat))


def _answer(puzzle: Puzzle) -> tuple[int, str]:
    return band(puzzle.solved), puzzle.questions[0].best.notation


def find(
    game_id: str,
    count: int,
    seed: int,
    known: Sequence[Puzzle],
    tell: Callable[[str], None] = lambda text: None,
) -> Iterator[Puzzle]:
    """New puzzles, until there are so many with those that are known. They have no grade yet, as
    that depends on all others."""
    collection = Collection(game_id, known, count)
    while not collection.complete():
        taken: list[int] = []
        for ending, (match, first) in enumerate(played(game_id, seed)):
            for number, seat in _asked(match, first):
                if any(abs(number - other) < _APART for other in taken):
                    continue
                bands = dict(sorted(collection.bands.items()))
                tell(f"{collection.total} of {count}, {bands}, match {seed}, move {number}")
                name = f"{seed}" if not ending else f"{seed}.{ending}"
                id = f"{game_id}-{name}-{number}-{seat}"
                puzzle = _puzzle(collection, id, match.until(number), seat)
                if puzzle is None:
                    continue
                check(puzzle)
                collection.add(puzzle)
                taken.append(number)
                yield puzzle
                if collection.complete():
                    return
        seed += 1


def drawn_for(match: Match, seat: int) -> Random:
    """What the search at this place draws from, whenever it is made."""
    return Random(f"{match.seed}/{len(match.decisions)}/{seat}")


def _puzzle(collection: Collection, id: str, match: Match, seat: int) -> Puzzle | None:
    """What costs little comes first: most positions are no puzzles, or not of use any more."""
    state, rng = match.state, drawn_for(match, seat)
    if collection.is_twin(state, seat):
        return None
    glance = collection.finder.glance(state, seat, rng, collection.wants)
    if glance is None:
        return None
    solved = {level: _right(level, collection, id, seat, glance) for level in LEVELS[:-1]}
    answer = str(glance.good[0])
    bands = possible_bands(solved, glance.proven)
    if not in_order(solved) or not collection.wants(glance.theme, bands, answer):
        return None
    found = collection.finder.examine(state, seat, rng, glance)
    if found is None:
        return None
    solved[MASTER] = _right(MASTER, collection, id, seat, glance)
    if not glance.proven and solved[MASTER] < SOLVED:
        return None  # who knows
    if not in_order(solved) or not collection.wants(glance.theme, {band(solved)}, answer):
        return None
    puzzle = Puzzle(
        id,
        match,
        seat,
        glance.theme,
        GRADES[0],
        glance.proven,
        found.measure,
        found.questions,
        str(glance.obvious),
        found.facts,
        solved,
    )
    return follow(puzzle) if stands_trial(puzzle) else None


def stands_trial(puzzle: Puzzle) -> bool:
    """Whether the solution is better than what many would do if both are played on by search: what
    is weighed by habit alone may be no more than that."""
    if puzzle.measure is not Measure.CHANCE:
        return True
    match, seat = puzzle.match, puzzle.seat
    best, obvious = (
        match.game.parse(told) for told in (puzzle.questions[0].best.notation, puzzle.obvious)
    )
    given = match.game.id, match.state.view(seat), seat, obvious, [best]
    return tried(*given, (), f"puzzle/{puzzle.id}").certain


def _right(level: str, collection: Collection, id: str, seat: int, glance: Glance) -> int:
    good = [str(move) for move in glance.good]
    return times_right(level, collection.game_id, glance.seen, seat, good, id)


def _asked(match: Match, first: int) -> Iterator[tuple[int, int]]:
    """After how many decisions which seat was asked; those who decide at the same time do not know
    of each other."""
    for stage in match.stages():
        for number in stage:
            if number >= first:
                yield stage[0], match.decisions[number].seat
