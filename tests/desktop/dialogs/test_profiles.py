"""The people who play here."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.dialogs.profiles import ProfilesDialog
from boomerang_desktop.desktop.library.people import People
from boomerang_desktop.desktop.settings import Settings


@pytest.fixture
def people(tmp_path: Path, settings: Settings) -> People:
    return People(tmp_path, settings)


@pytest.fixture
def dialog(people: People, qtbot: QtBot) -> ProfilesDialog:
    made = ProfilesDialog(people)
    qtbot.addWidget(made)
    made.show()
    for name in ("Ana", "Bo"):
        made.new_name.setText(name)
        made.add.click()
    return made


def test_somebody_new_has_a_sign_of_their_own(dialog: ProfilesDialog, people: People) -> None:
    ana, bo = people.profiles.all
    assert (ana.name, bo.name) == ("Ana", "Bo")
    assert ana.symbol != bo.symbol
    assert [row.name.text() for row in dialog.rows] == ["Ana", "Bo"]


def test_the_first_who_has_a_name_is_here(
    dialog: ProfilesDialog, settings: Settings, people: People
) -> None:
    assert settings.player_name == "Ana"
    dialog.rows[1].here.click()
    assert settings.player_name == "Bo"
    assert people.me == people.profiles.named("Bo")


def test_a_new_name_is_still_the_same_person(dialog: ProfilesDialog, people: People) -> None:
    row = dialog.rows[1]
    row.name.setText("Beau")
    QTest.keyClick(row.name, Qt.Key.Key_Return)
    beau = people.profiles.named("Beau")
    assert beau is not None
    assert beau.formerly == ("Bo",)


def test_two_of_one_name_are_refused_in_a_sentence(dialog: ProfilesDialog, people: People) -> None:
    row = dialog.rows[1]
    row.name.setText("Ana")
    QTest.keyClick(row.name, Qt.Key.Key_Return)
    assert "in use" in dialog.fault.text()
    assert row.name.text() == "Bo"
    assert len(people.profiles.all) == 2


def test_wishes_are_kept(dialog: ProfilesDialog, people: People, settings: Settings) -> None:
    row = dialog.rows[0]
    for combo, data in ((row.language, "it"), (row.text_size, "1.15")):
        combo.setCurrentIndex(combo.findData(data))
        combo.activated.emit(combo.currentIndex())
    ana = people.profiles.named("Ana")
    assert ana is not None
    assert (ana.language, ana.text_size) == ("it", "1.15")
    assert (settings.language, settings.text_scale) == ("it", 1.15)


def test_whoever_is_removed_is_gone_from_the_list(dialog: ProfilesDialog, people: People) -> None:
    dialog.rows[0].remove.click()
    assert [profile.name for profile in people.profiles.all] == ["Bo"]
    assert [row.name.text() for row in dialog.rows] == ["Bo"]


def test_every_field_says_what_it_is(dialog: ProfilesDialog) -> None:
    for row in dialog.rows:
        for part in row.widgets():
            assert row.profile.name in part.accessibleName()
