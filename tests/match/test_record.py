"""Records: a whole match in a file, and everything that can be wrong with one."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from boomerang_desktop.bots import random_bot
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from boomerang_desktop.match.players import BotPlayer, TurnRunner
from boomerang_desktop.match.record import Fault, RecordError
from tests.tables import Sitting, every_sitting

GOLDEN = Path(__file__).parent.parent / "records"


def played(sitting: Sitting, seed: int = 1) -> Match:
    seats = [Seat(f"bot {n}", "random") for n in range(sitting.seats)]
    match = Match.new(sitting.game, seats, sitting.settings, seed)
    TurnRunner(match, [BotPlayer(random_bot)] * sitting.seats).run()
    return match


def hunt() -> Match:
    game = GAMES["hunt"]
    return played(Sitting(game, 3, game.settle(3, {})))


def written(moment: datetime) -> str:
    return moment.strftime("%Y-%m-%dT%H:%M:%SZ")


def old() -> dict[str, Any]:
    """A record of version 1."""
    fields = good() | {"version": 1}
    del fields["id"], fields["played_at"]
    return fields


def parsed(fields: object, *undated: datetime) -> Match:
    return record.parse(json.dumps(fields).encode(), *undated)


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
    assert (again.id, again.played_at) == (match.id, match.played_at)
    assert record.dump(again) == text


@pytest.mark.parametrize("seed", [1, 0xFFFF_FFFF, (1 << 128) - 1])
def test_seeds_of_any_size_come_back_with_the_same_deal(seed: int) -> None:
    match = Match.new(GAMES["hunt"], [Seat("Ana"), Seat("Bo"), Seat("Cy")], {}, seed)
    again = record.parse(record.dump(match).encode())
    assert (again.seed, again.chance) == (seed, match.chance)
    assert again.seed_for(0) == match.seed_for(0)


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
    text = path.read_text("utf-8")
    fields = json.loads(text)
    if fields["version"] == 1:
        dated = {"version": 2, "id": match.id, "played_at": written(match.played_at)}
        assert json.loads(record.dump(match)) == fields | dated
    else:
        assert record.dump(match) == text


def test_there_are_golden_records_of_each_version() -> None:
    versions = [json.loads(path.read_bytes())["version"] for path in GOLDEN.glob("*.boomerang")]
    assert versions.count(1) >= 18
    assert versions.count(2) >= 2


def test_options_that_a_record_does_not_name_are_not_added_to_it() -> None:
    """They get their default (P11's option is younger than the first records)."""
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
def test_a_bomb_is_refused(bomb: bytes) -> None:
    with pytest.raises(RecordError):
        record.parse(bomb)


def test_a_hundred_megabytes_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.boomerang"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(RecordError) as caught:
        record.load(path)
    assert caught.value.fault is Fault.TOO_LARGE


@pytest.mark.parametrize("version", [0, 4, "1", None, True, 1.0, 1.5, [], {}])
def test_another_version(version: object) -> None:
    assert fault(good() | {"version": version}, "version") is Fault.VERSION


def test_a_new_match_has_an_id_and_a_time_of_its_own() -> None:
    one, other = hunt(), hunt()
    assert one.id != other.id
    assert abs(datetime.now(UTC) - one.played_at).total_seconds() < 3600
    assert one.played_at.microsecond == 0
    fields = json.loads(record.dump(one))
    assert (fields["version"], fields["id"]) == (2, one.id)
    assert fields["played_at"] == written(one.played_at)


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "7",
        "5c0f3a4e8f434f0b9a550f5d9d5c9c1e",
        "{5c0f3a4e-8f43-4f0b-9a55-0f5d9d5c9c1e}",
        "5C0F3A4E-8F43-4F0B-9A55-0F5D9D5C9C1E",
        "5c0f3a4e-8f43-4f0b-9a55-0f5d9d5c9c1e ",
        "../../5c0f3a4e-8f43-4f0b-9a55-0f5d9d5c9c1e",
    ],
)
def test_an_id_that_is_none(wrong: str) -> None:
    assert fault(good() | {"id": wrong}, "id") is Fault.DAMAGED


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "yesterday",
        "2026-11-16",
        "2026-11-16T20:15:00",
        "2026-11-16 20:15:00Z",
        "2026-11-16T20:15:00+00:00",
        "2026-11-16T20:15:00+01:00",
        "2026-11-16T20:15:00.5Z",
        "2026-11-16T20:15Z",
        "2026-02-30T20:15:00Z",
        "20261116T201500Z",
        "0001-01-01T00:00:00+23:59",
    ],
)
def test_a_time_that_is_none(wrong: str) -> None:
    assert fault(good() | {"played_at": wrong}, "played_at") is Fault.DAMAGED


@pytest.mark.parametrize("key", ["id", "played_at"])
def test_version_2_must_say_who_it_is_and_version_1_cannot(key: str) -> None:
    fields = good()
    kept = fields.pop(key)
    assert fault(fields, key) is Fault.DAMAGED
    assert fault(old() | {key: kept}, key) is Fault.DAMAGED


def given_up() -> dict[str, Any]:
    """A record of a match that its first seat gave up."""
    match = hunt().until(5)
    match.give_up(0)
    fields = json.loads(record.dump(match))
    assert isinstance(fields, dict)
    return fields


def test_a_match_that_was_given_up_says_so_in_version_3() -> None:
    fields = given_up()
    assert (fields["version"], fields["facts"], fields["result"]) == (3, {"given_up": 0}, None)
    again = parsed(fields)
    assert (again.given_up, again.over, len(again.decisions)) == (0, True, 5)
    assert json.loads(record.dump(again)) == fields


def test_a_match_without_facts_is_written_as_before() -> None:
    """Programs that only know version 2 can read it."""
    fields = given_up()
    for facts in ({}, {"given_up": None}):
        again = json.loads(record.dump(parsed(fields | {"facts": facts})))
        del fields["facts"]
        assert again == fields | {"version": 2}
        fields |= {"facts": {}}


def test_a_fact_that_this_version_does_not_know_is_kept() -> None:
    fields = given_up()
    fields["facts"] |= {"time_used": [12.5, 7, 3], "help": {"0": ["hint"]}, "mood": "großartig"}
    again = parsed(fields)
    assert again.given_up == 0
    assert json.loads(record.dump(again)) == fields
    # it may not hold for a copy that continues differently
    assert json.loads(record.dump(again.with_seats(again.seats)))["version"] == 2


@pytest.mark.parametrize("seat", [3, -1, "0", 0.0, True, [0]])
def test_a_seat_that_cannot_have_given_up(seat: object) -> None:
    fields = given_up() | {"facts": {"given_up": seat}}
    assert fault(fields, "facts.given_up") is Fault.DAMAGED


def test_what_was_played_to_its_end_was_not_given_up() -> None:
    fields = good() | {"version": 3, "facts": {"given_up": 0}}
    assert fault(fields, "facts.given_up") is Fault.RESULT


@pytest.mark.parametrize("what", [float("1e308") * 10, "\ud800", [[[[[[[[1]]]]]]]]])
def test_a_fact_that_cannot_be_written_again(what: object) -> None:
    text = json.dumps(given_up() | {"facts": {"odd": what}}).replace("Infinity", "1e999")
    with pytest.raises(RecordError) as caught:
        record.parse(text.encode())
    assert (caught.value.fault, caught.value.where) == (Fault.DAMAGED, "facts")


@pytest.mark.parametrize("version", [1, 2])
def test_older_versions_have_no_facts(version: int) -> None:
    fields = (old() if version == 1 else good()) | {"facts": {}}
    assert fault(fields, "facts") is Fault.DAMAGED


def test_version_1_has_an_id_from_its_content() -> None:
    fields = old()
    again = parsed(fields)
    assert again.id == parsed(fields).id
    # the same however far it is played, with or without explicit defaults
    begun = parsed(fields | {"moves": fields["moves"][:5], "result": None})
    assert begun.id == again.id
    assert parsed(fields | {"options": {}}).id == again.id
    for key, value in (("seed", 99), ("first", 1 - fields["first"])):
        other = parsed(fields | {"moves": [], "result": None, key: value})
        assert other.id != again.id
    fields["seats"][0]["name"] = "Zoé"
    assert parsed(fields).id != again.id


def test_the_id_of_a_version_1_file_is_the_same_for_ever() -> None:
    match = record.load(GOLDEN / "hunt-3.boomerang")
    assert match.id == "37f78977-ce0c-5ae3-8d92-e0a6cd5e6897"


def test_version_1_is_as_old_as_its_file(tmp_path: Path) -> None:
    path = tmp_path / "old.boomerang"
    path.write_text(json.dumps(old()))
    os.utime(path, (1_700_000_000.7, 1_700_000_000.7))
    match = record.load(path)
    assert written(match.played_at) == "2023-11-14T22:13:20Z"
    # played on and saved, it keeps both
    record.save(match, path)
    again = record.load(path)
    assert (again.id, again.played_at) == (match.id, match.played_at)
    assert json.loads(path.read_text("utf-8"))["version"] == 2


def test_version_1_without_a_file_is_as_old_as_the_caller_says() -> None:
    assert parsed(old()).played_at == record.LONG_AGO
    moment = datetime(2024, 5, 6, 7, 8, 9, 500, tzinfo=UTC)
    assert parsed(old(), moment).played_at == moment.replace(microsecond=0)
    dated = good()
    assert written(parsed(dated, moment).played_at) == dated["played_at"]


def test_reading_a_file_does_not_change_it(tmp_path: Path) -> None:
    path = tmp_path / "old.boomerang"
    path.write_text(json.dumps(old()))
    before = path.read_bytes(), path.stat().st_mtime_ns
    record.load(path)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


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
        ("id", 3),
        ("played_at", 1_700_000_000),
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


@pytest.mark.parametrize(
    "player",
    ["", "bot:master;rm", "bot:", "bot:master:", "master", "bot:master:bold:x", "Human", 5],
)
def test_a_player_of_no_kind_there_is(player: object) -> None:
    fields = good()
    fields["seats"][1]["player"] = player
    assert fault(fields, "seats[1].player") is Fault.DAMAGED


@pytest.mark.parametrize("player", ["human", "random", "greedy", "bot:novice", "bot:master:bold"])
def test_every_kind_of_player_there_is(player: str) -> None:
    fields = good() | {"moves": [], "result": None}
    fields["seats"][1]["player"] = player
    assert record.parse(json.dumps(fields).encode()).seats[1].player == player


@pytest.mark.parametrize("key", ["game", "name"])
def test_the_same_key_twice(key: str) -> None:
    """No reader can know which one counts."""
    text = json.dumps(good()).replace(f'"{key}":', f'"{key}": "hunt", "{key}":', 1)
    with pytest.raises(RecordError) as found:
        record.parse(text.encode())
    assert (found.value.fault, found.value.where) == (Fault.DAMAGED, key)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes")
def test_a_pipe_is_no_record(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.boomerang")
    with pytest.raises(RecordError) as found:
        record.load(tmp_path / "pipe.boomerang")
    assert found.value.fault is Fault.UNREADABLE


@pytest.mark.parametrize("options", [{"games": 11}, {"games": True}, {"board": "10x9"}])
def test_options_that_the_game_does_not_have(options: dict[str, object]) -> None:
    (name,) = options
    assert fault(good() | {"options": options}, f"options.{name}") is Fault.SETUP


def test_missing_options_have_their_default() -> None:
    fields = good() | {"options": {}}
    assert parsed(fields).settings == hunt().settings


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


@pytest.mark.parametrize("name", ["roadtrip-3", "hunt-3", "flip-2", "arrows-3"])
def test_a_refused_record_quotes_no_whole_list(name: str) -> None:
    """However long the value where a short one belongs."""
    fields = json.loads((GOLDEN / f"{name}.boomerang").read_text("utf-8"))
    much = ["never mind"] * 500
    wrong: list[dict[str, object]] = [
        {"game": "x" * 5000},
        {"x" * 5000: 1},
        {"options": {"x" * 5000: 1}},
        {"first": 10**400},
        {"moves": [[0, "x" * 5000]]},
        {"chance": {key: [much] for key in (*fields["chance"], "more")}},
        {"chance": {key: [[much] * 7] * 4 for key in fields["chance"] or ["x" * 500]}},
    ]
    if name == "roadtrip-3":
        deals = json.loads(json.dumps(fields["chance"]["deals"]))
        deals[0][0][0] = much
        wrong.append({"chance": {"deals": deals}})
    for change in wrong:
        with pytest.raises(record.RecordError) as caught:
            record.parse(json.dumps({**fields, **change}).encode())
        assert len(str(caught.value)) < 260, change.keys()
        assert len(caught.value.where) <= 60
