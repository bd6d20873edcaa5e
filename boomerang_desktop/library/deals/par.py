"""Par: what master scores with a given deal and chair, against the same opponents."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple

from boomerang_desktop.bots import bot
from boomerang_desktop.bots.core import LEVELS, Bot
from boomerang_desktop.bots.process import alive
from boomerang_desktop.games.core import Move, State
from boomerang_desktop.library.deals.again import fingerprint
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, TurnRunner

MASTER = f"bot:{LEVELS[-1]}"
TIMES = 10


class ParResult(NamedTuple):
    score: int
    share: float
    """Share of the win."""


def play(text: str, seat: int) -> ParResult:
    """Play a newly begun try to its end. Run it in a process of its own: it may take a minute."""
    match = record.parse(text.encode())
    bots = [_patient(bot(sitter.player, match.game.id)) for sitter in match.seats]
    TurnRunner(match, [BotPlayer(one) for one in bots]).run()
    result = match.result
    assert result
    won = 1 / len(result.winners) if seat in result.winners else 0.0
    return ParResult(result.scores[seat], won)


def begin(played: Match, seat: int, number: int, kind: str = MASTER) -> Match:
    """The same deal with master in that chair and in those of all other people. `number` tells
    tries apart; the same number always gives the same result."""
    people = played.persons | {seat}
    seats = [
        Seat(sitter.name, kind if n in people else sitter.player)
        for n, sitter in enumerate(played.seats)
    ]
    digest = sha256(f"par/{fingerprint(played)}/{seat}/{number}".encode()).digest()
    # the bots' seed must differ from the match's seed and not reveal it
    seed = int.from_bytes(digest, "big")
    return Match(played.game, seats, played.given, seed, played.first, played.chance)


def _patient(player: Bot) -> Bot:
    """Wrap a bot to report a sign of life after each decision."""

    def choose(view: State, seat: int, moves: Sequence[Move], rng: Random) -> Move:
        move = player(view, seat, moves, rng)
        alive()
        return move

    return choose
