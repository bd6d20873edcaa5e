"""Any screen of the program as a picture."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from boomerang_desktop.match import record
from boomerang_desktop.match.analysis import store
from tests.desktop.command import run
from tests.desktop.conftest import RECORDS
from tests.desktop.study.studies import finished, invented, own

RECORD = str(RECORDS / "hunt-3.boomerang")


@pytest.mark.parametrize(
    "screen", ["home", "new-match", "table", "result", "settings", "rules", "keys", "about"]
)
def test_a_picture_of_every_screen(screen: str, tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    done = run("--screenshot", screen, "--lang", "fr", "--size", "1300x740", "--out", str(out))
    assert done.returncode == 0, done.stderr
    picture = QImage(str(out))
    assert (picture.width(), picture.height()) == (1300, 740)
    colours = {picture.pixel(x, y) for x in range(0, 1300, 13) for y in range(0, 740, 11)}
    assert len(colours) > 12


def test_a_picture_of_a_match_after_some_moves_at_two_pixels_a_point(tmp_path: Path) -> None:
    pictures = []
    for number in (0, 9):
        out = tmp_path / f"{number}.png"
        options = ["--record", RECORD, "--move", str(number), "--scale", "2", "--theme", "dark"]
        done = run("--screenshot", "table", *options, "--out", str(out))
        assert done.returncode == 0, done.stderr
        pictures.append(QImage(str(out)))
    assert pictures[0].size().toTuple() == (2560, 1440)
    assert pictures[0] != pictures[1]


def test_a_picture_of_the_study_of_a_match_with_what_is_kept_of_it(tmp_path: Path) -> None:
    path = tmp_path / "mine.boomerang"
    match = finished("flip-2")
    record.save(match, path)
    store.write(store.path_of(path), match, invented(match, {own(match)[2]: 0.2}))
    pictures = []
    for number in own(match)[2:4]:
        out = tmp_path / f"{number}.png"
        options = ["--record", str(path), "--move", str(number), "--lang", "it"]
        done = run("--screenshot", "study", *options, "--out", str(out))
        assert done.returncode == 0, done.stderr
        pictures.append(QImage(str(out)))
    assert pictures[0].size().toTuple() == (1280, 720)
    assert pictures[0] != pictures[1]


def test_a_picture_of_a_record_that_is_none_gets_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.boomerang"
    bad.write_text("{}")
    done = run("--screenshot", "table", "--record", str(bad), "--out", str(tmp_path / "x.png"))
    assert done.returncode == 1
    assert re.search("boomerang-desktop: this is not a record", done.stderr)
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("screen", ["home", "table", "hint", "study"])
def test_no_picture_looks_into_a_match_that_can_be_resumed(screen: str, tmp_path: Path) -> None:
    running, out = tmp_path / "running.boomerang", tmp_path / "x.png"
    record.save(record.load(Path(RECORD)).until(4), running)
    picture = ("--screenshot", screen, "--record", str(running), "--out", str(out))
    done = run(*picture)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert re.match(r"boomerang-desktop: .*running\.boomerang: the match ", done.stderr)
    assert not out.exists()


def test_a_developer_may_draw_a_match_that_can_be_resumed(tmp_path: Path) -> None:
    running, out = tmp_path / "running.boomerang", tmp_path / "x.png"
    record.save(record.load(Path(RECORD)).until(4), running)
    done = run("--screenshot", "table", "--record", str(running), "--open", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert not QImage(str(out)).isNull()
    assert "which may show hands" in " ".join(run("--help").stdout.split())


def test_a_picture_leaves_settings_and_saves_alone_and_nothing_behind(tmp_path: Path) -> None:
    home, scratch = tmp_path / "home", tmp_path / "scratch"
    scratch.mkdir()
    picture = ("--screenshot", "table", "--out", str(tmp_path / "x.png"))
    done = run(*picture, BOOMERANG_HOME=str(home), TMPDIR=str(scratch))
    assert done.returncode == 0
    assert not home.exists()
    assert list(scratch.iterdir()) == []
