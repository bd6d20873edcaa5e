"""An analysis on disk, beside the record of its match: what has been worked out once is kept."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import attrs

from boomerang_desktop import __version__, storage
from boomerang_desktop.bots.core import Cause, Chances
from boomerang_desktop.games.core import BadNotation, Game
from boomerang_desktop.match.analysis.examine import Found
from boomerang_desktop.match.analysis.figures import Analysis, Depth, Judgement, Tried, Verdict
from boomerang_desktop.match.analysis.whole import assembled, found_in, in_order
from boomerang_desktop.match.match import Match

FORMAT, VERSION = "boomerang-analysis", 3
ENDING = ".analysis.json"


def path_of(path: Path) -> Path:
    """Where the analysis of the match in a record is kept."""
    return path.with_name(path.stem + ENDING)


def write(path: Path, match: Match, analysis: Analysis) -> None:
    """Raises OSError. There is always a whole file."""
    written = {
        "format": FORMAT,
        "version": VERSION,
        **_about(match),
        "depth": analysis.depth.value,
        "seed": analysis.seed,
        "found": [_put(found) for _, found in sorted(found_in(analysis).items())],
    }
    storage.write(path, json.dumps(written, separators=(",", ":"), ensure_ascii=False) + "\n")


def read(path: Path, match: Match) -> Analysis | None:
    """What is kept of the analysis of this match, complete or not. None if there is none, if it is
    damaged, if the match was played otherwise, or if another version of the program made it."""
    try:
        written = storage.parsed(path)
        about = {**_about(match), "format": FORMAT, "version": VERSION}
        if any(written[key] != value for key, value in about.items()):
            return None
        depth, seed = Depth(written["depth"]), int(written["seed"])
        seats = len(match.seats)
        found = {n: _get(match.game, each, seats) for n, each in enumerate(written["found"])}
        return assembled(match, depth, seed, found)
    except (
        *(OSError, ValueError, TypeError, KeyError, AttributeError),
        *(ArithmeticError, storage.Foreign, BadNotation),
    ):
        return None


def _about(match: Match) -> dict[str, object]:
    """Whose analysis it is."""
    return {"program": __version__, "record": match.id, "moves": _moves(match)}


def _moves(match: Match) -> str:
    """Deal and moves, in short."""
    decisions = in_order(match).decisions
    moves = [[decision.seat, str(decision.move)] for decision in decisions]
    content = [match.game.id, match.settings, match.first, match.chance, moves]
    return sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()


def _put(found: Found) -> dict[str, Any]:
    judgement = found.judgement
    return {
        "chances": found.chances.shares,
        "errors": found.chances.errors,
        "decided": found.decided,
        "wavers": found.wavers,
        "judgement": judgement
        and {
            "before": judgement.before,
            "after": judgement.after,
            "best": str(judgement.best),
            "best_after": judgement.best_after,
            "error": judgement.error,
            "verdict": judgement.verdict.value,
            "doubt": judgement.doubt,
            "worlds": judgement.worlds,
            "causes": [list(attrs.astuple(cause)) for cause in judgement.causes],
            "tried": [[str(one.move), one.chance, one.error] for one in judgement.tried],
        },
    }


def _get(game: Game, written: dict[str, Any], seats: int) -> Found:
    """Raises anything if it is not what `_put` writes."""
    judgement = written["judgement"]
    return Found(
        Chances(_figures(written["chances"], seats), _figures(written["errors"], seats)),
        None
        if judgement is None
        else Judgement(
            float(judgement["before"]),
            float(judgement["after"]),
            game.parse(judgement["best"]),
            float(judgement["best_after"]),
            float(judgement["error"]),
            Verdict(judgement["verdict"]),
            tuple(
                Tried(game.parse(move), float(chance), float(error))
                for move, chance, error in judgement["tried"]
            ),
            float(judgement["doubt"]),
            tuple(_cause(*cause) for cause in judgement["causes"]),
            int(judgement["worlds"]),
        ),
        *(each and _figures(each, seats) for each in (written["decided"], written["wavers"])),
    )


def _cause(
    term: str,
    seat: int,
    worth: float,
    error: float,
    better: float,
    made: float,
    better_in: int,
    made_in: int,
    worlds: int,
    rule: str | None,
) -> Cause:
    figures = (float(worth), float(error), float(better), float(made))
    counted = (int(better_in), int(made_in), int(worlds))
    return Cause(str(term), int(seat), *figures, *counted, rule and str(rule))


def _figures(written: list[Any], seats: int) -> tuple[float, ...]:
    """One for each seat."""
    if len(written) != seats:
        raise ValueError("one figure for each seat")
    return tuple(map(float, written))
