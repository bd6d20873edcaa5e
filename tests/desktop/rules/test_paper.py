"""The rules on paper."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QImage, QPageSize, QPdfWriter, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop import LANGUAGES
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures
from boomerang_desktop.desktop.rules.paper import RulesPrinter


def ready(qtbot: QtBot, game: str, language: str = "en") -> RulesPrinter:
    paper = RulesPrinter(game, GAME_INFOS[game].rules(language).read_text("utf-8"))
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


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are drawn in no time: only their size matters."""

    def draw(game_id: str, picture: pictures.RulesPicture, size: QSize) -> QImage:
        made = QImage(size, QImage.Format.Format_RGB32)
        made.fill(Qt.GlobalColor.red)
        return made

    monkeypatch.setattr(pictures, "draw", draw)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_INFOS)
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
        table = QTextCursor(block).currentTable()
        if table is not None:
            first, end = table.firstCursorPosition().block(), table.lastCursorPosition().block()
            edges = layout.blockBoundingRect(first).top(), layout.blockBoundingRect(end).bottom()
            assert edges[0] // page == edges[1] // page, end.text()
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


@pytest.mark.usefixtures("quick")
def test_nothing_is_to_be_tried_on_paper(app: QApplication, qtbot: QtBot) -> None:
    assert "lesson:" in GAME_INFOS["flip"].rules("en").read_text("utf-8")
    paper = ready(qtbot, "flip")  # which its document goes with
    assert "lesson:" not in paper.document.toHtml()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", ["hunt", "arrows"])
def test_references_lead_to_their_paragraphs_in_a_pdf(
    app: QApplication, qtbot: QtBot, tmp_path: Path, game: str
) -> None:
    made = writer(tmp_path / "rules.pdf")
    ready(qtbot, game).put_on(made)
    del made
    pdf = (tmp_path / "rules.pdf").read_bytes().decode("latin-1")
    # without pictures and fonts, which are by far the most of it
    pdf = re.sub(r"\bstream\n.*?endstream", "", pdf, flags=re.DOTALL)
    pdf = re.sub("\x00|þÿ", "", pdf)
    links = re.findall(r"/Subtype /Link\n.*?/Dest \(\W*(\w+)\)", pdf, re.DOTALL)
    targets = re.findall(r"\(\W*(\w+)\) \d+ 0 R", pdf)
    written = GAME_INFOS[game].rules("en").read_text("utf-8")
    assert sorted(links) == sorted(re.findall(r"\]\(#(\w+)\)", written))
    assert set(links) <= set(targets)


@pytest.mark.usefixtures("quick")
def test_a_printer_takes_it(app: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    ready(qtbot, "flip").put_on(printer)
    assert (tmp_path / "printed.pdf").stat().st_size > 20_000
