"""What is on the screen: `python -m tests.release.grab` prints how many colours it sees.

A process of its own: the tests run without a screen, and Qt knows only one kind at a time."""

import sys

from PySide6.QtGui import QGuiApplication


def main() -> int:
    app = QGuiApplication(["grab", "-platform", "xcb"])
    picture = app.primaryScreen().grabWindow(0).toImage()
    if len(sys.argv) > 1 and not picture.save(sys.argv[1]):
        return 1
    every = range(0, picture.height(), 4), range(0, picture.width(), 4)
    print(len({picture.pixel(x, y) for y in every[0] for x in every[1]}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
