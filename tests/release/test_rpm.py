"""The .rpm for Fedora and openSUSE: installed into a folder, started there, and removed again."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomerang_desktop import APP_ID, __version__
from boomerang_desktop.match import record
from tests.release.desk import ROOT

RPM = os.environ.get("BOOMERANG_RPM", "")


def _why_not() -> str:
    if not RPM:
        return "needs a package in BOOMERANG_RPM: run `make release-test`"
    if os.geteuid() != 0:
        return "installing a package needs root"
    return "" if shutil.which("rpm") else "needs rpm: run packaging/setup.sh release"


WHY_NOT = _why_not()
pytestmark = pytest.mark.skipif(bool(WHY_NOT), reason=WHY_NOT or "nothing is missing")


def run(*words: object) -> str:
    command = [str(word) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def system(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder that rpm takes for a whole system, on which nothing else is."""
    root = tmp_path_factory.mktemp("system")
    run("rpm", "--root", root, "--nodeps", "--install", Path(RPM).absolute())
    yield root
    shutil.rmtree(root)


def test_what_the_package_says_of_itself() -> None:
    told = run("rpm", "--query", "--package", "--queryformat", "%{NAME} %{VERSION} %{LICENSE}", RPM)
    assert told == f"boomerang-desktop {__version__} MIT"
    asked = run("rpm", "--query", "--package", "--requires", RPM).split("\n")
    assert "libEGL.so.1()(64bit)" in asked
    assert any(line.startswith("libc.so.6(GLIBC_2.") for line in asked)
    assert run("rpm", "--query", "--package", "--provides", RPM).count("\n") <= 2
    assert Path(RPM).stat().st_size <= 50_000_000


def test_it_holds_what_the_debian_package_holds(system: Path) -> None:
    for file in (
        f"usr/share/applications/{APP_ID}.desktop",
        f"usr/share/mime/packages/{APP_ID}.xml",
        f"usr/share/metainfo/{APP_ID}.metainfo.xml",
        f"usr/share/icons/hicolor/256x256/apps/{APP_ID}.png",
        "opt/boomerang-desktop/licences/Python.txt",
    ):
        assert (system / file).is_file(), file
    assert os.readlink(system / "usr/bin/boomerang-desktop").startswith("/opt/boomerang-desktop/")


def test_it_starts_where_it_was_installed(system: Path, tmp_path: Path) -> None:
    program = system / "opt/boomerang-desktop/boomerang-desktop"
    assert run(program, "--version").strip() == f"boomerang-desktop {__version__}"
    shown = ROOT / "tests/records/flip-2.boomerang"
    assert record.load(shown).game.id == "flip"
    picture = tmp_path / "table.png"
    run(program, "--screenshot", "table", "--record", shown, "--out", picture)
    assert picture.stat().st_size > 50_000


def test_removed_without_leftovers(system: Path) -> None:
    listed = run("rpm", "--root", system, "--query", "--list", "boomerang-desktop").split()
    assert len(listed) > 500
    run("rpm", "--root", system, "--nodeps", "--erase", "boomerang-desktop")
    left = [path for path in system.rglob("*") if not path.is_dir()]
    assert [path for path in left if ".rpmdb" not in path.parts] == []
    assert not (system / "opt/boomerang-desktop").exists()
