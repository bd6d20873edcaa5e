"""What somebody looks for among the matches, and how that is asked of the index."""

import unicodedata
from collections.abc import Iterator
from datetime import UTC, datetime
from enum import Enum

import attrs

from boomerang_desktop.library.entry import NOBODY, Entry, Who


class Outcome(Enum):
    """Won and lost are meant of the person who asks."""

    WON = "won"
    LOST = "lost"
    UNFINISHED = "unfinished"


class Sort(Enum):
    WHEN = "when"
    GAME = "game"
    TITLE = "title"
    LENGTH = "length"
    RESULT = "result"
    """Won before lost before unfinished, of the person who asks."""


@attrs.frozen(kw_only=True)
class Query:
    text: str = ""
    """Every word of it stands in a name or in the title, with or without accents."""
    game: str = ""
    who: Who = NOBODY
    """Only matches of this person; everybody's if it is nobody."""
    me: Who = NOBODY
    """Whose wins come first, in the order of results."""
    result: Outcome | None = None
    opponent: str = ""
    """The name of somebody at the table."""
    level: str = ""
    """A kind of bot that sat there, such as `bot:master`."""
    since: datetime | None = None
    until: datetime | None = None
    """Before this moment."""
    starred: bool | None = None
    assisted: bool | None = None
    analysed: bool | None = None
    running: bool | None = None
    challenges: bool | None = False
    """Deals that are to be played are no matches; None is for both."""
    deal: str = ""
    sort: Sort = Sort.WHEN
    descending: bool = True


ALL = Query()

LEFT = "left"
_FLAGS = ("starred", "assisted", "analysed", "running")


def folded(text: str) -> str:
    """As it is compared with what somebody types: without case and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def words(entry: Entry) -> str:
    """What a text is looked for in: all names, each on a line of its own, and the title."""
    names = "".join(f"\n{folded(sitter.name)}" for sitter in entry.seats)
    return f"{names}\n{folded(entry.title)}"


def sitting(entry: Entry) -> str:
    """Who sat there, each with the place that they made."""
    return "\n" + "".join(
        f"{sitter.key}\t{_place(entry, seat)}\n" for seat, sitter in enumerate(entry.seats)
    )


def _place(entry: Entry, seat: int) -> str:
    if entry.over:
        return str(entry.ranks[seat])
    return LEFT if entry.left == seat else ""


def condition(query: Query) -> tuple[str, list[object]]:
    """The WHERE of SQL and what is put into it."""
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
        # with a temperament or without
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
    if query.who != NOBODY and query.result is not Outcome.WON:
        yield _sat(query.who, "")
    if query.result is Outcome.UNFINISHED:
        yield "NOT over", []
    elif query.result is Outcome.WON:
        yield _won(query.who)
    elif query.result is Outcome.LOST:
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
    """The ORDER BY of SQL: what is alike is in the order of time."""
    down = "DESC" if query.descending else "ASC"
    given: list[object] = []
    match query.sort:
        case Sort.WHEN:
            return f"played {down}, id {down}", given
        case Sort.RESULT if query.result:
            return "played DESC, id DESC", given  # they are all alike
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
