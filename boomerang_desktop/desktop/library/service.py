"""Queries the library in the background and keeps it up to date: the screen never waits for the
index, nor the window's first picture for SQLite."""

import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from shiboken6 import isValid

from boomerang_desktop.desktop.job_thread import JobThread, raise_again
from boomerang_desktop.desktop.library.match_texts import Troubles

if TYPE_CHECKING:
    from boomerang_desktop.library.library import Library

T = TypeVar("T")

BREATH = 0.002
"""Seconds of rest after reading each file: the table comes first."""
OFTEN = 1.0
"""Seconds between two updates while many files are read."""


class _Asked(NamedTuple):
    """A question and its recipient. Created and released in the GUI thread only: a widget that it
    refers to must not be destroyed in another."""

    question: "Callable[[Library], object]"
    answer: Callable[[Any], None]
    failed: Callable[[str], None]
    owner: QObject


class LibraryService(QObject):
    changed = Signal()
    """Matches on disk, or facts about them, have changed."""
    progress = Signal(int, int)
    """Files read, files in total; equal when finished."""
    troubled = Signal(str)
    """One sentence on what is wrong with the index, or with a file."""
    _rang = Signal()
    """Wakes the GUI thread. Carries no object: passing one between threads is not safe."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._troubles = Troubles(self)
        self._library: Library | None = None
        self._making = threading.Lock()
        self._asking, self._reading = JobThread("asking the library"), JobThread("reading matches")
        self._heard: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._rang.connect(self._hear, Qt.ConnectionType.QueuedConnection)
        self.stopped = False
        """The program is closing: long jobs stop, and no new ones start."""
        self._catching_up = False
        self._once_more = False
        self._told = ""
        self._asked = 0
        self._open_questions: dict[int, _Asked] = {}

    # --- in the other threads

    def _open(self) -> "Library":
        """Import here: SQLite and its modules are slow to load."""
        from boomerang_desktop.library.library import Library

        with self._making:
            if self._library is None:
                self._library = Library(self.folder)
        return self._library

    def _deliver(self, message: Callable[[], None]) -> None:
        self._heard.put(message)
        self._rang.emit()

    def _answer(self, number: int) -> None:
        from boomerang_desktop.library.errors import LibraryError, library_error
        from boomerang_desktop.match.record import RecordError

        try:
            found = self._open_questions[number].question(self._open())
        except (LibraryError, RecordError) as error:
            # the traceback would keep everything in the question alive
            self._deliver(partial(self._refused, number, error.with_traceback(None)))
        except OSError as error:
            file = Path(str(error.filename or self.folder))
            self._deliver(partial(self._refused, number, library_error(error, file)))
        except Exception as error:
            self._deliver(partial(self._mistaken, number, error))
        else:
            self._deliver(partial(self._found, number, found))

    def _read(self) -> None:
        from boomerang_desktop.library.errors import LibraryError

        library, last = self._open(), time.monotonic()

        def tell(done: int, total: int) -> None:
            nonlocal last
            time.sleep(BREATH)
            if time.monotonic() > last + OFTEN:
                last = time.monotonic()
                self._deliver(partial(self._read_on, done, total))

        read, trouble = 0, None
        try:
            read = library.refresh(tell, lambda: self.stopped)
            trouble = library.trouble
        except LibraryError as error:
            trouble = error
        except Exception as error:
            self._deliver(partial(raise_again, error))
        self._deliver(partial(self._caught_up, read, trouble))

    # --- in the GUI thread

    def _hear(self) -> None:
        self._heard.get()()

    def _found(self, number: int, found: Any) -> None:
        asked = self._open_questions.pop(number)
        if isValid(asked.owner):
            asked.answer(found)

    def _mistaken(self, number: int, error: Exception) -> None:
        del self._open_questions[number]
        raise_again(error)

    def _refused(self, number: int, error: Exception) -> None:
        asked = self._open_questions.pop(number)
        if isValid(asked.owner):
            asked.failed(self._troubles.of(error))

    def ask(
        self,
        question: "Callable[[Library], T]",
        answer: Callable[[T], None],
        owner: QObject,
        failed: Callable[[str], None] | None = None,
        *,
        slowly: bool = False,
    ) -> None:
        """Query or change the library; `answer` is called later, unless `owner` is gone. Errors
        become one sentence. A `slowly` running question does not delay others."""
        if self.stopped:
            return
        self._asked += 1
        asked = _Asked(question, answer, failed or self.troubled.emit, owner)
        self._open_questions[self._asked] = asked
        hand = self._reading if slowly else self._asking
        hand.post(partial(self._answer, self._asked))

    def tell(self, change: "Callable[[Library], object]") -> None:
        """Change a note in the background, then announce it to all lists."""
        self.ask(change, lambda _: self.changed.emit(), self)

    def catch_up(self) -> None:
        """Check the files in the background. A call during a check triggers another one."""
        if self.stopped:
            return
        if self._catching_up:
            self._once_more = True
            return
        self._catching_up = True
        self._reading.post(self._read)

    def _read_on(self, done: int, total: int) -> None:
        self.progress.emit(done, total)
        self.changed.emit()

    def _caught_up(self, read: int, trouble: Exception | None) -> None:
        self._catching_up = False
        self.progress.emit(read, read)
        self.changed.emit()
        said = self._troubles.of(trouble) if trouble else ""
        if said and said != self._told:
            self.troubled.emit(said)
        self._told = said
        if self._once_more and not self.stopped:
            self._once_more = False
            self.catch_up()

    @property
    def busy(self) -> bool:
        """Whether files are being read."""
        return self._catching_up

    def close(self) -> None:
        """Finish all changes and end the threads."""
        self.stopped = True
        self._reading.close()
        self._asking.close()
        if self._library is not None:
            self._library.close()
            self._library = None
