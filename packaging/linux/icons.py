"""Draws the program's icon at every size that desktops ask for."""

import os
import shutil
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).parents[2] / "assets/app/boomerang.svg"


def main(hicolor: Path) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    picture = QSvgRenderer(str(SOURCE))
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        picture.render(painter)
        painter.end()
        target = hicolor / f"{size}x{size}/apps/boomerang-desktop.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        if not image.save(str(target)):
            sys.exit(f"cannot write {target}")
    scalable = hicolor / "scalable/apps/boomerang-desktop.svg"
    scalable.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(SOURCE, scalable)
    del app


if __name__ == "__main__":
    main(Path(sys.argv[1]))
