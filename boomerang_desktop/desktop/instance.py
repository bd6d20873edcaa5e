"""One program, one window: a second start hands its file to the first and leaves.

A lock file says at once whether another one runs; QtNetwork, which is slow to load, is imported
only when there is something to say or the window already stands. Where the first one listens it
writes into the data folder, which is the account's own: no other account can guess the place, or
take it. If anything is odd, the second start opens a window of its own."""

import os
import shutil
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from boomerang_desktop import storage

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_PATIENCE = 10_000
"""Milliseconds that the first one has to answer: it may still be starting, on a busy machine."""
_A_MOMENT = 500
_LONGEST = 4096
"""Bytes of a path, and of a place."""
_ROOM = 80
"""Bytes of a socket's path: systems allow about a hundred, and Qt appends some for a moment."""
_END, _HEARD = b"\0", b"ok\n"
"""A path may hold everything but the first, line breaks too."""


class Instance(QObject):
    called = Signal(object)
    """Another start wants this window raised, and this file opened, if there is one."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):
            storage.make_folder(folder)
        self._folder = folder
        self._lock = QLockFile(str(folder / "running.lock"))
        self._lock.setStaleLockTime(0)
        self.place = folder / "running.place"
        """Says where the first one listens."""
        self._server: QLocalServer | None = None
        self._made: Path | None = None
        """A folder for the socket alone."""

    def is_first(self) -> bool:
        """Also where no lock can be made: better two windows than none."""
        if self._lock.tryLock(0):
            with suppress(OSError):
                Path(self._lock.fileName()).chmod(0o600)
            return True
        return self._lock.error() != QLockFile.LockError.LockFailedError

    def listen(self) -> bool:
        """Whether the next start can be heard. One that does not hold the lock leaves the place to
        the one that does."""
        from PySide6.QtNetwork import QLocalServer

        if not self._lock.isLocked():
            return False
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._answer)
        with suppress(OSError):
            for place in self._places():
                QLocalServer.removeServer(place)  # left behind by one that was killed
                if server.listen(place):
                    storage.write(self.place, place)
                    return True
        server.close()
        return False

    def _places(self) -> Iterator[str]:
        """The data folder, if its name is short enough and its disk takes sockets; otherwise a new
        private folder."""
        if sys.platform == "win32":
            yield f"boomerang-{os.urandom(16).hex()}"
            return
        if len(os.fsencode(own := str(self._folder / "running.socket"))) <= _ROOM:
            yield own
        self._made = Path(mkdtemp(prefix="boomerang-"))
        yield str(self._made / "socket")

    def call(self, file: Path | None) -> bool:
        """Tell the first one; False if it does not answer, or belongs to another account."""
        from PySide6.QtCore import QDeadlineTimer, QThread
        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(_PATIENCE)
        while not deadline.hasExpired():
            link = QLocalSocket()
            if place := self._told():
                link.connectToServer(place)
            if place and link.waitForConnected(200):
                if not _ours(link):
                    return False
                self._let_it_come_forward()
                link.write((os.fsencode(file) if file else b"") + _END)
                link.waitForBytesWritten(_A_MOMENT)
                answer = _read(link, _HEARD, deadline.remainingTime())
                link.disconnectFromServer()
                if answer == _HEARD:
                    return True
            QThread.msleep(50)
        return False

    def _let_it_come_forward(self) -> None:
        """Windows lets no window come to the front, unless the process that was just started allows
        it."""
        if sys.platform == "win32":
            import ctypes

            ctypes.windll.user32.AllowSetForegroundWindow(self.first_process())

    def first_process(self) -> int:
        """The process that holds the lock; -1, which stands for any, if it does not say."""
        return self._lock.getLockInfo()[0] or -1

    def _told(self) -> str:
        """Where the first one listens; empty if it does not say."""
        try:
            return storage.read(self.place, _LONGEST).decode()
        except (OSError, storage.Foreign, ValueError):
            return ""

    def close(self) -> None:
        if self._server:
            self._server.close()
        if self._lock.isLocked():
            with suppress(OSError):
                storage.remove(self.place)
        if self._made:
            shutil.rmtree(self._made, ignore_errors=True)
        self._lock.unlock()

    def _answer(self) -> None:
        """The other one writes one path at once and waits for the answer."""
        assert self._server
        link = self._server.nextPendingConnection()
        told = _read(link, _END, _A_MOMENT) if _ours(link) else b""
        if told.endswith(_END):
            link.write(_HEARD)
            link.flush()
            file = Path(os.fsdecode(told[:-1])) if told[:-1] else None
            # opening the file takes a while, and the other one need not wait for it
            QTimer.singleShot(0, self, lambda: self.called.emit(file))
        link.disconnectFromServer()


def _read(link: "QLocalSocket", end: bytes, patience: int) -> bytes:
    """What the other side says, up to its end; less if it takes too long or says too much."""
    from PySide6.QtCore import QDeadlineTimer

    deadline, told = QDeadlineTimer(patience), b""
    while not told.endswith(end) and len(told) <= _LONGEST:
        if not link.bytesAvailable() and not link.waitForReadyRead(int(deadline.remainingTime())):
            break
        told += bytes(link.read(_LONGEST).data())
    return told


def _ours(link: "QLocalSocket") -> bool:
    """Whether the process at the other end belongs to this account. Where the system does not tell,
    the place that only this account can read has to do."""
    if not sys.platform.startswith("linux"):
        return True
    with socket.socket(fileno=os.dup(int(link.socketDescriptor()))) as same:
        told = same.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    return bool(struct.unpack("3i", told)[1] == os.geteuid())
