"""Opens the study of a finished match, and plays on from a position in it."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.texts import Texts

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.desktop.study.comparison import Branch
    from boomerang_desktop.desktop.study.page import StudyPage
    from boomerang_desktop.desktop.study.what_if import WhatIf
    from boomerang_desktop.desktop.table.page import TablePage
    from boomerang_desktop.games.core import Move
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.match import Match
    from boomerang_desktop.match.players import Question


class Origin(NamedTuple):
    """Of a variation."""

    real: "Match"
    title: str
    """What the variation is called."""
    as_played: bool
    """Do bots repeat the real match until a player deviates?"""


class StudyPages(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.page: StudyPage | None = None
        """None until a match is studied for the first time."""
        self._origins: dict[str, Origin | None] = {}
        """The origins looked up so far, by match id; None if the match is no variation."""

    def why_not(self, match: "Match | None") -> str | None:
        """One sentence if a match cannot be studied."""
        from boomerang_desktop.match.analysis import can_analyse
        from boomerang_desktop.match.secrecy import withheld

        if match is None:
            return self.tr("no match is open")
        if (why := withheld(match)) and self.origin(match) is None:
            return Texts(self).withheld(why)
        if not can_analyse(match.game.id):
            return self.tr("this game cannot be analysed")
        if not match.decisions:
            return self.tr("nothing has been decided yet")
        return None

    def open(self, match: "Match") -> None:
        """Shows what decided a match that is over; of a variation that is still played, the real
        one. Anything else is left alone."""
        if self.why_not(match) is not None:
            return
        if not match.over and (origin := self.origin(match)):
            match = origin.real
        from boomerang_desktop.desktop.study.page import StudyPage

        window = self._window
        if self.page is None:
            menu = window.main_menu
            page = StudyPage(window.settings, window.saver, window.sounds, menu.menu)
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
        self._look_for_branches(match)

    def name_table(self, table: "TablePage", match: "Match") -> None:
        """Show a variation's name on the table, with a way back."""
        origin = self.origin(match)
        table.bar.variation = origin.title if origin else ""

    def study(self) -> None:
        """Study the match on the table."""
        table = self._window.table
        if table and table.match:
            self.open(table.match)

    def back(self) -> None:
        """Go from a variation back to the study of the real match."""
        table = self._window.table
        if table and table.match and (origin := self.origin(table.match)):
            self.open(origin.real)

    # --- what if

    def play_on(self, wanted: "WhatIf") -> None:
        """Begin a new match from a position of the real one, which stays as it is."""
        branch, match = wanted.branch(), wanted.match
        self._origins[branch.id] = Origin(match, wanted.title, wanted.as_played)
        self._window.begin(
            branch, branch_of=match.id, as_played=wanted.as_played, title=wanted.title
        )

    def recall(self, question: "Question") -> "Move | None":
        """The move that a bot repeats from the real match, if any."""
        match, origin = question.match, self.origin(question.match)
        if origin is None or not origin.as_played:
            return None
        return match.repeated(question.seat, origin.real)

    def origin(self, match: "Match") -> Origin | None:
        """The match this variation branched from, even one saved in an earlier session."""
        if match.id not in self._origins:
            self._origins[match.id] = self._noted(match)
        return self._origins[match.id]

    def _noted(self, match: "Match") -> Origin | None:
        from boomerang_desktop.library import notes
        from boomerang_desktop.library.errors import LibraryError
        from boomerang_desktop.match.analysis import in_order
        from boomerang_desktop.match.secrecy import withheld

        saves = self._window.saves
        try:
            path = saves.archive_path(match.game.id, match.id)
            note = notes.read(path.with_name(notes.name_of(match.id)))
        except LibraryError:
            return None
        if not note.branch_of:
            return None
        real, _ = saves.load(saves.archive_path(match.game.id, note.branch_of))
        if real is None or withheld(real):
            return None
        return Origin(in_order(real), note.title, note.as_played)

    def _look_for_branches(self, match: "Match") -> None:
        """Matches that began like this one, for the page."""

        def find(library: "Library") -> "list[Branch]":
            from boomerang_desktop.desktop.study.comparison import Branch
            from boomerang_desktop.library.deals.again import fingerprint

            real = library.note(match.id).branch_of
            kin = {match.id, real} - {""}
            return [
                Branch("" if entry.id == real else entry.title, entry.path)
                for entry in library.same_deal(fingerprint(match))
                if entry.finished
                and entry.id != match.id
                and (entry.branch_of in kin or entry.id == real)
            ]

        def found(branches: "list[Branch]") -> None:
            page = self.page
            if page and page.match and page.match.id == match.id:
                page.comparison.offer(branches)

        self._window.shelf.keeper.ask(find, found, self)
