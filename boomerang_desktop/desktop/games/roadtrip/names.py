"""What things are called on the road trip: sites, regions, symbols and the lines of the sheet."""

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from boomerang_desktop.games.roadtrip.cards import CARD_OF, CARDS
from boomerang_desktop.games.roadtrip.state import CATCH, THROW

SITES = {
    letter: str(name)
    for letter, name in {
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
    }.items()
}
"""In English, as their pictures are named."""


def site_name(letter: str) -> str:
    """In the language of the program."""
    return QCoreApplication.translate("RoadtripNames", SITES[letter])


class RoadtripNames(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def category(self, category: str) -> str:
        """A line of the sheet."""
        return {
            "throw_catch": self.tr("Throw and Catch"),
            "sites": self.tr("Sites"),
            "regions": self.tr("Regions"),
            "coasts": self.tr("Coast to coast"),
            "americana": self.tr("Americana"),
            "animals": self.tr("Animals"),
            "activities": self.tr("Activities"),
            "total": self.tr("Total"),
        }[category]

    def region(self, region: str) -> str:
        return {
            "pacific": self.tr("Pacific"),
            "mountains": self.tr("Mountains"),
            "southwest": self.tr("Southwest"),
            "plains": self.tr("Plains"),
            "lakes": self.tr("Great Lakes"),
            "south": self.tr("South"),
            "northeast": self.tr("Northeast"),
        }[region]

    def symbol(self, symbol: str) -> str:
        return {
            "mailbox": self.tr("mailbox"),
            "cap": self.tr("cap"),
            "jersey": self.tr("jersey"),
            "flag": self.tr("flag"),
            "trout": self.tr("trout"),
            "ox": self.tr("ox"),
            "grizzly": self.tr("grizzly"),
            "eagle": self.tr("eagle"),
            "bigfoot": self.tr("Bigfoot"),
            "photography": self.tr("photography"),
            "match": self.tr("match"),
            "hiking": self.tr("hiking"),
            "restaurant": self.tr("restaurant"),
        }[symbol]

    def activity(self, activity: str) -> str:
        """What stands in a box of the sheet."""
        return self.tr("None") if activity == "none" else self.symbol(activity)

    def place(self, position: int) -> str:
        """What stands on an empty place of the row."""
        return {THROW: self.tr("Throw"), CATCH: self.tr("Catch")}.get(position, str(position + 1))

    def site(self, letter: str) -> str:
        """A site with the letter by which it is found on the map."""
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
