"""Sitting down to `hunt` or `lascaux`."""

from random import Random

from boomerang_desktop.games.circle import deck, events, moves
from boomerang_desktop.games.circle.deck import Variant
from boomerang_desktop.games.circle.state import CircleState, Series, begin
from boomerang_desktop.games.core import (
    BadNotation,
    BadSetup,
    Chance,
    Event,
    Game,
    Move,
    Option,
    Settings,
    State,
    quoted,
)


class CircleGame(Game):
    seats = range(3, 6)
    refusals = moves.REFUSALS

    def __init__(self, variant: Variant, *more: Option) -> None:
        self.id = variant.id
        self.variant = variant
        self.options = (
            Option("hidden_reserves", False, (False, True)),
            Option("games", 1, tuple(range(1, 11))),
            *more,
        )
        self._numbers = {str(card): n for n, card in enumerate(variant.deck.cards)}
        self._moves = {str(m): m for m in (moves.THROW, moves.STOP, *variant.deck.choices)}

    def deal(self, seats: int, settings: Settings, rng: Random) -> Chance:
        cards = list(self._numbers)
        return {"decks": [rng.sample(cards, len(cards)) for _ in range(int(settings["games"]))]}

    def start(self, seats: int, settings: Settings, first: int, chance: Chance) -> State:
        self.check_seats(seats, first)
        decks = chance.get("decks")
        if chance.keys() != {"decks"} or not isinstance(decks, list):
            raise BadSetup("chance", "must hold decks and nothing else")
        if len(decks) != settings["games"]:
            raise BadSetup("chance.decks", f"must be {settings['games']}, not {len(decks)}")
        return begin(
            Series(
                self.variant,
                seats,
                first,
                bool(settings.get("alternate_direction")),
                bool(settings["hidden_reserves"]),
                tuple(self._deck(n, cards) for n, cards in enumerate(decks)),
            )
        )

    def _deck(self, game: int, cards: object) -> bytes:
        where = f"chance.decks[{game}]"
        if not isinstance(cards, list) or len(cards) != len(self._numbers):
            raise BadSetup(where, f"must list {len(self._numbers)} cards")
        deck: dict[int, None] = {}
        for n, card in enumerate(cards):
            number = self._numbers.get(card) if isinstance(card, str) else None
            if number is None:
                raise BadSetup(f"{where}[{n}]", f"{self.id} has no such card")
            if number in deck:
                raise BadSetup(f"{where}[{n}]", f"{card} is in the deck twice")
            deck[number] = None
        return bytes(deck)

    def parse(self, notation: str) -> Move:
        try:
            return self._moves[notation]
        except KeyError:
            raise BadNotation(f"{quoted(notation)} is not a move of {self.id}") from None

    def events(
        self, before: CircleState, seat: int, move: Move, after: CircleState
    ) -> tuple[Event, ...]:
        return events.events(before, seat, move, after)


HUNT = CircleGame(deck.HUNT)
LASCAUX = CircleGame(deck.LASCAUX, Option("alternate_direction", True, (True, False)))
