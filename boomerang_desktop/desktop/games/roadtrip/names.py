"""What things are called on the road trip: sites, regions, symbols and the lines of the sheet."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from boomerang_desktop.games.roadtrip.cards import CARD_OF, CARDS
from boomerang_desktop.games.roadtrip.sheet import PART_OF
from boomerang_desktop.games.roadtrip.state import CATCH, THROW


def _plain(names: Mapping[str, object]) -> dict[str, str]:
    """What Qt marks for translators is text; its stubs do not know."""
    return {key: str(name) for key, name in names.items()}


SITES = _plain(
    {
        "A": QT_TRANSLATE_NOOP("RoadtripNames", "Seattle"),
        "B": QT_TRANSLATE_NOOP("RoadtripNames", "Crater Lake"),
        "C": QT_TRANSLATE_NOOP("RoadtripNames", "San Francisco"),
        "D": QT_TRANSLATE_NOOP("RoadtripNames", "Los Angeles"),
        "E": QT_TRANSLATE_NOOP("RoadtripNames", "Glacier Park"),
        "F": QT_TRANSLATE_NOOP("RoadtripNames", "Yellowstone"),
        "G": QT_TRANSLATE_NOOP("RoadtripNames", "Las Vegas"),
        "H": QT_TRANSLATE_NOOP("RoadtripNames", "Grand Canyon"),
        "I": QT_TRANSLATE_NOOP("RoadtripNames", "Santa Fe"),
        "J": QT_TRANSLATE_NOOP("RoadtripNames", "Dallas"),
        "K": QT_TRANSLATE_NOOP("RoadtripNames", "San Antonio"),
        "L": QT_TRANSLATE_NOOP("RoadtripNames", "Houston"),
        "M": QT_TRANSLATE_NOOP("RoadtripNames", "Mount Rushmore"),
        "N": QT_TRANSLATE_NOOP("RoadtripNames", "Denver"),
        "O": QT_TRANSLATE_NOOP("RoadtripNames", "Omaha"),
        "P": QT_TRANSLATE_NOOP("RoadtripNames", "Kansas City"),
        "Q": QT_TRANSLATE_NOOP("RoadtripNames", "Minneapolis"),
        "R": QT_TRANSLATE_NOOP("RoadtripNames", "Chicago"),
        "S": QT_TRANSLATE_NOOP("RoadtripNames", "St. Louis"),
        "T": QT_TRANSLATE_NOOP("RoadtripNames", "Detroit"),
        "U": QT_TRANSLATE_NOOP("RoadtripNames", "Nashville"),
        "V": QT_TRANSLATE_NOOP("RoadtripNames", "New Orleans"),
        "W": QT_TRANSLATE_NOOP("RoadtripNames", "Atlanta"),
        "X": QT_TRANSLATE_NOOP("RoadtripNames", "Miami"),
        "Y": QT_TRANSLATE_NOOP("RoadtripNames", "Boston"),
        "Z": QT_TRANSLATE_NOOP("RoadtripNames", "New York"),
        "@": QT_TRANSLATE_NOOP("RoadtripNames", "Washington"),
        "#": QT_TRANSLATE_NOOP("RoadtripNames", "Niagara Falls"),
    }
)
"""In English, as their pictures are named."""
_REGIONS = _plain(
    {
        "pacific": QT_TRANSLATE_NOOP("RoadtripNames", "Pacific"),
        "mountains": QT_TRANSLATE_NOOP("RoadtripNames", "Mountains"),
        "southwest": QT_TRANSLATE_NOOP("RoadtripNames", "Southwest"),
        "plains": QT_TRANSLATE_NOOP("RoadtripNames", "Plains"),
        "lakes": QT_TRANSLATE_NOOP("RoadtripNames", "Great Lakes"),
        "south": QT_TRANSLATE_NOOP("RoadtripNames", "South"),
        "northeast": QT_TRANSLATE_NOOP("RoadtripNames", "Northeast"),
    }
)
_SYMBOLS = _plain(
    {
        "mailbox": QT_TRANSLATE_NOOP("RoadtripNames", "mailbox"),
        "cap": QT_TRANSLATE_NOOP("RoadtripNames", "cap"),
        "jersey": QT_TRANSLATE_NOOP("RoadtripNames", "jersey"),
        "flag": QT_TRANSLATE_NOOP("RoadtripNames", "flag"),
        "trout": QT_TRANSLATE_NOOP("RoadtripNames", "trout"),
        "ox": QT_TRANSLATE_NOOP("RoadtripNames", "ox"),
        "grizzly": QT_TRANSLATE_NOOP("RoadtripNames", "grizzly"),
        "eagle": QT_TRANSLATE_NOOP("RoadtripNames", "eagle"),
        "bigfoot": QT_TRANSLATE_NOOP("RoadtripNames", "Bigfoot"),
        "photography": QT_TRANSLATE_NOOP("RoadtripNames", "photography"),
        "match": QT_TRANSLATE_NOOP("RoadtripNames", "ball game"),
        "hiking": QT_TRANSLATE_NOOP("RoadtripNames", "hiking"),
        "restaurant": QT_TRANSLATE_NOOP("RoadtripNames", "restaurant"),
    }
)
_CATEGORIES = _plain(
    {
        "throw_catch": QT_TRANSLATE_NOOP("RoadtripNames", "Throw and Catch"),
        "sites": QT_TRANSLATE_NOOP("RoadtripNames", "Sites"),
        "regions": QT_TRANSLATE_NOOP("RoadtripNames", "Regions"),
        "coasts": QT_TRANSLATE_NOOP("RoadtripNames", "Coast to coast"),
        "americana": QT_TRANSLATE_NOOP("RoadtripNames", "Americana"),
        "animals": QT_TRANSLATE_NOOP("RoadtripNames", "Animals"),
        "activities": QT_TRANSLATE_NOOP("RoadtripNames", "Activities"),
        "total": QT_TRANSLATE_NOOP("RoadtripNames", "Total"),
    }
)


def site_name(letter: str) -> str:
    """In the current language."""
    return _translated(SITES[letter])


def _translated(name: str) -> str:
    return QCoreApplication.translate("RoadtripNames", name)


class RoadtripNames(QObject):
    """Never cache its strings: the language can change at runtime."""

    def category(self, category: str) -> str:
        """A line of the sheet."""
        return _translated(_CATEGORIES[category])

    def heading(self, category: str) -> str:
        """In a list of all categories: indented if it is part of the one above."""
        return ("\N{EM SPACE}" if category in PART_OF else "") + self.category(category)

    def region(self, region: str) -> str:
        return _translated(_REGIONS[region])

    def symbol(self, symbol: str) -> str:
        return _translated(_SYMBOLS[symbol])

    def activity(self, activity: str) -> str:
        """The words in a box of the sheet."""
        return self.tr("None") if activity == "none" else self.symbol(activity)

    def place(self, position: int) -> str:
        """The words on an empty place of the row."""
        return {THROW: self.tr("Throw"), CATCH: self.tr("Catch")}.get(position, str(position + 1))

    def site(self, letter: str) -> str:
        """A site with its letter on the map."""
        return self.tr("{site} ({letter})").format(site=site_name(letter), letter=letter)

    def card(self, letter: str) -> str:
        """A card in words."""
        card = CARDS[CARD_OF[letter]]
        one, other = card.symbols
        return self.tr("{site}, {letter}, number {number}, {region}: {one} and {other}").format(
            site=site_name(letter),
            letter=letter,
            number=card.number,
            region=self.region(card.region),
            one=self.symbol(one),
            other=self.symbol(other),
        )
