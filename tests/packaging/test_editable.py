"""`pip install -e .`: the checkout speaks all its languages, though it holds no compiled ones."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QTranslator

from boomerang_desktop import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """As much of one as is built, fresh: nothing has been compiled."""
    place = tmp_path / "checkout"
    for name in ("boomerang_desktop", "i18n", "packaging"):
        ignored = shutil.ignore_patterns("translations", "__pycache__")
        shutil.copytree(ROOT / name, place / name, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, place)
    return place


def build(checkout: Path) -> Path:
    """What pip does, with the tools of this environment."""
    script = "from hatchling.build import build_editable; print(build_editable('dist'))"
    (checkout / "dist").mkdir(exist_ok=True)
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return checkout / "dist" / done.stdout.strip()


def test_an_editable_install_compiles_the_translations(checkout: Path) -> None:
    wheel = build(checkout)
    with ZipFile(wheel) as archive:
        (link,) = (name for name in archive.namelist() if name.endswith(".pth"))
        assert archive.read(link).decode().strip() == str(checkout)
        assert not any("translations" in name for name in archive.namelist())
    folder = checkout / "boomerang_desktop" / "translations"
    assert {path.name for path in folder.iterdir()} == {f"{code}.qm" for code in LANGUAGES}
    for path in folder.iterdir():
        translator = QTranslator()
        assert translator.load(str(path))
        assert not translator.isEmpty()


def test_only_what_is_out_of_date_is_compiled_again(checkout: Path) -> None:
    build(checkout)
    folder = checkout / "boomerang_desktop" / "translations"
    for path in folder.iterdir():
        path.write_text("as it was")
    source = checkout / "i18n" / "fr.ts"
    later = (folder / "fr.qm").stat().st_mtime + 10
    os.utime(source, (later, later))
    with (folder / "fr.qm").open("rb") as mapped:
        build(checkout)
        assert mapped.read() == b"as it was", "a program that runs still has it"
    kept = {path.stem for path in folder.iterdir() if path.read_bytes() == b"as it was"}
    assert kept == set(LANGUAGES) - {"fr"}
    assert {path.suffix for path in folder.iterdir()} == {".qm"}
