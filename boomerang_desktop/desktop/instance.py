"""One program, one window: a second start hands its file to the first and leaves.

A lock file says at once whether another one runs; QtNetwork, which is slow to load, is imported
only when somebody has something to say or the window already stands."""

import zlib
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

_PATIENCE = 2000
"""Milliseconds that the first one has to answer: it may still be starting."""

_LONGEST = 4096


class Instance(QObject):
    called = Signal(str)
    """Another start wants this window raised, and this file opened unless it is empty."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        self._lock = QLockFile(str(folder / "running.lock"))
        self._lock.setStaleLockTime(0)
        # a name of its own for each data folder, short enough for every platform's sockets
        self._name = f"boomerang-{zlib.crc32(str(folder).encode()):08x}"
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Also where no lock can be made: better two windows than none."""
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        from PySide6.QtNetwork import QLocalServer

        QLocalServer.removeServer(self._name)  # left behind by one that was killed
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        self._server.listen(self._name)

    def call(self, file: str) -> bool:
        """Tells the first one; False if it does not answer."""
        from PySide6.QtCore import QDeadlineTimer, QThread
        from PySide6.QtNetwork import QLocalSocket

        deadline = QDeadlineTimer(_PATIENCE)
        while not deadline.hasExpired():
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(200):
                socket.write(file.encode() + b"\n")
                socket.waitForBytesWritten(500)
                heard = socket.waitForReadyRead(int(deadline.remainingTime()))
                socket.disconnectFromServer()
                return heard
            QThread.msleep(50)
        return False

    def close(self) -> None:
        if self._server:
            self._server.close()
        self._lock.unlock()

    def _answer(self) -> None:
        """The other one writes one line at once and waits for the answer."""
        assert self._server
        socket = self._server.nextPendingConnection()
        if socket.canReadLine() or socket.waitForReadyRead(500):
            line = bytes(socket.readLine(_LONGEST).data()).decode("utf-8", "replace").strip()
            socket.write(b"ok\n")
            socket.flush()
            # opening the file takes a while, and the other one need not wait for it
            QTimer.singleShot(0, self, lambda: self.called.emit(line))
        socket.disconnectFromServer()
