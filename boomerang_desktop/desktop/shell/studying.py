"""The way to the study of a match that is over, and out of it into one that goes on otherwise."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.desktop.study.page import StudyPage
    from boomerang_desktop.match import Match, Seat


class Studying(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.page: StudyPage | None = None
        """Once a match has been studied."""

    def why_not(self, match: "Match | None") -> str | None:
        """One sentence if a match cannot be studied."""
        from boomerang_desktop.match.analysis import can_analyse

        if match is None or match.result is None:
            return self.tr("the match is not over yet")
        if not can_analyse(match.game.id):
            return self.tr("nobody can judge this game")
        return None

    def open(self, match: "Match") -> None:
        """Shows what decided a match that is over; anything else is left alone."""
        if self.why_not(match) is not None:
            return
        from boomerang_desktop.desktop.study.page import StudyPage

        window = self._window
        if self.page is None:
            menu = window.main_menu
            page = StudyPage(window.settings, window.saves, window.sounds, menu.menu)
            page.left.connect(window.show_home)
            page.rules_wanted.connect(lambda paragraph: window.open_rules(paragraph=paragraph))
            page.play_on.connect(self.play_on)
            page.actions_changed.connect(menu.refresh)
            window.pages.addWidget(page)
            self.page = page
        if window.table:
            # what it has found out by now is kept
            window.table.leave()
        self.page.open_match(match)
        window.show_page(self.page)

    def study(self) -> None:
        """The match on the table."""
        table = self._window.table
        if table and table.match:
            self.open(table.match)

    def play_on(self, match: "Match", position: int, seat: int) -> None:
        """Another match, which begins like that one: it stays as it is."""
        from boomerang_desktop.library.library import Library

        branch = match.until(position).with_seats(sitting(match, seat))
        library = Library(self._window.saves.folder)
        title = self.tr("What if, from move {number}").format(number=position + 1)
        library.annotate(branch.id, branch_of=match.id, title=title)
        library.close()
        self._window.begin(branch)


def sitting(match: "Match", seat: int) -> "list[Seat]":
    """Somebody plays on in that chair. If the only person sat elsewhere, whoever was there before
    takes their place."""
    from boomerang_desktop.match import HUMAN, Seat

    players = [each.player for each in match.seats]
    if players.count(HUMAN) == 1:
        players[players.index(HUMAN)] = players[seat]
    players[seat] = HUMAN
    return [Seat(each.name, player) for each, player in zip(match.seats, players, strict=True)]
