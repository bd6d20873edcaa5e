"""What if: from where somebody looks, the match goes on otherwise."""

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QGridLayout, QLineEdit, QWidget

from boomerang_desktop.desktop.dialogs.overlay import TitledDialog
from boomerang_desktop.desktop.look import assets, theme, widgets
from boomerang_desktop.desktop.pages.fields import Check, Combo
from boomerang_desktop.desktop.pages.new_match import bots_for
from boomerang_desktop.desktop.texts import Texts
from boomerang_desktop.library.notes import LONGEST_TITLE
from boomerang_desktop.match import HUMAN, Match, Seat


@attrs.frozen
class WhatIf:
    match: Match
    """The real one."""
    position: int
    """After so many of its decisions it goes on otherwise."""
    seats: tuple[Seat, ...]
    as_played: bool
    """Bots repeat what was played, until somebody does something else."""
    title: str

    def branch(self) -> Match:
        """A match of its own: the real one stays as it is."""
        return self.match.until(self.position).with_seats(self.seats)


def sitting(match: Match, seat: int) -> tuple[Seat, ...]:
    """Somebody plays on in that chair. If the only person sat elsewhere, whoever was there before
    takes their place."""
    players = [each.player for each in match.seats]
    if players.count(HUMAN) == 1:
        players[players.index(HUMAN)] = players[seat]
    players[seat] = HUMAN
    return tuple(Seat(s.name, player) for s, player in zip(match.seats, players, strict=True))


class WhatIfDialog(TitledDialog):
    chosen = Signal(object)
    """A WhatIf."""

    def __init__(
        self,
        match: Match,
        position: int,
        step: int,
        seat: int,
        names: Sequence[str],
        parent: QWidget | None = None,
    ) -> None:
        """`step`: which move it is, as people count; `seat`: where somebody sits down."""
        super().__init__(parent)
        self._match, self._position, self._step = match, position, step
        self._texts = Texts(self)
        self.about = widgets.label("muted", wrap=True)
        self.body.addWidget(self.about)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(theme.GRID)
        self._signs = [widgets.label() for _ in names]
        self._names = [widgets.label("strong") for _ in names]
        self.players = [Combo() for _ in names]
        for row, name in enumerate(names):
            self._names[row].setText(name)
            for column, part in enumerate((self._signs[row], self._names[row], self.players[row])):
                grid.addWidget(part, row, column)
        self.body.addLayout(grid)
        self.as_played = Check()
        self.as_played.setChecked(True)
        self.body.addWidget(self.as_played)
        self.title_head = widgets.label("muted")
        self.title = QLineEdit()
        self.title.setMaxLength(LONGEST_TITLE)
        self.body.addWidget(self.title_head)
        self.body.addWidget(self.title)
        self.go = widgets.button(role="main")
        self.go.setDefault(True)
        self.go.clicked.connect(self._go)
        self.buttons.addButton(self.go, self.buttons.ButtonRole.AcceptRole)
        self._sit(sitting(match, seat))
        self.title.setText(self._usual_title())
        self.retranslate()
        self.go.setFocus()

    def wanted(self) -> QSize:
        return QSize(round(460 * theme.text_scale()), 0)

    def _sit(self, seats: Sequence[Seat]) -> None:
        bots = bots_for(self._match.game.id)
        for combo, seat in zip(self.players, seats, strict=True):
            combo.addItem(assets.icon("person"), "", HUMAN)
            # whoever sat there stays, with a temperament of its own if it had one
            for kind in dict.fromkeys([*bots, seat.player]):
                if kind != HUMAN:
                    combo.addItem(assets.icon("bot"), "", kind)
            combo.setCurrentIndex(combo.findData(seat.player))

    def _usual_title(self) -> str:
        return self.tr("What if, from move {number}").format(number=self._step)

    def _go(self) -> None:
        seats = tuple(
            Seat(seat.name, str(combo.currentData()))
            for seat, combo in zip(self._match.seats, self.players, strict=True)
        )
        title = " ".join(self.title.text().split())
        if not title.isprintable() or not title:
            title = self._usual_title()
        as_played = self.as_played.isChecked()
        self.accept()
        self.chosen.emit(WhatIf(self._match, self._position, seats, as_played, title))

    def retranslate(self) -> None:
        self.set_title(self.tr("Play on from here"))
        self.about.setText(
            self.tr(
                "From this position on a match of its own is played. The real one stays as it is, "
                "and both can be compared."
            )
        )
        side = theme.zoomed(20)
        for n, (sign, combo) in enumerate(zip(self._signs, self.players, strict=True)):
            colour = theme.seat_colour(n).name()
            symbol = f"seats/{theme.SEAT_SYMBOLS[n]}"
            sign.setPixmap(assets.pixmap(symbol, side, side, colour))
            for item in range(combo.count()):
                combo.setItemText(item, self._texts.player(combo.itemData(item)))
            told = self.tr("Who plays for {name}").replace("{name}", self._names[n].text())
            combo.setAccessibleName(told)
        self.as_played.setText(self.tr("Bots play as it was played, until somebody deviates"))
        self.title_head.setText(self.tr("What the new match is called"))
        self.title.setAccessibleName(self.title_head.text())
        self.go.setText(self.tr("Play on"))
