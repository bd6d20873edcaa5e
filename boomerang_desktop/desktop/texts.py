"""Texts that belong to no game: names of players, and errors in files."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

if TYPE_CHECKING:
    from collections.abc import Sequence

    from boomerang_desktop.games.core import BadSetup
    from boomerang_desktop.match import Seat
    from boomerang_desktop.match.match import UndoBarred
    from boomerang_desktop.match.record import RecordError
    from boomerang_desktop.match.secrecy import Withheld


LONGEST_NAME = 24
"""Maximum number of letters in a player's name."""


def usual_name(seat: int) -> str:
    """The default name of the player in that seat."""
    return QCoreApplication.translate("SeatRow", "Player {number}").format(number=seat + 1)


def seated(seats: "Sequence[Seat]", seat: int, name: str) -> "list[Seat]":
    """The seats with the player at this computer in `seat`, under `name` if given. A seat with the
    same name gets its default name."""
    from boomerang_desktop.match import Seat

    others = {other.name.casefold() for other in (*seats[:seat], *seats[seat + 1 :])}
    own = "" if name.casefold() in others else name
    return [*seats[:seat], Seat(own or usual_name(seat)), *seats[seat + 1 :]]


def unbroken(text: str) -> str:
    """Keep a “×” and its figures on one line."""
    return text.replace(" × ", "\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}")


class Texts(QObject):
    """Never cache its strings: the language can change at runtime."""

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
        }.get(_plain(kind).removeprefix("bot:"), kind)

    def player_line(self, kind: str) -> str:
        """One line describing a bot, without terms from the rules; empty for a person."""
        return {
            "random": self.tr("A carefree bot does whatever comes to mind."),
            "novice": self.tr("A novice has just learnt the game and looks no further."),
            "casual": self.tr("A casual player is here for fun and overlooks a thing or two."),
            "skilled": self.tr("A skilled player knows what matters and keeps an eye on you."),
            "expert": self.tr("An expert plans ahead and forgives little."),
            "master": self.tr("A master is as strong as this program can play."),
        }.get(_plain(kind).removeprefix("bot:"), "")

    def temperament(self, name: str) -> str:
        """The name of a temperament; empty for one drawn at random."""
        return {
            "": self.tr("By chance"),
            "bold": self.tr("Bold"),
            "careful": self.tr("Careful"),
            "collector": self.tr("Collector"),
            "spoiler": self.tr("Spoiler"),
        }[name]

    def undo_barred(self, reason: "UndoBarred") -> str:
        return {
            "NOTHING_DECIDED": self.tr("nothing has been decided yet"),
            "REVEALED": self.tr("what has come to light since cannot be undone"),
            "OVER": self.tr("the match is over, and everything lies open"),
        }[reason.name]

    def withheld(self, reason: "Withheld") -> str:
        """Why a match keeps its secrets, and how to see them."""
        return {
            "RESUMABLE": self.tr(
                "the match is not over: finish it, or give it up, before you study it or use its "
                "deal again"
            ),
            "BOTS_PLAY": self.tr("the match is not over: let the bots finish it first"),
        }[reason.name]

    def record_error(self, error: "RecordError") -> str:
        """One sentence saying what is wrong with a record and, if known, where."""
        sentence = {
            "UNREADABLE": self.tr("The file cannot be read."),
            "TOO_LARGE": self.tr("The file is too large for a record of a match."),
            "NOT_A_RECORD": self.tr("The file is not a record of a match."),
            "DAMAGED": self.tr("The record is damaged."),
            "VERSION": self.tr("The record was written by another version of this program."),
            "GAME": self.tr("The record is of a game that this version does not know."),
            "SETUP": self.tr("The match in the record cannot have started like this."),
            "MOVE": self.tr("The record contains an impossible move."),
            "RESULT": self.tr("The result in the record is not what its moves lead to."),
        }[error.fault.name]
        if not error.where:
            return sentence
        return self.tr("{sentence} (See: {where})").format(sentence=sentence, where=error.where)

    def bad_setup(self, error: "BadSetup") -> str:
        return self.tr("The match cannot start like this. (See: {where})").format(where=error.where)


def sentence(text: str) -> str:
    """Capitalize a text and end it with a full stop."""
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?", "…")) else f"{text}."


def _plain(kind: str) -> str:
    # imported late: the window's first picture needs no bots
    from boomerang_desktop.bots.core import plain

    return plain(kind)
