"""The menu and the window's keys, made from the table of actions."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from boomerang_desktop.desktop.look import assets
from boomerang_desktop.desktop.shell import actions

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
        self.actions: dict[str, QAction] = {}
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
        made.setCheckable(action.checkable)
        made.setShortcuts([QKeySequence(key) for key in action.keys])
        if action.icon:
            made.setIcon(assets.icon(action.icon))
        made.triggered.connect(lambda _=False: self._window.do(action.name))
        # the keys work whether or not the menu has ever been open
        self._window.addAction(made)
        self._menu_of(action.menu).addAction(made)
        self.actions[action.name] = made

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
        page = self._window.page
        for name, made in self.actions.items():
            action = actions.BY_NAME[name]
            made.setVisible(page in action.pages)
            reason = self._window.why_not(name)
            made.setEnabled(reason is None)
            made.setToolTip(reason or action.label())
            if action.checkable:
                made.setChecked(self._window.checked(name))
        for group, submenu in self._submenus.items():
            shown = any(page in a.pages for a in actions.in_menu() if a.menu == group)
            submenu.menuAction().setVisible(shown)

    def retranslate(self) -> None:
        for name, made in self.actions.items():
            made.setText(actions.BY_NAME[name].label())
        for group, submenu in self._submenus.items():
            submenu.setTitle(actions.group_label(group))
