"""Where the files lie that come with the program."""

from boomerang_desktop import LANGUAGES
from boomerang_desktop.files import root


def test_everything_that_comes_with_the_program_is_found() -> None:
    assert (root() / "icons").is_dir()
    assert root("assets/lessons").parent == root()
    for language in LANGUAGES:
        assert (root("i18n/rules") / language).is_dir()
