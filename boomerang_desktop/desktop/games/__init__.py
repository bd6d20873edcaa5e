"""What each game shows of itself, by its id."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING

from boomerang_desktop.games.catalogue import CATALOGUE

if TYPE_CHECKING:
    from boomerang_desktop.desktop.games.face import Face


@cache
def _face(game_id: str) -> "Face":
    found: Face = CATALOGUE[game_id].load("desktop.games", "face").FACES[game_id]()
    return found


class _Faces(Mapping[str, "Face"]):
    """Loads what one game shows of itself on demand, and nothing else of it."""

    def __getitem__(self, game_id: str) -> "Face":
        if game_id not in CATALOGUE:
            raise KeyError(game_id)
        return _face(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(CATALOGUE)

    def __len__(self) -> int:
        return len(CATALOGUE)


FACES: Mapping[str, "Face"] = _Faces()
