"""Matches on disk: the running one, earlier ones, and files opened elsewhere.

Nothing here deletes a match, and no file, however strange, raises an error for the caller: what
went wrong is returned as one sentence."""

import errno
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDateTime, QObject

from boomerang_desktop import storage
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.match import Match
    from boomerang_desktop.match.analysis import Analysis
    from boomerang_desktop.study.yours import Yours

ENDING = ".boomerang"
_LARGEST = 1 << 20


class Snapshot(NamedTuple):
    """A match ready to be written: it stays the same while the match goes on."""

    id: str
    game: str
    over: bool
    text: str


def snapshot(match: "Match") -> Snapshot:
    from boomerang_desktop.match import record

    return Snapshot(match.id, match.game.id, match.over, record.dump(match))


class SavedMatch(NamedTuple):
    """A match on disk, as a list shows it."""

    path: Path
    id: str
    """Empty for a record of version 1, whose id would require reading it whole."""
    game: str
    when: QDateTime
    players: tuple[str, ...]
    over: bool


class Saves(QObject):
    """Imports rules and records only where needed: the window's first picture waits for this
    module."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.autosave_path = folder / f"autosave{ENDING}"
        self._matches = folder / "matches"
        self._known: tuple[object, str] = (None, "")
        """The autosave's file as it was when its match was last known, and that match's id."""
        self._texts = Texts(self)

    def autosave(self, match: "Match") -> str | None:
        """Save a match being played: as the running one or, once it is over, among the earlier
        ones."""
        return self.store(snapshot(match))

    def store(self, shot: Snapshot) -> str | None:
        """Write a snapshot. May be called in another thread."""
        same = self._running_id() == shot.id
        if shot.over:
            failed = self._write(self.archive_path(shot.game, shot.id), shot.text)
            return failed if failed or not same else self.clear_autosave()
        if not same and (failed := self.keep_running()):
            return failed
        failed = self._write(self.autosave_path, shot.text)
        self._known = _state_of(self.autosave_path), "" if failed else shot.id
        return failed

    def save_as(self, match: "Match", path: Path) -> str | None:
        """Save to a file that the player has chosen."""
        return self.write(path, snapshot(match).text)

    def keep(self, match: "Match") -> str | None:
        """Keep the match among the earlier ones, replacing an earlier state of it."""
        return self._write(self.archive_path(match.game.id, match.id), snapshot(match).text)

    def archive_path(self, game_id: str, match_id: str) -> Path:
        return self._matches / f"{game_id}-{match_id}{ENDING}"

    def analysis(self, match: "Match") -> "Analysis | None":
        """The stored analysis of a match, as far as it goes."""
        from boomerang_desktop.match.analysis import store

        return store.read(store.path_of(self.archive_path(match.game.id, match.id)), match)

    def keep_analysis(self, match: "Match", analysis: "Analysis") -> bool:
        """Store the analysis beside the record, unless the stored one goes deeper or further, and
        the mistakes in it as puzzles. Return whether it is news about a match kept here. Slow; may
        be called in another thread."""
        from boomerang_desktop.match.analysis import store

        before = self.analysis(match)
        if before and (before.complete, before.depth.rank, len(before.moments)) >= (
            analysis.complete,
            analysis.depth.rank,
            len(analysis.moments),
        ):
            return False
        path = store.path_of(self.archive_path(match.game.id, match.id))
        try:
            storage.make_folder(path.parent)
            store.write(path, match, analysis)
        except OSError:
            pass  # it can be computed again
        if not self.archive_path(match.game.id, match.id).exists():
            return False  # a record opened from elsewhere
        self.yours().keep(match, analysis)
        return True

    def yours(self) -> "Yours":
        """Puzzles made from mistakes in the player's own matches."""
        from boomerang_desktop.study.yours import Yours

        return Yours(self.folder / "yours.json")

    def copies(self, match: "Match") -> "list[Match]":
        """The readable copies of a match kept here: those that are over first, then the running
        one, then those left earlier."""
        found = []
        for path in (self.autosave_path, self.archive_path(match.game.id, match.id)):
            shown = peek(path)
            if shown and shown.id in ("", match.id) and (kept := self.load(path)[0]):
                found.append(kept)
        own = [kept for kept in found if kept.id == match.id]
        return sorted(own, key=lambda kept: not kept.over)

    def write(self, path: Path, text: str) -> str | None:
        """Write where the user chooses."""
        return self._write(path, text, private=False)

    def _write(self, path: Path, text: str, *, private: bool = True) -> str | None:
        try:
            storage.make_folder(path.parent)
            storage.write(path, text, private=private)
        except OSError as error:
            return self._failed(error, path)
        return None

    def clear_autosave(self) -> str | None:
        try:
            storage.remove(self.autosave_path)
        except OSError as error:
            return self._failed(error, self.autosave_path)
        return None

    def load(self, path: Path) -> tuple["Match | None", str | None]:
        """The match, or one sentence saying why there is none."""
        from boomerang_desktop.match import record

        try:
            return record.load(path), None
        except record.RecordError as error:
            sentence = self.tr("“{file}” cannot be opened. {reason}")
            return None, sentence.format(file=path.name, reason=self._texts.record_error(error))

    def resume(self) -> tuple["Match | None", str | None]:
        """The running match; a damaged one is set aside under a new name, with a message."""
        if not self.autosave_path.exists():
            return None, None
        match, _ = self.load(self.autosave_path)
        return (match, None) if match else (None, self.set_aside())

    def set_aside(self) -> str:
        """Rename the damaged autosave; the message says what it is called now."""
        from datetime import datetime

        stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        aside = self.autosave_path.with_name(f"damaged-{stamp}{ENDING}")
        try:
            storage.move(self.autosave_path, aside)
        except OSError as error:
            return self._failed(error, self.autosave_path)
        sentence = self.tr(
            "The match that was running cannot be read. It has been set aside as “{file}” in "
            "{folder}."
        )
        return sentence.format(file=aside.name, folder=self.folder)

    def running(self) -> SavedMatch | None:
        """The match that can be resumed, without replaying it."""
        return peek(self.autosave_path)

    def _running_id(self) -> str:
        """The id of the running match; empty if there is none that can be read. Read again only if
        the file is not the one last written here."""
        state, number = self._known
        if not number or state != _state_of(self.autosave_path):
            number = self._read_running_id()
            self._known = _state_of(self.autosave_path), number
        return number

    def _read_running_id(self) -> str:
        running = self.running()
        if running is None or running.id:
            return running.id if running else ""
        match, _ = self.load(self.autosave_path)
        return match.id if match else ""

    def keep_running(self) -> str | None:
        """Move the running match to the earlier ones, as it is, before another begins. An
        unreadable one is set aside."""
        running, number = self.running(), self._running_id()
        if running is None or not number:
            if self.autosave_path.exists():
                self.set_aside()
            return None
        target = self.archive_path(running.game, number)
        try:
            storage.make_folder(target.parent)
            storage.move(self.autosave_path, target)
        except OSError as error:
            return self._failed(error, target)
        return None

    def _failed(self, error: OSError, path: Path) -> str:
        file = path.name
        if error.errno in {errno.ENOSPC, errno.EDQUOT}:
            return self.tr("The disk is full: “{file}” could not be saved.").format(file=file)
        if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
            sentence = self.tr("“{file}” could not be saved: no permission to write in {folder}.")
            return sentence.format(file=file, folder=path.parent)
        sentence = self.tr("“{file}” could not be saved ({reason}).")
        return sentence.format(file=file, reason=error.strerror)


def _state_of(path: Path) -> tuple[int, int, int] | None:
    """What changes whenever a file is written: a new one takes its place."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_mtime_ns, found.st_size


def peek(path: Path) -> SavedMatch | None:
    """What a list needs to know about a record; None for anything else."""
    try:
        record = storage.parsed(path, _LARGEST)
        when = QDateTime.fromMSecsSinceEpoch(int(path.stat().st_mtime * 1000))
    except (OSError, storage.Foreign, ValueError, OverflowError):
        return None
    game, seats = str(record.get("game")), record.get("seats")
    allowed = GAME_INFOS[game].seats if game in GAME_INFOS else range(0)
    if not isinstance(seats, list) or len(seats) not in allowed:
        return None
    names = [seat.get("name") for seat in seats if isinstance(seat, dict)]
    players = tuple(name for name in names if isinstance(name, str))
    if len(players) < len(seats):
        return None
    facts = record.get("facts")
    given_up = isinstance(facts, dict) and facts.get("given_up") is not None
    over = record.get("result") is not None or given_up
    return SavedMatch(path, str(record.get("id", "")), game, when, players, over)
