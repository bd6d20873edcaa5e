"""Giving up: asked once, with what it means; where several people sit at the screen, who it is."""

from collections.abc import Mapping

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from boomerang_desktop.desktop.dialogs.question import Question
from boomerang_desktop.desktop.look import theme


class GiveUpQuestion(Question):
    def __init__(
        self, text: str, yes: str, no: str, people: Mapping[int, str], parent: QWidget | None = None
    ) -> None:
        """`people`: the names of those at the screen, by seat."""
        super().__init__(text, yes, no, parent)
        self.people = QButtonGroup(self)
        column = self.layout()
        if len(people) < 2 or not isinstance(column, QVBoxLayout):
            self._alone = next(iter(people))
            return
        # no one is preselected: the player must say who
        self._alone = -1
        self.yes.setEnabled(False)
        choices = QVBoxLayout()
        choices.setSpacing(theme.GRID)
        for seat, name in people.items():
            # a name may hold what Qt takes for a key
            choice = QRadioButton(name.replace("&", "&&"))
            self.people.addButton(choice, seat)
            choices.addWidget(choice)
        self.people.idClicked.connect(lambda _: self.yes.setEnabled(True))
        column.insertLayout(1, choices)

    @property
    def seat(self) -> int:
        """Who gives up."""
        return self.people.checkedId() if self._alone < 0 else self._alone
