"""Any screen of the program as a picture, drawn by the real widgets."""

import argparse
import os
import sys
import tempfile

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from boomerang_desktop.desktop import folders
from boomerang_desktop.desktop.program import Program, application
from boomerang_desktop.desktop.shell.window import MainWindow
from boomerang_desktop.match import HUMAN, Match, Seat, record
from boomerang_desktop.match.analysis import store
from boomerang_desktop.match.secrecy import withheld

_NAMES = ("Ana", "Bruno", "Chloé", "Dario", "Emma")


def take(options: argparse.Namespace) -> int:
    """The user's settings and saves are neither shown nor touched, and no match that can be resumed
    is looked into."""
    match = None
    if options.record:
        try:
            match = record.load(options.record)
        except record.RecordError as error:
            return _refuse(str(error), 1)
        if not options.open and (why := withheld(match)):
            return _refuse(f"{options.record}: {why.value} (--open shows it all the same)", 2)
    with tempfile.TemporaryDirectory() as home:
        os.environ[folders.HOME] = home
        program = Program(application(), options)
        program.settings.speed = "off"
        program.settings.muted = True
        program.settings.round_pause = program.settings.second_thoughts = "none"
        program.settings.name_asked = True
        program.settings.text_scale = options.text_scale
        program.window.resize(*options.size)
        program.window.show()
        shown = _show(program, match, options)
        _settle()
        picture = picture_of(program.window, shown)
        program.window.close()
        program.close()
    if not picture.save(str(options.out)):
        return _refuse(f"{options.out} cannot be written.", 1)
    return 0


def _refuse(why: str, code: int) -> int:
    print(f"boomerang-desktop: {why}", file=sys.stderr)
    return code


def _show(program: Program, match: Match | None, options: argparse.Namespace) -> QWidget:
    """Opens the screen and returns the widget to draw: the window, or what lies over it."""
    window, screen = program.window, options.screenshot
    game = options.game or "hunt"
    if screen == "home":
        if match:
            _fill_home(program, match)
    elif screen == "new-match":
        window.new_match(game)
    elif screen in {"table", "curtain", "result"}:
        window.begin(_at(screen, game, match, options))
    elif screen == "study":
        _study(window, game, match, options)
    elif screen == "lesson":
        window.learning.open_lesson(game, *options.lesson.split("."))
    elif screen == "puzzle":
        window.learning.open_puzzles(game, level=options.lesson)
    elif screen == "hint":
        ask_for_hint(window, _at(screen, game, match, options))
    elif screen == "rules":
        open_rules(window, game)
    else:
        window.do(screen)
    dialogs = [w for w in window.findChildren(QDialog) if w.isVisible()]
    return dialogs[-1] if dialogs else window


def _fill_home(program: Program, match: Match) -> None:
    """A home page that has been lived in: the record, open, is running and was played before."""
    program.saves.keep(match)
    program.saves.save_as(match.until(len(match.decisions) // 2), program.saves.autosave_path)
    program.window.home.refresh()


def _at(screen: str, game_id: str, match: Match | None, options: argparse.Namespace) -> Match:
    """The record after so many moves, or a match made up for the screen."""
    from boomerang_desktop.games import GAMES

    if match:
        return match if options.move is None else match.until(max(0, options.move))
    game = GAMES[game_id]
    seats = [Seat(name, HUMAN) for name in _NAMES[: max(2, game.seats[0])]]
    match = Match.new(game, seats, {}, 1, 0)
    while screen == "result" and match.state.to_act:
        seat = match.state.to_act[0]
        match.play(seat, match.state.legal(seat)[0])
    return match


def _study(window: MainWindow, game: str, match: Match | None, options: argparse.Namespace) -> None:
    """A match that is over, at one of its decisions; with the analysis beside its record, if one is
    kept there."""
    if match:
        if kept := store.read(store.path_of(options.record), match):
            window.saves.keep_analysis(match, kept)
    else:
        match = _at("result", game, None, options)
    window.study.open(match)
    page = window.study.page
    while page and page.inquiry.working:
        _settle()
    if page and options.move is not None:
        page.pick(min(max(0, options.move), len(match.decisions) - 1))
        # why the moves are good or not is asked for when somebody stays
        for _ in range(2):
            _settle()
        while page.adviser.busy:
            _settle()


def ask_for_hint(window: MainWindow, match: Match) -> None:
    """For whoever has to decide, as the only person at the table."""
    asked = next(iter(match.state.to_act), None)
    players = [
        Seat(seat.name, HUMAN if n == asked else "random") for n, seat in enumerate(match.seats)
    ]
    window.begin(match.with_seats(players))
    assert window.table
    _settle()
    # what happened just before may still be shown
    while asked is not None and window.table.why_not("hint"):
        _settle()
    window.do("hint")
    while window.table.hints.thinking:
        _settle()


def open_rules(window: MainWindow, game: str) -> None:
    """With the pictures that come into sight."""
    window.open_rules(game)
    assert window.rules
    _settle()
    while window.rules.page.busy:
        _settle()


def _settle() -> None:
    """Lets everything that has been put off happen."""
    loop = QEventLoop()
    QTimer.singleShot(150, loop.quit)
    loop.exec()


def picture_of(window: QWidget, shown: QWidget) -> QPixmap:
    picture = window.grab()
    if shown is not window:
        from PySide6.QtCore import QPoint
        from PySide6.QtGui import QPainter

        over = shown.grab()
        painter = QPainter(picture)
        where = window.rect().center() - QPoint(shown.width() // 2, shown.height() // 2)
        painter.drawPixmap(where, over)
        painter.end()
    return picture
