"""Reading the games' own data files."""

from pathlib import Path

import pytest

from boomerang_desktop.games import data
from boomerang_desktop.games.data import BadData, load, require


def test_a_data_file_is_read_from_its_package() -> None:
    assert set(load("boomerang_desktop.games.circle", "hunt.json")) >= {"suits", "species"}


def test_names_are_read_as_they_are_written() -> None:
    """Whatever the machine's default encoding: the files are UTF-8."""
    package = Path(data.__file__).parent
    for file in package.rglob("*.json"):
        folder = ".".join(file.parent.relative_to(package.parent.parent).parts)
        assert "\ufffd" not in str(load(folder, file.name))


def test_a_file_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        load("boomerang_desktop.games.circle", "chess.json")


@pytest.mark.parametrize("condition", [False, 0, (), ""])
def test_what_a_file_does_not_hold_is_said(condition: object) -> None:
    with pytest.raises(BadData, match="54 cards"):
        require(condition, "54 cards")
    require(not condition, "54 cards")
