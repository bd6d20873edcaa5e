"""How it ended, beside the table: who came where, what each one got and did. A line of the final
table, clicked, lights what it counts."""

from collections.abc import Sequence
from random import Random
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGraphicsOpacityEffect,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import assets, references, theme, widgets
from boomerang_desktop.desktop.scene.words import ResultLine, Words
from boomerang_desktop.desktop.table.after.what_now import WhatNow
from boomerang_desktop.desktop.texts import sentence
from boomerang_desktop.games.core import Event, Result, State
from boomerang_desktop.match import GivenUp

LONGEST = 24
"""Letters of a name that a headline takes; longer ones are shortened there, and there alone."""
LONGEST_WORD = 12
"""Letters of a word that stays whole, however narrow the column is."""
SHORT, LARGE = 20, 1.2
"""Letters of a headline that can be set in large type, unless all type is large."""
FLOURISH, HUSH = 1500, 700
"""Milliseconds for which a win is celebrated, and in which a loss comes into sight."""
FEW = 3
"""Seats whose cells have room beside what they count, unless all type is large."""
GAP, EYE = 4, 16
FACTS = {2: 3, 3: 3}
"""How many things are told of each player, by the number of seats; of more, two."""


def _beside(seats: int) -> bool:
    """Whether cells stand beside what they count, or below it."""
    return seats <= FEW and theme.text_scale() < LARGE


def _cell_width(seats: int) -> int:
    """Of a column beside what it counts; below it they share what there is."""
    return round({2: 76, 3: 46}[seats] * theme.text_scale()) if _beside(seats) else 0


def _picture(seat: int, side: float) -> QLabel:
    """The symbol of a seat in its colour."""
    picture, side = widgets.label(), round(side * theme.text_scale())
    symbol, colour = theme.SEAT_SYMBOLS[seat], theme.seat_colour(seat).name()
    picture.setPixmap(assets.pixmap(f"seats/{symbol}", side, side, colour))
    return picture


def _text(text: str, role: str = "", *, wrap: bool = True) -> QLabel:
    made = widgets.label(role, wrap=wrap)
    made.setText(text)
    return made


class Line(QPushButton):
    """A line of the final table: what it counts above, what each seat got below. A button drawn
    here, because what stands on it has columns."""

    def __init__(self, told: ResultLine, best: frozenset[int], note: str) -> None:
        super().__init__()
        self.key = told.key
        self.setProperty("role", "line")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.setSpacing(GAP)
        head.addWidget(_text(told.heading, "strong"), 1)
        column.addLayout(head)
        if note:
            column.addWidget(_text(note, "warn"))
        seats = len(told.cells)
        beside = _beside(seats)
        cells = head if beside else QHBoxLayout()
        cells.setSpacing(GAP)
        size = round(theme.SIZES["text" if seats <= FEW else "small"] * theme.text_scale())
        for seat, cell in enumerate(told.cells):
            label = _text(cell, wrap=False)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            colour = theme.seat_colour(seat).name() if seat in best else "transparent"
            weight = 700 if seat in best else 400
            label.setStyleSheet(
                f"QLabel {{ font-size: {size}px; font-weight: {weight}; border: none;"
                f" border-bottom: 3px solid {colour}; }}"
            )
            label.setMinimumWidth(_cell_width(seats))
            cells.addWidget(label, 0 if beside else 1)
        if not beside:
            column.addLayout(cells)
        side = round(EYE * theme.text_scale())
        eye = widgets.label()
        eye.setPixmap(assets.pixmap("icons/eye", side, side, theme.tokens().accent))
        head.addWidget(eye)
        for label in self.findChildren(QLabel):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return does what Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._column.minimumSize()

    def hasHeightForWidth(self) -> bool:
        return self._column.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._column.totalHeightForWidth(width)


class Flourish(QWidget):
    """The winner's symbols rain over the result once, and are gone."""

    COUNT = 28

    def __init__(self, seats: Sequence[int], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self._far = 0.0
        rng = Random(7)
        self._falling = [
            (rng.choice(list(seats)), rng.random(), rng.uniform(0, 0.4), rng.uniform(8, 18))
            for _ in range(self.COUNT)
        ]
        """Each one's seat, where across, when it begins, and how large."""

    def play(self, pace: float) -> QVariantAnimation:
        animation = _fading(self, FLOURISH * pace, self._fall)
        animation.finished.connect(self.deleteLater)
        self.show()
        return animation

    def _fall(self, far: float) -> None:
        self._far = far
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        for seat, across, start, size in self._falling:
            way = (self._far - start) / 0.6
            if 0 < way < 1:
                painter.setOpacity(min(1.0, 2 * (1 - way)))
                at = QPointF(across * self.width(), way * way * self.height() * 0.7)
                box = QRectF(at.x() - size / 2, at.y() - size / 2, size, size)
                colour = theme.seat_colour(seat).name()
                assets.draw(painter, f"seats/{theme.SEAT_SYMBOLS[seat]}", box, colour, 2.0)


def _fading(parent: QWidget, milliseconds: float, change: Any) -> QVariantAnimation:
    animation = QVariantAnimation(parent)
    animation.setDuration(max(1, round(milliseconds)))
    animation.setStartValue(0.0)
    animation.setEndValue(1.0)
    animation.valueChanged.connect(change)
    animation.setEasingCurve(QEasingCurve.Type.OutQuad)
    animation.start()
    return animation


class ResultCard(QFrame):
    line_chosen = Signal(str)
    """The key of a line that was clicked: the table can show what it counts. Nothing: no more."""
    rules_wanted = Signal(str)
    """The paragraph that somebody wants to read."""

    def __init__(
        self,
        words: Words[Any],
        state: State,
        outcome: Result | GivenUp,
        story: Sequence[Sequence[Event]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self._words, self._outcome = words, outcome
        self._result = outcome if isinstance(outcome, Result) else None
        """If it was played to its end: else nobody came to count."""
        self._you = words.setup.you
        told = self._headline()
        short = len(told) <= SHORT and theme.text_scale() < LARGE
        self.headline = _text(told, "title" if short else "head")
        self.lines: list[Line] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 12, 8, 10)
        column.setSpacing(8)
        column.addLayout(self._head())
        body = widgets.Tall()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(0, 0, 6, 0)
        self._body.setSpacing(8)
        how = _text("", "muted")
        self._how = words.ending(state, self._result) if self._result else self._broken_off()
        references.write(how, self._how)
        how.linkActivated.connect(self.rules_wanted)
        self._body.addWidget(how)
        self._rank(words.facts(story, state))
        self._ranked = self._body.count()
        if self._result:
            self._count(words.explain(state, self._result), self._result)
        self._body.addStretch(1)
        column.addWidget(widgets.scrolling(body), 1)
        self.next = WhatNow(dealt=words.setup.game.deals)
        column.addWidget(self.next)

    @property
    def spoken(self) -> str:
        """Who has won and how, for those who do not see it."""
        how, rule = references.split(self._how)
        return f"{sentence(self.headline.text())} {references.plain(sentence(how), rule)}"

    # --- who came where

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(10)
        self._symbols = QWidget()
        pictures = QGridLayout(self._symbols)
        pictures.setContentsMargins(0, 0, 0, 0)
        pictures.setSpacing(4)
        winners = self._outcome.winners
        for n, seat in enumerate(winners):
            pictures.addWidget(_picture(seat, 40 if len(winners) == 1 else 20), *divmod(n, 2))
        if self._result and len(winners) < len(self._result.scores):
            row.addWidget(self._symbols)
        row.addWidget(self.headline, 1)
        return row

    def _name(self, seat: int) -> str:
        name = self._words.name(seat)
        return name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"

    def _names(self, seats: Sequence[int]) -> str:
        *others, last = [self._name(seat) for seat in seats]
        if not others:
            return last
        return self.tr("{names} and {last}").format(names=", ".join(others), last=last)

    def _headline(self) -> str:
        """Who has won, said to the only person at the screen if there is one."""
        result, you = self._outcome, self._you
        if isinstance(result, GivenUp):
            return self._words.match_given_up(result.seat)
        if len(result.winners) == len(result.scores):
            return self.tr("A draw")
        if you in result.winners:
            return self._your_win(result, you)
        text = self._their_win(result)
        if you is None or len(result.scores) == 2:
            return text
        return self._and_you(result, you).format(won=text)

    def _broken_off(self) -> str:
        """How a match ended that was given up."""
        winners = self._outcome.winners
        if len(winners) > 1:
            return self.tr("The match was not played to its end: the others share the win.")
        text = self.tr("The match was not played to its end: {name} wins.")
        return text.replace("{name}", self._name(winners[0]))

    def _your_win(self, result: Result, you: int) -> str:
        others = [seat for seat in result.winners if seat != you]
        if others:
            return self.tr("You share the win with {names}!").format(names=self._names(others))
        if margin := self._margin(result):
            return self.tr("You win by {points}!").format(points=margin)
        return self.tr("You win on the tie-break!") if result.tie_break else self.tr("You win!")

    def _their_win(self, result: Result) -> str:
        winners, alone = result.winners, self._you is None
        if len(winners) > 1:
            text = self.tr("{names} share the win!") if alone else self.tr("{names} share the win")
            return text.format(names=self._names(winners))
        margin = self._margin(result)
        if not margin or (self._you is not None and len(result.scores) > 2):
            text = self.tr("{name} wins!") if alone else self.tr("{name} wins")
        else:
            text = (
                self.tr("{name} wins by {points}!") if alone else self.tr("{name} wins by {points}")
            )
        return text.format(name=self._name(winners[0]), points=margin)

    def _and_you(self, result: Result, you: int) -> str:
        ranks = result.ranks
        if ranks.count(ranks[you]) > 1:
            return (
                "",
                "",
                self.tr("{won}; you share second place"),
                self.tr("{won}; you share third place"),
                self.tr("{won}; you share fourth place"),
            )[ranks[you]]
        return (
            "",
            "",
            self.tr("{won}; you came second"),
            self.tr("{won}; you came third"),
            self.tr("{won}; you came fourth"),
            self.tr("{won}; you came fifth"),
        )[ranks[you]]

    def _margin(self, result: Result) -> str:
        """By how much the winner leads; nothing if points did not decide."""
        scores, winner = result.scores, result.winners[0]
        margin = scores[winner] - max(s for n, s in enumerate(scores) if n != winner)
        info = GAME_INFOS[self._words.setup.game.id]
        return info.score(margin, len(scores)) if margin > 0 else ""

    def _rank_text(self, rank: int) -> str:
        ranks = self.tr("1st"), self.tr("2nd"), self.tr("3rd"), self.tr("4th"), self.tr("5th")
        return ranks[rank - 1]

    def _rank(self, facts: Sequence[Sequence[str]]) -> None:
        """Everybody, the winner first, with what they did."""
        ranks, setup = self._outcome.ranks, self._words.setup
        most, info = FACTS.get(len(ranks), 2), GAME_INFOS[setup.game.id]
        for seat in sorted(range(len(ranks)), key=lambda seat: ranks[seat]):
            won = seat in self._outcome.winners
            row = QHBoxLayout()
            row.setSpacing(8)
            place = _text(self._rank_text(ranks[seat]), "muted", wrap=False)
            place.setMinimumWidth(round(26 * theme.text_scale()))
            row.addWidget(place)
            row.addWidget(_picture(seat, 18))
            you = self._words.by(seat, self.tr("{name} (you)"), "{name}")
            shown = you.replace("{name}", self._breakable(seat))
            name = _text(shown, "advice" if won else "strong")
            name.setMinimumWidth(1)
            row.addWidget(name, 1)
            if self._result:
                row.addWidget(_text(str(self._result.scores[seat]), "head", wrap=False))
            both = QVBoxLayout()
            both.setSpacing(0)
            both.addLayout(row)
            manner = info.manner(setup.seats[seat].player, self._name(seat))
            for text in filter(None, (manner, " · ".join(facts[seat][: most - bool(manner)]))):
                told = _text(text, "small")
                told.setContentsMargins(round(34 * theme.text_scale()), 0, 0, 0)
                both.addWidget(told)
            self._body.addLayout(both)

    def _breakable(self, seat: int) -> str:
        """A name that wraps even if it is one long word."""
        name = self._words.name(seat)
        longest = max(map(len, name.split()), default=0)
        return "\u200b".join(name) if longest > LONGEST_WORD else name

    # --- what counted

    def _count(self, told: Sequence[ResultLine], result: Result) -> None:
        self._body.addWidget(_text(self.tr("What counted"), "head"))
        seats = len(result.scores)
        heads = QHBoxLayout()
        heads.setContentsMargins(9, 0, 9, 0)
        heads.setSpacing(GAP)
        if _beside(seats):
            heads.addStretch(1)
        for seat in range(seats):
            picture = _picture(seat, 16)
            picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
            widgets.set_tip(picture, self._words.name(seat))
            picture.setMinimumWidth(_cell_width(seats))
            heads.addWidget(picture, 0 if _beside(seats) else 1)
        if _beside(seats):
            heads.addSpacing(round(EYE * theme.text_scale()) + GAP)
        self._body.addLayout(heads)
        for line in told:
            decides = line.key == result.tie_break
            best = frozenset(result.winners) if decides else line.best
            note = self.tr("This decided between equals.") if decides else ""
            made = Line(line, best, note)
            names = [self._words.name(seat) for seat in range(len(line.cells))]
            spoken = (f"{name} {cell}" for name, cell in zip(names, line.cells, strict=True))
            made.setAccessibleName(", ".join((line.heading, *spoken)))
            widgets.set_tip(made, self.tr("Show it on the table"))
            made.clicked.connect(lambda on, key=line.key: self.choose(key if on else ""))
            self.lines.append(made)
            self._body.addWidget(made)

    @property
    def decisive(self) -> str:
        """The key of the line that decided between equals; nothing if none had to."""
        return (self._result.tie_break or "") if self._result else ""

    @property
    def chosen(self) -> str:
        """The key of the line that is lit."""
        return next((line.key for line in self.lines if line.isChecked()), "")

    def choose(self, key: str) -> None:
        """Lights what a line counts; nothing for no line."""
        for line in self.lines:
            line.setChecked(line.key == key)
        self.line_chosen.emit(key)

    def take_in(self, more: QWidget, *, early: bool = False) -> None:
        """Something that is shown below all that, or early, before what counted; until the card
        goes."""
        more.setMinimumWidth(0)
        more.setMaximumWidth(16_777_215)
        self._body.removeWidget(more)
        self._body.insertWidget(self._ranked if early else self._body.count() - 1, more)

    # --- the moment itself

    def celebrate(self, won: bool, pace: float) -> None:
        """A flourish for a win; a loss comes into sight quietly. Off means off."""
        if not pace:
            return
        if won:
            Flourish(self._outcome.winners, self).play(pace)
            return
        effect = QGraphicsOpacityEffect(self._symbols)
        self._symbols.setGraphicsEffect(effect)
        _fading(self._symbols, HUSH * pace, effect.setOpacity)
