"""Figures within sentences: points, chances."""

from PySide6.QtCore import QLocale, QObject


class Figures(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def points(self, value: float) -> str:
        """So many points, however they are counted: the sign is said by the sentence."""
        size = float(abs(round(value, 1)))
        whole = size == int(size)
        number = QLocale().toString(size, "f", 0 if whole else 1)
        # no language has a singular for 1.5 but French, whose singular also goes with 0
        form = int(size) if whole or size > 2 else 0
        return self.tr("{size} point(s)", "", form).format(size=number)

    def percent(self, share: float) -> str:
        if share > 0.99:
            return self.tr("over 99%")
        if share < 0.01:
            return self.tr("under 1%")
        return self.tr("about {number}%").format(number=round(100 * share))

    def chance(self, share: float) -> str:
        return self.tr("Chance to win: {percent}").format(percent=self.percent(share))
