"""What things are called: games, options, players, and what can be wrong with a file."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from boomerang_desktop.desktop import catalogue
from boomerang_desktop.desktop.refusals import refusal_text

if TYPE_CHECKING:
    from boomerang_desktop.games.core import BadSetup, Refusal, Setting
    from boomerang_desktop.match.match import UndoBarred
    from boomerang_desktop.match.record import RecordError


class Texts(QObject):
    """Asked anew for every text: the language may change while the program runs."""

    def game(self, game_id: str) -> str:
        return {
            "hunt": self.tr("The Hunt"),
            "lascaux": self.tr("The Painted Cave"),
            "flip": self.tr("The Perforated Board"),
            "arrows": self.tr("The Arrowed Board"),
            "roadtrip": self.tr("The Road Trip"),
        }[game_id]

    def line(self, game_id: str) -> str:
        """The game in one line."""
        return {
            "hunt": self.tr("Throw into the ring or take it all; who stays longest hunts first."),
            "lascaux": self.tr("Bid stones for painted animals by the light of a lamp."),
            "flip": self.tr("Snap in a piece, and all it touches turns to your colour."),
            "arrows": self.tr("Capture along the arrows; a Trio brings pawns back."),
            "roadtrip": self.tr("Draft seven cards a round, and catch what you threw."),
        }[game_id]

    def printed(self, game_id: str) -> str:
        """What it is called on its box, and since when."""
        return {
            "hunt": self.tr("Boomerang, 2010"),
            "lascaux": self.tr("Lascaux, 2007"),
            "flip": self.tr("Boomerang, 1982"),
            "arrows": self.tr("Boumerang, 1976"),
            "roadtrip": self.tr("Boomerang: USA, 2020"),
        }[game_id]

    def origin(self, game_id: str) -> str:
        """Whose game it is."""
        return {
            "hunt": self.tr("Boomerang, Ehrhard & Lalet, Lui-même 2010"),
            "lascaux": self.tr("Lascaux, Ehrhard & Lalet, 2007"),
            "flip": self.tr("Boomerang, Claude Duvernay, Nathan 1982"),
            "arrows": self.tr("Boumerang, Peter Pallat, Ravensburger 1976"),
            "roadtrip": self.tr("Boomerang: USA, Scott Almes, 2020"),
        }[game_id]

    def rebuilt(self, game_id: str) -> str:
        """What of the printed game had to be reconstructed."""
        return {
            "hunt": self.tr("which two territories each card shows"),
            "lascaux": self.tr("which two colours each card shows"),
            "flip": self.tr("the shapes of the pieces and the size of the board"),
            "arrows": self.tr("the board: its cells, arrows, neutral lines and orange triangles"),
            "roadtrip": self.tr("the sites with their numbers, symbols, paths and coasts"),
        }[game_id]

    def players(self, game_id: str) -> str:
        """How many can play, e.g. "3–5 players"."""
        seats = catalogue.SEATS[game_id]
        if len(seats) == 1:
            return self.tr("%n player(s)", "", seats[0])
        return self.tr("{least}–{most} players").format(least=seats[0], most=seats[-1])

    def who_starts(self, game_id: str) -> str:
        """What the rulebook says about the first player, in a line."""
        return {
            "hunt": self.tr(
                "The rulebook: whoever lives nearest to the Aboriginal lands, as the boomerang "
                "flies. · H3"
            ),
            "lascaux": self.tr("The rulebook: the youngest begins. · L2"),
            "flip": self.tr("Who begins plays white, the other one red. · F3"),
            "arrows": self.tr("The rulebook leaves it open; then clockwise. · P3"),
            "roadtrip": self.tr("Everybody chooses at the same time. · R3"),
        }[game_id]

    def option(self, game_id: str, name: str) -> str:
        return {
            "hidden_reserves": self.tr("Hidden reserves"),
            "games": self.tr("Length"),
            "hidden_pieces": self.tr("Hidden pieces"),
            "board": self.tr("Board"),
            "obligation": self.tr("Obligation to capture"),
            "must_continue": self.tr("Capture to the end"),
            "alternate_direction": self.tr("Changing direction"),
        }[name]

    def option_line(self, game_id: str, name: str) -> str:
        """One plain line on what an option does."""
        if name == "alternate_direction":
            return (
                self.tr("In a series, every second game goes the other way round the table.")
                if game_id == "lascaux"
                else self.tr("Hands pass to the left, in the next round to the right, and so on.")
            )
        return {
            "hidden_reserves": self.tr("Nobody is shown what the others hold; counting is fair."),
            "games": self.tr("The points of all games of a series are added up."),
            "hidden_pieces": self.tr("Neither player is shown what the other still has to place."),
            "board": self.tr("The larger board leaves more gaps."),
            "obligation": self.tr("What happens to those who could capture and do not."),
            "must_continue": self.tr("A pawn that can take another must go on, up to three."),
        }[name]

    def option_value(self, name: str, value: "Setting") -> str:
        if isinstance(value, int) and not isinstance(value, bool):
            return self.tr("%n game(s)", "", value)
        return {
            "10x9": self.tr("10 × 9 holes"),
            "10x10": self.tr("10 × 10 holes"),
            "penalty": self.tr("They lose the pawns"),
            "enforced": self.tr("They must capture"),
        }[str(value)]

    def symbol(self, seat: int) -> str:
        return (
            self.tr("circle"),
            self.tr("triangle"),
            self.tr("square"),
            self.tr("star"),
            self.tr("cross"),
        )[seat]

    def player(self, kind: str) -> str:
        """A person, or a bot by its level. A record may name bots that this version lacks."""
        return {
            "human": self.tr("Person"),
            "random": self.tr("Bot: carefree"),
            "novice": self.tr("Bot: novice"),
            "casual": self.tr("Bot: casual"),
            "skilled": self.tr("Bot: skilled"),
            "expert": self.tr("Bot: expert"),
            "master": self.tr("Bot: master"),
        }.get(kind.removeprefix("bot:"), kind)

    def refusal(self, refusal: "Refusal") -> str:
        """What is missing; the paragraph stands in the refusal."""
        return refusal_text(refusal.text)

    def undo_barred(self, reason: "UndoBarred") -> str:
        return {
            "NOTHING_DECIDED": self.tr("nothing has been decided yet"),
            "REVEALED": self.tr("something secret or random has come to light since"),
        }[reason.name]

    def record_error(self, error: "RecordError") -> str:
        """One sentence on what is wrong with a record; where, if that is known."""
        sentence = {
            "UNREADABLE": self.tr("The file cannot be read."),
            "TOO_LARGE": self.tr("The file is too large for a record of a match."),
            "NOT_A_RECORD": self.tr("The file is not a record of a match."),
            "DAMAGED": self.tr("The record is damaged."),
            "VERSION": self.tr("The record was written by another version of this program."),
            "GAME": self.tr("The record is of a game that this version does not know."),
            "SETUP": self.tr("The match in the record cannot have begun so."),
            "MOVE": self.tr("The record holds a move that cannot be."),
            "RESULT": self.tr("The result in the record is not what its moves lead to."),
        }[error.fault.name]
        if not error.where:
            return sentence
        return self.tr("{sentence} (Look at: {where})").format(sentence=sentence, where=error.where)

    def bad_setup(self, error: "BadSetup") -> str:
        return self.tr("The match cannot begin so. (Look at: {where})").format(where=error.where)
