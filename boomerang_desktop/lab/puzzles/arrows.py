"""Puzzles of arrows with two players: a win in two or three turns, the only move that does not lose
at once, or what a deep search has seen: pawns won, or a win farther away."""

from collections.abc import Sequence
from random import Random

import attrs

from boomerang_desktop.bots.arrows.duel import Duel
from boomerang_desktop.bots.arrows.evaluation import appeal, others_of, reached, sensible
from boomerang_desktop.bots.search.tree import never
from boomerang_desktop.games.arrows.board import cells_of
from boomerang_desktop.games.arrows.moves import Enter, Take, parse
from boomerang_desktop.games.arrows.state import ArrowsState
from boomerang_desktop.games.core import Move
from boomerang_desktop.lab.puzzles.candidate import Candidate, Glance, Wanted, any_theme
from boomerang_desktop.lab.puzzles.forced import POSITIONS, Forced, TooMany, in_order
from boomerang_desktop.lab.puzzles.weighing import DEEPER
from boomerang_desktop.match.match import Decision
from boomerang_desktop.study.puzzles import Measure, PuzzleQuestion, Try

NODES = 2_000
_SHALLOW, _DEEP = 900, (8_000, 40_000)
"""What no shallow look prefers, but a deep one does, is a hard puzzle."""
_FEWEST = 5
"""Moves."""
_SOME = 4
"""A search that only spares a deep one looks at so many times as much as the first."""
_LINED_UP = 3
"""Before each side has so many pawns on the board, a deep look is not worth its time."""
_FEW = 6
"""With more pawns on both sides, what only the deepest look finds did not outlast a deeper one."""
_LEAD = 0.9
"""In pawns."""
_DECIDED = 4.0
_AHEAD = 2.0
"""Who is so far ahead may win as well without the only move that is sure to."""
_HOPELESS = -1.5
"""Who holds out like this has not gained much."""
_WON = 50.0
"""Whatever is more has been seen to its end."""
_WINS = {3: "win_in_two", 5: "win_in_three"}
"""By the turns of both until then."""
_FAR = 10 * POSITIONS
"""To see how a win comes about that is known to be there."""
_TURNS = {"win_in_two": 2, "win_in_three": 3, "hold": 2}


@attrs.frozen
class Look:
    """What a search of so many positions thinks of the best move and of the second best, in
    pawns."""

    best: Move
    ahead: float
    second: float
    positions: int

    def is_decided(self) -> bool:
        return abs(self.ahead) > _DECIDED

    def stands_out(self, lead: float) -> bool:
        return self.ahead - self.second >= lead or self.ahead > _WON or self.second < -_WON


def glance(state: ArrowsState, seat: int, rng: Random, wanted: Wanted = any_theme) -> Glance | None:
    if not state.setup.duel or state.entries or len(state.legal(seat)) < _FEWEST:
        return None
    moves = sensible(state, seat, state.legal(seat))
    if len(moves) < 2:
        return None
    look = _first_look(state, moves, rng) or _deep_look(state, moves, rng)
    if look is None or look.ahead < -_WON:
        return None
    obvious = _obvious(state, seat, look.best)
    if obvious is None:
        return None
    theme, proven = _theme(state, seat, look.best), False
    if look.ahead > _WON:
        turns = _turns_until(look.ahead, state)
        if look.second > _WON and _turns_until(look.second, state) <= turns:
            return None
        proven = turns in _WINS
        if not proven and (turns < max(_WINS) or look.second > _AHEAD):
            return None
        theme = _WINS.get(turns, "far_win")
    elif look.second < -_WON and _turns_until(-look.second, state) <= 2 * _TURNS["hold"]:
        theme, proven = "hold", True
    elif look.is_decided() or len(moves) < _FEWEST:
        return None
    if not wanted(theme) or (look.second < -_WON and look.ahead < _HOPELESS):
        return None
    return Glance((look.best,), obvious, theme, proven, state, look.positions)


def _look(state: ArrowsState, moves: Sequence[Move], rng: Random, nodes: int) -> Look:
    best, ahead = _thought(state, moves, rng, nodes)
    _, second = _thought(state, [move for move in moves if move != best], rng, nodes)
    return Look(best, ahead, second, nodes)


def _first_look(state: ArrowsState, moves: Sequence[Move], rng: Random) -> Look | None:
    """Few positions deserve more than the first few."""
    found = None
    for nodes, lead in ((NODES // 5, _LEAD / 3), (NODES, _LEAD)):
        found = _look(state, moves, rng, nodes)
        if not found.stands_out(lead):
            return None
    return found


def _deep_look(state: ArrowsState, moves: Sequence[Move], rng: Random) -> Look | None:
    if min(pawns.bit_count() for pawns in state.pawns) < _LINED_UP:
        return None
    shallow, _ = _thought(state, moves, rng, _SHALLOW)
    few = min(state.strength(0), state.strength(1)) <= _FEW
    for nodes in _DEEP if few else _DEEP[:1]:
        best, ahead = _thought(state, moves, rng, nodes)
        if best != shallow and ahead > _HOPELESS:
            _, second = _thought(state, [move for move in moves if move != best], rng, nodes)
            found = Look(best, ahead, second, nodes)
            # a lead in pawns that only the deepest look sees has never outlasted a deeper one
            if found.stands_out(_LEAD if nodes == _DEEP[0] else _WON):
                return found
    return None


def _obvious(state: ArrowsState, seat: int, best: Move) -> Move | None:
    """What gains most at once, and looks best of all that gain as much; None if only the best move
    does."""
    gains = {}
    for move in state.legal(seat):
        after = state.play(seat, move)
        gains[move] = after.strength(seat) - after.strength(1 - seat)
    most = max(gains.values())
    tempting = [move for move, gain in gains.items() if gain == most and move != best]
    others = others_of(state, seat)
    return max(tempting, key=lambda move: appeal(state, seat, move, others), default=None)


def _thought(
    state: ArrowsState, moves: Sequence[Move], rng: Random, nodes: int
) -> tuple[Move, float]:
    """The best move, and how it stands with it in pawns."""
    best, ahead, _ = Duel(nodes, never, price=0.0).think(state, moves, rng)
    return best, ahead


def _turns_until(ahead: float, state: ArrowsState) -> int:
    """The turns of both until the end that a search has seen: it counts a hundredth for each."""
    return round(100 * (100 - ahead)) - state.turns


def examine(state: ArrowsState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    try:
        if glance.theme == "hold":
            return _held(state, seat, rng, glance)
        if glance.proven:
            return _won(state, seat, rng, glance)
        return _confirmed(state, seat, rng, glance)
    except TooMany:
        return None


def likeness(state: ArrowsState, seat: int) -> object:
    return (state.pawns, seat)


# --- what is forced


def _forcing(state: ArrowsState, seat: int, turns: int) -> list[Move]:
    """The moves that win within so many turns, this one included; to enter a pawn is none."""
    forced, left = Forced(seat), turns - (not state.entries)
    return [move for move in state.legal(seat) if forced.wins(state.play(seat, move), left)]


def _won(state: ArrowsState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    turns, facts = _TURNS[glance.theme], _facts(state, seat)
    facts["goal"] = glance.theme
    if any(_forcing(state, seat, fewer) for fewer in range(1, turns)):
        return None  # sooner than asked
    if _forcing(state, seat, turns) != list(glance.good):
        return None
    questions: list[PuzzleQuestion] = []
    while turns and not state.ended and state.to_act == (seat,):
        winning, moves = _forcing(state, seat, turns), state.legal(seat)
        if len(winning) == len(moves):
            break
        questions.append(_all_or_nothing(state, seat, winning, rng, NODES))
        if len(winning) > 1:
            break
        turns -= not state.entries
        state = _followed(state, seat, questions[-1].best)
    return Candidate(Measure.WIN, tuple(questions), facts)


def _held(state: ArrowsState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    turns = _TURNS["hold"]
    safe = []
    for move in state.legal(seat):
        after = state.play(seat, move)
        if not Forced(1 - seat).wins(after, turns):
            safe.append(move)
        if len(safe) > 1:
            return None
    if safe != list(glance.good):
        return None
    facts = _facts(state, seat) | {"goal": "hold"}
    question = _all_or_nothing(state, seat, safe, rng, NODES)
    return Candidate(Measure.HOLD, (question,), facts)


def finale(state: ArrowsState, seat: int) -> tuple[Decision, ...]:
    """How a win that is certain comes about: as soon as can be, while the other holds out for as
    long as possible, and with as many pawns."""
    forced, made = Forced(seat, _FAR), []
    while not state.ended:
        turn = state.to_act[0]
        after = {move: state.play(turn, move) for move in in_order(state, turn)}
        if turn == seat:
            within = forced.turns(state) - (not state.entries)
            choice = next(move for move in after if forced.wins(after[move], within))
        else:
            choice = max(after, key=lambda m: (forced.turns(after[m]), after[m].strength(turn)))
        made.append(Decision(turn, choice))
        state = after[choice]
    return tuple(made)


def prey(state: ArrowsState, seat: int, line: Sequence[Decision]) -> int | None:
    """The cell of the pawn that falls last, of those that the other has on the board; None if it
    falls with the first move, which would tell that."""
    other, fallen = 1 - seat, None
    stands = {cell: cell for cell in cells_of(state.pawns[other])}
    for number, decision in enumerate(line):
        after = state.play(decision.seat, decision.move)
        left = cells_of(state.pawns[other] & ~after.pawns[other])
        reached = cells_of(after.pawns[other] & ~state.pawns[other])
        known = [stands.pop(cell) for cell in left if cell in stands]
        if decision.seat == seat:
            fallen = known[0] if known and number else fallen
        elif known and reached:
            stands[reached[0]] = known[0]
        state = after
    return fallen


def _all_or_nothing(
    state: ArrowsState, seat: int, good: Sequence[Move], rng: Random, nodes: int
) -> PuzzleQuestion:
    """Where a good move is a Trio, what it enters is a question of its own."""
    tries = [
        Try(
            str(move), float(move in good), _answer(state, seat, move, rng, nodes, move not in good)
        )
        for move in state.legal(seat)
    ]
    tries.sort(key=lambda one: -one.value)
    return PuzzleQuestion(tuple(tries), len(good))


def _followed(state: ArrowsState, seat: int, one: Try) -> ArrowsState:
    state = state.play(seat, parse(one.notation))
    for decision in one.answer:
        state = state.play(decision.seat, decision.move)
    return state


# --- what a deep search has seen


def _confirmed(state: ArrowsState, seat: int, rng: Random, glance: Glance) -> Candidate | None:
    """What stands out, however deep a search looks: in pawns, or as a win that is proven, while it
    is only unlikely that another move wins as well. Raises TooMany."""
    moves, nodes = sensible(state, seat, state.legal(seat)), glance.positions
    wins = []
    for seed, times in ((0, _SOME), (0, DEEPER), (1, DEEPER), (2, DEEPER)):
        look = _look(state, moves, Random(seed), nodes * times)
        wins.append(look.ahead > _WON)
        in_doubt = look.second <= _AHEAD if wins[-1] else not look.is_decided()
        lead = _LEAD if times == DEEPER else _LEAD / 2
        if (look.best,) != glance.good or not in_doubt or not look.stands_out(lead):
            return None
    if all(wins[1:]):
        after, turns = state.play(seat, look.best), (_turns_until(look.ahead, state) + 1) // 2
        if not any(Forced(seat).wins(after, fewer) for fewer in range(1, turns)):
            return None  # the search does not try every cell where a pawn may enter
        question = _all_or_nothing(state, seat, glance.good, rng, nodes)
        return Candidate(Measure.WIN, (question,), _facts(state, seat) | {"goal": "far_win"})
    if any(wins) or glance.theme == "far_win":
        return None
    return _pawns(state, seat, rng, look, nodes)


def _pawns(state: ArrowsState, seat: int, rng: Random, deep: Look, nodes: int) -> Candidate:
    best, moves = deep.best, sensible(state, seat, state.legal(seat))
    tries = [Try(str(best), round(deep.ahead, 2), _answer(state, seat, best, rng, nodes))]
    for move in state.legal(seat):
        if move != best:
            value = _worth(state, seat, move, rng, nodes) if move in moves else deep.second - 1
            answer = _answer(state, seat, move, rng, nodes)
            tries.append(Try(str(move), round(min(value, deep.second), 2), answer))
    tries.sort(key=lambda one: -one.value)
    return Candidate(Measure.PAWNS, (PuzzleQuestion(tuple(tries), 1),), _facts(state, seat))


def _worth(state: ArrowsState, seat: int, move: Move, rng: Random, nodes: int) -> float:
    """How it stands in pawns after the move."""
    after = state.play(seat, move)
    if result := after.result():
        return 2 * _WON if seat in result.winners else -2 * _WON
    turn = after.to_act[0]
    _, ahead = _thought(after, after.legal(turn), rng, nodes)
    return ahead if turn == seat else -ahead


def _answer(
    state: ArrowsState,
    seat: int,
    move: Move,
    rng: Random,
    nodes: int = NODES,
    enters: bool = True,
) -> tuple[Decision, ...]:
    """What the other does then, and what the seat itself enters for its Trios before; where it is
    asked for that, nothing more."""
    made: list[Decision] = []
    state = state.play(seat, move)
    while not state.ended:
        turn = state.to_act[0]
        if made and made[-1].seat != seat and (turn == seat or not state.entries):
            break
        if turn == seat and not enters:
            break
        choice, _ = _thought(state, state.legal(turn), rng, nodes)
        made.append(Decision(turn, choice))
        state = state.play(turn, choice)
    return tuple(made)


def _theme(state: ArrowsState, seat: int, best: Move) -> str:
    after = state.play(seat, best)
    if isinstance(best, Enter) or after.entries:
        return "trio"
    if isinstance(best, Take):
        return "chain" if len(best.path) > 2 else "choice"
    if after.able:
        return "bait"
    prey = reached(after.pawns[seat]) & after.pawns[1 - seat]
    if prey.bit_count() > 1:
        return "two_threats"
    if reached(state.pawns[1 - seat]) & state.pawns[seat]:
        return "parry"
    return "threat" if prey else "quiet"


def _facts(state: ArrowsState, seat: int) -> dict[str, int | str]:
    return {"own": state.strength(seat), "theirs": state.strength(1 - seat)}
