"""Another match with the same people: as before, in other chairs, or with the same deal."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.match import Match


class Rematch(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    @property
    def _match(self) -> "Match | None":
        """The match on the table."""
        return self._window.table.match if self._window.table else None

    def why_not(self, match: "Match | None" = None) -> str | None:
        """One sentence if a deal cannot come again: that of this match, or on the table."""
        from boomerang_desktop.match.secrecy import withheld

        match = match or self._match
        if match is None:
            return self.tr("no match is open")
        if not match.game.deals:
            return self.tr("nothing is dealt in this game")
        why = withheld(match)
        return Texts(self).withheld(why) if why else None

    def rematch(self, moved: int = 0) -> None:
        """Begin with another deal; each player moves on by `moved` chairs."""
        from boomerang_desktop.match import Match

        if old := self._match:
            seats = old.seats[-moved:] + old.seats[:-moved]
            self._window.begin(Match.new(old.game, seats, old.settings))

    def same_deal(self) -> None:
        """Deal the same again to the same people in the same chairs."""
        if (old := self._match) and self.why_not(old) is None:
            self._window.begin(old.until(0).with_seats(old.seats))

    def same_deal_otherwise(self, match: "Match | None" = None) -> None:
        """Set up the same deal; the player chooses who sits in which chair."""
        if (old := match or self._match) and self.why_not(old) is None:
            self._window.set_up(old.game, old, lambda: self._which(old))

    def _which(self, match: "Match") -> str:
        when = QDateTime.fromSecsSinceEpoch(int(match.played_at.timestamp())).date()
        day = QLocale().toString(when, QLocale.FormatType.LongFormat)
        return self.tr("The same deal as on {day}").format(day=day)
