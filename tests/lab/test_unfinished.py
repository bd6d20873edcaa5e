"""No command of the lab reveals the secrets of a match that can be resumed."""

import re
from pathlib import Path

import pytest

from boomerang_desktop.games import GAMES
from boomerang_desktop.games.core import ONLOOKER
from boomerang_desktop.lab import cli
from boomerang_desktop.match import Match, Seat, record

SEATS = [Seat("Ana"), Seat("Bruno", "random"), Seat("Chloé", "random")]
ANALYSTS = {"analyse": ["--depth", "quick"], "evaluate": ["--simulations", "4"]}
OTHERS = {"verify"}


def running(path: Path, *, otherwise: bool) -> Path:
    """A match in which one player has chosen. `otherwise` gives a different token and different
    cards to come; an onlooker sees no difference."""
    dealt = Match.new(GAMES["hunt"], SEATS, {}, 7, 0, id="0a4e9b5c-6f4e-4d0e-9f5d-0a1b2c3d4e5f")
    chance = {**dealt.chance}
    if otherwise:
        ((name, decks),) = chance.items()
        chance[name] = [[*deck[:-2], deck[-1], deck[-2]] for deck in decks]
    match = Match(
        dealt.game, SEATS, {}, 9 if otherwise else 8, 0, chance,
        id=dealt.id, played_at=dealt.played_at,
    )  # fmt: skip
    match.play(0, match.state.legal(0)[otherwise])
    assert match.state != dealt.state
    record.save(match, path)
    return path


@pytest.fixture
def twins(tmp_path: Path) -> tuple[Path, Path]:
    """Two files of the same name whose matches differ only in secrets."""
    paths = []
    for otherwise in (False, True):
        (tmp_path / str(otherwise)).mkdir()
        paths.append(running(tmp_path / str(otherwise) / "it.boomerang", otherwise=otherwise))
    one, other = (record.load(path).state for path in paths)
    assert one != other
    assert one.view(ONLOOKER) == other.view(ONLOOKER)
    return paths[0], paths[1]


def helped(capsys: pytest.CaptureFixture[str], *command: str) -> str:
    with pytest.raises(SystemExit):
        cli.main([*command, "--help"])
    return capsys.readouterr().out


def test_every_command_that_takes_a_record_is_known_here(
    capsys: pytest.CaptureFixture[str],
) -> None:
    commands = re.findall(r"^    ([a-z]+) ", helped(capsys), re.M)
    assert len(commands) > 8
    usage = {name: helped(capsys, name).partition("\n\n")[0] for name in commands}
    taking = {name for name in commands if re.search(r"(?<!--out )\bFILE\b", usage[name])}
    assert taking == {*ANALYSTS, *OTHERS}


@pytest.mark.parametrize("command", ANALYSTS)
def test_a_match_that_can_be_resumed_is_not_looked_into(
    command: str, twins: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    for path in twins:
        for options in ([], ["--json"]):
            assert cli.main([command, str(path), *ANALYSTS[command], *options]) == 2
            told = capsys.readouterr()
            assert told.out == ""
            assert told.err.count("\n") == 1
            assert f"{path}: the match can be resumed" in told.err
    assert [file.name for file in twins[0].parent.iterdir()] == ["it.boomerang"]


@pytest.mark.parametrize("command", ANALYSTS)
def test_a_developer_may_look_into_it_and_is_told_what_that_means(
    command: str, twins: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, str(twins[0]), *ANALYSTS[command], "--open"]) == 0
    assert "choose:" in capsys.readouterr().out
    assert "that its players may not know" in " ".join(helped(capsys, command).split())


@pytest.mark.parametrize("command", ANALYSTS)
def test_a_match_that_was_given_up_lies_open(
    command: str, twins: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    match = record.load(twins[0])
    match.give_up(0)
    record.save(match, twins[0])
    assert cli.main([command, str(twins[0]), *ANALYSTS[command]]) == 0
    assert "choose:" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["verify FILE", "library FOLDER", "library FOLDER --json",
                                  "library FOLDER --player Ana --json"])  # fmt: skip
def test_what_is_told_of_it_is_the_same_whatever_is_hidden(
    line: str, twins: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for path in twins:
        given = {"FILE": str(path), "FOLDER": str(path.parent)}
        assert cli.main([given.get(word, word) for word in line.split()]) == 0
        told.append(capsys.readouterr().out.replace(str(path.parent), ""))
    assert told[0] == told[1]
    assert told[0]
