"""The rules window: every paragraph is found in every language, and all of it by keyboard."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.dialogs.message import Message
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules.page import Page
from boomerang_desktop.desktop.rules.window import RulesWindow
from boomerang_desktop.desktop.settings import Settings
from boomerang_desktop.games import GAMES
from tests.desktop.conftest import Start
from tests.desktop.fit import misfits


@pytest.fixture(params=languages.NAMES)
def translated(request: pytest.FixtureRequest, rules: RulesWindow) -> RulesWindow:
    languages.install(request.param)
    QApplication.processEvents()
    return rules


@pytest.mark.parametrize("game_id", GAMES)
def test_every_paragraph_that_a_refusal_names_is_found(
    translated: RulesWindow, game_id: str
) -> None:
    for paragraph in {refusal.paragraph for refusal in GAMES[game_id].refusals}:
        translated.open_rules(game_id, paragraph)
        assert translated.game_id == game_id
        block = translated.page.textCursor().block()
        assert block.text().startswith(paragraph)
        (mark,) = translated.page.extraSelections()
        assert mark.cursor.block() == block


def test_the_paragraph_is_in_sight_and_stays_so(translated: RulesWindow, qtbot: QtBot) -> None:
    translated.open_rules("arrows", "P13")
    for width in (1000, 700):
        translated.resize(width, 600)
        qtbot.wait(100)
        top = translated.page.cursorRect().top()
        assert 0 <= top < translated.page.viewport().height()


def test_the_first_time_it_opens_it_leads_to_the_very_line(start: Start, qtbot: QtBot) -> None:
    window = start().window
    window.learning.open_lesson("arrows", "capturing", "price")
    lesson = window.lesson
    assert lesson is not None
    lesson.rules_wanted.emit("P5")
    page = next(one for one in QApplication.allWidgets() if isinstance(one, Page))

    def at_its_place() -> None:
        assert not page.busy
        block = page.textCursor().block()
        assert block.text().startswith("P5")
        top = page.document().documentLayout().blockBoundingRect(block).top()
        assert 0 <= top - page.verticalScrollBar().value() <= 2 * theme.GRID

    qtbot.waitUntil(at_its_place)


def test_p1_is_not_p11(rules: RulesWindow) -> None:
    rules.open_rules("arrows", "P1")
    assert rules.page.textCursor().block().text().split()[0] == "P1"


def test_a_paragraph_that_is_not_there_is_no_error(rules: RulesWindow) -> None:
    rules.open_rules("flip", "F4")
    assert rules.point_at("X9") is False
    assert rules.page.extraSelections() == []


def test_another_game_begins_at_its_top(rules: RulesWindow) -> None:
    rules.open_rules("flip", "F11")
    rules.open_rules("hunt")
    assert rules.page.extraSelections() == []
    assert rules.page.verticalScrollBar().value() == 0
    assert rules.contents.currentRow() == 0


def test_the_page_changes_with_the_language_and_one_reads_on(rules: RulesWindow) -> None:
    rules.open_rules("flip")
    rules.page.go_to(5)
    pages = set()
    for code in languages.NAMES:
        languages.install(code)
        QApplication.processEvents()
        pages.add(rules.page.toPlainText())
        assert rules.contents.currentRow() == 5
        assert rules.games.currentText() == GAME_INFOS["flip"].name()
    assert len(pages) == len(languages.NAMES)
    assert all(len(page) > 1000 for page in pages)


def test_it_follows_the_look_while_it_is_open(rules: RulesWindow, app: QApplication) -> None:
    rules.open_rules("flip", "F4")
    theme.apply(app, "dark", 1.3)
    QApplication.processEvents()
    (mark,) = rules.page.extraSelections()
    assert mark.format.background().color().name() == theme.DARK.line.lower()
    assert rules.page.textCursor().charFormat().font().pixelSize() == round(16 * 1.3)


def test_a_click_in_the_contents_leads_there(rules: RulesWindow) -> None:
    rules.open_rules("roadtrip")
    titles = [rules.contents.item(n).text().strip() for n in range(rules.contents.count())]
    assert titles[:3] == ["In one minute", "Aim of the game", "Setting up"]
    rules.contents.setCurrentRow(titles.index("Activities"))
    assert rules.page.textCursor().block().text() == "Activities"


def test_the_contents_follow_the_page(rules: RulesWindow) -> None:
    rules.open_rules("roadtrip", "R13")
    assert rules.contents.currentItem().text() == "The end"
    bar = rules.page.verticalScrollBar()
    bar.setValue(bar.maximum())
    assert rules.contents.currentRow() == rules.contents.count() - 1


# --- by keyboard


def press(rules: RulesWindow, key: Qt.Key, *, shift: bool = False, ctrl: bool = False) -> None:
    modifiers = Qt.KeyboardModifier.NoModifier
    if shift:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    if ctrl:
        modifiers |= Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(rules.focusWidget() or rules, key, modifiers)


def test_searching_by_keyboard(rules: RulesWindow, qtbot: QtBot) -> None:
    rules.open_rules("flip")
    qtbot.waitUntil(rules.isActiveWindow)
    press(rules, Qt.Key.Key_F, ctrl=True)
    assert rules.focusWidget() is rules.sought
    QTest.keyClicks(rules.sought, "domino")
    count = len(rules.page.extraSelections())
    assert rules.hits.text() == f"1 of {count}"
    press(rules, Qt.Key.Key_Return)
    assert rules.hits.text() == f"2 of {count}"
    press(rules, Qt.Key.Key_F3)
    assert rules.hits.text() == f"3 of {count}"
    press(rules, Qt.Key.Key_F3, shift=True)
    press(rules, Qt.Key.Key_Return, shift=True)
    assert rules.hits.text() == f"1 of {count}"
    assert rules.isVisible(), "Enter searches, and closes nothing"
    QTest.keyClicks(rules.sought, "xyz")
    assert rules.hits.text() == "Not found"
    press(rules, Qt.Key.Key_Escape)
    assert rules.sought.text() == rules.hits.text() == ""
    assert rules.page.extraSelections() == []
    assert rules.focusWidget() is rules.page
    press(rules, Qt.Key.Key_Escape)
    assert not rules.isVisible()


def test_everything_is_reached_by_tab_and_has_a_name(rules: RulesWindow, qtbot: QtBot) -> None:
    rules.open_rules("flip")
    rules.sought.setText("domino")
    reached = set()
    for _ in range(40):
        press(rules, Qt.Key.Key_Tab)
        reached.add(rules.focusWidget())
    wanted = {
        *(rules.games, rules.sought, rules.before, rules.after, rules.contents, rules.page),
        *(rules.print, rules.save, rules.leave),
    }
    assert reached == wanted
    assert all(widget.accessibleName() for widget in wanted)


def test_enter_presses_what_has_the_focus(rules: RulesWindow) -> None:
    rules.open_rules("flip")
    rules.leave.setFocus()
    press(rules, Qt.Key.Key_Return)
    assert not rules.isVisible()


def test_the_page_is_framed_only_when_keys_lead_there(rules: RulesWindow, qtbot: QtBot) -> None:
    rules.open_rules("flip")
    qtbot.waitUntil(rules.isActiveWindow)
    assert rules.page.property("framed") is False
    rules.contents.setFocus(Qt.FocusReason.TabFocusReason)
    rules.page.setFocus(Qt.FocusReason.TabFocusReason)
    assert rules.page.property("framed") is True


# --- beside a match


def test_it_remembers_its_size_and_place(
    rules: RulesWindow, settings: Settings, qtbot: QtBot
) -> None:
    rules.open_rules("flip")
    rules.resize(700, 520)
    rules.move(40, 30)
    rules.close()
    other = RulesWindow(settings)
    qtbot.addWidget(other)
    other.open_rules("hunt")
    assert (other.width(), other.height()) == (700, 520)
    assert other.pos() == QPoint(40, 30)


def test_the_table_can_be_used_beside_it(start: Start) -> None:
    window = start().window
    window.new_match("flip")
    window.open_rules()
    assert window.rules is not None
    assert not window.rules.isModal()
    assert window.rules.game_id == "flip"
    window.rules.close()


def test_it_goes_with_the_window_and_its_place_is_kept(start: Start) -> None:
    window = start().window
    window.open_rules("flip")
    assert window.rules is not None
    window.close()
    assert not window.rules.isVisible()
    assert not window.settings.rules_geometry.isEmpty()


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.3])
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", languages.NAMES)
def test_no_text_is_cut(language: str, size: tuple[int, int], scale: float, start: Start) -> None:
    program = start()
    program.settings.language, program.settings.text_scale = language, scale
    program.window.resize(*size)
    for game in GAME_INFOS:
        program.window.open_rules(game)
        rules = program.window.rules
        assert rules is not None
        QApplication.processEvents()
        assert rules.width() <= size[0]
        assert rules.height() <= size[1]
        assert misfits(rules) == []
        contents, page = rules.contents, rules.page
        assert contents.sizeHintForColumn(0) <= contents.viewport().width()
        assert page.width() > contents.width()
        # neither a table nor a row of pictures is wider than the page
        assert page.horizontalScrollBar().maximum() == 0
        rules.close()


# --- lessons and paper


def test_what_can_be_tried_is_offered_and_nothing_else(rules: RulesWindow, qtbot: QtBot) -> None:
    rules.open_rules("hunt")
    text = rules.page.toHtml()
    assert "lesson:token" in text
    assert "lesson:choosing" not in text
    with qtbot.waitSignal(rules.lesson_wanted) as wanted:
        rules.page.lesson_wanted.emit("token/take")
    assert wanted.args == ["hunt", "token", "take"]


def test_it_is_saved_as_a_pdf(
    rules: RulesWindow, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    proposed: list[str] = []

    def ask(*arguments: object) -> tuple[str, str]:
        proposed.append(str(arguments[2]))
        return str(tmp_path / "rules"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    rules.open_rules("flip")
    rules.save.click()
    assert [Path(name).name for name in proposed] == ["The Perforated Board.pdf"]
    assert not rules.save.isEnabled()
    qtbot.waitUntil(rules.save.isEnabled, timeout=60_000)
    assert (tmp_path / "rules.pdf").read_bytes().startswith(b"%PDF")


def test_a_pdf_that_cannot_be_saved_is_told(
    rules: RulesWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    rules.open_rules("flip")
    rules.save_to(tmp_path / "nowhere" / "rules.pdf")
    qtbot.waitUntil(rules.save.isEnabled, timeout=60_000)
    (told,) = rules.findChildren(Message)
    assert told.text.text() == "rules.pdf could not be saved."
    told.close()


def test_the_printer_is_asked_for_without_stopping_the_match(
    rules: RulesWindow, qtbot: QtBot
) -> None:
    from PySide6.QtPrintSupport import QPrintDialog

    rules.open_rules("flip")
    rules.print.click()
    (asked,) = rules.findChildren(QPrintDialog)
    assert asked.isVisible()
    asked.reject()
