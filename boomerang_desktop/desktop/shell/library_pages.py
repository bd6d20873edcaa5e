"""Opens the pages of matches and statistics, and carries out what is done with a chosen match."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop import folders
from boomerang_desktop.desktop.actions.action import LIBRARY
from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.desktop.shell.deal_pages import DealPages
from boomerang_desktop.desktop.texts import sentence

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon

    from boomerang_desktop.desktop.library.page import LibraryPage
    from boomerang_desktop.desktop.pages.new_match import NewMatchPage
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.desktop.statistics.page import StatisticsPage
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.match import Match
    from boomerang_desktop.match.analysis import Analysis
    from boomerang_desktop.match.rating import Rating


class LibraryPages(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self.window = window
        self.keeper = LibraryService(window.saves.folder, self)
        self.people = People(window.saves.folder, window.settings, self)
        self.dealing: DealPages = DealPages(window)
        window.saver.analysed.connect(self._note_figures)
        self.page: LibraryPage | None = None
        """None until it is opened for the first time."""
        self.statistics: StatisticsPage | None = None
        """Likewise."""

    def _note_figures(self, match_id: str, analysis: "Analysis") -> None:
        """Keep the figures for the statistics: other versions discard the analysis itself."""

        def note(library: "Library") -> object:
            from boomerang_desktop.library.reading import figures

            return library.annotate(match_id, **figures(analysis))

        self.keeper.tell(note)

    # --- pages

    def open_library(self) -> None:
        from boomerang_desktop.desktop.library.page import LibraryPage

        window = self.window
        if self.page is None:
            pictures = folders.cache() / "pictures"
            self.page = LibraryPage(self.keeper, self.people, pictures, window.main_menu.menu)
            self.page.left.connect(window.show_home)
            self.page.wanted.connect(window.do)
            self.page.list.selectionModel().selectionChanged.connect(
                lambda *_: window.main_menu.refresh()
            )
            window.pages.addWidget(self.page)
        window.show_page(self.page)
        self.page.open()

    def open_statistics(self) -> None:
        from boomerang_desktop.desktop.statistics.page import StatisticsPage

        window = self.window
        if self.statistics is None:
            menu = window.main_menu.menu
            self.statistics = StatisticsPage(self.keeper, self.people, menu)
            self.statistics.left.connect(self._leave_statistics)
            self.statistics.wanted.connect(window.do)
            window.pages.addWidget(self.statistics)
        # back leads to the page before
        self.statistics.bar.lead_back(to_matches=window.page == LIBRARY)
        window.show_page(self.statistics)
        self.statistics.open()

    def _leave_statistics(self) -> None:
        if self.statistics and self.statistics.bar.to_matches:
            self.open_library()
        else:
            self.window.show_home()

    def export_statistics(self) -> None:
        target = self.window.files.table()
        if target and self.statistics:
            self.statistics.csv(target)

    # --- who sits down

    def known_people(self) -> "list[tuple[str, QIcon]]":
        profiles = self.people.profiles.all
        return [(profile.name, self.people.icon(profile)) for profile in profiles]

    def rate(self, page: "NewMatchPage") -> None:
        """Tell the page the player's rating as soon as it is known."""
        game, who, others = page.game.id, self.people.who(), self.people.all_by_id()

        def find(library: "Library") -> "Rating":
            from boomerang_desktop.desktop.statistics.figures import rated
            from boomerang_desktop.library.query import Query
            from boomerang_desktop.match.rating import NEWCOMER

            steps = rated(library.entries(Query(game=game)), who, game, others)
            return steps[-1].rating if steps else NEWCOMER

        # a list of matches opened meanwhile does not wait for it
        self.keeper.ask(find, page.set_rating, page, slowly=True)

    def begun(self, match: "Match", noted: Mapping[str, object]) -> None:
        """Notes whose match it is, and what else is to be noted. The only person among bots has it
        in their language."""
        seated = self.people.seated(match)
        about = {**noted, "profiles": seated} if seated else noted
        if about:
            self.keeper.tell(lambda library: library.annotate(match.id, **about))
        if not seated:
            return
        alone = self.people.profiles.get(next(iter(seated.values())))
        if len(match.persons) == 1 and alone and alone != self.people.me:
            self.people.sit_down(alone)

    def aided(self, match_id: str, aid: str) -> None:
        """Note that the player of that match was helped."""

        def note(library: "Library") -> None:
            from boomerang_desktop.library.entry import Aid

            library.aided(match_id, Aid[aid])

        self.keeper.tell(note)

    def leave(self) -> None:
        """Tidy up before another page is shown."""
        if self.page:
            self.page.leave()

    def close(self) -> None:
        self.leave()
        self.dealing.leave()
        self.keeper.close()

    # --- what is done with a match in the list

    def why_not(self, name: str) -> str | None:
        return self.page.why_not(name) if self.page else None

    def refuse(self, why: str) -> None:
        """Say why the action cannot be applied to the chosen matches."""
        if self.page:
            self.page.notice.tell(sentence(why))

    def open(self, entry: "Entry") -> None:
        """Open a match as it was left, or its end if it is over."""
        if entry.running:
            self.window.resume()
        else:
            self.window.open_file(entry.path)

    @property
    def _chosen(self) -> "list[Entry]":
        return list(self.page.chosen) if self.page else []

    def open_chosen(self) -> None:
        self.open(self._chosen[0])

    def _with_chosen(self, do: "Callable[[Match], None]") -> None:
        """Load the chosen match and pass it to `do`, or say why it cannot be read."""
        match, fault = self.window.saves.load(self._chosen[0].path)
        if match:
            do(match)
        elif fault:
            self.window.tell(fault)

    def study_chosen(self) -> None:
        self._with_chosen(self.window.study.open)

    def deal_again(self) -> None:
        self._with_chosen(self.window.again.same_deal_otherwise)

    def challenge(self) -> None:
        self.dealing.challenge(self._chosen[0])

    def star(self) -> None:
        if self.page:
            self.page.edits.star(self._chosen)

    def rename(self) -> None:
        if self.page:
            self.page.detail.rename()

    def delete(self) -> None:
        if self.page:
            self.page.edits.delete(self._chosen)

    def export(self) -> None:
        """Save one match to a file, several to a folder."""
        files, chosen = self.window.files, self._chosen
        if len(chosen) == 1:
            target = files.to_keep(chosen[0].game, chosen[0].played_at)
        else:
            target = files.folder(self.tr("Save copies in"))
        if target and self.page:
            self.page.edits.hand_out(chosen, target)

    def bring_in(self) -> None:
        if (files := self.window.files.to_import()) and self.page:
            self.page.edits.bring_in(files)

    def bring_in_folder(self) -> None:
        folder = self.window.files.folder(self.tr("Import all records in"))
        if folder and self.page:
            self.page.edits.bring_in([folder])

    def search(self) -> None:
        if self.page:
            self.page.filters.focus()
