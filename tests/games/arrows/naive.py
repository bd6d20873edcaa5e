"""The rules of arrows a second time, as plainly as can be and sharing nothing with the package:
cells are numbers in dicts, nothing is precomputed. Slow, and the judge of the fast engine."""

import copy
from dataclasses import dataclass, field

# the cells that each cell points at, row by row; a neutral line is written once, at its lower end
POINTS_AT = {
    0: [1, 4], 1: [2, 5], 2: [3, 6], 3: [7],
    4: [5, 9], 5: [0, 6, 10], 6: [1, 7], 7: [2, 8, 12], 8: [3, 13],
    9: [10, 15], 10: [4, 11, 16], 11: [5, 12], 12: [13, 18], 13: [7, 14, 19], 14: [8, 20],
    15: [16], 16: [9, 17, 22], 17: [10, 18], 18: [11, 19, 24], 19: [20, 25], 20: [13, 21, 26],
    21: [14, 27],
    22: [15, 23], 23: [16, 28], 24: [17, 29], 25: [18, 30], 26: [27, 31], 27: [20, 32],
    28: [22, 29], 29: [23, 30, 33], 30: [24, 31, 34], 31: [25, 32, 35], 32: [26, 36],
    33: [28, 34], 34: [29, 35], 35: [30, 36], 36: [31],
}  # fmt: skip
NEUTRAL = {6: [11, 12], 11: [17], 12: [19], 17: [23], 19: [26], 23: [24], 24: [25], 25: [26]}
TRIOS = [
    {1, 2, 6}, {4, 9, 10}, {6, 11, 12}, {8, 13, 14}, {10, 11, 17}, {12, 13, 19},
    {17, 23, 24}, {19, 25, 26}, {22, 23, 28}, {24, 25, 30}, {26, 27, 32}, {30, 34, 35},
]  # fmt: skip


def joined(one: int, other: int) -> bool:
    return (
        other in POINTS_AT[one]
        or one in POINTS_AT[other]
        or other in NEUTRAL.get(one, [])
        or one in NEUTRAL.get(other, [])
    )


@dataclass
class Table:
    seats: int
    enforced: bool
    must_continue: bool
    turn: int | None
    any_source: bool = False
    board: dict[int, int] = field(default_factory=dict)
    hand: dict[int, int] = field(default_factory=dict)
    reserve: dict[int, int] = field(default_factory=dict)
    held: dict[tuple[int, int], int] = field(default_factory=dict)
    gone: dict[int, int] = field(default_factory=dict)
    asked: int = 0
    turns: int = 0
    quiet: int = 0
    end: str = ""

    def cells(self, seat: int) -> set[int]:
        return {cell for cell, owner in self.board.items() if owner == seat}

    def trios(self, seat: int) -> list[int]:
        return [n for n, trio in enumerate(TRIOS) if trio <= self.cells(seat)]

    def score(self, seat: int) -> int:
        return sum(self.held[seat, owner] for owner in range(self.seats))

    def pawns(self, seat: int) -> int:
        return len(self.cells(seat)) + self.hand[seat]


def start(
    seats: int, enforced: bool, must_continue: bool, first: int, any_source: bool = False
) -> Table:
    table = Table(seats, enforced, must_continue, first, any_source)
    for seat in range(seats):
        table.hand[seat] = {2: 7, 3: 9, 4: 8, 5: 7}[seats]
        table.reserve[seat] = 3 if seats == 2 else 0
        table.gone[seat] = 0
        for owner in range(seats):
            table.held[seat, owner] = 0
    return table


def chains(table: Table, seat: int) -> list[list[int]]:
    """Every way to capture, including those that stop before they must."""
    found = []
    for cell in table.cells(seat):
        growing = [[cell]]
        while growing:
            chain = growing.pop()
            if len(chain) > 1:
                found.append(chain)
            if len(chain) == 4:
                continue
            growing += [
                [*chain, ahead]
                for ahead in POINTS_AT[chain[-1]]
                if ahead not in chain and table.board.get(ahead, seat) != seat
            ]
    return found


def won_by(table: Table, seat: int, captures: int) -> bool:
    if table.seats == 2:
        return table.pawns(1 - seat) - captures < 3
    return table.score(seat) + captures >= {3: 8, 4: 7, 5: 6}[table.seats]


def main_moves(table: Table, seat: int) -> set[str]:
    every = chains(table, seat)
    moves = set()
    for chain in every:
        goes_on = any(longer[:-1] == chain for longer in every)
        if table.must_continue and goes_on and not won_by(table, seat, len(chain) - 1):
            continue
        moves.add("take:" + "-".join(str(cell) for cell in chain))
    if table.enforced and every:
        return moves
    free = [cell for cell in range(37) if cell not in table.board]
    for cell in free:
        if table.hand[seat] > 0:
            moves.add(f"place:{cell}")
        for pawn in table.cells(seat):
            if joined(pawn, cell):
                moves.add(f"move:{pawn}-{cell}")
    return moves


def sources(table: Table, seat: int) -> list[str]:
    found = ["hand"] if table.hand[seat] else []
    if table.seats == 2:
        reserve = ["reserve"] if table.reserve[seat] else []
        return found + reserve if table.any_source else reserve
    return found + [f"seat{by}" for by in range(table.seats) if table.held[by, seat]]


def legal(table: Table) -> set[str]:
    if table.turn is None:
        return set()
    if not table.asked:
        return main_moves(table, table.turn)
    entries = {
        f"enter:{cell}:{source}"
        for cell in range(37)
        if cell not in table.board
        for source in sources(table, table.turn)
    }
    return entries | {"decline"}


def play(before: Table, notation: str) -> Table:
    table = copy.deepcopy(before)
    seat = table.turn
    assert seat is not None
    trios_before = table.trios(seat)
    word, _, rest = notation.partition(":")
    if word == "decline":
        table.asked -= 1
    elif word == "enter":
        where, source = rest.split(":")
        if source == "hand":
            table.hand[seat] -= 1
        elif source == "reserve":
            table.reserve[seat] -= 1
        else:
            table.held[int(source[4:]), seat] -= 1
        table.board[int(where)] = seat
        table.asked -= 1
        table.quiet = 0
    else:
        main_move(table, seat, word, [int(cell) for cell in rest.split("-")])
        if table.end:
            table.turn = None
            return table
    if word != "decline":
        table.asked += len([trio for trio in table.trios(seat) if trio not in trios_before])
    if not sources(table, seat) or len(table.board) == 37:
        table.asked = 0
    if not table.asked:
        end_turn(table, seat)
    return table


def main_move(table: Table, seat: int, word: str, cells: list[int]) -> None:
    table.turns += 1
    able = {chain[0] for chain in chains(table, seat)}
    if word == "take":
        for cell in cells[1:]:
            owner = table.board.pop(cell)
            if table.seats == 2:
                table.reserve[owner] += 1
            else:
                table.held[seat, owner] += 1
        del table.board[cells[0]]
        table.board[cells[-1]] = seat
        able = set()
        table.quiet = 0
    elif word == "place":
        table.hand[seat] -= 1
        table.board[cells[0]] = seat
        table.quiet = 0
    else:
        del table.board[cells[0]]
        table.board[cells[1]] = seat
        if cells[0] in able:
            able = able - {cells[0]} | {cells[1]}
        table.quiet += 1
    for cell in able:
        del table.board[cell]
        table.gone[seat] += 1
    everybody = range(table.seats)
    if table.seats == 2:
        if any(table.pawns(other) < 3 for other in everybody):
            table.end = "pawns"
    elif word == "take" and won_by(table, seat, 0):
        table.end = "prisoners"
    elif [table.pawns(other) > 0 for other in everybody].count(True) == 1:
        table.end = "survivor"


def end_turn(table: Table, seat: int) -> None:
    if table.quiet == 60 or table.turns == 400:
        table.end = "quiet" if table.quiet == 60 else "turns"
        table.turn = None
        return
    for passed in range(1, table.seats + 1):
        table.turn = (seat + passed) % table.seats
        if main_moves(table, table.turn):
            return
    raise AssertionError("somebody can always move")


def winners(table: Table) -> set[int]:
    everybody = range(table.seats)
    if table.end == "survivor":
        return {seat for seat in everybody if table.pawns(seat)}
    best = {
        seat: table.pawns(seat) if table.seats == 2 else table.score(seat) for seat in everybody
    }
    return {seat for seat in everybody if best[seat] == max(best.values())}
