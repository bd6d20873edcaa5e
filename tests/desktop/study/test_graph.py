"""The graph of a study."""

from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.study.graph import Graph
from tests.desktop.study.studies import finished, invented, own


def test_rounds_luck_and_decisions_are_each_drawn(qtbot: QtBot) -> None:
    match = finished("hunt-4")
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(380, 170)
    graph.names = [seat.name for seat in match.seats]
    graph.whole = len(match.decisions)
    graph.show_analysis(None, 0)
    seen = [graph.grab().toImage()]
    graph.rounds = [10, 30]
    seen.append(graph.grab().toImage())
    graph.show_analysis(invented(match, {}), 0)
    assert graph.done
    seen.append(graph.grab().toImage())
    graph.show_analysis(invented(match, {}, {own(match)[4]: 0.3}), 0)
    seen.append(graph.grab().toImage())
    assert all(one != other for n, one in enumerate(seen) for other in seen[n + 1 :])


def test_the_rows_are_named_beside_the_curves(qtbot: QtBot) -> None:
    graph = Graph()
    qtbot.addWidget(graph)
    graph.resize(380, 170)
    assert graph.plot().left() > graph.fontMetrics().horizontalAdvance("Luck")
    assert graph.plot().bottom() < 170 - 30
