"""Checks that lessons hold together: every level can be solved, no try gets stuck, every text
exists in every language, and so does every paragraph referred to."""

import re
from collections.abc import Sequence

from boomerang_desktop import LANGUAGES
from boomerang_desktop.files import root
from boomerang_desktop.games.core import IllegalMove, Move
from boomerang_desktop.study.attempt import Attempt, AttemptResult, Outcome
from boomerang_desktop.study.lessons import Lesson, LessonError, Level
from boomerang_desktop.study.minutes import core, seconds
from boomerang_desktop.study.news import news
from boomerang_desktop.study.progress import MINUTES
from boomerang_desktop.study.texts import CoachTexts, texts

LONGEST = 180
"""Maximum number of letters the coach says at a time, in at most two sentences."""
MOST_WAYS = 4000
"""Maximum number of ways tried through a level."""
_SENTENCE_END = re.compile(r"[.!?…]+[»”\")\]]*(?=\s|$)")


def solution(level: Level) -> list[Move]:
    """The first correct way through a level."""
    attempt, moves = Attempt(level), []
    for _ in level.tasks:
        move = next((move for move in attempt.offered() if attempt.is_right(move)), None)
        if move is None:
            number = attempt.number + 1
            raise LessonError(f"{level.id}, task {number}", "nothing that is offered is right")
        moves.append(move)
        attempt.play(move)
    return moves


def check(game_id: str, lessons: Sequence[Lesson]) -> None:
    """Raise LessonError for the first fault found."""
    paragraphs = _paragraphs(game_id)
    places: set[tuple[str, ...]] = set()
    for lesson in lessons:
        places.add((lesson.id, "title"))
        for level in lesson.levels:
            where = f"{game_id} {lesson.id}.{level.id}"
            for rule in level.rules:
                if rule not in paragraphs:
                    raise LessonError(where, f"there is no paragraph {rule}")
            if not level.rules:
                raise LessonError(where, "it refers to no paragraph")
            if not level.tasks:
                raise LessonError(where, "nothing is asked")
            used = play_all(where, level)
            places |= {(lesson.id, level.id, *place) for place in used}
    for language in LANGUAGES:
        check_texts(texts(game_id, language), f"{language} {game_id}", places)
    check_core(game_id, lessons)


def check_core(game_id: str, lessons: Sequence[Lesson]) -> None:
    """Check that the core lessons come first and take no longer than promised."""
    first = core(lessons)
    if list(lessons[: len(first)]) != first:
        raise LessonError(game_id, "a core lesson comes after another one")
    for language in LANGUAGES:
        needed = seconds(first, texts(game_id, language))
        if needed > 60 * MINUTES:
            raise LessonError(
                f"{language} {game_id}", f"the core lessons take {needed:.0f} seconds"
            )


def play_all(where: str, level: Level) -> set[tuple[str, ...]]:
    """Play everything that can be played in a level; return the keys of all texts used."""
    used: set[tuple[str, ...]] = {("done",)}
    met: set[tuple[int, str]] = set()
    ways: list[tuple[Move, ...]] = [()]
    tried = 0
    while ways:
        way = ways.pop()
        attempt = _replayed(level, way)
        number = attempt.number
        used.add(("tasks", str(number)))
        if level.seat not in attempt.match.state.to_act:
            raise LessonError(f"{where}, task {number + 1}", "it is not the learner's turn")
        offered = attempt.offered()
        if not any(attempt.is_right(move) for move in offered):
            raise LessonError(f"{where}, task {number + 1}", "nothing that is offered is right")
        for move in offered:
            tried += 1
            if tried > MOST_WAYS:
                raise LessonError(where, f"there are more than {MOST_WAYS} ways through it")
            answer = _answer(where, level, way, move)
            if answer.outcome is Outcome.GOES_ON:
                ways.append((*way, move))
            elif answer.outcome is Outcome.WRONG:
                used.add(("wrong", answer.mistake))
                met.add((number, answer.mistake))
    for number, task in enumerate(level.tasks):
        for mistake in task.mistakes:
            if (number, mistake.id) not in met:
                place = f"{where}, task {number + 1}"
                raise LessonError(place, f"nobody can make the mistake {mistake.id!r}")
    return used


def _replayed(level: Level, way: Sequence[Move]) -> Attempt:
    attempt = Attempt(level)
    for move in way:
        attempt.play(move)
    return attempt


def _answer(where: str, level: Level, way: Sequence[Move], move: Move) -> AttemptResult:
    attempt = _replayed(level, way)
    try:
        return attempt.play(move)
    except IllegalMove as error:
        place = f"{where}, task {len(way) + 1}, after {move}"
        raise LessonError(place, f"what follows cannot be played: {error}") from None


def check_texts(told: CoachTexts, where: str, places: set[tuple[str, ...]]) -> None:
    """Check that every text used exists and is short, and that no text is unused."""
    written = {place for place in told.all() if place[0] != "coach"}
    for place in sorted(places - written):
        raise LessonError(f"{where} {'.'.join(place)}", "there is no text")
    for place in sorted(written - places):
        raise LessonError(f"{where} {'.'.join(place)}", "this text is never read")
    for place, text in told.all().items():
        spot = f"{where} {'.'.join(place)}"
        if not text.strip():
            raise LessonError(spot, "there is no text")
        if len(text) > LONGEST:
            raise LessonError(spot, f"it has {len(text)} characters; {LONGEST} is the most")
        if len(_SENTENCE_END.findall(text)) > 2:
            raise LessonError(spot, "more than two sentences at a time")


def check_coach(game_id: str) -> None:
    """Check that the texts for a first match exist in every language."""
    kinds = {language: texts(game_id, language).kinds() for language in LANGUAGES}
    for language, found in kinds.items():
        if found != kinds["en"] or not found:
            where = f"{language} {game_id} coach"
            raise LessonError(where, f"{found} instead of {kinds['en'] or 'what comes up'}")
    for one in news(game_id):
        if one.id not in kinds["en"]:
            raise LessonError(f"{game_id} news {one.id}", "there is no text")


def _paragraphs(game_id: str) -> set[str]:
    text = (root("i18n/rules") / "en" / f"{game_id}.md").read_text("utf-8")
    return set(re.findall(r'<a name="(\w+)">', text))


def met(lessons: Sequence[Lesson]) -> frozenset[str]:
    """The paragraphs of the rules that these lessons refer to."""
    return frozenset(rule for lesson in lessons for level in lesson.levels for rule in level.rules)
