"""Puzzles of your own: decisions of people in which an analysis has found something far better.

They are kept apart from the matches: what was learnt from one stays when it goes.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from boomerang_desktop.match import Match
from boomerang_desktop.match.analysis import Analysis, Moment, Tried, Verdict, in_order
from boomerang_desktop.match.analysis.figures import CERTAIN
from boomerang_desktop.match.match import Decision
from boomerang_desktop.storage import JsonFile
from boomerang_desktop.study.puzzles import (
    Measure,
    Puzzle,
    PuzzleError,
    PuzzleQuestion,
    Try,
    restored,
    written,
)

FORMAT, VERSION = "boomerang-yours", 1
YOURS = "yours"
"""Their theme."""
UNRATED = 0
"""Their grade: nobody knows how hard they are."""
MOST = 20
"""Of one game; the oldest go first."""
NEARLY = 0.05
"""What loses less than this is as good as the best."""
WORLDS = "worlds"
"""The fact that says in how many of them the mistake was tried. An earlier version found mistakes
by a quick look, and many were none: they stay in the file, and come back if an analysis of their
match finds them again."""


class Yours:
    def __init__(self, path: Path) -> None:
        self._kept = JsonFile(path, FORMAT, VERSION, _taken)
        self._entries = self._kept.read()

    def keep(self, match: Match, analysis: Analysis) -> None:
        """In place of what an earlier analysis has found in the same match."""
        game_id = match.game.id
        found = [written(puzzle) for puzzle in mistakes(match, analysis)]
        others = [e for e in self._entries if e["record"].get("id") != match.id]
        if len(others) == len(self._entries) and not found:
            return
        own = [e for e in others if e["record"].get("game") == game_id] + found
        rest = [e for e in others if e["record"].get("game") != game_id]
        self._entries = rest + own[-MOST:]
        self._kept.write_anyway({"puzzles": self._entries})

    def ids(self, game_id: str) -> list[str]:
        return [str(entry["id"]) for entry in self._of(game_id)]

    def puzzles(self, game_id: str) -> list[Puzzle]:
        """The latest first. What cannot be read any more is left out."""
        return list(_restored(reversed(self._of(game_id))))

    def _of(self, game_id: str) -> list[dict[str, Any]]:
        return [
            entry
            for entry in self._entries
            if entry["record"].get("game") == game_id and _was_tried(entry)
        ]


def _was_tried(entry: Mapping[str, Any]) -> bool:
    return isinstance(facts := entry.get("facts"), dict) and WORLDS in facts


def _taken(held: dict[str, Any]) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = held.get("puzzles", [])
    if not all("id" in entry and isinstance(entry["record"], dict) for entry in entries):
        raise TypeError("puzzles were expected")
    return list(entries)


def _restored(entries: Any) -> Iterator[Puzzle]:
    for entry in entries:
        try:
            yield restored(entry)
        except PuzzleError:
            continue


def mistakes(match: Match, analysis: Analysis) -> list[Puzzle]:
    """A puzzle for each decision of the person that gave much away. With several persons at the
    table nobody knows which of them is you."""
    if len(match.persons) != 1:
        return []
    match = in_order(match)
    starts = {number: stage[0] for stage in match.stages() for number in stage}
    return [
        _puzzle(match, starts[moment.number], moment)
        for moment in analysis.moments
        if moment.seat in match.persons and moment.judgement.verdict.rank >= Verdict.MISTAKE.rank
    ]


def _puzzle(match: Match, start: int, moment: Moment) -> Puzzle:
    """From where those who decide at the same time do not know of each other."""
    judgement = moment.judgement
    follows = _what_followed(match.decisions, start, moment)
    least = judgement.best_after - NEARLY

    def is_good(one: Tried) -> bool:
        """What was only looked at quickly has the benefit of the doubt."""
        return one.move != moment.move and one.chance + CERTAIN * one.error > least

    tries = [
        Try(str(one.move), round(one.chance, 3), follows if one.move == moment.move else ())
        for one in sorted(judgement.tried, key=lambda one: (not is_good(one), -one.chance))
    ]
    good = sum(map(is_good, judgement.tried))
    return Puzzle(
        f"{match.id}-{moment.number}",
        match.until(start),
        moment.seat,
        YOURS,
        UNRATED,
        False,
        Measure.CHANCE,
        (PuzzleQuestion(tuple(tries), good),),
        str(moment.move),
        {WORLDS: judgement.worlds},
    )


def _what_followed(
    decisions: Sequence[Decision], start: int, moment: Moment
) -> tuple[Decision, ...]:
    """What the others did in the match, until the seat was asked again."""
    followed = []
    for number, decision in enumerate(decisions[start:], start):
        if decision.seat != moment.seat:
            followed.append(decision)
        elif number > moment.number:
            break
    return tuple(followed)
