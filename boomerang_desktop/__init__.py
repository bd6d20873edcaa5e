"""Boomerang Desktop: five board games called Boomerang (and their sister Lascaux) on one table."""

__version__ = "0.1.0"

APP_ID = "io.github.boomerangdesktop.BoomerangDesktop"
"""What desktops know the program by: the name of its menu entry, icon and bundle everywhere."""

LANGUAGES = {"en": "English", "fr": "Français", "it": "Italiano"}
"""Each in its own words: whoever looks for one cannot read the others. Scripts, which cannot read
this, go by the files `i18n/*.ts`; a test holds the two together."""
