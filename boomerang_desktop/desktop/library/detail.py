"""Details of the selected match: its table, the ranking, and what can be done with it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.library.drawing import SHAPE
from boomerang_desktop.desktop.library.match_texts import MatchTexts
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.tiles import draw_cover
from boomerang_desktop.desktop.texts import Texts, sentence
from boomerang_desktop.games import GAMES
from boomerang_desktop.library.notes import LONGEST_TITLE
from boomerang_desktop.match.analysis import can_analyse
from boomerang_desktop.match.secrecy import withheld

if TYPE_CHECKING:
    from boomerang_desktop.library.entry import Entry

WIDE = 300
"""Pixels at the usual text size."""
HIGH = 0.23
"""Maximum height of the picture, as a fraction of the window's: the ranking needs the room more."""
PART = 0.34
"""Maximum width, as a fraction of a small window's."""


class TablePicture(QWidget):
    """A picture of the final table."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        pictures.come.connect(self.update)
        self.entry: Entry | None = None

    def set_width(self, width: int, highest: int) -> None:
        """Set the size; a picture higher than `highest` loses its upper and lower edges."""
        wide, high = SHAPE
        self.setFixedSize(width, min(width * high // wide, highest))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.entry is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(area, theme.RADIUS, theme.RADIUS)
        drawn = self._pictures.of(self.entry, round(area.width() * self.devicePixelRatio()))
        if drawn is None:
            draw_cover(painter, self.entry.game, outline)
            return
        shown = QRectF(drawn.rect())
        shown.setHeight(shown.width() * area.height() / area.width())
        shown.moveCenter(QRectF(drawn.rect()).center())
        painter.setClipPath(outline)
        painter.drawPixmap(area, drawn, shown)


class Detail(QFrame):
    wanted = Signal(str)
    """Emits the name of an action for the selected matches."""
    renamed = Signal(str)

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self.setProperty("role", "side")
        self._match_texts, self._texts = MatchTexts(self), Texts(self)
        self.entries: Sequence[Entry] = ()
        self.picture = TablePicture(pictures)
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.editingFinished.connect(self._rename)
        self._when = widgets.label("muted", wrap=True)
        self._result = widgets.label("advice", wrap=True)
        self._help = widgets.label("muted", wrap=True)
        self._sealed = widgets.label("muted", wrap=True)
        """Why the match can't be studied or its deal played again."""
        self._seats = QGridLayout()
        self._seats.setHorizontalSpacing(theme.GRID)
        self._seats.setVerticalSpacing(2)
        self._seats.setColumnStretch(1, 1)
        self.many = widgets.label("head", wrap=True)
        inside = widgets.Tall()
        column = QVBoxLayout(inside)
        column.setContentsMargins(2 * theme.GRID, 2 * theme.GRID, 2 * theme.GRID, theme.GRID)
        column.setSpacing(theme.GRID)
        for part in (self.many, self.picture, self.title, self._result):
            column.addWidget(part)
        column.addLayout(self._seats)
        column.addWidget(self._when)
        column.addWidget(self._help)
        column.addWidget(self._sealed)
        column.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(widgets.scrolling(inside), 1)
        whole.addLayout(self._buttons())
        self.show_entries(())

    def _buttons(self) -> QVBoxLayout:
        self.open = widgets.button("play", "main")
        self.buttons = {
            name: widgets.button(icon, "slim")
            for name, icon in (
                ("match_study", "chart"),
                ("match_deal", "deal"),
                ("match_challenge", "envelope"),
            )
        }
        self.tools = {
            name: widgets.tool(icon)
            for name, icon in (
                ("match_star", "star"),
                ("match_rename", "rename"),
                ("match_export", "export"),
                ("match_delete", "trash"),
            )
        }
        self.open.clicked.connect(lambda: self.wanted.emit("match_open"))
        column = QVBoxLayout()
        column.setContentsMargins(2 * theme.GRID, theme.GRID, 2 * theme.GRID, theme.GRID)
        column.setSpacing(6)
        column.addWidget(self.open)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            column.addWidget(button)
        row = QHBoxLayout()
        for name, tool in self.tools.items():
            tool.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(tool, 1)
        column.addLayout(row)
        return column

    @property
    def entry(self) -> "Entry | None":
        return self.entries[0] if len(self.entries) == 1 else None

    def show_entries(self, entries: "Sequence[Entry]") -> None:
        """Show one match in full, or the number of several."""
        self.entries = entries
        entry = self.entry
        for part in (self.picture, self.title, self._result, self._when, self.open):
            part.setVisible(entry is not None)
        self.many.setVisible(entry is None)
        for tool in self.tools.values():
            tool.setVisible(bool(entries))
        self.tools["match_rename"].setVisible(entry is not None)
        self.retranslate()

    def retranslate(self) -> None:
        window = self.window().size()
        wide = min(round(WIDE * theme.text_scale()), max(WIDE, round(PART * window.width())))
        self.setFixedWidth(wide)
        # the same width with or without a scroll bar, which covers the margin: otherwise the bar
        # would appear and disappear forever
        highest = round(window.height() * HIGH)
        self.picture.set_width(wide - theme.zoomed(4 * theme.GRID), highest)
        entry = self.entry
        self.many.setText(
            self.tr("%n match(es) chosen", "", len(self.entries))
            if self.entries
            else self.tr("Choose a match to see more of it.")
        )
        self._name_tools()
        self._list_seats(entry)
        why = withheld(entry) if entry else None
        opened = entry.game if entry and not why else ""
        self.buttons["match_deal"].setVisible(bool(opened) and GAMES[opened].deals)
        self.buttons["match_challenge"].setVisible(bool(opened))
        self.buttons["match_study"].setVisible(bool(opened) and can_analyse(opened))
        self._sealed.setVisible(why is not None and not (entry and entry.challenge))
        self._sealed.setText(sentence(self._texts.withheld(why)) if why else "")
        self._help.setVisible(entry is not None and entry.assisted)
        if entry is None:
            return
        self.picture.entry = entry
        self.picture.setAccessibleName(self.tr("The table at the end"))
        self.picture.update()
        game = GAME_INFOS[entry.game].name()
        self.title.setPlaceholderText(game)
        if not self.title.hasFocus():
            self.title.setText(entry.title)
        self._result.setText(self._match_texts.result(entry))
        self._when.setText(
            " · ".join((game, self._match_texts.when(entry), self._match_texts.length(entry)))
        )
        self._help.setText(self._helped(entry))
        if entry.challenge:
            opening = self.tr("Accept the challenge")
        elif entry.running:
            opening = self.tr("Resume")
        else:
            opening = self.tr("Look at it") if entry.over else self.tr("Play on")
        self.open.setText(opening)
        self.open.setIcon(assets.icon("eye" if entry.over else "play", "on_accent"))

    def _name_tools(self) -> None:
        starred = bool(self.entries) and all(entry.starred for entry in self.entries)
        self.tools["match_star"].setIcon(assets.icon("star_full" if starred else "star"))
        self.buttons["match_study"].setText(self.tr("Study"))
        self.buttons["match_deal"].setText(self.tr("Play this deal again…"))
        self.buttons["match_challenge"].setText(self.tr("Challenge somebody…"))
        self.title.setAccessibleName(self.tr("Name of the match"))
        for name, text in (
            ("match_star", self.tr("Remove the star") if starred else self.tr("Star")),
            ("match_rename", self.tr("Rename")),
            ("match_export", self.tr("Save a copy…")),
            ("match_delete", self.tr("Delete")),
        ):
            widgets.set_tip(self.tools[name], text)
            self.tools[name].setAccessibleName(text)

    def _helped(self, entry: "Entry") -> str:
        kinds = {
            "HINT": self.tr("hints"),
            "TAKE_BACK": self.tr("choices undone"),
            "COACH": self.tr("the coach"),
        }
        told = [text for name, text in kinds.items() if any(a.name == name for a in entry.aids)]
        if entry.branch_of:
            told.append(self.tr("a beginning from another match"))
        text = self.tr("Played with help: {kinds}").format(kinds=", ".join(told))
        return sentence(text)

    def _list_seats(self, entry: "Entry | None") -> None:
        while item := self._seats.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        if entry is None:
            return
        side = round(16 * theme.text_scale())
        names = self._match_texts.names(entry)
        ranks = entry.ranks or tuple(range(len(names)))
        for row, seat in enumerate(sorted(range(len(names)), key=lambda seat: ranks[seat])):
            sign = widgets.label()
            colour = theme.seat_colour(seat).name()
            symbol = f"seats/{theme.SEAT_SYMBOLS[seat]}"
            sign.setPixmap(assets.pixmap(symbol, side, side, colour))
            sitter = entry.seats[seat]
            name = widgets.label("strong" if seat in entry.winners else "", wrap=True)
            level = "" if sitter.person else self._texts.player(sitter.player)
            name.setText(f"{names[seat]} · {level}" if level else names[seat])
            score = widgets.label("strong")
            score.setAlignment(Qt.AlignmentFlag.AlignRight)
            score.setText(str(entry.scores[seat]) if entry.finished else "")
            for n, part in enumerate((sign, name, score)):
                self._seats.addWidget(part, row, n)

    def _rename(self) -> None:
        title = " ".join(self.title.text().split())
        if self.entry and title != self.entry.title and title.isprintable():
            self.renamed.emit(title)

    def rename(self) -> None:
        self.title.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.title.selectAll()
