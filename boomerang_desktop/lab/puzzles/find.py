"""Finding puzzles: strong bots play, and their positions are examined."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random

import attrs

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import LEVELS, Bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.lab.puzzles.candidate import SOLVED, Finder, grade, solved_by
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import BotPlayer, Table
from boomerang_desktop.study.puzzles import GRADES, Puzzle, check


@attrs.frozen
class Source:
    """Where the positions of a game come from."""

    module: str
    seats: tuple[int, ...]
    """The numbers of players, in turn."""
    kind: str
    whim: float = 0.0
    """How often somebody does what any attentive player might: matches of equals are close."""


SOURCES: Mapping[str, Source] = {
    "hunt": Source("circle", (3, 4), "bot:expert"),
    "lascaux": Source("circle", (3, 4), "bot:expert"),
    "flip": Source("flip", (2,), "bot:skilled", whim=0.3),
    "arrows": Source("arrows", (2,), "bot:skilled", whim=0.1),
    "roadtrip": Source("roadtrip", (2, 3, 4), "bot:expert"),
}
NAMES = ("Anna", "Bruno", "Carla", "David", "Elena")


def finder(game_id: str) -> Finder:
    found: Finder = import_module(
        f"boomerang_desktop.lab.puzzles.{SOURCES[game_id].module}"
    ).examine
    return found


def played(game_id: str, seed: int) -> Match:
    """A match of strong bots."""
    source = SOURCES[game_id]
    count = source.seats[seed % len(source.seats)]
    seats = [Seat(NAMES[seat], source.kind) for seat in range(count)]
    match = Match.new(GAMES[game_id], seats, {}, seed)
    player = _whimsical(bot(source.kind, game_id), bot("heuristic", game_id), source.whim)
    Table(match, [BotPlayer(player)] * count).run()
    return match


def _whimsical(player: Bot, other: Bot, whim: float) -> Bot:
    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        chosen = other if rng.random() < whim else player
        return chosen(view, seat, moves, rng)

    return choose if whim else player


def find(
    game_id: str,
    count: int,
    seed: int,
    known: list[Puzzle],
    most_of_a_grade: int,
    tell: Callable[[str], None] = lambda text: None,
) -> Iterator[Puzzle]:
    """New puzzles, until there are so many with those that are known."""
    examine = finder(game_id)
    have = Counter(puzzle.grade for puzzle in known)
    seen: set[tuple[object, ...]] = set()
    total = len(known)
    while total < count:
        match = played(game_id, seed)
        for number, seat in _asked(match):
            tell(f"{total} of {count}, {dict(sorted(have.items()))}, match {seed}, move {number}")
            state = match.states[number]
            found = examine(state, seat, Random(f"{seed}/{number}/{seat}"))
            if found is None:
                continue
            good = [one.notation for one in found.questions[0].tries[: found.questions[0].good]]
            view = state.view(seat)
            id = f"{game_id}-{seed}-{number}-{seat}"
            solved = solved_by(game_id, view, seat, good, id)
            if not found.proven and solved[LEVELS[-1]] < SOLVED:
                continue  # who knows
            puzzle = Puzzle(
                id,
                match.until(number),
                seat,
                found.theme,
                grade(solved),
                found.proven,
                found.measure,
                found.questions,
                str(found.obvious),
                found.facts,
                solved,
            )
            if have[puzzle.grade] >= most_of_a_grade or found.likeness in seen:
                continue
            check(puzzle)
            have[puzzle.grade] += 1
            seen.add(found.likeness)
            total += 1
            yield puzzle
            break  # one of each match: others of it would be much the same
        seed += 1


def _asked(match: Match) -> Iterator[tuple[int, int]]:
    """After how many decisions which seat was asked; those who decide at the same time do not know
    of each other."""
    for stage in match.stages():
        for number in stage:
            yield stage[0], match.decisions[number].seat


def missing(found: list[Puzzle], fewest: int) -> dict[int, int]:
    """How many more of each grade are wanted."""
    have = Counter(puzzle.grade for puzzle in found)
    return {grade: fewest - have[grade] for grade in GRADES if have[grade] < fewest}
