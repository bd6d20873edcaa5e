"""How a newcomer gets into a game: its lessons, then a first match. Puzzles are opened here too."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.study.progress import (
    MINUTES,
    Progress,
    game_of_the_day,
    has_lessons,
    has_puzzles,
    levels,
)

if TYPE_CHECKING:
    from boomerang_desktop.desktop.lesson.page import LessonPage
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.match import Match
    from boomerang_desktop.study.training import Training


class LessonPages(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.progress = Progress(window.saves.folder / "lessons.json")
        self.page: LessonPage | None = None
        """Once a lesson has been opened."""

    def knows(self, game_id: str) -> bool:
        """Has the player sat down to that game before, or finished its core lessons?"""
        if not has_lessons(game_id) or self._window.settings.setup(game_id):
            return True
        return self.progress.done(game_id).issuperset(levels(game_id, core=True) or levels(game_id))

    def why_no_lessons(self, game_id: str) -> str | None:
        """One sentence if the game has none."""
        return None if has_lessons(game_id) else self.tr("there are no lessons for this game")

    def why_no_puzzles(self, game_id: str) -> str | None:
        """Likewise; without a game, one of those that have puzzles can be chosen."""
        known = not game_id or has_puzzles(game_id)
        return None if known else self.tr("there are no puzzles for this game")

    def choose(self, game_id: str) -> None:
        """Set up a match; offer a newcomer the lessons first."""
        if self.knows(game_id):
            self._window.new_match(game_id)
            return
        from boomerang_desktop.desktop.dialogs.way_in import WayIn

        way_in = WayIn(game_id, MINUTES, self._window)
        way_in.learn_wanted.connect(self.open_lesson)
        way_in.play_wanted.connect(self._play_at_once)
        way_in.open()

    def _play_at_once(self, game_id: str) -> None:
        self._window.settings.set_flag(f"{game_id}/coach", True)
        self._window.new_match(game_id)

    def open_lesson(self, game_id: str, lesson: str = "", level: str = "") -> None:
        """Open a lesson, by default where the player left off; a running match can be resumed."""
        page = self._made()
        page.open_lesson(game_id, lesson, level)
        self._window.show_page(page)

    def puzzles(self, game_id: str = "") -> None:
        """Open the puzzles of a game; ask which game if none is given."""
        if game_id:
            self.open_puzzles(game_id)
            return
        from boomerang_desktop.desktop.dialogs.which_puzzles import WhichPuzzles

        solved = {game: self._training().solved(game) for game in CATALOGUE if has_puzzles(game)}
        which = WhichPuzzles(solved, self._window)
        which.chosen.connect(self.open_puzzles)
        which.open()

    def _training(self) -> "Training":
        from boomerang_desktop.study.training import Training

        return Training(self._window.saves.folder / "puzzles.json")

    def open_puzzles(self, game_id: str, row: str = "", level: str = "") -> None:
        """Open a puzzle, by default where the player left off."""
        from datetime import date

        from boomerang_desktop.desktop.lesson.puzzle_run import PuzzleRun

        page = self._made()
        # what an analysis has just found is among your own
        self._window.flush()
        run = PuzzleRun(game_id, self._training(), date.today(), self._window.saves.yours())
        run.turn_to(row, level)
        page.open(run)
        self._window.show_page(page)

    def open_puzzle_of_the_day(self) -> None:
        from datetime import date

        from boomerang_desktop.desktop.lesson.puzzle_run import DAY

        if game_id := game_of_the_day(date.today()):
            self.open_puzzles(game_id, DAY)

    def _made(self) -> "LessonPage":
        from boomerang_desktop.desktop.lesson.page import LessonPage

        if self.page is None:
            window = self._window
            menu = window.main_menu
            made = LessonPage(window.settings, self.progress, window.sounds, menu.menu)
            made.left.connect(window.show_home)
            made.play_wanted.connect(self.first_match)
            made.play_on_wanted.connect(self.play_on)
            made.rules_wanted.connect(lambda paragraph: window.open_rules(paragraph=paragraph))
            made.actions_changed.connect(menu.refresh)
            window.pages.addWidget(made)
            self.page = made
        return self.page

    def play_on(self, match: "Match", seat: int) -> None:
        """Play the position of a puzzle as a match of its own, against strong bots."""
        from boomerang_desktop.desktop.texts import seated

        name = self._window.settings.player_name
        branch = match.with_seats(seated(match.seats, seat, name))
        # others played half of it: it counts for no one
        self._window.begin(branch, branch_of=match.id)

    def first_match(self, game_id: str) -> None:
        """Begin the shortest match of the game, against novices, with the coach on."""
        from boomerang_desktop.desktop.pages.new_match import bots_for
        from boomerang_desktop.desktop.pages.seat_row import bot_name
        from boomerang_desktop.desktop.texts import usual_name
        from boomerang_desktop.games import GAMES
        from boomerang_desktop.match import Match, Seat

        game, settings = GAMES[game_id], self._window.settings
        settings.set_flag(f"{game_id}/coach", True)
        me, novice = Seat(settings.player_name or usual_name(0)), bots_for(game_id)[0]
        others = [Seat(bot_name(number, me.name), novice) for number in range(1, game.seats[0])]
        self._window.begin(Match.new(game, [me, *others], {}))
