"""The command: options, and sentences instead of aborts."""

import subprocess
import sys

import pytest

from boomerang_desktop import __version__
from boomerang_desktop.desktop import app
from tests.desktop.command import run


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(["--version"])
    assert left.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_without_arguments_everything_is_as_the_parser_would_have_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = vars(app.parser().parse_args([]))
    monkeypatch.setattr("sys.argv", ["boomerang-desktop"])
    for options in (app.parse([]), app.parse(None)):
        assert vars(options).items() <= usual.items()
        assert {"file", "lang", "theme", "screenshot"} <= set(vars(options))
    monkeypatch.setattr("sys.argv", ["boomerang-desktop", "--lang", "fr"])
    assert app.parse(None).lang == "fr"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "unrecognized arguments: --nonsense"),
        (["--lang", "tlh"], "invalid choice: 'tlh'"),
        (["--screenshot", "moon", "--out", "x.png"], "invalid choice: 'moon'"),
        (["--screenshot", "home"], "--screenshot needs --out FILE"),
        (["--out", "x.png"], "--out belongs to --screenshot"),
        (["--open"], "--open belongs to --record FILE"),
        (["--size", "big", "--screenshot", "home"], "'big' is not a size like 1280x720"),
        (["--size", "5x5", "--screenshot", "home"], "'5x5' is not a size like 1280x720"),
    ],
)
def test_a_wrong_option_gets_one_sentence(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        app.main(arguments)
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a screen")
def test_without_a_screen_there_is_a_sentence_instead_of_an_abort() -> None:
    done = run(QT_QPA_PLATFORM=None, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stderr == "boomerang-desktop: there is no screen to show a window on.\n"


def test_the_entry_loads_no_qt_for_the_processes_in_which_bots_think() -> None:
    code = (
        "import sys, boomerang_desktop.desktop.app, boomerang_desktop.__main__\n"
        "print([m for m in sys.modules if m.startswith('PySide6')])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
