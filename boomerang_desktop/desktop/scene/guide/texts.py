"""What tables of all games say alike: who sits where, how the match stands."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.desktop.texts import Texts, sentence
from boomerang_desktop.games.core import State


class GuideTexts(QObject):
    """Texts in the current language."""

    def __init__(self, words: Words[Any]) -> None:
        super().__init__()
        self._words = words
        self._texts = Texts(self)

    @property
    def _setup(self) -> MatchSetup:
        return self._words.setup

    def who(self, seat: int) -> str:
        """Who sits there, and how strong a bot it is."""
        player = self._setup.seats[seat].player
        if seat == self._setup.you:
            return self.tr("{name} (you)").format(name=self._words.name(seat))
        if player == "human":
            return self._words.name(seat)
        return self.tr("{name} – {player}").format(
            name=self._words.name(seat), player=self._texts.player(player)
        )

    def score(self, points: int) -> str:
        return self.tr("Score: {points}").format(points=points)

    def category(self, name: str, points: int) -> str:
        return self.tr("{category}: {points}").format(category=name, points=points)

    def middle(self) -> str:
        return self.tr("On the table")

    def more(self) -> str:
        return self.tr("Also on the table")

    def given_up(self) -> str:
        return self.tr("The chain is given up: nothing has moved.")

    def exploring(self, on: bool) -> str:
        if on:
            return self.tr(
                "Exploring: left and right go from thing to thing, up and down from group to group."
            )
        return self.tr("Exploring is over.")

    def nothing_new(self) -> str:
        return self.tr("Nothing has happened since your last turn.")

    # --- how it stands

    def summary(self, view: State, counted: State, status: str) -> str:
        """Where the match stands, who leads by the points `counted`, and what is expected, in a few
        sentences."""
        told = [self._words.title(view), self._lead(counted), status]
        return " ".join(sentence(text) for text in told if text)

    def _lead(self, view: State) -> str:
        standings = self._words.standings(view)
        if not any(standings):
            return ""
        totals = [sum(points for _, points in lines) for lines in standings]
        you, most = self._setup.you, max(totals)
        first = [seat for seat, total in enumerate(totals) if total == most]
        after = max((total for total in totals if total != most), default=most)
        numbers = {"points": most, "next": after}
        if len(first) > 1:
            if you in first:
                text = self.tr("You share the lead at {points}").format(**numbers)
            else:
                text = self.tr("The lead is shared at {points}").format(**numbers)
        elif you in first:
            text = self.tr("You lead {points} to {next}").format(**numbers)
        else:
            name = self._words.name(first[0])
            text = self.tr("{name} leads {points} to {next}").format(name=name, **numbers)
        others = self._others(totals, first)
        return f"{sentence(text)} {sentence(others)}" if others else text

    def _others(self, totals: Sequence[int], first: Sequence[int]) -> str:
        if len(totals) < 3:
            return ""
        you = self._setup.you
        return ", ".join(
            self.tr("you {points}").format(points=total)
            if seat == you
            else self.tr("{name} {points}").format(name=self._words.name(seat), points=total)
            for seat, total in enumerate(totals)
            if seat not in first
        )
