"""What the coach explains the first time it happens in a match: data beside the lessons of a
game."""

import tomllib
from collections.abc import Iterable, Mapping

import attrs

from boomerang_desktop.files import root
from boomerang_desktop.games.core import Event
from boomerang_desktop.study.progress import has_lessons

YOU, OTHERS, SOME = "you", "others", "some"


@attrs.frozen
class News:
    """An event of that name with these fields. `you` stands for the learner's seat, `others` for
    any other, and `some` for any number but zero."""

    id: str
    """The key of its text."""
    event: str
    fields: Mapping[str, object]

    def among(self, events: Iterable[Event], seat: int) -> Event | None:
        """The first of these events that matches."""
        return next((event for event in events if self._is(event, seat)), None)

    def _is(self, event: Event, seat: int) -> bool:
        return type(event).__name__ == self.event and all(
            _fits(getattr(event, name), value, seat) for name, value in self.fields.items()
        )


def _fits(found: object, wanted: object, seat: int) -> bool:
    if wanted == YOU:
        return found == seat
    if wanted == SOME:
        return bool(found)
    return found != seat if wanted == OTHERS else found == wanted


def news(game_id: str) -> tuple[News, ...]:
    """All news of a game, the most important first."""
    if not has_lessons(game_id):
        return ()
    text = (root("assets/lessons") / game_id / "lessons.toml").read_text("utf-8")
    return tuple(_read(entry) for entry in tomllib.loads(text).get("news", ()))


def _read(entry: Mapping[str, object]) -> News:
    fields = {name: value for name, value in entry.items() if name not in ("id", "event")}
    return News(str(entry["id"]), str(entry["event"]), fields)
