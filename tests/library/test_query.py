"""Searches, on an index with a handful of matches."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from boomerang_desktop.library.entry import Aid, Sitter, Who
from boomerang_desktop.library.folder import row_of
from boomerang_desktop.library.index import Index
from boomerang_desktop.library.query import Query, ResultFilter, Sort, condition, folded, order
from tests.library.matches import ANA, BEGAN, entry, given_up, unfinished

CHLOE = Sitter("Chloé", profile="7")
MATCHES = {
    "won": entry(hours=1),
    "lost": entry((2, 1), (20, 30), hours=2, title="Éclipse of 100 %", length=40),
    "shared": entry((1, 1), (25, 25), hours=3, seats=(Sitter("Bo"), Sitter("ana"))),
    "running": unfinished(hours=4, running=True, game="arrows"),
    "left": unfinished(hours=5, left=0, starred=True),
    "chloé's": entry(hours=6, seats=(CHLOE, Sitter("Anatole", "bot:novice:bold"))),
    "helped": entry(hours=7, aids=frozenset({Aid.HINT}), luck=(0.0, 0.0), errors=(0.1, 0.2)),
    "challenge": unfinished(hours=8, challenge=True),
    "given up": given_up(0, (Sitter("Dora"), Sitter("Eli"), Sitter("Fay")), hours=9, game="hunt"),
}


@pytest.fixture(scope="module")
def index() -> Iterator[Index]:
    index = Index(None)
    index.put([row_of(match, name.encode(), 0, 0, "") for name, match in MATCHES.items()])
    yield index
    index.close()


def found(index: Index, query: Query) -> list[str]:
    where, given = condition(query)
    by, more = order(query)
    rest = f"WHERE {where} ORDER BY {by}"
    return index.select("name", rest, [*given, *more], lambda name: str(name, "utf-8"))


@pytest.mark.parametrize(
    ("query", "names"),
    [
        (Query(text="ECLIPSE ana"), "lost"),
        (Query(text="100 %"), "lost"),
        (Query(text="chloe"), "chloé's"),
        (Query(text="anato"), "chloé's"),
        (Query(text="nobody"), ""),
        (Query(opponent="ANATOLE"), "chloé's"),
        (Query(opponent="anat"), ""),
        (Query(level="bot:novice"), "chloé's"),
        (Query(game="arrows"), "running"),
        (Query(deal="deal 3"), "shared"),
        (Query(who=ANA), "helped left running shared lost won"),
        (Query(who=ANA, result=ResultFilter.WON), "helped shared won"),
        (Query(who=ANA, result=ResultFilter.LOST), "left lost"),
        (Query(who=ANA, result=ResultFilter.UNFINISHED), "left running"),
        (Query(who=Who.named("Dora"), result=ResultFilter.LOST), "given up"),
        (Query(who=Who.named("Dora"), result=ResultFilter.WON), ""),
        (Query(who=Who.named("Eli"), result=ResultFilter.WON), "given up"),
        (Query(who=Who.named("Fay"), result=ResultFilter.LOST), ""),
        (Query(who=Who.named("Dora"), result=ResultFilter.UNFINISHED), ""),
        (Query(result=ResultFilter.UNFINISHED), "left running"),
        (Query(who=Who.named("Chloé")), ""),
        (Query(who=Who.named("C.", profile="7"), result=ResultFilter.WON), "chloé's"),
        (Query(who=Who.bot("Bo", "bot:master"), result=ResultFilter.WON), "lost"),
        (Query(result=ResultFilter.WON), ""),
        (Query(starred=True), "left"),
        (Query(assisted=True), "helped"),
        (Query(analysed=True), "helped"),
        (Query(running=True), "running"),
        (Query(challenges=True), "challenge"),
        (Query(since=BEGAN + timedelta(hours=6)), "given up helped chloé's"),
        (Query(until=BEGAN + timedelta(hours=2)), "won"),
        (Query(who=ANA, sort=Sort.WHEN, descending=False), "won lost shared running left helped"),
        (Query(who=ANA, sort=Sort.LENGTH), "lost helped left running shared won"),
        (Query(who=ANA, sort=Sort.TITLE), "lost helped left running shared won"),
        (
            Query(sort=Sort.GAME, descending=False),
            "running helped chloé's left shared lost won given up",
        ),
        (Query(who=ANA, me=ANA, sort=Sort.RESULT), "helped shared won lost left running"),
        (Query(me=ANA, sort=Sort.RESULT), "helped shared won given up chloé's lost left running"),
    ],
)
def test_it_finds(index: Index, query: Query, names: str) -> None:
    assert " ".join(found(index, query)) == names


def test_everything_but_challenges_is_found_by_nothing(index: Index) -> None:
    assert len(found(index, Query())) == len(MATCHES) - 1
    assert len(found(index, Query(challenges=None))) == len(MATCHES)


def test_accents_and_case_do_not_matter() -> None:
    assert folded("ÉTÉ Straße") == "ete strasse"
