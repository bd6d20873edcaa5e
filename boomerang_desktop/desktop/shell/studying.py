"""The way to the study of a match that is over, and out of it into one that goes on otherwise."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.desktop.study.comparison import Branch
    from boomerang_desktop.desktop.study.page import StudyPage
    from boomerang_desktop.desktop.study.what_if import WhatIf
    from boomerang_desktop.games.core import Move
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.match import Match
    from boomerang_desktop.match.players import Question


class Studying(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.page: StudyPage | None = None
        """Once a match has been studied."""
        self._models: dict[str, Match | None] = {}
        """What bots repeat, by the id of the match in which they do."""

    def why_not(self, match: "Match | None") -> str | None:
        """One sentence if a match cannot be studied."""
        from boomerang_desktop.match.analysis import can_analyse

        if match is None or match.result is None:
            return self.tr("the match is not over yet")
        if not can_analyse(match.game.id):
            return self.tr("this game cannot be analysed")
        return None

    def open(self, match: "Match") -> None:
        """Shows what decided a match that is over; anything else is left alone."""
        if self.why_not(match) is not None:
            return
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

    def study(self) -> None:
        """The match on the table."""
        table = self._window.table
        if table and table.match:
            self.open(table.match)

    # --- what if

    def play_on(self, wanted: "WhatIf") -> None:
        """Another match, which begins like the real one: that stays as it is."""
        branch, match = wanted.branch(), wanted.match
        self._models[branch.id] = match if wanted.as_played else None
        self._window.begin(
            branch, branch_of=match.id, as_played=wanted.as_played, title=wanted.title
        )

    def recall(self, question: "Question") -> "Move | None":
        """What a bot is to repeat."""
        match = question.match
        if match.id not in self._models:
            self._models[match.id] = self._model(match)
        real = self._models[match.id]
        return match.repeated(question.seat, real) if real else None

    def _model(self, match: "Match") -> "Match | None":
        """The match that one from an earlier day repeats, if it does."""
        from boomerang_desktop.library import notes
        from boomerang_desktop.library.errors import LibraryError
        from boomerang_desktop.match.analysis import in_order

        saves = self._window.saves
        try:
            path = saves.kept_path(match.game.id, match.id)
            note = notes.read(path.with_name(notes.name_of(match.id)))
        except LibraryError:
            return None
        if not note.as_played:
            return None
        real, _ = saves.load(saves.kept_path(match.game.id, note.branch_of))
        return real and in_order(real)

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
