"""A list that knows how long it is, and is filled where somebody looks."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.library import model as module
from boomerang_desktop.desktop.library.model import MatchModel
from boomerang_desktop.desktop.library.service import LibraryService
from boomerang_desktop.library.query import Query
from tests.desktop.library.conftest import ready


@pytest.fixture
def model(keeper: LibraryService, qtbot: QtBot) -> MatchModel:
    ready(keeper, qtbot)
    return MatchModel(keeper)


def look_for(model: MatchModel, qtbot: QtBot, query: Query, near: int = 0) -> list[str]:
    with qtbot.waitSignal(model.filled):
        model.look_for(query, near)
    return [str(model.index(row).data()) for row in range(model.rowCount())]


def test_the_latest_match_is_the_first(model: MatchModel, qtbot: QtBot) -> None:
    names = look_for(model, qtbot, Query())
    assert names == [
        "The Perforated Board",
        "The Arrowed Board",
        "The Hunt",
        "The Perforated Board",
    ]


def test_a_later_question_makes_an_earlier_one_needless(model: MatchModel, qtbot: QtBot) -> None:
    filled: list[int] = []
    model.filled.connect(lambda: filled.append(model.rowCount()))
    model.look_for(Query())
    model.look_for(Query(game="hunt"))
    qtbot.waitUntil(lambda: bool(filled))
    assert filled == [1]


def test_pages_come_when_they_are_looked_at(
    model: MatchModel, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAGE", 1)
    with qtbot.waitSignal(model.filled):
        model.look_for(Query(), 3)
    assert model.rowCount() == 4
    assert model.entry(model.index(0)) is not None
    assert model.entry(model.index(3)) is not None
    with qtbot.waitSignal(model.dataChanged) as changed:
        assert model.entry(model.index(2)) is None
    assert changed.args[0].row() == 2
    second = model.entry(model.index(2))
    assert second is not None
    assert second.game == "hunt"


def test_a_match_is_found_again_by_its_id(model: MatchModel, qtbot: QtBot) -> None:
    look_for(model, qtbot, Query())
    hunt = model.entry(model.index(2))
    assert hunt is not None
    assert model.row_of(hunt.id) == 2
    assert model.row_of("nobody") is None


def test_all_that_is_seen_is_heard(model: MatchModel, qtbot: QtBot) -> None:
    look_for(model, qtbot, Query(game="hunt"))
    spoken = str(model.index(0).data(Qt.ItemDataRole.AccessibleTextRole))
    assert "The Hunt" in spoken
    assert "Ana, Cy, Di" in spoken
    assert "Ana" in str(model.index(0).data(Qt.ItemDataRole.ToolTipRole))


def test_matches_are_dragged_out_as_files(model: MatchModel, qtbot: QtBot) -> None:
    look_for(model, qtbot, Query())
    index = model.index(1)
    assert model.flags(index) & Qt.ItemFlag.ItemIsDragEnabled
    assert model.supportedDragActions() == Qt.DropAction.CopyAction
    (url,) = model.mimeData([index]).urls()
    entry = model.entry(index)
    assert entry is not None
    assert url.toLocalFile() == str(entry.path)
    assert model.mimeTypes() == ["text/uri-list"]
