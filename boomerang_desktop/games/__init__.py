"""The rules of every game, by its id."""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from boomerang_desktop.games.catalogue import CATALOGUE

if TYPE_CHECKING:
    from boomerang_desktop.games.core import Game


class _Games(Mapping[str, "Game"]):
    """Load each game's rules on first use."""

    def __getitem__(self, game_id: str) -> "Game":
        found: Game = CATALOGUE[game_id].load("games").GAMES[game_id]
        return found

    def __iter__(self) -> Iterator[str]:
        return iter(CATALOGUE)

    def __len__(self) -> int:
        return len(CATALOGUE)


GAMES: Mapping[str, "Game"] = _Games()
