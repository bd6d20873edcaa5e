"""Colours and pictures."""

from boomerang_desktop.desktop.games.roadtrip.style import (
    CHERRY,
    INK,
    PAPER,
    PENCIL,
    REGION_COLOURS,
    on_colour,
    region_colour,
    site_picture,
)
from boomerang_desktop.desktop.look import assets, theme
from boomerang_desktop.games.roadtrip.cards import LETTERS, REGIONS


def test_every_card_has_its_picture_and_every_region_its_pattern() -> None:
    for letter in LETTERS:
        assert (assets.root() / f"{site_picture(letter)}.svg").exists(), letter
    for region in REGIONS:
        assert region.id in REGION_COLOURS
        assert (assets.root() / f"roadtrip/patterns/{region.id}.svg").exists()


def test_text_on_the_paper_can_be_read() -> None:
    for colour in (INK, PENCIL, CHERRY):
        assert theme.contrast(colour, PAPER) >= 4.5
    for letter in LETTERS:
        ground = region_colour(letter)
        assert theme.contrast(on_colour(ground).name(), ground.name()) >= 3
