"""The menu and the window's keys, made from the table of actions."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from boomerang_desktop.desktop.actions import actions
from boomerang_desktop.desktop.look import assets, widgets

if TYPE_CHECKING:
    from boomerang_desktop.desktop.shell.window import MainWindow


class MainMenu(QObject):
    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.menu = QMenu(window)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self.refresh)
        self._submenus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}

    def fill(self) -> None:
        """Once, as soon as the window has shown its first picture: that does not wait for it."""
        if self._actions:
            return
        part = ""
        for action in actions.in_menu():
            # the groups that fold away stand together
            here = "folded" if action.menu in actions.SUBMENUS else action.menu
            if part and here != part:
                self.menu.addSeparator()
            part = here
            self._add(action)
        self.retranslate()

    def _add(self, action: actions.Action) -> None:
        made = QAction(self._window)
        made.setCheckable(action.checked is not None)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        if action.icon:
            made.setIcon(assets.icon(action.icon))
        made.triggered.connect(lambda _=False: self._window.do(action.name))
        # the keys work whether or not the menu has ever been open
        self._window.addAction(made)
        self._menu_of(action.menu).addAction(made)
        self._actions[action.name] = made

    def _menu_of(self, group: str) -> QMenu:
        if group not in actions.SUBMENUS:
            return self.menu
        if group not in self._submenus:
            self._submenus[group] = self.menu.addMenu("")
            self._submenus[group].setToolTipsVisible(True)
        return self._submenus[group]

    def refresh(self) -> None:
        """Enables what is possible now; what is not says why, and what belongs to another page is
        hidden."""
        if not self._actions and not self._window.isVisible():
            return
        page = self._window.page
        self.fill()
        rename = self._renamed()
        groups = set()
        for name, made in self._actions.items():
            action = actions.BY_NAME[name]
            made.setVisible(page in action.pages)
            if page not in action.pages:
                made.setEnabled(False)
                continue
            groups.add(action.menu)
            reason = self._window.why_not(name)
            made.setEnabled(reason is None)
            called = rename(name) or action.label()
            made.setText(called)
            widgets.set_tip(made, reason or called)
            if action.checked:
                made.setChecked(action.checked(self._window))
        for group, submenu in self._submenus.items():
            submenu.menuAction().setVisible(group in groups)

    def _renamed(self) -> Callable[[str], str]:
        """What actions are called here instead: puzzles are no levels."""
        window = self._window
        lesson = window.lesson if window.page == actions.LESSON else None
        return lesson.course.called if lesson and lesson.course else lambda name: ""

    def retranslate(self) -> None:
        rename = self._renamed()
        for name, made in self._actions.items():
            made.setText(rename(name) or actions.BY_NAME[name].label())
        for group, submenu in self._submenus.items():
            submenu.setTitle(actions.group_label(group))
        if self._actions:
            self.refresh()

    @property
    def actions(self) -> dict[str, QAction]:
        self.fill()
        return self._actions
