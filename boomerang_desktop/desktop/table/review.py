"""Looking back: a strip at the lower edge of the table, from the first position to the last."""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QSlider

from boomerang_desktop.desktop.look import assets, widgets
from boomerang_desktop.desktop.scene.view import TableView
from boomerang_desktop.desktop.table.playback import Playback

HEIGHT = 40
"""Pixels, whatever the text size: the room that tables keep for it."""
PAUSE = 700
"""Milliseconds for which each position is seen while it plays by itself."""
TOOLS = {
    "first": "first",
    "previous": "step_back",
    "play": "play",
    "next": "step_forward",
    "last": "last",
}
"""Each with its icon."""


class Walk(Protocol):
    """A match that one can look back at."""

    playback: Playback

    def look_at(self, number: int | None) -> None: ...

    def play_on(self, done: Callable[[], None]) -> None: ...


class Strip(QFrame):
    wanted = Signal(str)
    """The name of a tool that was clicked."""
    moved = Signal(int)
    """The step that the slider was moved to."""
    back = Signal()
    """To the present, or to the result."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._under = view
        self.setProperty("role", "strip")
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 2, 6, 2)
        row.setSpacing(2)
        self.tools = {name: widgets.tool(icon) for name, icon in TOOLS.items()}
        for name, tool in self.tools.items():
            tool.setProperty("role", "strip")
            tool.setFixedSize(HEIGHT, HEIGHT - 4)
            tool.clicked.connect(lambda _=False, name=name: self.wanted.emit(name))
            row.addWidget(tool)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumSize(60, 32)
        self.slider.setPageStep(5)
        self.slider.valueChanged.connect(self.moved)
        self.place = widgets.Fitted("text", "small")
        self.place.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.place.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = widgets.button("chevron_right", "strip")
        self.button.clicked.connect(self.back)
        row.addWidget(self.slider, 1)
        row.addSpacing(6)
        row.addWidget(self.place)
        row.addSpacing(6)
        row.addWidget(self.button)
        self._shown: tuple[int, int, bool, bool, bool] = (0, 0, False, False, False)
        self.looks_ahead = False
        """Whether it is what comes next that somebody looks at, and not what has just been done."""
        self.hide()
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._lie_down()
        return super().eventFilter(watched, event)

    def _lie_down(self) -> None:
        """Along the lower edge of what it lies on."""
        below = self._under.size()
        self.setGeometry(0, below.height() - HEIGHT, below.width(), HEIGHT)

    def show_step(self, step: int, last: int, *, playing: bool, over: bool, away: bool) -> None:
        """`over`: the match has ended. `away`: there is something to come back to."""
        self._shown = (step, last, playing, over, away)
        self.retranslate()
        self._lie_down()
        self._under.reserve_strip(HEIGHT)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        self._under.reserve_strip(0)
        self.hide()

    def where(self, step: int, last: int) -> str:
        if self.looks_ahead and step < last:
            return self.tr("Before move {number} of {all}").format(number=step + 1, all=last)
        if step:
            return self.tr("Move {number} of {all}").format(number=step, all=last)
        return self.tr("Before the first move")

    def retranslate(self) -> None:
        step, last, playing, over, away = self._shown
        self.slider.blockSignals(True)
        self.slider.setRange(0, last)
        self.slider.setValue(step)
        self.slider.blockSignals(False)
        self.slider.setAccessibleName(self.tr("Where in the match"))
        self.tools["play"].setIcon(assets.icon("pause" if playing else "play"))
        for name, text in (
            ("first", self.tr("To the beginning")),
            ("previous", self.tr("One step back")),
            ("play", self.tr("Stop playing") if playing else self.tr("Play it again")),
            ("next", self.tr("One step on")),
            ("last", self.tr("To the end")),
        ):
            widgets.set_tip(self.tools[name], text)
            self.tools[name].setAccessibleName(text)
        for name in ("first", "previous"):
            self.tools[name].setEnabled(step > 0)
        for name in ("next", "last"):
            self.tools[name].setEnabled(step < last)
        self.place.setText(self.where(step, last))
        self.button.setVisible(away)
        self.button.setText(self.tr("The result") if over else self.tr("Back to the game"))
        self.button.setIcon(assets.icon("trophy" if over else "last", "on_accent"))


class Review(QObject):
    """Where one looks, and the walk from there by itself."""

    def __init__(self, strip: Strip, parent: QObject) -> None:
        super().__init__(parent)
        self.strip = strip
        self._flow: Walk | None = None
        self.playing = False
        self.result_shown = False
        """Whether how it ended is in sight."""
        self._next = QTimer(self, singleShot=True, interval=PAUSE)
        self._next.timeout.connect(self._play_on)

    def begin(self, flow: Walk | None) -> None:
        self.pause()
        self._flow = flow
        self.refresh()

    @property
    def shown(self) -> bool:
        """While one looks back, and after the match."""
        if self._flow is None:
            return False
        return self._flow.playback.looking_back is not None or self._flow.playback.over

    def refresh(self) -> None:
        flow = self._flow
        if flow is None:
            self.strip.put_away()
            return
        if self.shown:
            playback = flow.playback
            steps = playback.steps()
            self.strip.show_step(
                self._here(steps),
                len(steps) - 1,
                playing=self.playing,
                over=playback.over,
                away=playback.looking_back is not None or not self.result_shown,
            )
        else:
            self.strip.put_away()

    def told(self) -> str:
        """Where one looks back to, in a sentence; nothing in the present."""
        if self._flow is None or self._flow.playback.looking_back is None:
            return ""
        steps = self._flow.playback.steps()
        number = self._here(steps)
        if self.strip.looks_ahead:
            return self.strip.where(number, len(steps) - 1)
        if not number:
            return self.tr("Looking back at the beginning")
        text = self.tr("Looking back at move {number} of {all}")
        return text.format(number=number, all=len(steps) - 1)

    def _here(self, steps: Sequence[int]) -> int:
        """The last step that is on the table."""
        assert self._flow is not None
        return bisect_right(steps, self._flow.playback.here) - 1

    # --- walking

    def go(self, step: int) -> None:
        """To a step; the last one is how it is now."""
        self.pause()
        if self._flow:
            steps = self._flow.playback.steps()
            step = max(0, min(step, len(steps) - 1))
            self._flow.look_at(steps[step] if step < len(steps) - 1 else None)

    def step(self, name: str) -> None:
        """One step, or to either end."""
        if self._flow is None:
            return
        steps = self._flow.playback.steps()
        here, last = self._here(steps), len(steps) - 1
        self.go({"first": 0, "previous": here - 1, "next": here + 1, "last": last}[name])

    def toggle(self) -> None:
        """Plays by itself from here, or from the beginning if all has been seen; or stops."""
        flow = self._flow
        if flow is None:
            return
        if self.playing:
            self.pause()
            # what is on its way arrives
            flow.look_at(flow.playback.here)
            return
        if flow.playback.looking_back is None:
            self.go(0)
        self.playing = True
        self._next.start()
        self.refresh()

    def pause(self) -> None:
        self._next.stop()
        if self.playing:
            self.playing = False
            self.refresh()

    def _play_on(self) -> None:
        if self._flow:
            self._flow.play_on(self._seen)

    def _seen(self) -> None:
        if self._flow and self._flow.playback.looking_back is None:
            self.pause()
        elif self.playing:
            self._next.start()
