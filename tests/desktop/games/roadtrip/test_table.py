"""What the table of the road trip reads from a view, where it puts things, and what it says."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from boomerang_desktop.desktop.games.roadtrip import reading
from boomerang_desktop.desktop.games.roadtrip.layout import Frame, fan, lay_out, rival_boxes
from boomerang_desktop.desktop.games.roadtrip.map import ALL_PATHS, route_legs
from boomerang_desktop.desktop.games.roadtrip.sheet import WORTH, ladder, lines
from boomerang_desktop.desktop.games.roadtrip.style import (
    CHERRY,
    INK,
    PAPER,
    PENCIL,
    REGION_COLOURS,
    on_colour,
    region_colour,
    site_picture,
)
from boomerang_desktop.desktop.games.roadtrip.words import RoadtripTexts
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.games.core import ONLOOKER, Result
from boomerang_desktop.games.roadtrip.cards import CARD_OF, HIDDEN, LETTERS, REGIONS, letters
from boomerang_desktop.games.roadtrip.explain import preview
from boomerang_desktop.games.roadtrip.moves import Draft
from boomerang_desktop.games.roadtrip.sheet import CATEGORIES
from tests.games.roadtrip.table import choosing, decided, fresh, states, trip

# --- the sheet


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pencil_is_what_the_rules_say_and_ink_what_is_written(seats: int) -> None:
    for state in states(fresh(seats, seed=seats), seed=5):
        for seat in range(seats):
            view = state.view(seat)
            sheet = reading.read_sheet(view, seat)
            assert sheet.total == state.sheets[seat].total
            assert sheet.sums == state.sheets[seat].breakdown
            for round in range(state.round):
                shown = [sheet.lines[category][round].text for category in CATEGORIES]
                assert shown == [str(points) for points in state.sheets[seat].written[round]]
                assert not any(sheet.lines[category][round].pencil for category in CATEGORIES)
            if state.to_act and reading.picked(view, seat) is None:
                now = {name: tally.points for name, tally in preview(view, seat).items()}
                assert {n: t.points for n, t in reading.tally(view, seat).items()} == now


def test_a_lifted_card_is_counted_as_if_it_lay_there() -> None:
    state = fresh(3, seed=2)
    for _ in range(2):
        for seat in range(3):
            state = state.play(seat, state.legal(seat)[0])
    card = state.legal(0)[0]
    assert isinstance(card, Draft)
    letter = LETTERS[card.card]
    lifted = reading.tally(state.view(0), 0, letter)
    chosen = reading.tally(state.play(0, card).view(0), 0)
    assert lifted == chosen
    assert lifted["sites"].points == 3
    assert reading.tally(state.view(0), 0)["sites"].points == 2


def test_R5_the_sheet_says_what_the_catch_must_be() -> None:
    state = fresh(2, seed=4)
    throw = state.legal(0)[0]
    assert isinstance(throw, Draft)
    state = state.play(0, throw)
    number = region_number(LETTERS[throw.card])
    cell = reading.read_sheet(state.view(0), 0).lines["throw_catch"][0]
    assert (cell.text, cell.pencil) == (f"≥{number}", True)
    # R3: the others are not told
    assert reading.read_sheet(state.view(1), 0).lines["throw_catch"][0].text == ""


def region_number(letter: str) -> int:
    return next(r.number for r in REGIONS if r.sites >> CARD_OF[letter] & 1)


def test_R9_americana_shows_the_score_to_beat() -> None:
    # jersey, cap, flag: 3 + 2 + 5
    state = trip(["L@C", "", "", ""])
    written = int(reading.read_sheet(state.view(0), 0).lines["americana"][0].text)
    assert written >= 10
    assert reading.read_sheet(state.view(0), 0).lines["americana"][1].note == f">{written}"


def test_R11_a_used_box_keeps_its_points_and_an_open_one_says_what_it_is_worth() -> None:
    # four photographers: C, F, I, M
    state = choosing(["CFIM", "", "", ""])
    boxes = {box.name: box for box in reading.read_sheet(state.view(0), 0).activities}
    worth = boxes["photography"].worth
    assert boxes["photography"].symbols >= 4
    assert worth >= 7
    after = decided(state, ["photography"])
    boxes = {box.name: box for box in reading.read_sheet(after.view(0), 0).activities}
    assert boxes["photography"].written == worth
    assert boxes["match"].written is None


def test_writing_a_category_adds_its_points() -> None:
    sheet = reading.read_sheet(fresh(2).view(0), 0)
    after = sheet.written("animals", 0, 9)
    assert after.lines["animals"][0] == reading.Cell("9")
    assert (after.sums["animals"], after.total) == (9, 9)
    assert sheet.total == 0


def test_the_lines_of_the_sheet_follow_each_other_and_fill_it() -> None:
    boxes = list(lines().values())
    for (top, high), (below, _) in pairwise(boxes):
        assert top + high == below
    assert sum(boxes[-1]) == 368
    assert boxes[-1][1] >= 24
    assert dict(WORTH["animals"]) == {"trout": 3, "ox": 4, "grizzly": 5, "eagle": 7, "bigfoot": 9}
    assert ladder() == "0 · 2 · 4 · 7 · 10 · 15"


# --- the map


def test_R6_sites_are_ticked_and_those_of_this_round_pencilled() -> None:
    state = trip(["AB", "", "", ""])
    read = reading.read_map(state.view(0), 0)
    assert {"A", "B"} <= read.ticked
    assert not read.pencilled
    assert ("A", "B") in read.paths
    first = state.legal(0)[0]
    assert isinstance(first, Draft)
    letter = LETTERS[first.card]
    lifted = reading.read_map(state.view(0), 0, letter)
    assert lifted.pencilled == {letter} - read.ticked


def test_R7_a_region_bonus_is_open_then_mine_or_gone() -> None:
    state = trip(["ABCD", "", "", ""])
    standing = {mark.region: mark for mark in reading.read_map(state.view(0), 0).regions}
    assert standing["pacific"].bonus == reading.MINE
    assert standing["pacific"].ticked == 4
    theirs = {mark.region: mark for mark in reading.read_map(state.view(1), 1).regions}
    assert theirs["pacific"].bonus == reading.GONE
    assert theirs["plains"].bonus == reading.OPEN


def test_R8_the_line_across_takes_its_bonus_and_strikes_it_out_for_the_others() -> None:
    # Los Angeles, Grand Canyon, Santa Fe, Dallas, Houston, New Orleans, Miami
    state = trip(["DHIJLVX", "", "", ""])
    own = reading.read_map(state.view(0), 0)
    assert own.route == tuple("DHIJLVX")
    assert own.coasts[0] == (7, reading.MINE)
    assert [standing for _, standing in own.coasts[1:]] == [reading.GONE, reading.GONE]
    theirs = reading.read_map(state.view(1), 1)
    assert theirs.coasts == ((7, reading.GONE), (3, reading.OPEN), (1, reading.OPEN))
    assert route_legs(own.route) <= set(ALL_PATHS)
    assert len(route_legs(own.route)) == 6


def test_R8_before_the_round_is_scored_the_line_is_only_pencilled() -> None:
    state = choosing(["DHIJLVX", "", "", ""])
    read = reading.read_map(state.view(0), 0)
    assert read.route == ()
    assert read.pencil_route == tuple("DHIJLVX")
    assert read.coasts[0] == (7, reading.OPEN)


# --- the memory aid


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_memory_aid_knows_what_an_onlooker_knows(seats: int) -> None:
    for state in states(fresh(seats, seed=7), seed=1):
        for seat in range(seats):
            known = reading.remember(state.view(seat))
            assert known == reading.remember(state.view(ONLOOKER))
            laid = {letter for letter, trace in known.items() if trace.state == reading.LAID}
            public = state.view(ONLOOKER)
            assert laid == {
                letter
                for other in range(seats)
                for letter in letters(c for c in public.row(other) if c != HIDDEN)
            }


def test_R12_with_two_players_the_second_round_holds_the_other_half() -> None:
    second = next(s for s in states(fresh(2, seed=3), seed=3) if s.round == 1)
    known = reading.remember(second.view(0))
    in_play = {letter for letter, trace in known.items() if trace.state == reading.SURE}
    hands = second.hands[0] | second.hands[1]
    assert in_play == {letter for n, letter in enumerate(LETTERS) if hands >> n & 1}
    out = {letter for letter, trace in known.items() if trace.state == reading.OUT}
    assert out == set(LETTERS) - in_play


# --- where things lie


@pytest.mark.parametrize(
    ("width", "height"), [(800, 510), (1040, 510), (812, 660), (1008, 400), (400, 1008), (490, 510)]
)
def test_nothing_overlaps_and_nothing_leaves_the_middle(width: float, height: float) -> None:
    layout = lay_out(width, height)
    boxes = [layout.map, layout.sheet, *layout.row]
    whole = QRectF(-0.5, -0.5, width + 1, height + 1)
    for n, box in enumerate(boxes):
        assert whole.contains(box), box
        for other in boxes[n + 1 :]:
            assert not box.intersects(other), (box, other)
    assert len(layout.row) == 7


@pytest.mark.parametrize("rotation", [0.0, 90.0, 180.0, -90.0])
def test_the_middle_turns_towards_whoever_looks_at_it(rotation: float) -> None:
    frame = Frame(QRectF(100, 50, 800, 400), rotation)
    upright = rotation % 180 == 0
    assert frame.size.width() == (800 if upright else 400)
    at = QPointF(10, 20)
    assert (frame.inside(frame.point(at)) - at).manhattanLength() < 0.001
    near = frame.point(QPointF(frame.size.width() / 2, frame.size.height()))
    side = {0.0: (500, 450), 90.0: (100, 250), 180.0: (500, 50), -90.0: (900, 250)}[rotation]
    assert (near - QPointF(*side)).manhattanLength() < 0.001


@pytest.mark.parametrize("count", range(8))
def test_a_hand_fans_out_within_its_tray(count: int) -> None:
    area = QRectF(170, 0, 840, 130)
    cards = fan(count, area, 91, 130)
    assert len(cards) == count
    for card in cards:
        assert area.left() <= card.at.x() - 45 < card.at.x() + 45 <= area.right()
        assert card.at.y() + 65 <= area.bottom() + 1
    assert all(one.at.x() < other.at.x() for one, other in pairwise(cards))
    assert all(one.rotation < other.rotation for one, other in pairwise(cards))


@pytest.mark.parametrize("size", [(188, 112), (188, 194), (188, 424), (226, 96), (1090, 96)])
def test_a_panel_has_room_for_row_map_and_hand(size: tuple[float, float]) -> None:
    content = QRectF(8, 40, *size)
    boxes = rival_boxes(content)
    everything = [*boxes.row, boxes.map, boxes.stack, *([boxes.tally] if boxes.tally else [])]
    for n, box in enumerate(everything):
        assert content.adjusted(-1, -1, 1, 1).contains(box), box
        for other in everything[n + 1 :]:
            assert not box.intersects(other)


# --- colours, pictures and words


def test_every_card_has_its_picture_and_every_region_its_pattern() -> None:
    from boomerang_desktop.desktop.look import assets

    for letter in LETTERS:
        assert (assets.root() / f"{site_picture(letter)}.svg").exists(), letter
    for region in REGIONS:
        assert region.id in REGION_COLOURS
        assert (assets.root() / f"roadtrip/patterns/{region.id}.svg").exists()


def test_text_on_the_paper_can_be_read() -> None:
    for colour in (INK, PENCIL, CHERRY):
        assert theme.contrast(colour, PAPER) >= 4.5
    for letter in LETTERS:
        ground = region_colour(letter)
        assert theme.contrast(on_colour(ground).name(), ground.name()) >= 3


@pytest.fixture
def words() -> RoadtripTexts:
    return RoadtripTexts(["Ana", "Bruno", "Chloé"])


def result(winners: tuple[int, ...], tie_break: str | None) -> Result:
    line = dict.fromkeys(CATEGORIES, 1)
    return Result((7, 7, 7), winners, (line, line, line), "R13", tie_break)


def test_R13_the_end_says_what_broke_a_tie(words: RoadtripTexts) -> None:
    assert "most points" in words.ending(result((1,), None))
    coasts = words.ending(result((1,), "coasts"))
    assert "coast-to-coast" in coasts
    assert "Bruno" in coasts
    assert "Throw-and-Catch" in words.ending(result((0,), "throw_catch"))
    assert "shared" in words.ending(result((0, 2), None))
    assert "Ana, Chloé" in words.ending(result((0, 2), "coasts"))


def test_every_line_of_the_end_has_a_figure_a_seat(words: RoadtripTexts) -> None:
    table = words.explain(result((0,), None))
    assert [heading for heading, _ in table][:2] == ["Throw and Catch", "Sites"]
    assert all(cells == ["1", "1", "1"] for _, cells in table)
    assert len(table) == 7
