"""Why a move is good, in words: every term that a bot's reasons use has its sentence here."""

from PySide6.QtCore import QLocale, QObject

from boomerang_desktop.bots.core import Reason

_UNSIZED = frozenset({"early", "drained", "opening", "obligation", "freed", "safe"})
"""Terms that are said without how much they are."""


class HintTexts(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def reason(self, game_id: str, reason: Reason) -> str:
        """One sentence; nothing if it comes to nothing."""
        if reason.term not in _UNSIZED and not round(reason.value, 1):
            return ""
        match game_id:
            case "flip":
                return self._flip(reason)
            case "arrows":
                return self._arrows(reason)
            case "roadtrip":
                return self._roadtrip(reason)
        return self._circle(reason, hunt=game_id == "hunt")

    def chance(self, share: float) -> str:
        return self.tr("Chance to win: {percent}").format(percent=self.percent(share))

    def percent(self, share: float) -> str:
        if share > 0.99:
            return self.tr("over 99%")
        if share < 0.01:
            return self.tr("under 1%")
        return self.tr("about {number}%").format(number=round(100 * share))

    def _points(self, value: float) -> str:
        """So many points, however they are counted: the sign is said by the sentence."""
        size = float(abs(round(value, 1)))
        whole = size == int(size)
        number = QLocale().toString(size, "f", 0 if whole else 1)
        # no language has a singular for 1.5 but French, whose singular also goes with 0
        form = int(size) if whole or size > 2 else 0
        return self.tr("{size} point(s)", "", form).format(size=number)

    def _circle(self, reason: Reason, hunt: bool) -> str:
        much, gain = self._points(reason.value), reason.value > 0
        match reason.term:
            case "cards" if gain:
                text = self.tr("The cards of this token are worth about {much} to you")
            case "cards":
                text = self.tr("The cards of this token would cost you about {much}")
            case "crowd":
                text = self.tr("Chance that somebody else chose this token too: {percent}")
                return text.format(percent=self.percent(reason.value))
            case "rank" if gain:
                text = self.tr("Revealing ahead of one more player is worth about {much}")
            case "rank":
                text = self.tr("Revealing ahead of one more player would cost you about {much}")
            case "cost" if hunt:
                text = self.tr("The boomerang costs you about {much}")
            case "cost":
                text = self.tr("The stone costs you about {much}")
            case "early":
                text = self.tr("It is too early to take what is in the ring: it still grows")
            case "ring":
                text = self.tr("What lies in the ring is worth about {much}")
            case "drained":
                text = self.tr("Your reserve is nearly empty, and with nothing in it you must stop")
            case _:
                raise KeyError(reason.term)
        return text.format(much=much)

    def _flip(self, reason: Reason) -> str:
        much, gain = self._points(reason.value), reason.value > 0
        match reason.term:
            case "opening":
                text = self.tr("The board is empty: to begin with, all holes are equally good")
            case "placed":
                text = self.tr("The piece itself counts {much}")
            case "turned":
                text = self.tr("It turns over pieces worth {much}")
            case "locked" if gain:
                text = self.tr("It gains you {much} that can no longer be turned over")
            case "locked":
                text = self.tr("It costs you {much} that can no longer be turned over")
            case "blocked" if gain:
                text = self.tr("The other player has no room left for pieces worth {much}")
            case "blocked":
                text = self.tr("It costs you the room for pieces worth {much}")
            case _:
                raise KeyError(reason.term)
        return text.format(much=much)

    def _arrows(self, reason: Reason) -> str:
        count = round(abs(reason.value))
        match reason.term:
            case "captured":
                return self.tr("It captures %n pawn(s)", "", count)
            case "obligation":
                return self.tr("You can capture, so you must")
            case "lost":
                return self.tr("It costs you %n pawn(s) for good", "", count)
            case "trio":
                return self.tr("It completes %n Trio(s): a new pawn for each", "", count)
            case "freed":
                return self.tr("It frees a pawn of yours")
            case "safer" if reason.value > 0:
                return self.tr("It brings %n pawn(s) of yours out of danger", "", count)
            case "safer":
                return self.tr("It offers %n pawn(s) of yours: who can capture, must", "", count)
            case "building":
                return self.tr("The pawn can become part of %n Trio(s)", "", count)
            case "safe":
                return self.tr("Nobody can capture the pawn there now")
            case "threatened":
                return self.tr("It threatens %n opposing pawn(s)", "", count)
        raise KeyError(reason.term)

    def _roadtrip(self, reason: Reason) -> str:
        much = self._points(reason.value)
        text = {
            "throw_catch": self.tr("Throw and Catch: about {much}"),
            "sites": self.tr("New sites: about {much}"),
            "regions": self.tr("Regions: about {much}"),
            "coasts": self.tr("Coast to coast: about {much}"),
            "americana": self.tr("Americana: about {much}"),
            "animals": self.tr("Animals: about {much}"),
            "activities": self.tr("Activities: about {much}"),
            "denial": self.tr("It keeps about {much} from the next player"),
            "later": self.tr("Activities kept for later are worth about {much}"),
        }[reason.term]
        return text.format(much=much)
