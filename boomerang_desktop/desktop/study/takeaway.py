"""What can be taken along: the position as a picture, the match as text, the analysis as a page."""

from base64 import b64encode
from html import escape
from itertools import repeat
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QObject, QRectF, QSize
from PySide6.QtGui import (
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPdfWriter,
    QTextDocument,
)
from PySide6.QtSvg import QSvgGenerator

from boomerang_desktop import storage
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.study.desk import Desk
from boomerang_desktop.desktop.study.graph import Graph
from boomerang_desktop.desktop.study.moves import Filter, Moves
from boomerang_desktop.desktop.table.after.luck import Luck
from boomerang_desktop.match.analysis import Analysis

WIDE = 1600
"""Pixels of a picture."""
ON_PAGE = 620
"""Pixels of a picture on a page."""
MARGIN = 15.0
"""Millimetres around what is on paper."""


class Takeaway(QObject):
    """Of one match, as it is looked at now, in the language of now."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._luck = Luck(self)

    # --- the position

    def picture(self) -> QImage:
        """As it is on the table, without what lies over it."""
        image = QImage(self._size(), QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._desk.board.render(painter, QRectF(image.rect()))
        painter.end()
        return image

    def _size(self) -> QSize:
        part = self._desk.board.sceneRect()
        return QSize(WIDE, round(WIDE * part.height() / part.width()))

    def save_picture(self, path: Path) -> None:
        """As SVG if the name ends so, else as PNG. Raises OSError."""
        if path.suffix.lower() != ".svg":
            _write(path, _png(self.picture()))
            return
        drawn = QBuffer()
        generator = QSvgGenerator()
        generator.setOutputDevice(drawn)
        generator.setSize(self._size())
        generator.setViewBox(QRectF(0, 0, self._size().width(), self._size().height()))
        painter = QPainter(generator)
        self._desk.board.render(painter, generator.viewBoxF())
        painter.end()
        _write(path, drawn.data())

    # --- the match

    def text(self) -> str:
        """Who played, everything that the log tells, and how it ended."""
        desk, words = self._desk, self._desk.board.words
        result, names = desk.match.result, map(words.name, range(len(desk.match.seats)))
        scores = map(str, result.scores) if result else repeat("")
        told = (" ".join(filter(None, both)) for both in zip(names, scores, strict=False))
        lines = [GAME_INFOS[desk.match.game.id].name(), " · ".join(told), ""]
        for number, line in desk.playback.story():
            step = f"{desk.step(number)}. " if number >= 0 else ""
            lines.append(step + references.plain(line.text))
        # that somebody gave up stands in the log
        ending = references.plain(words.ending(desk.match.state, result)) if result else ""
        return "\n".join([*lines, *filter(None, ("", ending)), ""])

    # --- the analysis

    def page(self, analysis: Analysis, seat: int, graph: Graph, moves: Moves) -> str:
        """HTML with everything in it: the graph, the moments that decided the match with their
        positions, and what is thought of every move."""
        desk, words = self._desk, self._desk.board.words
        told = [
            f"<h1>{escape(GAME_INFOS[desk.match.game.id].name())}</h1>",
            f"<p>{escape(self._luck.whole(words, analysis, seat))}</p>",
            _image(graph.grab().toImage()),
            f"<h2>{escape(self.tr('What decided the match'))}</h2>",
        ]
        here = desk.playback.looking_back
        for number in moves.listed(Filter.DECISIVE):
            desk.pick(number)
            moment = analysis.moments[number]
            told.append(f"<h3>{escape(moves.told(number))}</h3>".replace("\n", "<br>"))
            told.append(f"<p>{escape(self._luck.verdict(moment.judgement))}</p>")
            if desk.sees(number) and moment.judgement.verdict.rank:
                better = self.tr("Better: {move}")
                advice = desk.told(number, moment.judgement.best)
                told.append(f"<p>{escape(better.replace('{move}', advice))}</p>")
            told.append(_image(self.picture()))
        desk.look_at(here)
        told.append(f"<h2>{escape(self.tr('All moves'))}</h2><p>")
        told += [
            escape(moves.told(number)).replace("\n", " — ") + "<br>"
            for number in moves.listed(Filter.ALL)
        ]
        return f'<html><head><meta charset="utf-8"></head><body>{"".join(told)}</p></body></html>'


def save_page(path: Path, page: str) -> None:
    """As PDF if the name ends so, else as HTML. Raises OSError."""
    if path.suffix.lower() != ".pdf":
        _write(path, QByteArray(page.encode()))
        return
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    put_on(QPdfWriter(made), page)
    _write(path, made.data())


def put_on(paper: QPagedPaintDevice, page: str) -> None:
    """On sheets of paper, or on what stands for them."""
    paper.setPageMargins(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    document.setHtml(page)
    document.print_(paper)


def _image(image: QImage) -> str:
    coded = b64encode(_png(image).data()).decode()
    return f'<p><img src="data:image/png;base64,{coded}" width="{ON_PAGE}"></p>'


def _png(image: QImage) -> QByteArray:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return buffer.data()


def _write(path: Path, data: QByteArray) -> None:
    storage.write(path, bytes(data.data()), private=False)
