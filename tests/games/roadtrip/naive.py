"""The rules a second time, slowly: sets and dicts straight from the data file. An oracle for the
tests, which shares no code with the rules."""

import json
from importlib.resources import files
from itertools import combinations
from typing import Any

DATA = json.loads(
    files("boomerang_desktop.games.roadtrip").joinpath("cards.json").read_text("utf-8")
)
CARDS = {card["letter"]: card for card in DATA["cards"]}
NUMBER = {site: region["number"] for region in DATA["regions"] for site in region["sites"]}


class NaiveTrip:
    def __init__(self, deals: list[list[list[str]]], alternate: bool) -> None:
        self.deals, self.alternate, self.seats = deals, alternate, len(deals[0])
        self.hands: list[list[str]] = []
        self.rows: list[list[str]] = []
        self.pending: dict[int, str] = {}
        self.visited: list[set[str]] = [set() for _ in range(self.seats)]
        self.scored: list[set[str]] = [set() for _ in range(self.seats)]
        self.americana = [0] * self.seats
        self.points: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.regions_gone: set[str] = set()
        self.coast_bonuses = [7, 3, 1, 1]
        self.round = 0
        self.new_round()

    def new_round(self) -> None:
        self.rows = [[] for _ in range(self.seats)]
        self.hands = [[*hand] for hand in self.deals[self.round]]

    def to_act(self) -> list[int]:
        over = self.round == 4
        return [] if over else [s for s in range(self.seats) if s not in self.pending]

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_act():
            return set()
        if len(self.rows[seat]) < 7:
            return {f"draft:{letter}" for letter in self.hands[seat]}
        shown = {symbol for card in self.rows[seat] for symbol in CARDS[card]["symbols"]}
        names = (shown & set(DATA["activities"])) - self.scored[seat]
        return {f"activity:{name}" for name in names | {"none"}}

    def play(self, seat: int, notation: str) -> None:
        self.pending[seat] = notation.split(":")[1]
        if len(self.pending) < self.seats:
            return
        if len(self.rows[0]) < 7:
            for s, letter in self.pending.items():
                self.hands[s].remove(letter)
                self.rows[s].append(letter)
            step = -1 if self.alternate and self.round in (1, 3) else 1
            self.hands = [self.hands[(s - step) % self.seats] for s in range(self.seats)]
        else:
            self.score()
            self.round += 1
            if self.round < 4:
                self.new_round()
        self.pending = {}

    def add(self, seat: int, category: str, points: int) -> None:
        self.points[seat][category] = self.points[seat].get(category, 0) + points

    def score(self) -> None:
        finished: set[str] = set()
        arrived = False
        for s, row in enumerate(self.rows):
            throw, catch = NUMBER[row[0]], NUMBER[row[6]]
            self.add(s, "throw_catch", throw if catch >= throw else 0)
            old, new = self.visited[s], self.visited[s] | set(row)
            self.add(s, "sites", len(new) - len(old))
            self.visited[s] = new
            fresh = {r["id"] for r in DATA["regions"] if set(r["sites"]) <= new}
            self.add(s, "regions", 3 * len(fresh - self.regions_gone))
            finished |= fresh
            connects = not self.points[s].get("coasts") and linked(new)
            self.add(s, "coasts", self.coast_bonuses[0] if connects else 0)
            arrived |= connects
            symbols: list[str] = [symbol for card in row for symbol in CARDS[card]["symbols"]]
            total = sum(DATA["americana"].get(symbol, 0) for symbol in symbols)
            self.americana[s] = total if total > self.americana[s] else 0
            self.add(s, "americana", self.americana[s])
            pairs: dict[str, int] = DATA["animal_pairs"]
            self.add(s, "animals", sum(p * (symbols.count(a) // 2) for a, p in pairs.items()))
            chosen = self.pending[s]
            row_points: dict[Any, int] = {1: 0, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
            self.add(s, "activities", 0 if chosen == "none" else row_points[symbols.count(chosen)])
            self.scored[s] |= {chosen} - {"none"}
        self.regions_gone |= finished
        if arrived:
            self.coast_bonuses.pop(0)


def linked(visited: set[str]) -> bool:
    """Whether the visited sites link the coasts, merging groups of sites until no path joins two of
    them."""
    groups = [{site} for site in visited]
    while True:
        for a, b in combinations(groups, 2):
            if any((p in a and q in b) or (p in b and q in a) for p, q in DATA["paths"]):
                groups = [g for g in groups if g is not a and g is not b] + [a | b]
                break
        else:
            break
    return any(g & set("ACD") and g & set("XYZ") for g in groups)
