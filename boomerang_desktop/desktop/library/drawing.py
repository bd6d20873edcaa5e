"""Draws small pictures of tables with the real scene, in a process of its own: drawing takes a
noticeable fraction of a second, which must not interrupt scrolling."""

import os
from pathlib import Path

SHAPE = (16, 10)
"""A picture's aspect ratio."""
WIDTH = 1040.0
"""Width of the drawn table, in scene units: as beside an open log."""


def drawn(path: str, width: int, dark: bool, language: str) -> bytes:
    """A PNG of the match's current position as an onlooker sees it, this many pixels wide. Call it
    in another process, which knows neither the window's theme nor its language."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from boomerang_desktop.desktop import languages
    from boomerang_desktop.desktop.look import theme
    from boomerang_desktop.desktop.program import application

    app = application()
    languages.install(language)
    theme.apply(app, "dark" if dark else "light", 1.0)
    return picture(path, width)


def picture(path: str, width: int) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
    from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

    from boomerang_desktop.desktop.games import GAME_INFOS
    from boomerang_desktop.desktop.scene.setup import MatchSetup
    from boomerang_desktop.games.core import ONLOOKER
    from boomerang_desktop.match import record

    match = record.load(Path(path))
    setup = MatchSetup(match.game, match.seats, match.settings, frozenset())
    view = match.state.view(ONLOOKER)
    board = GAME_INFOS[match.game.id].board(setup, view)
    board.flags = {name: False for name, _ in board.words.aids()}
    board.set_width(WIDTH, 1.0, 1.0)
    board.show_view(view, ONLOOKER)
    wide, high = SHAPE
    whole = board.sceneRect()
    part = QRectF(whole)
    # crop to the middle of the table
    if whole.width() * high > whole.height() * wide:
        part.setWidth(whole.height() * wide / high)
    else:
        part.setHeight(whole.width() * high / wide)
    part.moveCenter(whole.center())
    board.zoom = width / part.width()
    image = QImage(width, width * high // wide, QImage.Format.Format_RGB32)
    image.fill(QColor(board.world.ground))
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    board.render(painter, QRectF(image.rect()), part)
    painter.end()
    board.rest()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())
