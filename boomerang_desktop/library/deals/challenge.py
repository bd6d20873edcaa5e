"""Challenges: a deal to send to another player, together with how you played it.

A challenge is an ordinary record of a match that has not begun, so any program that reads records
can play it. The sender's moves follow the end of the document in invisible ink: white space, which
every JSON reader skips. The program shows them once the receiver has finished a match of the same
deal. This is no lock: a few lines of Python unpack it, and docs/challenges.md says why it stays so.
Where the ink is lost in transit, the deal remains."""

import json
import re
import zlib
from typing import Any
from uuid import UUID, uuid5

from boomerang_desktop.games.core import BadNotation, IllegalMove
from boomerang_desktop.library.deals.again import again, fingerprint
from boomerang_desktop.match import Match, record
from boomerang_desktop.match.secrecy import withheld

_CHALLENGE = UUID("8e0a1f3c-64d7-4a52-9d0b-6d2f1c7be905")
"""Namespace of challenge ids: an id derived from the rest of the record marks it as a challenge."""
_INK = {"0": " ", "1": "\t"}
_LINE = 64
_LONGEST = 1 << 18
"""Maximum size of the unpacked ink in bytes: no match is longer."""


class NotShown(Exception):
    """The sender's match can't be shown."""


class NotPlayedYet(NotShown):
    """The receiver hasn't finished the deal yet."""


class InkLost(NotShown):
    """The sender's moves were lost in transit."""


def written(match: Match) -> str:
    """Write a challenge: the deal of a finished match, with its moves in ink."""
    if withheld(match):
        raise ValueError("only the deal of a match that is over can be a challenge")
    deal = again(match, match.seats)
    deal.played_at = match.played_at
    deal.id = _id(deal)
    done = {"id": match.id, "moves": [[d.seat, str(d.move)] for d in match.decisions]}
    return record.dump(deal) + _inked(zlib.compress(json.dumps(done).encode(), 9))


def is_challenge(match: Match) -> bool:
    return match.id == _id(match)


def reveal(challenge: bytes, played: Match) -> Match:
    """Return the sender's match to a player who has finished the deal. Raises NotShown, or
    RecordError if the challenge is no record at all."""
    deal = record.parse(challenge)
    if played.result is None or fingerprint(played) != fingerprint(deal):
        raise NotPlayedYet("the deal has not been played yet")
    try:
        done = _read(challenge)
        theirs = deal.with_seats(deal.seats, id=str(UUID(done["id"])), played_at=deal.played_at)
        for seat, notation in done["moves"]:
            theirs.play(seat, theirs.game.parse(notation))
    except (ValueError, TypeError, KeyError, AttributeError, zlib.error, RecursionError,
            BadNotation, IllegalMove) as error:  # fmt: skip
        raise InkLost(str(error)) from None
    return theirs


def _id(deal: Match) -> str:
    seats = [[seat.name, seat.player] for seat in deal.seats]
    content = [fingerprint(deal), seats, deal.played_at.isoformat()]
    return str(uuid5(_CHALLENGE, json.dumps(content)))


def _inked(data: bytes) -> str:
    ink = "".join(_INK[bit] for byte in data for bit in f"{byte:08b}")
    return "".join(f"{ink[n : n + _LINE]}\n" for n in range(0, len(ink), _LINE))


def _read(challenge: bytes) -> dict[str, Any]:
    bits = re.sub(rb"[^ \t]", b"", challenge[challenge.rindex(b"}") :])
    digits = bits.translate(bytes.maketrans(b" \t", b"01")).decode()
    packed = bytes(int(digits[n : n + 8], 2) for n in range(0, len(digits), 8))
    unpacked = zlib.decompressobj().decompress(packed, _LONGEST)
    found: dict[str, Any] = json.loads(unpacked)
    return found
