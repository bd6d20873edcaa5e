"""Pictures of every screen, to see that a change of the code has changed no pixel.

    python -m tests.measure.pictures draw FOLDER [--only "table-*"] [--jobs 2]
    python -m tests.measure.pictures compare BEFORE AFTER [--marked FOLDER]

Draw once before and once after the change. `compare` lists what differs and where, exits with 1 if
anything does, and saves each picture that differs with a frame around the difference.
`--only` takes a pattern as a shell does."""

import argparse
import datetime
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from fnmatch import fnmatch
from functools import partial
from itertools import cycle, product
from multiprocessing import get_context
from pathlib import Path
from unittest.mock import patch

import attrs

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TZ"] = "UTC"

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import folders, languages, screenshot
from boomerang_desktop.desktop.app import parse
from boomerang_desktop.desktop.program import Program, application
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.desktop.table.background import Background
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import HUMAN, Seat, record
from boomerang_desktop.study.progress import levels
from tests.desktop.conftest import RECORDS
from tests.desktop.test_screens import SCREENS, TABLES, dialogs

Show = Callable[[MainWindow], object]


class FixedDay(datetime.date):
    @classmethod
    def today(cls) -> "FixedDay":
        return cls(2026, 3, 4)


class FixedMoment(datetime.datetime):
    @classmethod
    def now(cls, tz: datetime.tzinfo | None = None) -> "FixedMoment":
        return cls(2026, 3, 4, 20, 15, tzinfo=tz)


def stop_the_clock() -> None:
    """Puzzles of the day, and when a match was played, are the same whenever pictures are drawn."""
    fixed = {"date": FixedDay, "datetime": FixedMoment}
    for name, module in list(sys.modules.items()):
        if name == "datetime" or name.startswith("boomerang_desktop"):
            for attribute in fixed.keys() & vars(module).keys():
                if isinstance(getattr(module, attribute), type):
                    setattr(module, attribute, fixed[attribute])


@attrs.frozen
class Look:
    language: str
    theme: str
    text_scale: float
    size: tuple[int, int]

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.language}-{self.theme}-{self.text_scale}-{width}x{height}"


SMALL, LARGE = (1280, 720), (1920, 1080)
LOOKS = (
    Look("en", "light", 1.0, SMALL),
    Look("fr", "dark", 1.3, SMALL),
    Look("it", "light", 1.15, LARGE),
    Look("en", "dark", 1.3, LARGE),
    Look("fr", "light", 1.0, LARGE),
    Look("it", "dark", 0.85, SMALL),
)
"""Each language, theme, size of text and of window several times; each screen in two of them."""


def at_table(window: MainWindow, name: str, share: float, keys: str = "") -> None:
    """A record after a share of its decisions, with one person at the table who has to decide;
    each of the keys is pressed: a Tab or a Return."""
    match = record.load(RECORDS / f"{name}.boomerang")
    match = match.until(int(share * (len(match.decisions) - 1)))
    asked = next(iter(match.state.to_act), 0)
    seats = [
        Seat(seat.name, HUMAN if number == asked else "random")
        for number, seat in enumerate(match.seats)
    ]
    window.begin(match.with_seats(seats))
    settle()
    for key in keys:
        pressed = Qt.Key.Key_Tab if key == "\t" else Qt.Key.Key_Return
        QTest.keyClick(window.focusWidget() or window, pressed)
        settle()


def lesson(window: MainWindow, game: str, share: float) -> None:
    all_levels = levels(game)
    name, level = all_levels[int(share * (len(all_levels) - 1))].split("/")
    window.learning.open_lesson(game, name, level)


def puzzle(window: MainWindow, game: str) -> None:
    window.learning.open_puzzles(game)


def hint(window: MainWindow, name: str) -> None:
    match = record.load(RECORDS / f"{name}.boomerang")
    screenshot.ask_for_hint(window, match.until(len(match.decisions) // 2))


def rules(window: MainWindow, game: str) -> None:
    screenshot.open_rules(window, game)


def screens() -> dict[str, Show]:
    """All of them by name, those that take long first."""
    names = sorted(file.stem for file in RECORDS.glob("*.boomerang"))
    one_each = {record.load(RECORDS / f"{name}.boomerang").game.id: name for name in names}
    keys = {"": "", "-lifted": "\t\r", "-aimed": "\t\t\r\t"}
    return {
        **{f"hint-{name}": partial(hint, name=name) for name in one_each.values()},
        **{f"rules-{game}": partial(rules, game=game) for game in GAMES},
        **SCREENS,
        **TABLES,
        **{
            f"lesson-{game}-{share}": partial(lesson, game=game, share=share)
            for game, share in product(GAMES, (0.0, 0.5, 1.0))
        },
        **{f"puzzle-{game}": partial(puzzle, game=game) for game in GAMES},
        **{
            f"table-{name}-{share}{what}": partial(at_table, name=name, share=share, keys=pressed)
            for name, (share, (what, pressed)) in product(
                names, zip((0.2, 0.5, 0.8), keys.items(), strict=True)
            )
        },
    }


def pictures() -> Iterator[tuple[str, str, Look]]:
    """The name of each picture, its screen and its look."""
    looks = cycle(zip(LOOKS, [*LOOKS[3:], *LOOKS[:3]], strict=True))
    for (screen, _), pair in zip(screens().items(), looks, strict=False):
        for look in pair:
            yield f"{screen}-{look}", screen, look


def draw(name: str, screen: str, look: Look, folder: Path) -> str:
    stop_the_clock()
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        program = Program(application(), parse(["--lang", look.language, "--theme", look.theme]))
        QApplication.setCursorFlashTime(0)
        settings, window = program.settings, program.window
        settings.speed = "off"
        settings.muted = settings.name_asked = True
        settings.round_pause = settings.second_thoughts = "none"
        settings.text_scale = look.text_scale
        window.resize(*look.size)
        window.show()
        with ExitStack() as still:
            if not screen.startswith("hint"):
                # what a screen looks like needs no bot
                still.enter_context(patch.object(Background, "warm_up", lambda worker: None))
                still.enter_context(patch.object(Background, "post", lambda worker, job: None))
            screens()[screen](window)
            picture = settled(window)
        window.close()
        program.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        languages.install("en")
    picture.save(str(folder / f"{name}.png"))
    return name


def settle() -> None:
    QTest.qWait(100)


def settled(window: MainWindow, calm: int = 4) -> QImage:
    """The picture that stays the same for a while."""
    last, same = QImage(), 0
    for _ in range(100):
        QTest.qWait(60)
        over = dialogs(window)
        seen = screenshot.picture_of(window, over[-1] if over else window).toImage()
        same = same + 1 if seen == last else 0
        if same == calm:
            break
        last = seen
    return last


def draw_all(folder: Path, only: str, jobs: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    chosen = [picture for picture in pictures() if fnmatch(picture[0], only)]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        drawn = [pool.submit(draw, *picture, folder) for picture in chosen]
        for number, done in enumerate(drawn, 1):
            print(f"{number}/{len(drawn)} {done.result()}", flush=True)


ROUNDING = 2
"""Of 255: a picture that is drawn twice, and scaled in between, may differ by 1."""


def difference(before: QImage, after: QImage) -> tuple[int, QRect]:
    """How many pixels differ, and what part of the picture holds them all."""
    size = before.size()
    if size != after.size():
        return size.width() * size.height(), QRect(QPoint(), size)
    form = QImage.Format.Format_RGB32
    rows = [bytes(image.convertToFormat(form).constBits()) for image in (before, after)]
    wide, count, where = size.width(), 0, QRect()
    for y in range(size.height()):
        one, other = (row[4 * wide * y : 4 * wide * (y + 1)] for row in rows)
        if one != other:
            steps = [abs(a - b) for a, b in zip(one, other, strict=True)]
            if differ := [x for x in range(wide) if max(steps[4 * x : 4 * x + 4]) > ROUNDING]:
                count += len(differ)
                where |= QRect(differ[0], y, differ[-1] - differ[0] + 1, 1)
    return count, where


def compare(before: Path, after: Path, marked: Path | None) -> int:
    """How many pictures differ, or are there only once."""
    names = sorted({path.name for folder in (before, after) for path in folder.glob("*.png")})
    faults = 0
    for name in names:
        lacking = [folder for folder in (before, after) if not (folder / name).exists()]
        if lacking:
            faults += 1
            print(f"{name}: missing in {lacking[0]}")
        elif (before / name).read_bytes() != (after / name).read_bytes():
            pair = QImage(str(before / name)), QImage(str(after / name))
            count, where = difference(*pair)
            if not count:
                continue
            faults += 1
            at = f"{where.width()}x{where.height()} at {where.x()},{where.y()}"
            print(f"{name}: {count} pixels differ, in {at}")
            if marked:
                marked.mkdir(parents=True, exist_ok=True)
                _side_by_side(*pair, where).save(str(marked / name))
    print(f"{faults} of {len(names)} pictures differ")
    return faults


def _side_by_side(before: QImage, after: QImage, where: QRect) -> QImage:
    both = QImage(before.width() + after.width(), before.height(), QImage.Format.Format_RGB32)
    painter = QPainter(both)
    painter.setPen(QColor("magenta"))
    for image, left in ((before, 0), (after, before.width())):
        painter.drawImage(left, 0, image)
        painter.drawRect(where.adjusted(-3, -3, 2, 2).translated(left, 0))
    painter.end()
    return both


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    drawing = commands.add_parser("draw")
    drawing.add_argument("folder", type=Path)
    drawing.add_argument("--only", default="*", metavar="PATTERN")
    drawing.add_argument("--jobs", type=int, default=1)
    comparing = commands.add_parser("compare")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--marked", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    if options.command == "draw":
        draw_all(options.folder, options.only, options.jobs)
        return 0
    return 1 if compare(options.before, options.after, options.marked) else 0


if __name__ == "__main__":
    sys.exit(main())
