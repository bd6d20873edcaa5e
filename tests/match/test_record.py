"""Records: the whole of a match in a file, and everything that can be wrong with one."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop.bots import random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, Table
from boomerang_desktop.match.record import Fault, RecordError
from tests.tables import Sitting, every_sitting

GOLDEN = Path(__file__).parent.parent / "records"


def played(sitting: Sitting, seed: int = 1) -> Match:
    seats = [Seat(f"bot {n}", "random") for n in range(sitting.seats)]
    match = Match.new(sitting.game, seats, sitting.settings, seed)
    Table(match, [BotPlayer(random_bot)] * sitting.seats).run()
    return match


def hunt() -> Match:
    game = GAMES["hunt"]
    return played(Sitting(game, 3, game.settle(3, {})))


def good() -> dict[str, Any]:
    fields = json.loads(record.dump(hunt()))
    assert isinstance(fields, dict)
    return fields


def fault(fields: object, where: str) -> Fault:
    with pytest.raises(RecordError) as caught:
        record.parse(json.dumps(fields).encode())
    assert caught.value.where == where
    assert "\n" not in str(caught.value)
    return caught.value.fault


@every_sitting
def test_a_record_replays_to_the_same_state_and_result(sitting: Sitting) -> None:
    match = played(sitting)
    text = record.dump(match)
    again = record.parse(text.encode())
    assert again.state == match.state
    assert again.result == match.result
    assert again.seats == match.seats
    assert record.dump(again) == text


@every_sitting
def test_a_match_can_be_saved_at_any_moment(sitting: Sitting) -> None:
    whole = played(sitting, seed=2)
    match = Match.new(sitting.game, whole.seats, sitting.settings, 2)
    for number, decision in enumerate(whole.decisions):
        match.play(decision.seat, decision.move)
        if number % 11 == 0:
            assert record.parse(record.dump(match).encode()).state == match.state


def test_simultaneous_decisions_are_listed_in_seat_order() -> None:
    match = Match.new(GAMES["hunt"], [Seat("a"), Seat("b"), Seat("c")], {}, 1, 0)
    for seat in (2, 0):
        match.play(seat, match.state.legal(seat)[0])
    moves = json.loads(record.dump(match))["moves"]
    assert [seat for seat, _ in moves] == [0, 2]


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.boomerang")), ids=lambda path: path.stem)
def test_golden_records_still_play_to_the_same_end(path: Path) -> None:
    match = record.load(path)
    assert match.result is not None
    assert record.dump(match) == path.read_text("utf-8")


def test_options_that_a_record_does_not_name_are_not_added_to_it() -> None:
    """They have their default (P11's came later than the first records)."""
    match = record.load(GOLDEN / "arrows-2.boomerang")
    assert match.settings["trio_source"] == "reserve"
    assert "trio_source" not in record.dump(match)
    new = Match.new(match.game, match.seats, {}, 1)
    assert '"trio_source": "reserve"' in record.dump(new)


def test_there_is_a_golden_record_of_each_game_and_number_of_players() -> None:
    wanted = {f"{game.id}-{seats}" for game in GAMES.values() for seats in game.seats}
    assert wanted <= {path.stem for path in GOLDEN.glob("*.boomerang")}


def test_saving_replaces_a_file_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.boomerang"
    path.write_text("precious")

    def full(fd: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            record.save(hunt(), path)
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]
    record.save(hunt(), path)
    assert record.load(path).state == hunt().state
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing", tmp_path):
        with pytest.raises(RecordError) as caught:
            record.load(path)
        assert caught.value.fault is Fault.UNREADABLE


def test_a_truncated_record_says_where_it_breaks_off() -> None:
    text = record.dump(hunt())
    for length in range(0, len(text) - 3, 97):
        with pytest.raises(RecordError) as caught:
            record.parse(text[:length].encode())
        assert caught.value.fault is Fault.DAMAGED
        line, column = map(int, caught.value.where.split(":"))
        assert line == text[:length].count("\n") + 1
        assert column >= 1


@pytest.mark.parametrize(
    "data",
    [
        b"\xff\xfe\x00",
        b'{"a": NaN}',
        b"9" * 5000,
        b'"\\ud800"',
        b"[]",
        b"null",
        b"3",
        b'{"format": 1}',
    ],
)
def test_what_is_no_record(data: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        record.parse(data)
    assert caught.value.fault in (Fault.DAMAGED, Fault.NOT_A_RECORD)


@pytest.mark.parametrize("bomb", [b"[" * 900_000, b'{"a":' * 150_000, b"[[]," * 200_000])
def test_a_bomb_is_refused_quickly(bomb: bytes) -> None:
    start = time.perf_counter()
    with pytest.raises(RecordError):
        record.parse(bomb)
    assert time.perf_counter() - start < 20


def test_a_hundred_megabytes_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.boomerang"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(RecordError) as caught:
        record.load(path)
    assert caught.value.fault is Fault.TOO_LARGE


@pytest.mark.parametrize("version", [0, 2, "1", None, True, 1.5])
def test_another_version(version: object) -> None:
    assert fault(good() | {"version": version}, "version") is Fault.VERSION


@pytest.mark.parametrize("game", ["chess", "", "x" * 5000])
def test_an_unknown_game(game: str) -> None:
    assert fault(good() | {"game": game}, "game") is Fault.GAME


def test_a_missing_and_an_extra_field() -> None:
    fields = good()
    del fields["chance"]
    assert fault(fields, "chance") is Fault.DAMAGED
    assert fault(good() | {"comment": "hi"}, "comment") is Fault.DAMAGED


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seed", "7"),
        ("seed", True),
        ("first", 1.0),
        ("first", None),
        ("options", []),
        ("seats", {}),
        ("chance", []),
        ("moves", {}),
        ("game", 3),
    ],
)
def test_a_field_of_the_wrong_kind(key: str, value: object) -> None:
    assert fault(good() | {key: value}, key) is Fault.DAMAGED


def test_the_wrong_number_of_seats() -> None:
    fields = good()
    assert fault(fields | {"seats": fields["seats"][:2]}, "seats") is Fault.SETUP
    assert fault(fields | {"seats": fields["seats"] * 2}, "seats") is Fault.SETUP
    assert fault(fields | {"first": 3}, "first") is Fault.SETUP


@pytest.mark.parametrize(
    "seat", [{}, {"name": "x"}, "Ana", None, {"name": "x", "player": "y", "z": 1}]
)
def test_a_seat_that_is_none(seat: object) -> None:
    fields = good()
    fields["seats"][1] = seat
    assert fault(fields, "seats[1]") is Fault.DAMAGED


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb", "\ud800", 5])
def test_a_name_that_is_none(name: object) -> None:
    fields = good()
    fields["seats"][2]["name"] = name
    assert fault(fields, "seats[2].name") is Fault.DAMAGED


@pytest.mark.parametrize("options", [{"games": 11}, {"games": True}, {"board": "10x9"}])
def test_options_that_the_game_does_not_have(options: dict[str, object]) -> None:
    (name,) = options
    assert fault(good() | {"options": options}, f"options.{name}") is Fault.SETUP


def test_missing_options_have_their_default() -> None:
    fields = good() | {"options": {}}
    assert record.parse(json.dumps(fields).encode()).settings == hunt().settings


def test_a_deck_that_is_not_the_deck() -> None:
    fields = good()
    fields["chance"]["decks"][0].pop()
    assert fault(fields, "chance.decks[0]") is Fault.SETUP
    twice = good()["chance"]["decks"][0][4]
    for card in (twice, "dragon fire ice", ["fish"], None):
        fields = good()
        fields["chance"]["decks"][0][5] = card
        assert fault(fields, "chance.decks[0][5]") is Fault.SETUP
    fields = good()
    fields["chance"]["decks"] *= 2
    assert fault(fields, "chance.decks") is Fault.SETUP


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ([0, "throw"], Fault.MOVE),
        ([0, "jump"], Fault.MOVE),
        ([9, "choose:water"], Fault.MOVE),
        ([-1, "choose:water"], Fault.MOVE),
        ([True, "choose:water"], Fault.DAMAGED),
        (["0", "choose:water"], Fault.DAMAGED),
        ([0], Fault.DAMAGED),
        ("throw", Fault.DAMAGED),
    ],
)
def test_a_move_that_cannot_be(entry: object, expected: Fault) -> None:
    fields = good()
    fields["moves"][0] = entry
    assert fault(fields, "moves[0]") is expected


def test_moves_after_the_end() -> None:
    fields = good()
    fields["moves"].append([0, "throw"])
    assert fault(fields, f"moves[{len(fields['moves']) - 1}]") is Fault.MOVE


def test_a_result_that_the_moves_do_not_lead_to() -> None:
    fields = good()
    fields["result"]["scores"][0] += 1
    assert fault(fields, "result") is Fault.RESULT
    assert fault(good() | {"result": None}, "result") is Fault.RESULT
    fields = good()
    fields["moves"].pop()
    assert fault(fields, "result") is Fault.RESULT
