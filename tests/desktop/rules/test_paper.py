"""The rules on paper."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPageSize, QPdfWriter, QTextBlock, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import FACES
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules.paper import Paper


def ready(qtbot: QtBot, game: str, language: str = "en") -> Paper:
    paper = Paper(game, FACES[game].rules(language).read_text("utf-8"))
    with qtbot.waitSignal(paper.ready, timeout=60_000):
        paper.start()
    return paper


def writer(path: Path) -> QPdfWriter:
    made = QPdfWriter(str(path))
    made.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    made.setResolution(300)
    return made


def blocks(document: QTextDocument) -> list[QTextBlock]:
    found = [document.begin()]
    while found[-1].next().isValid():
        found.append(found[-1].next())
    return found


def images(document: QTextDocument) -> list[str]:
    return [
        piece.fragment().charFormat().toImageFormat().name()
        for block in blocks(document)
        for piece in block  # type: ignore[attr-defined]
        if piece.fragment().charFormat().isImageFormat()
    ]


@pytest.mark.parametrize(("game", "language"), [("hunt", "en"), ("roadtrip", "fr")])
def test_everything_is_on_its_pages(
    game: str, language: str, app: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    languages.install(language)
    paper = ready(qtbot, game, language)
    device = writer(tmp_path / "rules.pdf")
    paper.put_on(device)
    document, layout = paper.document, paper.document.documentLayout()
    page = document.pageSize().height()
    last = 0.0
    for block in blocks(document):
        if block.text().strip():
            box = layout.blockBoundingRect(block)
            assert not box.isEmpty(), block.text()
            last = max(last, box.bottom())
            if block.blockFormat().headingLevel():
                after = layout.blockBoundingRect(block.next())
                assert box.top() // page == after.top() // page, block.text()
    assert last < document.pageCount() * page
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")


def test_all_pictures_are_there_and_fine_enough(app: QApplication, qtbot: QtBot) -> None:
    paper = ready(qtbot, "flip")
    names = images(paper.document)
    assert len(names) >= 8
    for name in names:
        kind = QTextDocument.ResourceType.ImageResource
        image = paper.document.resource(kind.value, QUrl(name))
        assert isinstance(image, QImage)
        assert image.width() >= 3 * int(name.split("/")[1].split("x")[0])


def test_paper_is_white_by_night_too(app: QApplication, qtbot: QtBot) -> None:
    by_day = ready(qtbot, "lascaux")
    theme.apply(app, "dark", 1.3)
    by_night = ready(qtbot, "lascaux")
    assert by_day.document.toHtml() == by_night.document.toHtml()
    kind = QTextDocument.ResourceType.ImageResource.value
    name = QUrl(images(by_day.document)[0])
    assert by_day.document.resource(kind, name) == by_night.document.resource(kind, name)
    assert theme.is_dark(), "the screen stays as it is"


def test_nothing_is_to_be_tried_on_paper(app: QApplication, qtbot: QtBot) -> None:
    assert "lesson:" in FACES["flip"].rules("en").read_text("utf-8")
    assert "lesson:" not in ready(qtbot, "flip").document.toHtml()


def test_a_printer_takes_it(app: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    ready(qtbot, "flip").put_on(printer)
    assert (tmp_path / "printed.pdf").stat().st_size > 50_000
