"""The command `boomerang-desktop`.

Bots think in processes of their own, which import this module again: so nothing here loads Qt
before `main` runs, and the program itself stands in `program.py`."""

import argparse
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from boomerang_desktop import LANGUAGES, __version__

PROGRAM = "boomerang-desktop"
SCREENS = (
    "home",
    "new-match",
    "table",
    "lesson",
    "puzzle",
    "curtain",
    "hint",
    "result",
    "study",
    "settings",
    "rules",
    "keys",
    "about",
)


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}. Try {self.prog} --help.\n")


def parser() -> argparse.ArgumentParser:
    made = _Parser(prog=PROGRAM, description="Five board games called Boomerang on one table.")
    made.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a .boomerang record")
    made.add_argument("--version", action="version", version=f"{PROGRAM} {__version__}")
    made.add_argument("--lang", choices=tuple(LANGUAGES), help="the language, just this once")
    made.add_argument("--theme", choices=("light", "dark"), help="the appearance, just this once")
    picture = made.add_argument_group("pictures of the program, for people and tests to look at")
    picture.add_argument("--screenshot", choices=SCREENS, metavar="SCREEN", help=", ".join(SCREENS))
    picture.add_argument("--out", type=Path, metavar="FILE", help="where the picture goes")
    picture.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH")
    picture.add_argument("--scale", type=int, choices=(1, 2), default=1, help="pixel ratio")
    picture.add_argument("--text-scale", type=float, choices=(0.85, 1.0, 1.15, 1.3), default=1.0)
    picture.add_argument("--game", metavar="ID", help="hunt, lascaux, flip, arrows or roadtrip")
    picture.add_argument("--lesson", default="", metavar="LESSON.LEVEL", help="the level to show")
    picture.add_argument("--record", type=Path, metavar="FILE", help="the match to show")
    picture.add_argument("--move", type=int, metavar="N", help="after so many decisions")
    picture.add_argument(
        "--open",
        action="store_true",
        help="for developers: also show a --record that is not over, which may show hands that its "
        "players do not know of each other",
    )
    return made


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and 320 <= int(width) <= 8000):
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    return int(width), int(height)


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    if not (sys.argv[1:] if argv is None else argv):
        # as most people start it: the first picture need not wait for a parser with nothing to do
        return argparse.Namespace(file=None, lang=None, theme=None, screenshot=None)
    made = parser()
    options = made.parse_args(argv)
    if options.screenshot and not options.out:
        made.error("--screenshot needs --out FILE")
    if options.out and not options.screenshot:
        made.error("--out belongs to --screenshot")
    if options.open and not options.record:
        made.error("--open belongs to --record FILE")
    return options


def main(argv: Sequence[str] | None = None) -> int:
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    options = parse(argv)
    if options.screenshot:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        os.environ["QT_SCALE_FACTOR"] = str(options.scale)
        from boomerang_desktop.desktop import screenshot

        return screenshot.take(options)
    if _no_display():
        print(f"{PROGRAM}: there is no screen to show a window on.", file=sys.stderr)
        return 1
    # until the first picture is there: next to nothing that is loaded for it could be thrown away,
    # and looking for it would take a tenth of the time
    gc.disable()
    from boomerang_desktop.desktop import program

    return program.run(options)


def _no_display() -> bool:
    """Without one, Qt would abort the process."""
    return sys.platform.startswith("linux") and not any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    )


if __name__ == "__main__":
    sys.exit(main())
