"""Pictures: drawn at the size that is needed, in the colour of the text where they are icons."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.desktop.program import application

pytestmark = pytest.mark.usefixtures("qapp")


def colours(image: QImage) -> set[str]:
    """Of what is opaque."""
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


def test_pictures_and_rules_lie_inside_the_package_or_beside_it() -> None:
    assert (assets.root() / "icons").is_dir()
    assert (assets.root("i18n/rules") / "en").is_dir()


@pytest.mark.parametrize(
    "path", sorted(assets.root().rglob("*.svg")), ids=lambda path: str(Path(path).stem)
)
def test_every_picture_can_be_drawn(path: Path) -> None:
    name = str(path.relative_to(assets.root()).with_suffix(""))
    assert assets.renderer(name).isValid()


def test_a_picture_that_is_not_there_is_an_error_and_not_a_crash(qtbot: QtBot) -> None:
    for _ in range(3):
        with pytest.raises(FileNotFoundError, match="unicorn"):
            assets.pixmap("icons/unicorn", 16, 16)


def test_a_picture_has_the_size_that_was_asked_for() -> None:
    drawn = assets.pixmap("icons/person", 33.4, 20)
    assert (drawn.deviceIndependentSize().width(), drawn.deviceIndependentSize().height()) == (
        33,
        20,
    )
    assert not assets.pixmap("icons/person", 0, 0).isNull()


def test_a_one_coloured_picture_can_be_tinted() -> None:
    red = assets.pixmap("icons/person", 32, 32, "#ff0000").toImage()
    assert colours(red) == {"#ff0000"}


def test_who_draws_on_one_picture_does_not_change_the_next() -> None:
    first = assets.pixmap("icons/person", 24, 24)
    before = first.toImage()
    first.fill(Qt.GlobalColor.red)
    assert assets.pixmap("icons/person", 24, 24).toImage() == before


def test_a_picture_is_drawn_where_it_belongs() -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    assets.draw(painter, "icons/person", QRectF(20, 20, 20, 20), "#00ff00")
    painter.end()
    around = image.copy()
    inner = QPainter(around)
    inner.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
    inner.fillRect(20, 20, 20, 20, Qt.GlobalColor.transparent)
    inner.end()
    assert colours(image)
    assert not colours(around)


def test_an_icon_has_the_colour_of_the_text_whatever_the_appearance() -> None:
    icon = assets.icon("person")
    try:
        for appearance in ("light", "dark"):
            theme.apply(application(), appearance, 1.0)
            for mode, role in ((QIcon.Mode.Normal, "ink"), (QIcon.Mode.Disabled, "muted")):
                image = icon.pixmap(QSize(32, 32), mode).toImage()
                assert colours(image) == {QColor(getattr(theme.tokens(), role)).name()}
    finally:
        theme.apply(application(), "light", 1.0)


def test_an_icon_is_made_once_and_follows_the_appearance(qapp: QApplication) -> None:
    assert assets.icon("star") is assets.icon("star")
    theme.apply(qapp, "light", 1.0)
    day = assets.icon("star").pixmap(24, 24).toImage()
    theme.apply(qapp, "dark", 1.0)
    assert assets.icon("star").pixmap(24, 24).toImage() != day
    theme.apply(qapp, "light", 1.0)
    assert assets.icon("star").pixmap(24, 24).toImage() == day
