"""Pictures come when somebody looks, and are kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from pytestqt.qtbot import QtBot

from boomerang_desktop.bots.process import Job
from boomerang_desktop.desktop import languages
from boomerang_desktop.desktop.library import pictures as module
from boomerang_desktop.desktop.library.pictures import Pictures
from boomerang_desktop.library.entry import Entry
from tests.library.matches import entry


def png(width: int) -> bytes:
    image = QImage(width, width, QImage.Format.Format_RGB32)
    image.fill(0xFF336699)
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(buffer.data().data())


class Artist:
    """Draws here and now, in no other process."""

    jobs: list[Job]

    def __init__(self, *_: Any) -> None:
        pass

    def post(self, job: Job) -> None:
        Artist.jobs.append(job)

    def close(self) -> None:
        pass


@pytest.fixture
def jobs(monkeypatch: pytest.MonkeyPatch) -> list[Job]:
    Artist.jobs = []
    monkeypatch.setattr(module, "Background", Artist)
    monkeypatch.setattr(module, "LOOKED", 0)
    return Artist.jobs


@pytest.fixture
def make(tmp_path: Path, qtbot: QtBot) -> Callable[[], Pictures]:
    return lambda: Pictures(tmp_path / "cache")


def test_the_last_that_was_asked_for_comes_first(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot
) -> None:
    pictures = make()
    first, second = entry(hours=1), entry(hours=2)
    assert pictures.of(first, 80) is None
    assert pictures.of(second, 80) is None
    qtbot.waitUntil(lambda: bool(jobs))
    assert jobs[0].given[0] == str(second.path)
    with qtbot.waitSignal(pictures.come):
        jobs[0].answer(png(80))
    drawn = pictures.of(second, 80)
    assert drawn is not None
    assert drawn.width() == 80
    assert jobs[1].given[0] == str(first.path)


def test_a_picture_is_kept_on_disk(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot
) -> None:
    pictures = make()
    pictures.of(entry(), 80)
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].answer(png(80))
    assert make().of(entry(), 80) is not None
    assert len(jobs) == 1


@pytest.mark.parametrize("other", [entry(length=25), entry(hours=3)])
def test_another_match_or_a_longer_one_is_another_picture(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot, other: Entry
) -> None:
    pictures = make()
    pictures.of(entry(), 80)
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].answer(png(80))
    assert pictures.of(other, 80) is None


def test_another_language_is_another_picture(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot
) -> None:
    pictures = make()
    for language in ("en", "fr"):
        languages.install(language)
        assert pictures.of(entry(), 80) is None
        qtbot.waitUntil(lambda: bool(jobs))
        job = jobs.pop()
        assert job.given[-1] == language
        job.answer(png(80))


def test_what_cannot_be_drawn_is_not_tried_again(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot
) -> None:
    pictures = make()
    pictures.of(entry(), 80)
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].give_up()
    assert pictures.of(entry(), 80) is None
    qtbot.wait(20)
    assert len(jobs) == 1


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(
    tmp_path: Path, jobs: list[Job], qtbot: QtBot
) -> None:
    (tmp_path / "cache").write_text("in the way")
    pictures = Pictures(tmp_path / "cache")
    pictures.of(entry(), 80)
    qtbot.waitUntil(lambda: bool(jobs))
    jobs[0].answer(png(80))
    assert pictures.of(entry(), 80) is not None


def test_nobody_draws_for_nobody(
    make: Callable[[], Pictures], jobs: list[Job], qtbot: QtBot
) -> None:
    pictures = make()
    pictures.of(entry(), 80)
    pictures.stop()
    qtbot.wait(20)
    assert jobs == []


def test_the_other_process_draws_a_real_table(
    make: Callable[[], Pictures], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    from tests.desktop.conftest import RECORDS

    monkeypatch.setattr(module, "LOOKED", 0)
    pictures = make()
    match = entry(path=RECORDS / "arrows-2.boomerang")
    assert pictures.of(match, 96) is None
    with qtbot.waitSignal(pictures.come, timeout=60_000):
        pass
    drawn = pictures.of(match, 96)
    pictures.stop()
    assert drawn is not None
    assert (drawn.width(), drawn.height()) == (96, 60)
