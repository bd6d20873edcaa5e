"""Where each game's parts are found."""

import subprocess
import sys

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE, GameEntry

every_entry = pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.id)


@every_entry
def test_every_game_has_rules_and_bots_under_its_name(entry: GameEntry) -> None:
    assert CATALOGUE[entry.id] is entry
    assert entry.load("games").GAMES[entry.id].id == entry.id
    assert entry.load("bots").__name__ == f"boomerang_desktop.bots.{entry.folder}"
    assert entry.load("bots", "mind").__name__.endswith(f"{entry.folder}.mind")


def test_a_room_that_a_game_does_not_have_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        GameEntry("chess", "chess").load("games")
    with pytest.raises(ModuleNotFoundError):
        CATALOGUE["flip"].load("games", "dice")


def test_a_game_may_live_in_another_package() -> None:
    heap = GameEntry("heap", "heap", root="tests.sixth")
    assert heap.load("games").GAMES["heap"].id == "heap"


def test_looking_at_the_list_loads_no_rules() -> None:
    script = (
        "import sys; from boomerang_desktop.games import GAMES; assert 'flip' in list(GAMES);"
        " print([name for name in sys.modules if name.startswith('boomerang_desktop.games.')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout.strip() == "['boomerang_desktop.games.catalogue']"
