"""Everything that can be learned from the window at one moment."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import attrs
import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QImage
from PySide6.QtWidgets import QApplication, QWidget

from boomerang_desktop.desktop.actions.actions import ACTIONS, ON_BOARD
from boomerang_desktop.desktop.scene import accessibility
from boomerang_desktop.desktop.scene.items import Item
from boomerang_desktop.desktop.shell.window import MainWindow

_TEXTS = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
)
_SAID = ("text", "title", "placeholderText")


@attrs.frozen
class Sight:
    """`told` is what is read, by where it stands; `picture` what is seen."""

    step: str
    told: dict[str, object]
    pictures: list[QImage]

    def differs(self, other: "Sight") -> str:
        """What is not the same, in a line or two; nothing if all is."""
        if self.step != other.step:
            return f"{self.step} became {other.step}"
        for where in sorted(self.told.keys() | other.told.keys()):
            one, two = self.told.get(where), other.told.get(where)
            if one != two:
                return f"{self.step}: {where}\n  {one!r}\n  {two!r}"
        if len(self.pictures) != len(other.pictures):
            return f"{self.step}: another number of windows"
        for number, (mine, theirs) in enumerate(zip(self.pictures, other.pictures, strict=True)):
            if mine != theirs:
                return f"{self.step}: {pixels(mine, theirs)} of window {number}"
        return ""

    def keep(self, folder: Path, name: str) -> None:
        """For those who want to see it."""
        for number, picture in enumerate(self.pictures):
            picture.save(str(folder / f"{name}-{number}.png"))


def pixels(one: QImage, other: QImage) -> str:
    """Where two pictures differ."""
    if one.size() != other.size():
        return f"sizes {one.size().toTuple()} and {other.size().toTuple()}"
    different = [
        (x, y)
        for y in range(one.height())
        if one.copy(0, y, one.width(), 1) != other.copy(0, y, one.width(), 1)
        for x in range(one.width())
        if one.pixel(x, y) != other.pixel(x, y)
    ]
    columns, rows = zip(*different, strict=True)
    return (
        f"{len(different)} pixels, columns {min(columns)}–{max(columns)} and rows "
        f"{min(rows)}–{max(rows)},"
    )


def look(window: MainWindow, step: str, heard: list[str]) -> Sight:
    """`heard`: what has been announced and played since the last look."""
    windows = [window, *_dialogs(window)]
    here = window.pages.currentWidget()
    pages = filter(None, map(window.pages.widget, range(window.pages.count())))
    away = [page for page in pages if page is not here]
    if window.page not in ON_BOARD:
        # at a table what lies hidden must be the same too; elsewhere it may be on its way
        away += [each for each in window.findChildren(QWidget) if not each.isVisible()]
    told: dict[str, object] = {"heard": tuple(heard)}
    with pytest.MonkeyPatch.context() as patch:
        # nothing moves while it is read: what lies where is found out once
        patch.setattr(accessibility, "_groups", lru_cache(accessibility._groups))
        for number, each in enumerate(windows):
            told |= _read(QAccessible.queryAccessibleInterface(each), f"reader {number}", away)
            told |= _widgets(each, f"widget {number}", away)
    told |= {f"menu {n}": _entry(action) for n, action in enumerate(window.actions())}
    told |= {f"why not {action.name}": window.why_not(action.name) for action in ACTIONS}
    if page := window.board_page():
        told |= _things(page)
    if window.table:
        told["log"] = window.table.log.texts()
        told["status"] = window.table.bar.status.text()
    # between looks nothing is drawn
    window.setUpdatesEnabled(True)
    pictures = [each.grab().toImage() for each in windows]
    window.setUpdatesEnabled(False)
    return Sight(step, told, pictures)


def _dialogs(window: MainWindow) -> list[QWidget]:
    """Everything else that lies open, in a fixed order."""
    others = [each for each in QApplication.topLevelWidgets() if each.isVisible()]
    return sorted(
        (each for each in others if each is not window),
        key=lambda each: (type(each).__name__, each.windowTitle()),
    )


_FOLDER = re.compile(r"/\S*/test_\S+/[01]\b")


def _read(part: QAccessibleInterface, where: str, away: Sequence[QWidget]) -> dict[str, object]:
    """As a screen reader goes through it."""
    told: dict[str, object] = {}
    for at, each in _parts(part, where, away):
        state = each.state()
        flags = [
            name
            for name in ("focused", "disabled", "invisible", "checked", "selected", "expanded")
            if getattr(state, name)
        ]
        # twins are kept in folders of their own, which the last sentence spoken may name
        texts = tuple(_FOLDER.sub("home", each.text(kind)) for kind in _TEXTS)
        told[at] = each.role(), texts, each.rect().getRect(), flags
    return told


def _parts(
    part: QAccessibleInterface, where: str, away: Sequence[QWidget]
) -> Iterator[tuple[str, QAccessibleInterface]]:
    """All parts in it, but for pages that nobody is on."""
    yield where, part
    for number in range(part.childCount()):
        # Qt answers None for what has no interface, which the stubs do not know
        child: QAccessibleInterface | None = part.child(number)
        if child and child.object() not in away:
            yield from _parts(child, f"{where}.{number}", away)


def _widgets(window: QWidget, where: str, away: Sequence[QWidget]) -> dict[str, object]:
    hidden = set(away)
    shown = [
        each
        for each in (window, *window.findChildren(QWidget))
        if not any(above in hidden for above in _up(each))
    ]
    return {
        f"{where} {number} {type(each).__name__}": (
            (each.toolTip(), each.statusTip(), each.whatsThis(), each.windowTitle()),
            (each.accessibleName(), each.accessibleDescription()),
            [str(getattr(each, name)()) for name in _SAID if hasattr(type(each), name)],
            each.isVisible(),
            each.geometry().getRect(),
        )
        for number, each in enumerate(shown)
    }


def _up(widget: QWidget) -> Iterator[QWidget]:
    above: QWidget | None = widget
    while above:
        yield above
        above = above.parentWidget()


def _entry(action: QAction) -> tuple[object, ...]:
    return action.text(), action.toolTip(), action.isEnabled(), action.isChecked()


def _things(page: Any) -> dict[str, object]:
    """What lies on the table and what is said of it to those who point at it."""
    board = page.view.board
    if board is None:
        return {}
    told: dict[str, object] = {}
    items = [item for item in board.items() if isinstance(item, Item) and item.isVisible()]
    for number, item in enumerate(sorted(items, key=lambda item: str(item.key))):
        told[f"thing {number} {item.key}"] = (
            item.label,
            item.description,
            item.toolTip(),
            board.guide.about(item),
            item.lit,
            item.can_lift,
            item.marked,
        )
    told["tips"] = [item.toolTip() for item in board.items() if item.toolTip()]
    return told
