"""A search for matches, and its translation to SQL."""

import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import Enum

import attrs

from boomerang_desktop.library.entry import NOBODY, Entry, Who


class ResultFilter(Enum):
    """Results from the point of view of the searching player."""

    WON = "won"
    LOST = "lost"
    UNFINISHED = "unfinished"


class Sort(Enum):
    WHEN = "when"
    GAME = "game"
    TITLE = "title"
    LENGTH = "length"
    RESULT = "result"
    """Won before lost before unfinished, from the searching player's point of view."""


@attrs.frozen(kw_only=True)
class Query:
    text: str = ""
    """Each word must occur in a name or in the title, ignoring case and accents."""
    game: str = ""
    who: Who = NOBODY
    """Only this player's matches; NOBODY includes everybody's."""
    me: Who = NOBODY
    """Whose wins come first when sorted by result."""
    result: ResultFilter | None = None
    opponent: str = ""
    """The name of another player."""
    level: str = ""
    """A kind of bot in the match, such as `bot:master`."""
    since: datetime | None = None
    until: datetime | None = None
    """Before this moment."""
    starred: bool | None = None
    assisted: bool | None = None
    analysed: bool | None = None
    running: bool | None = None
    challenges: bool | None = False
    """Unplayed challenges are excluded; None includes them."""
    deal: str = ""
    sort: Sort = Sort.WHEN
    descending: bool = True


ALL = Query()

LEFT = "left"
_FLAGS = ("starred", "assisted", "analysed", "running")


def folded(text: str) -> str:
    """Normalize text for comparison: no case, no accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words(entry: Entry) -> str:
    """The searchable text of a match: all names, each on its own line, and the title."""
    names = "".join(f"\n{folded(sitter.name)}" for sitter in entry.seats)
    return f"{names}\n{folded(entry.title)}"


def sitting(entry: Entry) -> str:
    """All players, each with their rank."""
    return "\n" + "".join(
        f"{sitter.key}\t{_place(entry, seat)}\n" for seat, sitter in enumerate(entry.seats)
    )


def _place(entry: Entry, seat: int) -> str:
    if entry.over:
        return str(entry.ranks[seat])
    return LEFT if entry.left == seat else ""


def condition(query: Query) -> tuple[str, list[object]]:
    """The SQL WHERE clause and its parameters."""
    terms = list(_terms(query))
    said = " AND ".join(f"({text})" for text, _ in terms)
    return said, [given for _, values in terms for given in values]


def _terms(query: Query) -> Iterator[tuple[str, list[object]]]:
    yield "fault = ''", []
    for word in folded(query.text).split():
        yield "instr(words, ?)", [word]
    if query.opponent:
        yield "instr(words, ?)", [f"\n{folded(query.opponent)}\n"]
    if query.level:
        # with or without a temperament
        wanted = [f"\n{query.level}{end}" for end in ("\x1f", ":")]
        yield "instr(sitting, ?) OR instr(sitting, ?)", [*wanted]
    for column in ("game", "deal"):
        if given := getattr(query, column):
            yield f"{column} = ?", [given]
    if query.since:
        yield "played >= ?", [_moment(query.since)]
    if query.until:
        yield "played < ?", [_moment(query.until)]
    for column in _FLAGS:
        if (wanted := getattr(query, column)) is not None:
            yield f"{column} = ?", [wanted]
    if query.challenges is not None:
        yield "challenge = ?", [query.challenges]
    yield from _of_person(query)


def _of_person(query: Query) -> Iterator[tuple[str, list[object]]]:
    if query.who != NOBODY and query.result is not ResultFilter.WON:
        yield _sat(query.who, "")
    if query.result is ResultFilter.UNFINISHED:
        yield "NOT over", []
    elif query.result is ResultFilter.WON:
        yield _won(query.who)
    elif query.result is ResultFilter.LOST:
        won, keys = _won(query.who)
        left, same = _sat(query.who, f"{LEFT}\n")
        yield f"(over AND NOT ({won})) OR {left}", [*keys, *same]


def _sat(who: Who, place: str) -> tuple[str, list[object]]:
    keys = sorted(who.keys)
    text = " OR ".join("instr(sitting, ?)" for _ in keys) or "0"
    return text, [f"\n{key}\t{place}" for key in keys]


def _won(who: Who) -> tuple[str, list[object]]:
    text, keys = _sat(who, "1\n")
    return (f"person_won AND ({text})" if who.person else text), keys


def order(query: Query) -> tuple[str, list[object]]:
    """The SQL ORDER BY clause and its parameters; ties are sorted by time."""
    down = "DESC" if query.descending else "ASC"
    given: list[object] = []
    match query.sort:
        case Sort.WHEN:
            return f"played {down}, id {down}", given
        case Sort.RESULT if query.result:
            return "played DESC, id DESC", given  # all rows would be equal
        case Sort.RESULT:
            won, given = _won(query.me)
            first = f"over {down}, ({won}) > 0 {down}"
        case Sort.TITLE:
            first = f"title COLLATE NOCASE {down}"
        case _:
            first = f"{query.sort.value} {down}"
    return f"{first}, played DESC, id DESC", given


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat()
