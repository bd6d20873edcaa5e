"""`pip install` into an empty environment, far from the checkout: everything must have come along.

The wheel is built from the source distribution, so both are complete."""

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from boomerang_desktop import __version__

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(
    "BOOMERANG_DEB" not in os.environ, reason="tried with all that is released: `make release-test`"
)

PROBE = """
import sys
from pathlib import Path

import boomerang_desktop
from PySide6.QtCore import QCoreApplication

from boomerang_desktop.desktop import app as command, languages, program
from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures
from boomerang_desktop.library import rating
from boomerang_desktop.study.lessons import lessons
from boomerang_desktop.study.texts import texts

assert Path(boomerang_desktop.__file__).is_relative_to(sys.prefix), boomerang_desktop.__file__
running = program.Program(program.application(), command.parse(["--lang", "fr"]))
assert QCoreApplication.translate("Actions", "Quit") == "Quitter"
assert assets.renderer("hunt/animals/turtle").isValid()
assert (assets.root("i18n") / "rules/it/flip.md").is_file()
assert lessons("flip") and texts("flip", "it").title("touching")
assert "bot:master" in rating.bots("flip")
picture = pictures.of("flip")["locked"]
assert pictures.draw("flip", picture, picture.size(80)).width() == 80
assert theme.font().family() == "Source Sans Pro", theme.font().family()
assert theme.font(display=True).family() == "Fredoka One", theme.font(display=True).family()
window = running.window
window.resize(1280, 720)
window.show()
QCoreApplication.processEvents()
picture = window.grab().toImage()
colours = {picture.pixel(x, y) for x in range(0, 1280, 8) for y in range(0, 720, 8)}
assert len(colours) > 100, colours
print("shown in", languages.current(), window.windowTitle())
window.close()
"""


def run(*command: object, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={name: os.environ[name] for name in os.environ if name != "PYTHONPATH"} | environment,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[Path]:
    """An empty Python environment; Qt will make it too large to be left behind."""
    place = tmp_path / "elsewhere"
    run(sys.executable, "-m", "venv", place, cwd=tmp_path)
    yield place
    shutil.rmtree(place)


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    build = (sys.executable, "-m", "hatchling", "build", "--target")
    run(*build, "sdist", "--directory", tmp_path, cwd=ROOT)
    (source,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path / "source")
    (unpacked,) = (tmp_path / "source").iterdir()
    run(*build, "wheel", "--directory", tmp_path, cwd=unpacked)
    (made,) = tmp_path.glob("*.whl")
    return made


def test_the_wheel_works_without_the_checkout(wheel: Path, elsewhere: Path, tmp_path: Path) -> None:
    assert __version__ in wheel.name
    binaries = elsewhere / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (binaries / "python", "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "install", wheel, cwd=elsewhere)

    home = str(tmp_path / "home")
    told = run(binaries / "python", "-I", "-c", PROBE, cwd=elsewhere, BOOMERANG_HOME=home)
    assert told == "shown in fr Boomerang Desktop"
    version = run(binaries / "boomerang-desktop", "--version", cwd=elsewhere)
    assert version == f"boomerang-desktop {__version__}"
    played = elsewhere / "match.boomerang"
    seats = ("--players", "random,random", "--seed", 1, "--out", played)
    run(binaries / "boomerang-lab", "play", "arrows", *seats, cwd=elsewhere)
    run(binaries / "boomerang-lab", "verify", played, cwd=elsewhere)
