"""The installer on Windows, as far as Wine is Windows: installed, played, upgraded, removed.

`make windows-test` builds it and names it in BOOMERANG_SETUP. The tests follow each other like the
days of somebody who tries the program, so they run in their order, in one process."""

import os
import re
import shutil
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop import APP_ID, __version__
from boomerang_desktop.desktop import folders
from boomerang_desktop.games import GAMES
from boomerang_desktop.match import Match, Seat, record
from tests.release.desk import HEIGHT, ROOT, WIDTH, soon, wait
from tests.windows.shadow import Shadow
from tests.windows.wine import Computer

SETUP = Path(os.environ.get("BOOMERANG_SETUP", "."))
ZIP = Path(str(SETUP).replace("-setup.exe", ".zip"))
NAME = "Boomerang Desktop"
TOOLS = ("wine", "wineserver", "x86_64-w64-mingw32-gcc", "Xvfb", "xdotool", "openbox")
LISTED = rf"Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\{APP_ID}"


def _why_not() -> str:
    if not SETUP.is_file():
        return "needs an installer in BOOMERANG_SETUP: run `make windows-test`"
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    return f"needs {', '.join(missing)}: run packaging/setup.sh windows-test" if missing else ""


WHY_NOT = _why_not()
pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "nothing is missing")


def everything(folder: Path) -> set[Path]:
    """Windows' own drawer of temporary things is not ours to look into."""
    return {
        path for path in folder.rglob("*") if not path.is_symlink() and "Temp" not in path.parts
    }


@pytest.fixture(scope="module")
def computer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Computer]:
    made = Computer(tmp_path_factory.mktemp("windows"))
    settings = made.user / "AppData/Local/boomerang-desktop/boomerang.ini"
    settings.parent.mkdir(parents=True)
    setups = '[setups]\nhunt="{\\"count\\": 3}"\nlascaux="{\\"count\\": 3}"'
    chosen = {
        "speed": "off", "language": "en", "bot_pace": "quick", "round_pause": "none",
        "second_thoughts": "none", "name_asked": "True",
    }  # fmt: skip
    lines = "\n".join(f"{name}={value}" for name, value in chosen.items())
    # the sounds are on, and there is no device for them
    settings.write_text(f"[General]\n{lines}\n{setups}\n", "utf-8")
    yield made
    made.close()


@pytest.fixture(scope="module")
def before(computer: Computer) -> set[Path]:
    """What was on the disk of this user before anything of ours."""
    return everything(computer.user)


@pytest.fixture
def data(computer: Computer) -> Path:
    return computer.user / "AppData/Roaming/boomerang-desktop"


@pytest.fixture
def program(computer: Computer) -> Path:
    return computer.user / f"AppData/Local/Programs/{NAME}"


@pytest.fixture
def entry(computer: Computer) -> Path:
    return computer.programs / f"{NAME}.lnk"


@pytest.fixture
def shadow(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shadow]:
    monkeypatch.setenv(folders.HOME, str(tmp_path))
    made = Shadow(qtbot)
    yield made
    made.close()


def install(computer: Computer, *words: str) -> int:
    setup = computer.disk / "setup.exe"
    shutil.copy(SETUP, setup)
    try:
        return computer.wine(r"C:\setup.exe", *words)
    finally:
        setup.unlink()


def began(computer: Computer, entry: Path) -> None:
    computer.start(entry)
    computer.focus(f"^{NAME}")
    wait(lambda: computer.colours() > 100, "the window to be painted")


def test_nothing_of_wine_is_in_it_and_all_of_it_is_small_enough() -> None:
    assert SETUP.stat().st_size <= 30_000_000
    with zipfile.ZipFile(ZIP) as archive:
        names = archive.namelist()
        assert "boomerang-desktop/portable" in names
        for name in names:
            assert Path(name).name != "icuuc.dll"
            if name.endswith((".dll", ".exe", ".pyd")):
                held = archive.read(name)
                assert held[:2] == b"MZ"
                assert b"Wine builtin DLL" not in held, name
                assert b"Wine placeholder DLL" not in held, name
        licences = {Path(name).stem for name in names if "/licences/" in name}
        told = archive.read("boomerang-desktop/boomerang-desktop.exe")
    assert licences >= {"Python", "Qt, PySide6", "libffi", "SQLite", "Visual C++ runtime", "attrs"}
    for program in (told, SETUP.read_bytes()):
        assert "ProductVersion\0".encode("utf-16-le") in program
        assert __version__.encode("utf-16-le") in program
        assert NAME.encode("utf-16-le") in program


def test_it_is_installed_for_one_user_without_a_question(
    computer: Computer, before: set[Path], program: Path, entry: Path
) -> None:
    assert install(computer, "/S") == 0
    assert (program / "boomerang-desktop.exe").is_file()
    assert entry.is_file()
    new = [path for path in everything(computer.user) - before if path.is_file()]
    assert [path for path in new if path != entry and program not in path.parents] == []
    registry = computer.registry()
    assert f"[{LISTED}]" in registry
    assert f'"DisplayVersion"="{__version__}"' in registry
    assert rf"[Software\\Classes\\{APP_ID}\\shell\\open\\command]" in registry


def test_it_starts_from_the_start_menu(computer: Computer, entry: Path) -> None:
    began(computer, entry)


@pytest.mark.parametrize(("game", "title", "x", "y"), [
    ("hunt", "The Hunt", WIDTH // 6, HEIGHT // 3),
    ("lascaux", "The Painted Cave", WIDTH // 2, HEIGHT // 3),
])  # fmt: skip
def test_a_whole_match_by_drag_against_bots(
    computer: Computer, data: Path, shadow: Shadow, tmp_path: Path,
    game: str, title: str, x: int, y: int,
) -> None:  # fmt: skip
    computer.focus()
    running = data / "autosave.boomerang"

    def begun() -> bool:
        computer.focus()
        computer.click(x, y)
        time.sleep(1)
        computer.click(WIDTH - 90, HEIGHT - 45)  # "Start", once its page stands
        return soon(running.exists, 5)

    wait(begun, "a match to begin")
    computer.focus(f"^{title}")
    kept = data / "matches"
    end = time.monotonic() + 600
    drags = 0

    def over() -> bool:
        return kept.exists() and any(kept.glob(f"{game}-*.boomerang"))

    def made() -> int:
        try:
            return sum(decision.seat == 0 for decision in record.load(running).decisions)
        except record.RecordError:
            return 1 << 30  # the match ended meanwhile

    while not over():
        assert time.monotonic() < end, "the match did not come to its end"
        copy = tmp_path / "now.boomerang"
        try:
            shutil.copy(running, copy)
            match = record.load(copy)
        except (OSError, record.RecordError):
            continue  # the match ended meanwhile
        if 0 not in match.state.to_act:
            time.sleep(0.1)
            continue
        count = sum(decision.seat == 0 for decision in match.decisions)
        way = [(point.x(), point.y()) for point in shadow.way(copy)]

        def decided(count: int = count) -> bool:
            return made() > count or over()

        if not way:
            computer.keys("Escape", "Right", "Return", "Return")
            soon(decided, 10)
            continue
        computer.drag(*way)
        if not soon(decided, 2):
            # what is probably not meant is done twice
            computer.drag(*way)
        if soon(decided, 10):
            drags += 1
        else:
            computer.keys("Escape")
    (file,) = kept.glob(f"{game}-*.boomerang")
    match = record.load(file)
    assert match.result is not None
    assert match.seats[0].player == "human"
    assert all(seat.player.startswith("bot:") for seat in match.seats[1:])
    assert drags >= 5
    computer.focus()
    computer.keys("alt+Home")
    time.sleep(1)


def test_the_language_is_changed_and_stays(computer: Computer, entry: Path) -> None:
    settings = computer.user / "AppData/Local/boomerang-desktop/boomerang.ini"
    computer.end()
    began(computer, entry)
    computer.keys("ctrl+comma")
    time.sleep(1)
    computer.click(750, 197)  # the language
    time.sleep(1)
    computer.keys("F", "Return")
    time.sleep(1)
    computer.keys("Escape")
    time.sleep(1)
    computer.end()
    assert re.search(r"^language=fr\r?$", settings.read_text("utf-8"), re.MULTILINE)


def test_no_sound_device_is_no_trouble(data: Path) -> None:
    assert not (data / "errors.log").exists()


def test_a_match_goes_on_where_it_was_left(
    computer: Computer, data: Path, entry: Path, shadow: Shadow, tmp_path: Path
) -> None:
    running = data / "autosave.boomerang"
    match = Match.new(GAMES["arrows"], [Seat("Ana"), Seat("Bot", "bot:novice")], {}, 1, 0)
    record.save(match, running)
    began(computer, entry)
    computer.keys("ctrl+Return")
    computer.focus("^Le plateau fléché")
    shutil.copy(running, tmp_path / "now.boomerang")
    computer.drag(*((point.x(), point.y()) for point in shadow.way(tmp_path / "now.boomerang")))
    wait(lambda: len(record.load(running).decisions) >= 2, "the move and the bot's")
    computer.end()
    left = record.load(running)
    began(computer, entry)
    computer.keys("ctrl+Return")
    time.sleep(2)
    computer.end()
    assert record.load(running).decisions[: len(left.decisions)] == left.decisions


def a_record(computer: Computer, entry: Path) -> Path:
    """In a folder with an accent, under a name with a space; Wine shows of the kinds of files only
    those of all users."""
    for key in (".boomerang", APP_ID):
        there = rf"Software\Classes\{key}"
        assert computer.wine("reg", "copy", rf"HKCU\{there}", rf"HKLM\{there}", "/s", "/f") == 0
    file = computer.user / "Documents/été/notre partie.boomerang"
    file.parent.mkdir(parents=True)
    shutil.copy(ROOT / "tests/records/roadtrip-2.boomerang", file)
    return file


def test_a_double_click_opens_a_record_in_the_window_that_is_open(
    computer: Computer, entry: Path, data: Path
) -> None:
    file = a_record(computer, entry)
    before = file.read_bytes()
    computer.start(file)
    computer.focus("^Le road trip")
    wait(lambda: len(computer.windows()) == 1, "one window")
    assert file.read_bytes() == before
    computer.end()


def test_an_upgrade_closes_the_program_and_loses_no_match(
    computer: Computer, entry: Path, data: Path, program: Path
) -> None:
    old = program / "_internal" / "old.py"
    old.write_text("")
    listed = rf"HKCU\{LISTED}".replace("\\\\", "\\")
    assert computer.wine("reg", "add", listed, "/v", "DisplayVersion", "/d", "0.0.1", "/f") == 0
    began(computer, entry)
    assert install(computer, "/S") == 0
    assert not computer.processes()
    assert not old.exists()
    assert f'"DisplayVersion"="{__version__}"' in computer.registry()
    began(computer, entry)
    computer.end()


def test_removed_without_leftovers(
    computer: Computer, before: set[Path], data: Path, program: Path, entry: Path
) -> None:
    kept = sorted(data.rglob("*.boomerang"))
    began(computer, entry)
    computer.wine(computer.windows_path(program / "uninstall.exe"), "/S")
    wait(lambda: not program.exists(), "the folder of the program to go")
    assert not computer.processes(), "it was asked to close"
    assert not entry.exists()
    left = {
        path
        for path in everything(computer.user) - before
        if "boomerang-desktop" not in path.parts and "Documents" not in path.parts
    }
    assert {path for path in left if path.is_file()} == set()
    assert "oomerang" not in computer.registry()
    assert len(kept) >= 2
    assert sorted(data.rglob("*.boomerang")) == kept, "what somebody played is theirs"
    assert not (data / "errors.log").exists()
