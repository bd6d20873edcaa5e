"""Turns files into entries, replaying each record so that what the library says follows from the
rules."""

import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from boomerang_desktop.library.deals.again import fingerprint
from boomerang_desktop.library.deals.challenge import is_challenge
from boomerang_desktop.library.entry import Aid, Entry, Sitter
from boomerang_desktop.library.notes import Note
from boomerang_desktop.match import Match

if TYPE_CHECKING:
    from boomerang_desktop.match.analysis import Analysis


def entry_of(
    path: Path,
    match: Match,
    note: Note,
    running: bool = False,
    analysis: "Analysis | None" = None,
) -> Entry:
    result = match.result
    return Entry(
        path=path,
        id=match.id,
        game=match.game.id,
        played_at=match.played_at,
        options=match.given,
        seats=tuple(
            Sitter(seat.name, seat.player, note.profiles.get(n, ""))
            for n, seat in enumerate(match.seats)
        ),
        seed=match.seed,
        first=match.first,
        deal=fingerprint(match),
        length=len(match.decisions),
        running=running,
        challenge=not match.decisions and is_challenge(match),
        winners=match.winners,
        ranks=match.ranks,
        scores=result.scores if result else (),
        breakdown=result.breakdown if result else (),
        title=note.title,
        starred=note.starred,
        aids=note.aids,
        given_up=match.given_up,
        branch_of=note.branch_of,
        left=note.left if note.left in range(len(match.seats)) else None,
        **_analysed(note, analysis, len(match.seats)),
    )


def _analysed(note: Note, analysis: "Analysis | None", seats: int) -> dict[str, tuple[float, ...]]:
    """Luck and errors from the analysis, or from the note where this version cannot use the
    analysis."""
    if analysis is not None and analysis.complete:
        return figures(analysis)
    if len(note.luck) == len(note.errors) == seats:
        return {"luck": note.luck, "errors": note.errors}
    return {}


def figures(analysis: "Analysis") -> dict[str, tuple[float, ...]]:
    """The statistics kept of an analysis, by seat and in fractions of a win: luck and errors.
    `library.annotate(id, **figures(analysis))` writes them into the note."""

    def given_away(seat: int) -> float:
        own = (moment.judgement for moment in analysis.moments if moment.seat == seat)
        return sum(judgement.loss for judgement in own if judgement.verdict.rank)

    return {
        "luck": tuple(balance.luck for balance in analysis.balances),
        "errors": tuple(given_away(balance.seat) for balance in analysis.balances),
    }


def packed(entry: Entry) -> str:
    """An entry as the index stores it."""
    return json.dumps(
        {
            "id": entry.id,
            "game": entry.game,
            "played_at": entry.played_at.isoformat(),
            "options": entry.options,
            "seats": [(s.name, s.player, s.profile) for s in entry.seats],
            "seed": entry.seed,
            "first": entry.first,
            "deal": entry.deal,
            "length": entry.length,
            "running": entry.running,
            "challenge": entry.challenge,
            "scores": entry.scores,
            "winners": entry.winners,
            "ranks": entry.ranks,
            "breakdown": entry.breakdown,
            "title": entry.title,
            "starred": entry.starred,
            "aids": sorted(aid.value for aid in entry.aids),
            "branch_of": entry.branch_of,
            "left": entry.left,
            "given_up": entry.given_up,
            "luck": entry.luck,
            "errors": entry.errors,
        }
    )


_LISTS = ("scores", "winners", "ranks", "breakdown", "luck", "errors")


def unpacked(path: Path, text: str) -> Entry:
    fields: dict[str, Any] = json.loads(text)
    fields["played_at"] = datetime.fromisoformat(fields["played_at"])
    fields["seats"] = tuple(Sitter(*sitter) for sitter in fields["seats"])
    fields["aids"] = frozenset(map(Aid, fields["aids"]))
    fields.update((name, tuple(fields[name])) for name in _LISTS)
    return Entry(path=path, **fields)
