"""Small pictures of final tables, drawn in the background when needed and cached on disk."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from boomerang_desktop import storage
from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.library.drawing import drawn
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.table.background import Background

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry

MOST = 400
"""Maximum number of pictures in memory; the queue holds at most a quarter as many."""
LOOKED = 300
"""Milliseconds after which the player is assumed to look rather than scroll by."""
PATIENCE = 60_000
"""Milliseconds after which a picture is abandoned."""


class Pictures(QObject):
    """A cache of pictures that orders the missing ones to be drawn."""

    come = Signal()
    """New pictures are available."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._known: dict[str, QPixmap | None] = {}
        """By name; None if a picture cannot be drawn."""
        self._wanted: dict[str, tuple[str, int, bool, str]] = {}
        """File, width, darkness and language, by name; the latest first."""
        self._artist: Background | None = None
        self._drawing = ""
        self._looked = QTimer(self, singleShot=True, interval=LOOKED)
        self._looked.timeout.connect(self._next)

    def of(self, entry: "Entry", width: int) -> QPixmap | None:
        """The picture in this width of device pixels; None until it is drawn."""
        dark, language = theme.is_dark(), languages.current()
        name = f"{entry.id}-{entry.length}-{width}-{language}{'-dark' if dark else ''}"
        if name in self._known:
            return self._known[name]
        kept = QPixmap(str(self._path(name)))
        if not kept.isNull():
            return self._put(name, kept)
        self._wanted.pop(name, None)
        self._wanted[name] = str(entry.path), width, dark, language
        while len(self._wanted) > MOST // 4:
            del self._wanted[next(iter(self._wanted))]
        if not self._drawing:
            self._looked.start()
        return None

    def stop(self) -> None:
        """Drop all orders."""
        self._looked.stop()
        self._wanted.clear()
        self._drawing = ""
        if self._artist:
            self._artist.close()
            self._artist = None

    def _next(self) -> None:
        if self._drawing or not self._wanted:
            return
        name = self._drawing = next(reversed(self._wanted))
        given = self._wanted.pop(name)
        if self._artist is None:
            self._artist = Background(PATIENCE, self)

        def answered(data: bytes) -> None:
            picture = QPixmap()
            picture.loadFromData(data)
            self._keep(name, data)
            finished(picture)

        def finished(picture: QPixmap | None = None) -> None:
            # None if the file vanished or changed: the list reports that
            self._put(name, picture)
            self._drawing = ""
            self.come.emit()
            self._next()

        self._artist.post(Job(drawn, given, answered, finished))

    def _put(self, name: str, picture: QPixmap | None) -> QPixmap | None:
        while len(self._known) >= MOST:
            del self._known[next(iter(self._known))]
        self._known[name] = picture
        return picture

    def _keep(self, name: str, data: bytes) -> None:
        path = self._path(name)
        try:
            storage.make_folder(path.parent)
            storage.write(path, data)
        except OSError:
            pass  # it will be drawn again

    def _path(self, name: str) -> Path:
        """A subfolder with few files; names begin with a match id, whose first letters are
        random."""
        return self._folder / name[:2] / f"{name}.png"
