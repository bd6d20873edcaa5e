"""The texts about a match in a list: how it ended for you, who played, what is special about it."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QDate, QDateTime, QLocale, QObject

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.texts import Texts, usual_name

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry


class MatchMark(NamedTuple):
    icon: str
    text: str


class Troubles(QObject):
    """Names what is wrong with the index or a file, in one sentence."""

    def of(self, error: Exception) -> str:
        from boomerang_desktop.library.errors import LibraryError
        from boomerang_desktop.match.record import RecordError

        if isinstance(error, RecordError):
            return Texts(self).record_error(error)
        if not isinstance(error, LibraryError):
            raise error
        return {
            "INDEX_DAMAGED": self.tr(
                "The list of matches was damaged and is being made anew. No match is lost."
            ),
            "DISK_FULL": self.tr("The disk is full: “{file}” could not be saved."),
            "NO_PERMISSION": self.tr("“{file}” cannot be used: no permission in {folder}."),
            "VANISHED": self.tr("“{file}” is no longer there."),
            "LATER_VERSION": self.tr("“{file}” was written by a later version of this program."),
            "DAMAGED": self.tr("What was noted about a match is damaged; the match itself is not."),
            "FAILED": self.tr("“{file}” could not be changed ({reason})."),
        }[error.trouble.name].format(
            file=error.path.name, folder=error.path.parent, reason=error.detail
        )


class MatchTexts(QObject):
    """Never cache its strings: the language can change at runtime."""

    def name(self, entry: "Entry") -> str:
        """The title that the player gave the match, or its game."""
        return entry.title or GAME_INFOS[entry.game].name()

    def you(self, entry: "Entry") -> int | None:
        """The seat addressed as "you": that of the only person who played."""
        persons = [n for n, sitter in enumerate(entry.seats) if sitter.person]
        return persons[0] if len(persons) == 1 else None

    def names(self, entry: "Entry") -> list[str]:
        """The players' names; default names are in the current language."""
        given = [sitter.name for sitter in entry.seats]
        unnamed = languages.nameless(given)
        return [usual_name(n) if n in unnamed else name for n, name in enumerate(given)]

    def players(self, entry: "Entry") -> str:
        return ", ".join(self.names(entry))

    def when(self, entry: "Entry") -> str:
        moment = QDateTime.fromSecsSinceEpoch(int(entry.played_at.timestamp()))
        days = moment.date().daysTo(QDate.currentDate())
        time = QLocale().toString(moment.time(), QLocale.FormatType.ShortFormat)
        if days == 0:
            return self.tr("today, {time}").format(time=time)
        if days == 1:
            return self.tr("yesterday, {time}").format(time=time)
        return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)

    def length(self, entry: "Entry") -> str:
        return self.tr("%n decision(s)", "", entry.length)

    def result(self, entry: "Entry") -> str:
        """One line on how it ended, from the point of view of the only person who played, if there
        is one."""
        if entry.running:
            return self.tr("In progress")
        if entry.given_up is not None:
            return self._given_up(entry, entry.given_up)
        if not entry.finished:
            if entry.left is None:
                return self.tr("Unfinished")
            return self.tr("Left early: counts as lost")
        if len(entry.winners) == len(entry.seats):
            return self.tr("A draw with {points}").format(points=self.score(entry, 0))
        you = self.you(entry)
        if you is None:
            return self._won(entry)
        if entry.winners == (you,):
            return self.tr("You won with {points}").format(points=self.score(entry, you))
        return self._your_place(entry, you)

    def _given_up(self, entry: "Entry", seat: int) -> str:
        if seat == self.you(entry):
            return self.tr("You gave up: lost")
        return self.tr("{name} gave up").format(name=self.names(entry)[seat])

    def _won(self, entry: "Entry") -> str:
        names = self.names(entry)
        points = self.score(entry, entry.winners[0])
        if len(entry.winners) == 1:
            text = self.tr("{name} won with {points}")
            return text.format(name=names[entry.winners[0]], points=points)
        text = self.tr("{names} share the win with {points}")
        shared = ", ".join(names[seat] for seat in entry.winners)
        return text.format(names=shared, points=points)

    def _your_place(self, entry: "Entry", you: int) -> str:
        rank = self.place(entry.ranks[you])
        text = self.tr("You: {place} of {all}, {points}")
        points = self.score(entry, you)
        return text.format(place=rank, all=len(entry.seats), points=points)

    def place(self, rank: int) -> str:
        return (
            self.tr("1st"),
            self.tr("2nd"),
            self.tr("3rd"),
            self.tr("4th"),
            self.tr("5th"),
        )[rank - 1]

    def score(self, entry: "Entry", seat: int) -> str:
        return GAME_INFOS[entry.game].score(entry.scores[seat], len(entry.seats))

    def marks(self, entry: "Entry") -> list[MatchMark]:
        found = []
        if entry.starred:
            found.append(MatchMark("star_full", self.tr("starred")))
        if entry.running:
            found.append(MatchMark("play", self.tr("running")))
        if entry.assisted:
            found.append(MatchMark("hint", self.tr("with help")))
        if entry.analysed:
            found.append(MatchMark("chart", self.tr("analysed")))
        if entry.challenge:
            found.append(MatchMark("envelope", self.tr("challenge")))
        return found

    def spoken(self, entry: "Entry") -> str:
        """All that a row shows, for screen readers."""
        name = self.name(entry)
        told = [name, self.result(entry), self.players(entry), self.when(entry)]
        if entry.title:
            told.insert(1, GAME_INFOS[entry.game].name())
        told += [self.length(entry), *(mark.text for mark in self.marks(entry))]
        return ", ".join(told)
