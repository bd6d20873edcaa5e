"""How luck and choices added up, in sentences."""

from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.match.analysis import Analysis, Judgement, Moment, Verdict

NOTABLE = 0.05
"""Luck of a moment that is worth a word."""
EXACT = 1e-9


def signed(share: float) -> str:
    """In points of 100, with its sign."""
    points = round(100 * share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def percent(share: float) -> int:
    """Whole, and never beyond what is possible: a result without luck may be."""
    return round(100 * min(1.0, max(0.0, share)))


def hides(analysis: Analysis) -> bool:
    """Whether there is any luck in this game."""
    return any(abs(share) > EXACT for moment in analysis.moments for share in moment.luck)


class Luck(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def whole(self, words: Words[Any], analysis: Analysis, seat: int) -> str:
        """What a match came to for a seat."""
        balance = analysis.balances[seat]
        if not hides(analysis):
            return words.by(
                seat,
                self.tr(
                    "You began with a chance of {start}%: your own choices changed it by {own}, "
                    "those of the others by {others}."
                ),
                self.tr(
                    "{name} began with a chance of {start}%: their own choices changed it by "
                    "{own}, those of the others by {others}."
                ),
                start=percent(balance.start),
                own=signed(balance.own),
                others=signed(balance.others),
            )
        told = words.by(
            seat,
            self.tr("The cards were worth {luck} to you, your own choices {own}."),
            self.tr("The cards were worth {luck} to {name}, their own choices {own}."),
            luck=signed(balance.luck),
            own=signed(balance.own),
        )
        without, end = percent(balance.adjusted), percent(balance.end)
        if without == end:
            return told
        adjusted = words.by(
            seat,
            self.tr("Without luck, your result is {adjusted}% instead of {end}%."),
            self.tr("Without luck, the result of {name} is {adjusted}% instead of {end}%."),
            adjusted=without,
            end=end,
        )
        return f"{told} {adjusted}"

    def moment(self, words: Words[Any], moment: Moment, seat: int) -> str:
        """What came to light after a decision, if that was worth a word to a seat."""
        luck = moment.luck[seat]
        if abs(luck) < NOTABLE:
            return ""
        return words.by(
            seat,
            self.tr("Luck: what came of it was worth {luck} to you."),
            self.tr("Luck: what came of it was worth {luck} to {name}."),
            luck=signed(luck),
        )

    def verdict(self, judgement: Judgement) -> str:
        """A sentence."""
        text = {
            Verdict.GOOD: self.tr("A good choice."),
            Verdict.INACCURACY: self.tr("An inaccuracy: {loss} points of 100 were lost."),
            Verdict.MISTAKE: self.tr("A mistake: {loss} points of 100 were lost."),
            Verdict.BLUNDER: self.tr("A blunder: {loss} points of 100 were lost."),
            Verdict.FORCED: self.tr("There was no choice."),
            Verdict.COULD_NOT_KNOW: self.tr(
                "Good by what could be seen; what was best, nobody could know."
            ),
        }[judgement.verdict]
        return text.format(loss=round(100 * judgement.loss))

    def short(self, verdict: Verdict) -> str:
        """For a list; nothing where there is nothing to say."""
        return {
            Verdict.GOOD: "",
            Verdict.INACCURACY: self.tr("Inaccuracy"),
            Verdict.MISTAKE: self.tr("Mistake"),
            Verdict.BLUNDER: self.tr("Blunder"),
            Verdict.FORCED: self.tr("Forced"),
            Verdict.COULD_NOT_KNOW: self.tr("Could not know"),
        }[verdict]
