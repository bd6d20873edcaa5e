"""Faces by the id of their game, loaded when they are asked for."""

import subprocess
import sys

import pytest
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.games.catalogue import CATALOGUE
from tests.sixth import ENTRY


def test_every_game_of_the_catalogue_has_a_face(qapp: QApplication) -> None:
    assert list(GAME_INFOS) == list(CATALOGUE)
    assert len(GAME_INFOS) == len(CATALOGUE)
    assert [GAME_INFOS[game_id].id for game_id in GAME_INFOS] == list(CATALOGUE)


def test_a_face_is_made_once(qapp: QApplication) -> None:
    assert GAME_INFOS["hunt"] is GAME_INFOS["hunt"]
    assert GAME_INFOS["hunt"] is not GAME_INFOS["lascaux"]


def test_what_is_no_game_has_no_face() -> None:
    assert "chess" not in GAME_INFOS
    with pytest.raises(KeyError):
        GAME_INFOS["chess"]


def test_a_game_that_is_gone_has_no_face_any_more(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as added:
        added.setitem(CATALOGUE, ENTRY.id, ENTRY)
        assert GAME_INFOS["heap"].players() == "2–3 players"
    assert "heap" not in GAME_INFOS


def test_a_face_loads_neither_the_rules_nor_the_table_of_its_game() -> None:
    code = (
        "import sys; from boomerang_desktop.desktop.games import GAME_INFOS; GAME_INFOS['flip'];"
        "print([name for name in sys.modules if '.flip' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    expected = ["boomerang_desktop.desktop.games.flip", "boomerang_desktop.desktop.games.flip.info"]
    assert done.stdout.strip() == str(expected)
