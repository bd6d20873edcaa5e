"""Helpers to set up and play hunt or lascaux."""

from collections.abc import Sequence
from typing import cast

from boomerang_desktop.games.circle.game import CircleGame
from boomerang_desktop.games.circle.state import CircleState
from boomerang_desktop.games.core import Setting


def deck(game: CircleGame, *top: str) -> list[str]:
    """A deck with these cards on top, and all others behind them in the order of the data file."""
    return [*top, *(str(c) for c in game.variant.deck.cards if str(c) not in top)]


def sit(
    game: CircleGame, seats: int = 3, first: int = 0, top: Sequence[str] = (), **options: Setting
) -> CircleState:
    settings = game.settle(seats, options)
    chance = {"decks": [deck(game, *top)] * int(settings["games"])}
    return cast(CircleState, game.start(seats, settings, first, chance))


def play(game: CircleGame, state: CircleState, *turns: str) -> CircleState:
    """Play these turns, each a seat and a notation: "0 throw"."""
    for turn in turns:
        seat, notation = turn.split()
        state = state.play(int(seat), game.parse(notation))
    return state


def choose(game: CircleGame, state: CircleState, *suits: str) -> CircleState:
    """Choose every seat's token, in seat order."""
    return play(game, state, *(f"{seat} choose:{suit}" for seat, suit in enumerate(suits)))


def stop_all(game: CircleGame, state: CircleState) -> CircleState:
    """Let every player stop at once, until one is left."""
    for _ in range(state.series.seats - 1):
        state = play(game, state, f"{state.turn} stop")
    return state


def names(state: CircleState, mask: int) -> set[str]:
    cards = state.series.variant.deck
    return {str(cards.cards[n]) for n in cards.members(mask)}
