"""Helpers to bring a match into the state a test needs."""

from collections.abc import Iterator, Sequence
from random import Random

from boomerang_desktop.games.core import Chance, Move
from boomerang_desktop.games.roadtrip import ROADTRIP
from boomerang_desktop.games.roadtrip.cards import CARD_OF, LETTERS, letters, mask, members
from boomerang_desktop.games.roadtrip.deals import ROUNDS
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.state import ACTIVITY, UNDECIDED, RoadTrip

TABLES = ((2, False), (3, False), (4, False), (3, True), (4, True))
"""Every number of seats with every setting of alternate_direction."""

Played = list[tuple[int, Move]]


def row(text: str) -> bytes:
    return bytes(CARD_OF[letter] for letter in text)


def bits(text: str) -> int:
    return mask(row(text))


def start(seats: int, alternate: bool, chance: Chance) -> RoadTrip:
    return ROADTRIP.start(seats, {"alternate_direction": alternate}, 0, chance)


def fresh(seats: int, alternate: bool = False, seed: int = 0) -> RoadTrip:
    return start(seats, alternate, ROADTRIP.deal(seats, {}, Random(seed)))


def replay(state: RoadTrip, moves: Played) -> RoadTrip:
    for seat, move in moves:
        state = state.play(seat, move)
    return state


def walk(state: RoadTrip, seed: int) -> Iterator[tuple[RoadTrip, int, Move, RoadTrip]]:
    """A random match: every state with the decision taken in it, the seats in any order."""
    rng = Random(seed)
    while state.to_act:
        seat = rng.choice(state.to_act)
        move = rng.choice(state.legal(seat))
        after = state.play(seat, move)
        yield state, seat, move, after
        state = after


def states(state: RoadTrip, seed: int) -> Iterator[RoadTrip]:
    for _, _, _, after in walk(state, seed):
        yield after


def dealt_for(rows: Sequence[bytes], direction: int, hands: Sequence[int]) -> list[list[str]]:
    """The deal that leads to these rows while these hands are left."""
    seats = len(rows)
    deal = [0] * seats
    for seat, row in enumerate(rows):
        deal[(seat - direction * len(row)) % seats] |= hands[seat]
        for stage, card in enumerate(row):
            deal[(seat - direction * stage) % seats] |= mask([card])
    return [list(letters(members(hand))) for hand in deal]


def direction(alternate: bool, round: int) -> int:
    return -1 if alternate and round % 2 else 1


def record(state: RoadTrip) -> tuple[Chance, Played]:
    """A deal and decisions that lead to a full state."""
    assert state.upcoming is not None
    deals: list[list[list[str]]] = []
    moves: Played = []
    seats, nothing = range(len(state.hands)), [0] * len(state.hands)
    for round in range(state.round):
        rows = [sheet.rows[round] for sheet in state.sheets]
        deals.append(dealt_for(rows, direction(state.alternate, round), nothing))
        moves += [(seat, Draft(rows[seat][stage])) for stage in range(7) for seat in seats]
        for seat in seats:
            moves.append((seat, activity_of(state.sheets[seat].activities[round])))
    if state.to_act:
        rows = [state.row(seat) for seat in seats]
        deals.append(dealt_for(rows, state.direction, state.hands))
        moves += [(seat, Draft(rows[seat][k])) for k in range(state.stage) for seat in seats]
        for seat in seats:
            pick = state.picks[seat]
            if pick != UNDECIDED:
                moves.append((seat, activity_of(pick) if state.stage == ACTIVITY else Draft(pick)))
    deals += [[list(letters(members(hand))) for hand in deal] for deal in state.upcoming]
    return {"deals": deals}, moves


def activity_of(kind: int) -> Move:
    return ROADTRIP.parse(
        "activity:" + ("photography", "match", "hiking", "restaurant", "none")[kind]
    )


def full_rows(given: Sequence[str], seats: int = 4) -> list[str]:
    """Rows of seven for every seat. Missing letters are filled with unused cards, inserted before
    the last letter given (so that Throw and Catch stay)."""
    spare = [letter for letter in LETTERS if letter not in "".join(given)]
    rows = []
    for text in (*given, *[""] * (seats - len(given))):
        filler = "".join(spare.pop(0) for _ in range(7 - len(text)))
        rows.append(text[:-1] + filler + text[-1:])
    return rows


def trip(*rounds: Sequence[str], activities: Sequence[Sequence[str]] = ()) -> RoadTrip:
    """Four players after rounds in which they laid these cards (see `full_rows`)."""
    state = choosing(*rounds, activities=activities)
    chosen = activities[len(rounds) - 1] if len(activities) >= len(rounds) else ()
    return decided(state, chosen)


def choosing(*rounds: Sequence[str], activities: Sequence[Sequence[str]] = ()) -> RoadTrip:
    """Like `trip`, with the activity of the last round still to be chosen."""
    all_rows = [full_rows(given) for given in (*rounds, *[()] * (ROUNDS - len(rounds)))]
    deals = [dealt_for([row(text) for text in rows], 1, [0] * 4) for rows in all_rows]
    state = start(4, False, {"deals": deals})
    for round, rows in enumerate(all_rows[: len(rounds)]):
        if round:
            state = decided(state, activities[round - 1] if len(activities) >= round else ())
        for stage in range(7):
            for seat in range(4):
                state = state.play(seat, Draft(CARD_OF[rows[seat][stage]]))
    return state


def decided(state: RoadTrip, activities: Sequence[str]) -> RoadTrip:
    """The state after every seat has chosen an activity: these in order, then none."""
    for seat, name in enumerate([*activities, *["none"] * (4 - len(activities))]):
        state = state.play(seat, ROADTRIP.parse(f"activity:{name}"))
    return state
