"""Who listens to a match, and what they are told: for `playthrough.py`."""

import ast
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, TypeVar

import attrs

from boomerang_desktop import bots
from boomerang_desktop.bots.core import TEMPERAMENTS, Reason
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import references
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.gestures import Key
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.scene.words import InHand, LogLine, Words
from boomerang_desktop.desktop.table.after.result import ResultCard
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.catalogue import CATALOGUE
from boomerang_desktop.games.core import ONLOOKER, Event, Refusal, Result
from boomerang_desktop.match import Match, Seat

T = TypeVar("T")

FEW = 6
"""How many moves, gestures and refusals are asked for where there are many."""

Saying = tuple[str, Callable[[], str]]
"""What is spoken of, and what is said of it in the language of the moment."""


@attrs.define
class Listener:
    """What one viewer is told at a table."""

    match: Match
    who: str
    persons: frozenset[int]
    viewer: int
    board: Board[Any] = attrs.field(init=False)
    _refused_before: set[Refusal] = attrs.field(factory=set)

    def __attrs_post_init__(self) -> None:
        match = self.match
        setup = MatchSetup(match.game, match.seats, match.settings, self.persons)
        self.board = GAME_INFOS[match.game.id].board(setup, match.states[0].view(ONLOOKER))
        self.board.motion.pace = 0.0

    @property
    def words(self) -> Words[Any]:
        return self.board.words

    def hear(self, number: int) -> Iterator[Saying]:
        """What needs no table: status, title, points, log, advice, refusals."""
        match, words, who = self.match, self.words, self.who
        state = match.states[number]
        view, public = state.view(self.viewer), state.view(ONLOOKER)
        asked = seat = self._asked(number)
        if seat is None and len(state.to_act) == 1:
            seat = state.to_act[0]
        legal = state.legal(asked) if asked is not None else ()
        in_hand = InHand(moves=frozenset(legal))
        yield f"{who} status", partial(words.status, view, seat, in_hand)
        yield f"{who} title", partial(words.title, view)
        yield f"{who} standings", lambda: "\n".join(map(_pairs, words.standings(view)))
        if not number:
            yield f"{who} log", lambda: _lines(words.opening(public))
        else:
            before, events = match.states[number - 1].view(ONLOOKER), match.events(number - 1)
            yield f"{who} log", lambda: _lines(words.lines(before, events, public))
        for move in few(legal):
            yield f"{who} advice {move}", partial(words.advice, view, move)
            yield f"{who} choice {move}", partial(words.choice, view, move)
        if self.viewer != ONLOOKER:
            for decision in few(match.decisions, 2 * FEW):
                yield from self._refusal(partial(view.why_not, self.viewer, decision.move))

    def look_around(self, number: int) -> Iterator[Saying]:
        """What is said of everything on the table, and while something is in the hand."""
        board, who = self.board, self.who
        state, asked = self.match.states[number], self._asked(number)
        view = state.view(self.viewer)
        board.show_view(view, self.viewer)
        board.offer(asked, state.legal(asked) if asked is not None else ())
        for group, (_, items) in enumerate(board.tour.groups()):
            things = " ".join(written(item.key) for item in items)
            yield f"{who} group {group}", partial(str, things)
        yield (
            f"{who} groups",
            lambda: " · ".join(name for name, _ in board.table.groups(view)),
        )
        for seat, panel in board.panels.items():
            yield f"{who} seat {seat}", partial(self._of_seat, panel)
        for key in in_order(key for key, _ in board.things.all()):
            yield f"{who} thing {written(key)}", partial(self._of_thing, view, key)
            yield f"{who} about {written(key)}", partial(self._about, view, key)
        yield f"{who} summary", lambda: board.guide.texts.summary(view, view, board.status())
        yield from self._in_hand(view)
        yield from self._in_vain()

    def hear_the_end(self) -> Iterator[Saying]:
        """How it ended, and what counted."""
        match, words, who = self.match, self.words, self.who
        result, view = match.state.result(), match.state
        assert result
        story = [match.events(number) for number in range(len(match.decisions))]
        yield f"{who} result", lambda: ResultCard(words, view, result, story).spoken
        yield f"{who} counted", partial(self._counted, result)
        for seat in range(len(match.seats)):
            yield f"{who} facts {seat}", partial(self._facts, story, seat)

    def _asked(self, number: int) -> int | None:
        """The viewer, if they have to decide."""
        return self.viewer if self.viewer in self.match.states[number].to_act else None

    def _refusal(self, ask: Callable[[], Refusal | None]) -> Iterator[Saying]:
        """Once for each: there are few, and they do not depend on the position."""
        refusal = ask()
        if refusal and refusal not in self._refused_before:
            self._refused_before.add(refusal)
            topic = f"{self.who} refused {refusal.paragraph} {refusal.text}"
            yield topic, partial(self._refused, ask)

    def _refused(self, ask: Callable[[], Refusal | None]) -> str:
        """What a table answers by itself is in the reader's language from the beginning."""
        refusal = ask()
        assert refusal
        return self.words.refusal(refusal)

    def _of_seat(self, panel: Any) -> str:
        return _joined(*self.board.guide.seat(panel))

    def _of_thing(self, view: Any, key: Key) -> str:
        """As a screen reader is told."""
        label, more = self.words.thing(view, self.viewer, key)
        return _joined(label, self.board.handling.prospect(key) or more)

    def _about(self, view: Any, key: Key) -> str:
        """What the card beside a thing explains."""
        about = self.words.about(view, self.viewer, key)
        return references.plain(about.text, about.rule) if about else ""

    def _in_hand(self, view: Any) -> Iterator[Saying]:
        offered, words, seat, who = self.board.offered, self.words, self.board.acting, self.who
        for key in few(in_order(offered.after())):
            for path in ((key,), *((key, to) for to in few(in_order(offered.after((key,)))))):
                way, target = path[:1], path[1] if len(path) > 1 else None
                whole = offered.move(way) is not None
                held = InHand(way, target, offered.after(way), whole, offered.moves)
                topic = " > ".join(map(written, path))
                yield f"{who} holding {topic}", partial(words.status, view, seat, held)
                yield f"{who} giving up {topic}", partial(words.given_up, view, way)

    def _in_vain(self) -> Iterator[Saying]:
        """What the table answers to what is not offered."""
        board = self.board
        if board.acting is None:
            return
        keys = in_order(key for key, _ in board.things.all())
        lifted = few(in_order(board.offered.after()), 2)
        pressed = [(key,) for key in few(keys, 2 * FEW)]
        for path in (*pressed, *product(lifted, few(keys))):
            if not board.offered.leads(path):
                yield from self._refusal(partial(board.why_not, path))

    def _counted(self, result: Result) -> str:
        return "\n".join(
            f"{line.key} {line.heading}: {' | '.join(line.cells)} {sorted(line.best)}"
            for line in self.words.explain(self.match.state, result)
        )

    def _facts(self, story: Sequence[Sequence[Event]], seat: int) -> str:
        return _joined(*self.words.facts(story, self.match.state)[seat])


def of_game(game_id: str) -> Iterator[Saying]:
    """What a game says apart from any match: of itself, its options, its bots' reasons, and all
    that its rules refuse."""
    game, info = GAMES[game_id], GAME_INFOS[game_id]
    for who, persons in (("you", frozenset({0})), ("onlooker", frozenset[int]())):
        board = _a_board(game_id, persons)
        words = board.words
        for term in terms(game_id, words):
            for worth in (-2.0, -1.0, -0.02, 0.0, 0.4, 1.0, 1.5, 7.25):
                # words live as long as their board
                yield f"{who} {term} {worth}", partial(_reason, board, Reason(term, worth))
        for refusal in game.refusals:
            topic = f"{who} refused {refusal.paragraph} {refusal.text}"
            yield topic, partial(words.refusal, refusal)
        yield f"{who} aids", lambda words=words: _pairs(words.aids())  # type: ignore[misc]
        yield f"{who} keys", lambda words=words: _pairs(words.keys())  # type: ignore[misc]
    for what in ("name", "line", "printed", "origin", "rebuilt", "who_starts", "players", "facts"):
        yield what, getattr(info, what)
    for score in (0, 1, 12):
        yield f"score {score}", partial(info.score, score, game.seats[-1])
    for temper in TEMPERAMENTS:
        yield f"temperament {temper}", partial(info.manner, f"bot:expert:{temper}", "Ada")
    for option in game.options:
        yield f"option {option.name}", partial(info.option, option.name)
        yield f"option {option.name} line", partial(info.option_line, option.name)
        for value in option.values:
            if not isinstance(value, bool):
                topic = f"option {option.name} {value}"
                yield topic, partial(info.option_value, option.name, value)


def _a_board(game_id: str, persons: frozenset[int]) -> Board[Any]:
    game = GAMES[game_id]
    seats = tuple(Seat(name) for name in "ABCDE"[: game.seats[0]])
    setup = MatchSetup(game, seats, game.settle(len(seats), {}), persons)
    return GAME_INFOS[game_id].board(setup, Match.new(game, seats, {}, 1, 0).state.view(ONLOOKER))


def _reason(board: Board[Any], reason: Reason) -> str:
    return board.words.reason(reason)


def terms(game_id: str, words: Words[Any]) -> list[str]:
    """The terms of reasons: of all texts in the code of a game's bots those it has words for."""
    folder = Path(bots.__file__).parent / CATALOGUE[game_id].folder
    texts = {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return sorted(text for text in texts if _is_term(words, text))


def _is_term(words: Words[Any], text: str) -> bool:
    try:
        words.reason_text(Reason(text, 1.0))
    except KeyError:
        return False
    return True


def few(some: Sequence[T], count: int = FEW) -> Sequence[T]:
    """Some of them, from all over."""
    return [some[n * len(some) // count] for n in range(count)] if len(some) > count else some


def in_order(keys: Iterable[Key]) -> list[Key]:
    return sorted(keys, key=written)


def written(key: Key) -> str:
    return "/".join(map(str, key))


def _lines(lines: Iterable[LogLine]) -> str:
    return "\n".join(
        f"{'– ' if line.opens else ''}{'' if line.seat is None else f'({line.seat}) '}{line.text}"
        for line in lines
    )


def _pairs(pairs: Iterable[tuple[str, object]]) -> str:
    return _joined(*(f"{name}: {value}" for name, value in pairs))


def _joined(*texts: str) -> str:
    return " · ".join(filter(None, texts))
