"""Before a match that counts is abandoned, tell the player that it would count as lost."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.games import GAME_INFOS

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.match import Match


class LeavePrompt(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._asked = 0

    def ask(self, then: Callable[[], None]) -> None:
        """Call `then`, at once if the player has decided nothing in the running match; otherwise
        when the library says that nothing is at stake, or the player accepts the loss."""
        self._asked += 1
        number, match = self._asked, self._decided()
        if match is None:
            then()
            return
        path, people = self._window.saves.autosave_path, self._window.shelf.people.known()

        def find(library: "Library") -> bool:
            from boomerang_desktop.library.deals.again import fingerprint
            from boomerang_desktop.library.rating import at_stake

            library.update(path)
            return at_stake(library.same_deal(fingerprint(match)), match.id, people)

        def found(stake: bool) -> None:
            if number != self._asked:
                return  # the player has begun something else meanwhile
            if stake:
                self._put(match, then)
            else:
                then()

        # if the library cannot tell, do not ask
        self._window.shelf.keeper.ask(find, found, self, lambda _: found(False))

    def _put(self, match: "Match", then: Callable[[], None]) -> None:
        from boomerang_desktop.desktop.dialogs.question import Question

        def leave() -> None:
            seat = next(iter(match.persons))
            keeper = self._window.shelf.keeper
            keeper.tell(lambda library: library.annotate(match.id, left=seat))
            then()

        # it may be another than the one about to begin
        text = self.tr("Leave the running match ({game})? It is not over, and would count as lost.")
        question = Question(
            text.replace("{game}", GAME_INFOS[match.game.id].name()),
            self.tr("Leave it"),
            self.tr("Go on playing"),
            self._window,
        )
        question.accepted.connect(leave)
        question.open()

    def _decided(self) -> "Match | None":
        """Return the running match if its only person has decided something in it."""
        self._window.flush()
        saves = self._window.saves
        running = saves.running()
        if running is None or running.over:
            return None
        match, _ = saves.load(saves.autosave_path)
        if match is None or len(match.persons) != 1 or len(match.seats) == 1:
            return None
        own = any(decision.seat in match.persons for decision in match.decisions)
        return match if own else None
