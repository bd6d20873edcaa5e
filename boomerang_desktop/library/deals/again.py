"""The same deal again: what makes two matches comparable."""

import json
from collections.abc import Sequence
from hashlib import sha256

from boomerang_desktop.match import Match, Seat


def fingerprint(match: Match) -> str:
    """The same for all matches that began alike, whoever sat where. The seed belongs to it: bots
    draw from it, and where nothing is dealt it alone tells one match from another."""
    usual = {option.name: option.default for option in match.game.options}
    # what is as usual is left out: an option that a later version adds changes no deal
    options = {name: value for name, value in match.settings.items() if value != usual[name]}
    began = [match.game.id, len(match.seats), options, match.seed, match.first, match.chance]
    return sha256(json.dumps(began, sort_keys=True).encode()).hexdigest()[:16]


def again(match: Match, seats: Sequence[Seat]) -> Match:
    """A new match of the same deal, with anybody in the chairs."""
    return match.until(0).with_seats(seats)
