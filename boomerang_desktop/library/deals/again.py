"""Plays the same deal again, which makes two matches comparable."""

import json
from collections.abc import Sequence
from hashlib import sha256

from boomerang_desktop.match import Match, Seat


def fingerprint(match: Match) -> str:
    """A hash that all matches with the same beginning share, whoever sits where. It includes the
    seed: bots draw from it, and where nothing is dealt it alone tells matches apart."""
    usual = {option.name: option.default for option in match.game.options}
    # leave out defaults, so that an option added by a later version changes no deal
    options = {name: value for name, value in match.settings.items() if value != usual[name]}
    began = [match.game.id, len(match.seats), options, match.seed, match.first, match.chance]
    return sha256(json.dumps(began, sort_keys=True).encode()).hexdigest()[:16]


def again(match: Match, seats: Sequence[Seat]) -> Match:
    """A new match of the same deal with these players."""
    return match.until(0).with_seats(seats)
