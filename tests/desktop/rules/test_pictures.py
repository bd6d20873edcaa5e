"""Every picture of the rules: drawn from its data by the real tables, whatever the look."""

import re
from itertools import pairwise

import attrs
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.games import GAME_INFOS
from boomerang_desktop.desktop.look import theme
from boomerang_desktop.desktop.rules import pictures
from boomerang_desktop.desktop.rules.pictures import RulesPicture
from boomerang_desktop.desktop.rules.text import PICTURE

pytestmark = pytest.mark.usefixtures("app")

SMALL = 120
LOOKS = [("en", "light", 1.0), ("fr", "dark", 1.3), ("it", "light", 0.85)]


def colours(image: QImage) -> int:
    points = ((x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3))
    return len({image.pixel(x, y) for x, y in points})


def drawn(game: str, name: str, **changes: object) -> QImage:
    picture = attrs.evolve(pictures.of(game)[name], **changes)  # type: ignore[arg-type]
    return pictures.draw(game, picture, picture.size(2 * SMALL))


@pytest.mark.parametrize("game", GAME_INFOS)
def test_the_pictures_that_there_are_are_those_that_are_shown(game: str) -> None:
    written = GAME_INFOS[game].rules("en").read_text("utf-8")
    assert {name for _, name in PICTURE.findall(written)} == set(pictures.of(game))


@pytest.mark.parametrize(("language", "appearance", "size"), LOOKS)
@pytest.mark.parametrize("game", GAME_INFOS)
def test_each_can_be_drawn_in_every_look(
    game: str, language: str, appearance: str, size: float, app: QApplication
) -> None:
    languages.install(language)
    theme.apply(app, appearance, size)
    for name, picture in pictures.of(game).items():
        image = pictures.draw(game, picture, picture.size(SMALL))
        assert image.width() == SMALL
        assert colours(image) > 30, name


def test_pictures_follow_the_appearance_and_the_language(app: QApplication) -> None:
    seen = [drawn("hunt", "table")]
    theme.apply(app, "dark", 1.0)
    seen.append(drawn("hunt", "table"))
    languages.install("it")
    seen.append(drawn("hunt", "table"))
    assert all(one != other for one, other in pairwise(seen))


def test_its_shape_is_known_before_it_is_drawn() -> None:
    picture = RulesPicture("example", 0, (4, 3))
    assert picture.size(400) == QSize(400, 300)


def test_what_is_pointed_out_is_seen() -> None:
    assert drawn("arrows", "capture") != drawn("arrows", "capture", ringed=[])
    assert drawn("arrows", "capture") != drawn("arrows", "capture", paths=[])


def test_what_happened_is_marked_if_it_is_to_be() -> None:
    assert drawn("arrows", "penalty") != drawn("arrows", "penalty", marked=False)


def test_an_aid_is_on_only_where_the_picture_says_so() -> None:
    assert drawn("arrows", "place") != drawn("arrows", "place", shown={})


def test_what_is_lifted_lights_where_it_may_land() -> None:
    assert drawn("arrows", "move") != drawn("arrows", "move", lift=())


def test_two_moments_are_seen_in_the_same_frame() -> None:
    """The first piece lies where it lay when others have come to it."""
    first, third = drawn("flip", "first"), drawn("flip", "third")
    lower = (first.width() // 5, 2 * first.height() // 3)
    assert first.pixel(*lower) == third.pixel(*lower)
    assert first != third
    assert drawn("flip", "first", framed=None, around=[["placed", 767]]) != first


def test_eyes_see_no_more_than_their_own() -> None:
    """The token that Ana has chosen is nobody else's business."""
    picture = pictures.of("hunt")["chosen"]
    own = drawn("hunt", "chosen", around=[], ringed=[], framed=None)
    others = [
        drawn("hunt", "chosen", around=[], ringed=[], framed=None, eyes=seat) for seat in (1, 2)
    ]
    assert picture.eyes == 0
    assert all(own != other for other in others)


def test_a_thing_that_is_not_there_is_named() -> None:
    with pytest.raises(KeyError, match=re.escape("('cell', 99)")):
        drawn("arrows", "board", ringed=[["cell", 99]])


def test_a_game_without_pictures_has_none() -> None:
    assert pictures.of("heap") == {}
