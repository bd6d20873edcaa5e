"""What each game shows of itself, by its id."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from boomerang_desktop.games.catalogue import CATALOGUE

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.info import GameInfo


@cache
def _info(game_id: str) -> "GameInfo":
    found: GameInfo = CATALOGUE[game_id].load("desktop.games", "info").GAME_INFOS[game_id]()
    return found


class _GameInfos(Mapping[str, "GameInfo"]):
    """Loads what one game shows of itself on demand, and nothing else of it."""

    def __getitem__(self, game_id: str) -> "GameInfo":
        if game_id not in CATALOGUE:
            raise KeyError(game_id)
        return _info(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(CATALOGUE)

    def __len__(self) -> int:
        return len(CATALOGUE)


GAME_INFOS: Mapping[str, "GameInfo"] = _GameInfos()
