"""Deals that come again: the deal of the day, challenges, and what was made of a deal before."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, QObject
from shiboken6 import isValid

from boomerang_desktop import storage
from boomerang_desktop.desktop.shell import dialogs
from boomerang_desktop.desktop.texts import Texts, sentence

if TYPE_CHECKING:
    from datetime import date

    from boomerang_desktop.desktop.deals.panel import Before, DealPanel
    from boomerang_desktop.desktop.deals.par import ParPlayer
    from boomerang_desktop.desktop.shell.window import MainWindow
    from boomerang_desktop.library.entry import Entry
    from boomerang_desktop.library.library import Library
    from boomerang_desktop.match import Match


class DealPages(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self._panel: DealPanel | None = None

    # --- the deal of the day

    def open_daily(self) -> None:
        from boomerang_desktop.desktop.deals.daily import DailyDialog

        shelf = self._window.shelf
        dialog = DailyDialog(shelf.keeper, shelf.people, self._window)
        dialog.play_wanted.connect(self.play_daily)
        dialog.opened.connect(shelf.open)
        dialogs.once(dialog)

    def play_daily(self, game_id: str, day: "date") -> None:
        """Let the player choose who else sits there; the deal is the day's."""
        from boomerang_desktop.desktop.pages.seat_row import bot_name
        from boomerang_desktop.desktop.texts import usual_name
        from boomerang_desktop.library.deals.daily import daily, daily_opponents
        from boomerang_desktop.match import Seat

        me = Seat(self._window.settings.player_name or usual_name(0))
        others = [
            Seat(bot_name(number, me.name), bot)
            for number, bot in enumerate(daily_opponents(game_id, day), 1)
        ]
        deal = daily(game_id, day, [me, *others])
        self._first_attempt(deal, lambda first: self._play(deal, first, partial(self._day, day)))

    def _day(self, day: "date", practice: bool) -> str:
        shown = QLocale().toString(
            QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat
        )
        text = (
            self.tr("The deal of {day}, for practice: your first attempt counts.")
            if practice
            else self.tr("The deal of {day}")
        )
        return text.format(day=shown)

    # --- the first attempt at a deal

    def _first_attempt(self, deal: "Match", found: "Callable[[Entry | None], None]") -> None:
        """Look up the attempt of the player at this computer that counts."""
        window = self._window
        window.flush()
        who = window.shelf.people.who()

        def find(library: "Library") -> "Entry | None":
            from boomerang_desktop.library.deals.again import fingerprint
            from boomerang_desktop.library.deals.attempts import attempts, counting

            # what has just been left lies elsewhere than the index knows
            library.refresh()
            return counting(attempts(library.same_deal(fingerprint(deal)), who))

        window.shelf.keeper.ask(find, found, self, lambda _: found(None), slowly=True)

    def _play(self, deal: "Match", first: "Entry | None", told: "Callable[[bool], str]") -> None:
        """Resume the first attempt if it is not over, since its cards were seen; otherwise set the
        deal up, for practice if there was a first attempt."""
        from boomerang_desktop.match.secrecy import withheld

        window = self._window
        if not first or not withheld(first):
            window.set_up(deal.game, deal, lambda: told(first is not None))
            return
        window.shelf.open(first)
        if window.table:
            text = self.tr("Your first attempt at this deal counts: here it goes on.")
            window.table.speech.remark(text, warning=False)

    # --- challenges

    def challenge(self, entry: "Entry") -> None:
        """Write a file that the player can send to a friend."""
        from boomerang_desktop.library.deals.challenge import written
        from boomerang_desktop.match.secrecy import withheld

        window, title = self._window, self.tr("Save the challenge")
        match, fault = window.saves.load(entry.path)
        if match and (why := withheld(match)):
            match, fault = None, sentence(Texts(self).withheld(why))
        target = window.files.to_save(f"{entry.game}-challenge", title) if match else None
        if match and target:
            fault = window.saves.write(target, written(match))
        if fault:
            window.tell(fault)
        elif target and (page := window.shelf.page):
            text = self.tr(
                "“{file}” can be sent to somebody. The program shows them what you made of the "
                "deal once they have played it; the file itself does not hide it."
            )
            page.notice.tell(text.format(file=target.name))

    def take_up(self, match: "Match", path: Path) -> bool:
        """If the file is a challenge, keep it and seat the player; return whether it was."""
        from boomerang_desktop.library.deals.challenge import is_challenge

        if match.decisions or not is_challenge(match):
            return False
        keeper = self._window.shelf.keeper

        def keep(library: "Library") -> object:
            from boomerang_desktop.library.exchange import bring_in

            return bring_in(library, [path])

        keeper.tell(keep)
        told, deal = partial(self._challenged, self._sender(match)), self._received(match)
        self._first_attempt(match, lambda first: self._play(deal, first, told))
        return True

    def _challenged(self, name: str, practice: bool) -> str:
        text = (
            self.tr("A challenge by {name}, for practice: your first attempt counts.")
            if practice
            else self.tr(
                "A challenge by {name}. What they made of it is told when you have played."
            )
        )
        return text.format(name=name)

    @staticmethod
    def _sender(match: "Match") -> str:
        """The person in it; if there are several, the first."""
        return match.seats[min(match.persons, default=0)].name

    def _received(self, match: "Match") -> "Match":
        """Put the player at this computer in the sender's chair."""
        from boomerang_desktop.desktop.texts import seated

        chair = min(match.persons, default=0)
        return match.with_seats(seated(match.seats, chair, self._window.settings.player_name))

    # --- what was made of it before

    def result_turned(self) -> None:
        """The result card has been shown or hidden."""
        from boomerang_desktop.desktop.deals.panel import DealPanel

        self.leave()
        table = self._window.table
        card = table.result if table else None
        match = table.match if table else None
        if card is None or match is None or match.result is None or not match.persons:
            return
        seat = min(match.persons)
        panel = self._panel = DealPanel(match, seat)
        panel.par_wanted.connect(lambda: self._ask_par(panel, match, seat))
        card.take_in(panel)
        panel.setVisible(len(match.persons) == 1)

        def found(before: "list[Before]") -> None:
            if isValid(panel):
                panel.show_before(before)
                card.take_in(panel, early=bool(before))
                panel.setVisible(bool(before) or len(match.persons) == 1)

        # what has just been played is known from now on
        self._window.flush()
        path = self._window.saves.archive_path(match.game.id, match.id)

        def find(library: "Library") -> "list[Before]":
            library.update(path)
            return earlier(library, match)

        self._window.shelf.keeper.ask(find, found, panel)

    def _ask_par(self, panel: "DealPanel", match: "Match", seat: int) -> None:
        """Continue from the scores kept with the match."""
        keeper = self._window.shelf.keeper
        panel.button.setEnabled(False)

        def known(library: "Library") -> tuple[int, ...]:
            return tuple(library.note(match.id).par.get(seat, ()))

        def begin(scores: tuple[int, ...]) -> None:
            from boomerang_desktop.desktop.deals.par import ParPlayer

            if self._panel is not panel:
                return  # the player has moved on
            panel.button.setEnabled(True)
            par = ParPlayer(match, seat, scores, panel)
            par.went_on.connect(lambda: keeper.tell(_noted(match.id, seat, par)))
            panel.follow(par)
            par.start()

        keeper.ask(known, begin, panel)

    def leave(self) -> None:
        panel, self._panel = self._panel, None
        if panel and isValid(panel):
            panel.close_down()


def _noted(match_id: str, seat: int, par: "ParPlayer") -> "Callable[[Library], object]":
    scores = tuple(par.scores)

    def note(library: "Library") -> object:
        known = dict(library.note(match_id).par)
        return library.annotate(match_id, par={**known, seat: scores})

    return note


def earlier(library: "Library", match: "Match") -> "list[Before]":
    """Return what people made of the same deal in their chairs, matches given up included, and
    the results of those who sent it as a challenge."""
    from boomerang_desktop.desktop.deals.panel import Before
    from boomerang_desktop.library.deals.again import fingerprint
    from boomerang_desktop.library.deals.challenge import NotShown, reveal
    from boomerang_desktop.library.entry import distinct
    from boomerang_desktop.library.query import Query
    from boomerang_desktop.match.record import RecordError

    deal = fingerprint(match)
    found = [
        Before(
            seat,
            sitter.name,
            entry.scores[seat] if entry.finished else None,
            entry.ranks[seat],
            len(entry.seats),
            entry.played_at.timestamp(),
        )
        for entry in distinct(library.same_deal(deal))
        if entry.over and entry.id != match.id
        for seat, sitter in enumerate(entry.seats)
        if sitter.person and (entry.finished or entry.given_up == seat)
    ]
    for entry in library.entries(Query(deal=deal, challenges=True)):
        try:
            theirs = reveal(storage.read(entry.path), match)
        except (NotShown, RecordError, OSError, storage.Foreign):
            continue  # what was lost tells nothing, and the result here stands
        result, seat = theirs.result, min(theirs.persons, default=0)
        if result:
            points, rank = result.scores[seat], result.ranks[seat]
            when, name = theirs.played_at.timestamp(), theirs.seats[seat].name
            found.append(Before(seat, name, points, rank, len(theirs.seats), when, True))
    return found
