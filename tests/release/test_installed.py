"""The .deb on a real system: installed, started from the menu, played, removed.

`make release-test` builds the package and names it in BOOMERANG_DEB. The tests follow each other
like the days of somebody who tries the program, so they run in their order, in one process."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomerang_desktop import APP_ID, __version__
from boomerang_desktop.match import record
from tests.release.desk import HEIGHT, ROOT, WIDTH, Desk, soon, wait

PACKAGE = "boomerang-desktop"
ENTRY = Path(f"/usr/share/applications/{APP_ID}.desktop")
MIME = "application/x-boomerang-record"
RECORD = ROOT / "tests/records/roadtrip-2.boomerang"
DEB = os.environ.get("BOOMERANG_DEB", "")
TOOLS = ("Xvfb", "xdotool", "gio", "apt-get", "update-mime-database", "update-desktop-database")


def _is_installed() -> bool:
    return subprocess.run(["dpkg", "-s", PACKAGE], capture_output=True).returncode == 0


def _why_not() -> str:
    if not DEB:
        return "needs a package in BOOMERANG_DEB: run `make release-test`"
    if os.geteuid() != 0:
        return "installing a package needs root"
    missing = [tool for tool in TOOLS if not shutil.which(tool)]
    if missing:
        return f"needs {', '.join(missing)}: run packaging/setup.sh release"
    if _is_installed():
        return f"{PACKAGE} is installed here already, and removing it is not for a test to decide"
    return ""


WHY_NOT = _why_not()
pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "nothing is missing")


def apt(*words: str) -> None:
    command = ["apt-get", "-q", "-y", *words]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def processes() -> list[str]:
    """Everything that runs out of the installed folder, bots included."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/exe"):
        try:
            target = os.readlink(entry)
        except OSError:
            continue  # ended meanwhile
        if target.startswith(f"/opt/{PACKAGE}/"):
            found.append(entry.parent.name)
    return found


@pytest.fixture(scope="module")
def installed() -> Iterator[list[Path]]:
    """The files of the package, which is on the system for as long as the tests want it."""
    apt("install", "--no-install-recommends", str(Path(DEB).absolute()))
    listed = subprocess.run(["dpkg", "-L", PACKAGE], capture_output=True, text=True, check=True)
    yield [Path(line) for line in listed.stdout.split("\n") if line.startswith("/")]
    if _is_installed():
        apt("purge", PACKAGE)


@pytest.fixture(scope="module")
def desk(installed: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    made = Desk(tmp_path_factory.mktemp("home"))
    config = made.home / ".config/boomerang-desktop/boomerang.ini"
    config.parent.mkdir(parents=True)
    # somebody who has played this game before is not asked whether to learn it
    known = r'[setups]\nhunt="{\"count\": 3}"'.replace(r"\n", "\n")
    config.write_text(f"[General]\nspeed=off\nmuted=True\nlanguage=en\n{known}\n", "utf-8")
    yield made
    for number in processes():
        os.kill(int(number), 9)
    made.close()


@pytest.fixture
def data(desk: Desk) -> Path:
    return desk.home / ".local/share/boomerang-desktop"


def quit_by_key(desk: Desk) -> None:
    desk.focus()
    desk.keys("ctrl+q")
    wait(lambda: not processes(), "all of the program to end")


def test_what_the_package_says_of_itself(installed: list[Path]) -> None:
    told = subprocess.run(["boomerang-desktop", "--version"], capture_output=True, text=True)
    assert told.stdout.strip() == f"boomerang-desktop {__version__}"
    assert ENTRY in installed
    assert Path(f"/usr/share/metainfo/{APP_ID}.metainfo.xml") in installed
    assert Path(f"/usr/share/icons/hicolor/256x256/apps/{APP_ID}.png") in installed
    inside = Path("/opt", PACKAGE, "_internal/boomerang_desktop")
    for file in ("assets/lessons/hunt/lessons.toml", "i18n/lessons/fr/hunt.toml"):
        assert inside / file in installed
    total = sum(file.lstat().st_size for file in installed if file.is_file())
    assert total <= 130_000_000
    assert Path(DEB).stat().st_size <= 45_000_000


def test_no_library_misses_another(installed: list[Path]) -> None:
    """The libraries of Wayland and of the printers are the desktop's: only one that has them loads
    those plugins."""
    inside = Path("/opt", PACKAGE, "_internal")
    libraries = [path for path in installed if ".so" in path.name and path.is_file()]
    assert len(libraries) > 50
    environment = os.environ | {"LD_LIBRARY_PATH": str(inside)}
    told = subprocess.run(
        ["ldd", *map(str, libraries)], env=environment, capture_output=True, text=True
    )
    missing = {line.split()[0] for line in told.stdout.split("\n") if "not found" in line}
    assert {name for name in missing if not name.startswith(("libwayland-", "libcups."))} == set()


def test_the_menu_entry_opens_a_painted_window(desk: Desk) -> None:
    assert desk.colours() == 1
    desk.launch("gio", "launch", ENTRY)
    desk.focus("^Boomerang Desktop")
    wait(lambda: desk.colours() > 100, "the window to be painted")


def test_a_whole_match_against_bots(desk: Desk, data: Path) -> None:
    desk.focus()
    desk.click(WIDTH // 6, HEIGHT // 3)  # the first game's tile
    running = data / "autosave.boomerang"

    def begun() -> bool:
        desk.click(WIDTH - 90, HEIGHT - 45)  # "Start", once its page stands
        return soon(running.exists, 3)

    wait(begun, "a match to begin")
    desk.focus("^The Hunt")
    end = time.monotonic() + 240
    kept = data / "matches"

    def over() -> bool:
        return kept.exists() and any(kept.glob("hunt-*.boomerang"))

    while not over():
        assert time.monotonic() < end, "the match did not come to its end"
        time.sleep(0.2)
        try:
            match = record.load(running)
        except record.RecordError:
            continue  # the match ended meanwhile
        if 0 in match.state.to_act:
            # to something that can be lifted, lift it, put it where it may go; Escape, should
            # the last keys have come before the table was ready
            desk.keys("Escape", "Right", "Return", "Return")
    (file,) = kept.glob("hunt-*.boomerang")
    match = record.load(file)
    assert match.result is not None
    assert [seat.player == "human" for seat in match.seats] == [True, False, False]
    assert all(seat.player.startswith("bot:") for seat in match.seats[1:])
    assert {decision.seat for decision in match.decisions} == {0, 1, 2}
    quit_by_key(desk)


def test_a_record_opens_by_its_kind(desk: Desk, data: Path) -> None:
    file = desk.home / "Documents/our trip.boomerang"
    file.parent.mkdir()
    shutil.copy(RECORD, file)
    assert MIME in desk.run("gio", "info", "--attributes=standard::content-type", file)
    assert ENTRY.name in desk.run("gio", "mime", MIME)
    desk.launch("gio", "open", file)
    desk.focus("^The Road Trip")

    # a second one goes to the window that is open already
    again = file.with_name("pieces.boomerang")
    shutil.copy(ROOT / "tests/records/flip-2.boomerang", again)
    desk.launch("gio", "open", again)
    desk.focus("^The Perforated Board")
    quit_by_key(desk)
    # who only looks changes nothing, and keeps no copy
    assert file.read_bytes() == RECORD.read_bytes()
    assert not list(data.rglob(file.name))


def test_removed_without_leftovers(desk: Desk, installed: list[Path], data: Path) -> None:
    kept = sorted(data.rglob("*.boomerang"))
    apt("purge", PACKAGE)
    left = [path for path in installed if os.path.lexists(path) and not path.is_dir()]
    assert left == []
    assert not Path("/opt", PACKAGE).exists()
    for folder in ("applications/mimeinfo.cache", "mime/globs2", "mime/packages"):
        place = Path("/usr/share", folder)
        held = "\n".join(p.name for p in place.iterdir()) if place.is_dir() else place.read_text()
        assert APP_ID not in held
        assert MIME not in held
    assert kept
    assert sorted(data.rglob("*.boomerang")) == kept, "what somebody played is theirs"
