"""A match on a board, with nobody before it but the test."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from boomerang_desktop.bots import random_bot
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.scene.board import Board
from boomerang_desktop.desktop.scene.setup import MatchSetup
from boomerang_desktop.desktop.table.flow import Flow
from boomerang_desktop.desktop.table.pauses import Patience
from boomerang_desktop.desktop.table.thinker import Thinker
from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER, Setting
from boomerang_desktop.match import Match, Seat
from boomerang_desktop.match.players import Question


class SlowThinker(Thinker):
    """Bots that answer when the test lets them; no process is started."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[Question, str]] = []

    def ask(self, kind: str, question: Question, seed: str) -> None:
        self.asked.append((question, seed))

    def forget(self) -> None:
        self.asked.clear()

    def answer(self) -> None:
        question, seed = self.asked.pop(0)
        question.submit(random_bot(question.view, question.seat, question.moves, Random(seed)))


def a_match(game_id: str, players: str, seed: int = 1, **options: Setting) -> Match:
    """`players` has one letter per seat: h for a person, r for a random bot."""
    kinds = {"h": "human", "r": "random"}
    seats = [Seat(f"P{n}", kinds[letter]) for n, letter in enumerate(players)]
    return Match.new(GAMES[game_id], seats, options, seed, 0)


def a_board(match: Match) -> Board[Any]:
    setup = MatchSetup(match.game, match.seats, match.settings, match.persons)
    board = GAME_INFOS[match.game.id].board(setup, match.state.view(ONLOOKER))
    board.motion.pace = 0.0
    return board


@contextmanager
def a_flow(match: Match, patience: Patience | None = None) -> Iterator[tuple[Flow, SlowThinker]]:
    """Without `patience` the table waits for nothing."""
    thinker = SlowThinker()
    flow = Flow(match, a_board(match), thinker, patience)
    yield flow, thinker
    flow.close()
