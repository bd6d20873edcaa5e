"""Draws the program's icon in the form that each system asks for.

Usage: packaging/icons.py hicolor FOLDER | ico FILE | iconset FOLDER
"""

import os
import shutil
import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from boomerang_desktop import APP_ID

SOURCE = Path(__file__).parents[1] / "assets/app/boomerang.svg"


def png(size: int) -> bytes:
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        sys.exit(f"the icon cannot be drawn at {size} pixels")
    return bytes(written.data())


def hicolor(folder: Path) -> None:
    """Linux: a picture for every size, and the drawing itself."""
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        _write(folder / f"{size}x{size}/apps/{APP_ID}.png", png(size))
    drawing = folder / f"scalable/apps/{APP_ID}.svg"
    drawing.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(SOURCE, drawing)


def ico(file: Path) -> None:
    """Windows: one file with all sizes, each a PNG behind a table of contents."""
    sizes = (16, 24, 32, 48, 64, 128, 256)
    pictures = [png(size) for size in sizes]
    at = 6 + 16 * len(sizes)
    table = struct.pack("<3H", 0, 1, len(sizes))
    for size, picture in zip(sizes, pictures, strict=True):
        table += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    _write(file, table + b"".join(pictures))


def iconset(folder: Path) -> None:
    """macOS: what `iconutil --convert icns` reads."""
    for size in (16, 32, 128, 256, 512):
        _write(folder / f"icon_{size}x{size}.png", png(size))
        _write(folder / f"icon_{size}x{size}@2x.png", png(2 * size))


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def main(form: str, target: str) -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    {"hicolor": hicolor, "ico": ico, "iconset": iconset}[form](Path(target))
    del app


if __name__ == "__main__":
    main(*sys.argv[1:3])
