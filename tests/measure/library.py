"""How quick the library is with many matches: `python -m tests.measure.library [--matches N]`.

Records are made by bots that play at random, with people's names in some chairs. A clock ticks in
another thread as a window does while everything is indexed, and tells how late its ticks were.
"""

import argparse
import resource
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from boomerang_desktop.bots import KINDS, random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.library import rating, statistics
from boomerang_desktop.library.entry import Who
from boomerang_desktop.library.folder import MATCHES
from boomerang_desktop.library.library import Library
from boomerang_desktop.library.query import Query, ResultFilter, Sort
from boomerang_desktop.match import HUMAN, Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, TurnRunner

PEOPLE = ("Ana", "Bruno", "Chloé", "Dario", "Emma")
ANA = Who.named("Ana")
FRAME = 1 / 60
QUERIES = {
    "all": Query(),
    "a word": Query(text="chloe"),
    "a game": Query(game="flip"),
    "won by Ana": Query(who=ANA, result=ResultFilter.WON),
    "lost to master": Query(who=ANA, result=ResultFilter.LOST, level="bot:master"),
    "by result": Query(me=ANA, sort=Sort.RESULT),
    "by length": Query(sort=Sort.LENGTH),
    "by title": Query(sort=Sort.TITLE, descending=False),
}


def make(folder: Path, matches: int) -> None:
    rng = Random(18)
    games = list(GAMES.values())
    began = datetime(2024, 1, 1, tzinfo=UTC)
    for number in range(matches):
        game = games[number % len(games)]
        seats = [Seat("Ana")] + [
            Seat(name, rng.choice((HUMAN, *KINDS[3:])))
            for name in PEOPLE[1 : rng.choice(game.seats)]
        ]
        when = began + timedelta(hours=number)
        match = Match.new(game, rng.sample(seats, len(seats)), {}, number, played_at=when)
        TurnRunner(match, [BotPlayer(random_bot) for _ in seats]).run()
        if number % 10 == 0:
            match = match.until(len(match.decisions) // 2)
        path = folder / MATCHES / f"{game.id}-{match.id}.boomerang"
        path.write_text(record.dump(match), "utf-8")


@contextmanager
def ticking() -> Iterator[list[float]]:
    """How late each tick of a clock of sixty a second was, in seconds."""
    late: list[float] = []
    over = threading.Event()

    def tick() -> None:
        while not over.is_set():
            due = time.perf_counter() + FRAME
            time.sleep(FRAME)
            late.append(time.perf_counter() - due)

    clock = threading.Thread(target=tick)
    clock.start()
    try:
        yield late
    finally:
        over.set()
        clock.join()


def timed(what: str, work: Callable[[], object]) -> None:
    start, cpu = time.perf_counter(), time.process_time()
    found = work()
    seconds, of_core = time.perf_counter() - start, time.process_time() - cpu
    told = f" ({found})" if isinstance(found, int) else ""
    print(f"{what:34} {seconds:8.3f} s, {of_core:7.3f} s of a core{told}", flush=True)


def watched(what: str, work: Callable[[], object]) -> None:
    with ticking() as late:
        timed(what, work)
    late.sort()
    p95 = late[len(late) * 95 // 100]
    print(f"    ticks meanwhile: {1000 * p95:.1f} ms late (p95), {1000 * late[-1]:.1f} at most")


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the library is with many matches.")
    parser.add_argument("--matches", type=int, default=10_000, metavar="N")
    parser.add_argument("--folder", type=Path, help="keep the records there, and use them again")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        measure(args.folder or Path(made), args.matches)


def measure(folder: Path, matches: int) -> None:
    if not (folder / MATCHES).exists():
        (folder / MATCHES).mkdir(parents=True)
        timed(f"make {matches} records", lambda: make(folder, matches))
    first = Library(folder)
    watched("wait, to compare", lambda: time.sleep(5))
    watched("index from nothing", first.refresh)
    timed("look again, nothing new", first.refresh)
    first.close()
    library = Library(folder)
    timed("open, first screenful", library.page)
    for name, query in QUERIES.items():
        timed(f"{name}: first screenful", partial(library.page, query))
        timed(f"{name}: how many", partial(library.count, query))
    timed("the last screenful", lambda: library.page(offset=matches - 100))
    entries = library.entries()
    timed("all entries", library.entries)
    timed("statistics", lambda: statistics.summary(statistics.played(entries, ANA)))
    timed("ratings of all games", lambda: [rating.history(entries, g, {"Ana": ANA}) for g in GAMES])
    print(f"memory: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f} MB at most")


if __name__ == "__main__":
    main()
