"""How luck and choices added up, in sentences."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QObject

from boomerang_desktop.desktop.scene.words import Words
from boomerang_desktop.match.analysis import Analysis, Judgement, Moment, Verdict

NOTABLE = 0.05
"""Luck of a moment that is worth a word."""
RARE = 0.05
"""So near to never, or to always, nobody is told a figure: luck itself is only estimated."""
EXACT = 1e-9


def signed(share: float) -> str:
    """In chances of 100, with its sign."""
    return with_sign(_points(share))


def with_sign(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def _points(share: float) -> int:
    return round(100 * share)


def percent(share: float) -> int:
    """Whole, and never beyond what is possible: a result without luck may be."""
    return round(100 * min(1.0, max(0.0, share)))


def hides(analysis: Analysis) -> bool:
    """Whether there is any luck in this game."""
    return any(abs(share) > EXACT for moment in analysis.moments for share in moment.luck)


class Luck(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def whole(self, words: Words[Any], analysis: Analysis, seat: int) -> str:
        """What a match came to for a seat: a sum that adds up, and what average luck would have
        made of it."""
        balance = analysis.balances[seat]
        start, end, own = (_points(part) for part in (balance.start, balance.end, balance.own))
        others, rest = _points(balance.others), end - start - own
        parts = {"start": start, "end": end, "own": with_sign(own)}
        if not hides(analysis):
            return self._choices(words, seat, parts | {"others": with_sign(rest)})
        parts |= {"others": with_sign(others), "luck": with_sign(rest - others)}
        told = self._choices_and_luck(words, seat, parts)
        same = percent(balance.adjusted) == percent(balance.end)
        return told if same else f"{told} {self._adjusted(words, seat, balance.adjusted)}"

    def _choices(self, words: Words[Any], seat: int, parts: Mapping[str, object]) -> str:
        if len(words.setup.seats) == 2:
            return words.by(
                seat,
                self.tr(
                    "You began with {start} of 100 chances to win and ended with {end}: {own} "
                    "through your own choices, {others} through those of {rival}."
                ),
                self.tr(
                    "{name} began with {start} of 100 chances to win and ended with {end}: {own} "
                    "through their own choices, {others} through those of {rival}."
                ),
                rival=words.name(1 - seat),
                **parts,
            )
        return words.by(
            seat,
            self.tr(
                "You began with {start} of 100 chances to win and ended with {end}: {own} through "
                "your own choices, {others} through those of the others."
            ),
            self.tr(
                "{name} began with {start} of 100 chances to win and ended with {end}: {own} "
                "through their own choices, {others} through those of the others."
            ),
            **parts,
        )

    def _choices_and_luck(self, words: Words[Any], seat: int, parts: Mapping[str, object]) -> str:
        if len(words.setup.seats) == 2:
            return words.by(
                seat,
                self.tr(
                    "You began with {start} of 100 chances to win and ended with {end}: {own} "
                    "through your own choices, {others} through those of {rival}, {luck} through "
                    "luck."
                ),
                self.tr(
                    "{name} began with {start} of 100 chances to win and ended with {end}: {own} "
                    "through their own choices, {others} through those of {rival}, {luck} through "
                    "luck."
                ),
                rival=words.name(1 - seat),
                **parts,
            )
        return words.by(
            seat,
            self.tr(
                "You began with {start} of 100 chances to win and ended with {end}: {own} through "
                "your own choices, {others} through those of the others, {luck} through luck."
            ),
            self.tr(
                "{name} began with {start} of 100 chances to win and ended with {end}: {own} "
                "through their own choices, {others} through those of the others, {luck} through "
                "luck."
            ),
            **parts,
        )

    def _adjusted(self, words: Words[Any], seat: int, share: float) -> str:
        """In words where a figure would claim to know too much."""
        if share <= RARE:
            you = self.tr("With average luck you would hardly ever win such a match.")
            other = self.tr("With average luck {name} would hardly ever win such a match.")
        elif share >= 1 - RARE:
            you = self.tr("With average luck you would nearly always win such a match.")
            other = self.tr("With average luck {name} would nearly always win such a match.")
        else:
            you = self.tr("With average luck you would win about {number} of 100 such matches.")
            other = self.tr(
                "With average luck {name} would win about {number} of 100 such matches."
            )
        return words.by(seat, you, other, number=percent(share))

    def moment(self, words: Words[Any], moment: Moment, seat: int) -> str:
        """What a moment did to a seat, if that was worth a word: after a decision of its own what
        came to light, after another's what became of its chance."""
        if moment.seat != seat:
            return self._went(words, moment, seat)
        luck = moment.luck[seat]
        if abs(luck) < NOTABLE:
            return ""
        return self.tr("Then luck: {luck} of 100 chances to win.").format(luck=signed(luck))

    def _went(self, words: Words[Any], moment: Moment, seat: int) -> str:
        if abs(moment.change(seat)) < NOTABLE:
            return ""
        return words.by(
            seat,
            self.tr("Your chances to win went from {before} to {after} of 100."),
            self.tr("The chances of {name} to win went from {before} to {after} of 100."),
            before=percent(moment.before.shares[seat]),
            after=percent(moment.after.shares[seat]),
        )

    def verdict(self, judgement: Judgement) -> str:
        """A sentence."""
        text = {
            Verdict.GOOD: self.tr("A good choice."),
            Verdict.INACCURACY: self.tr(
                "An inaccuracy: {loss} of 100 chances to win behind the best choice."
            ),
            Verdict.MISTAKE: self.tr(
                "A mistake: {loss} of 100 chances to win behind the best choice."
            ),
            Verdict.BLUNDER: self.tr(
                "A blunder: {loss} of 100 chances to win behind the best choice."
            ),
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
