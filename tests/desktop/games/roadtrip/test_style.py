"""Colours and pictures."""

import pytest
from PySide6.QtGui import QColor

from boomerang_desktop.desktop.games.roadtrip.style import (
    DAY_COLOURS,
    NIGHT_COLOURS,
    REGION_COLOURS,
    Colours,
    on_colour,
    region_colour,
    site_picture,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.games.roadtrip.cards import LETTERS, REGIONS

both = pytest.mark.parametrize("colours", [DAY_COLOURS, NIGHT_COLOURS], ids=["day", "night"])


def test_every_card_has_its_picture_and_every_region_its_pattern() -> None:
    for letter in LETTERS:
        assert (assets.root() / f"{site_picture(letter)}.svg").exists(), letter
    for region in REGIONS:
        assert region.id in REGION_COLOURS
        assert (assets.root() / f"roadtrip/patterns/{region.id}.svg").exists()


@both
def test_text_on_the_paper_can_be_read(colours: Colours) -> None:
    for colour in (colours.ink, colours.pencil, colours.cherry):
        assert theme.contrast(colour, colours.paper) >= 4.5
    assert theme.contrast(colours.on_cherry, colours.cherry) >= 4.5
    for ground in (colours.field, colours.chosen):
        assert theme.contrast(colours.ink, ground) >= 4.5
    for letter in LETTERS:
        strong = region_colour(letter)
        assert theme.contrast(on_colour(strong).name(), strong.name()) >= 3


@both
def test_what_glows_can_be_read_and_marks_be_seen(colours: Colours) -> None:
    part, glow, paper = colours.shine / 255, QColor(colours.glow), QColor(colours.paper)
    mixed = QColor.fromRgbF(
        *(
            part * one + (1 - part) * other
            for one, other in (
                (glow.redF(), paper.redF()),
                (glow.greenF(), paper.greenF()),
                (glow.blueF(), paper.blueF()),
            )
        )
    )
    assert theme.contrast(colours.ink, mixed.name()) >= 4.5
    assert theme.contrast(colours.coast, colours.paper) >= 3


def test_the_land_has_a_picture_for_the_night() -> None:
    for name in ("map", "ground"):
        assert assets.exists(f"roadtrip/{name}-dark")
    light, dark = (assets.renderer(f"roadtrip/{name}") for name in ("map", "map-dark"))
    for region in REGIONS:
        assert light.boundsOnElement(region.id) == dark.boundsOnElement(region.id)
