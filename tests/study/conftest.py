"""A folder of lessons that takes the place of the program's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from boomerang_desktop.study import check, lessons, news, progress, texts
from tests.study import a_course

RULES = Path(__file__).parents[2] / "i18n/rules"


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where lessons.toml lies."""

    def root(folder: str = "assets") -> Path:
        return RULES if folder == "i18n/rules" else tmp_path / folder

    for module in (check, lessons, news, progress, texts):
        monkeypatch.setattr(module, "root", root)
    _forget()
    yield a_course.write(tmp_path)
    _forget()


def _forget() -> None:
    lessons.lessons.cache_clear()
    texts.texts.cache_clear()
