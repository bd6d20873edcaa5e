"""For all tests: no screen is needed, and none is touched."""

import gc
import os
from collections.abc import Iterator

import pytest

from boomerang_desktop.desktop.garbage_collection import collect
from boomerang_desktop.desktop.table.after import inquiry
from boomerang_desktop.match.analysis import Depth
from boomerang_desktop.match.analysis.examine import EFFORTS, Effort

# a real screen would show every window and take the focus; whoever wants that says so
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# as in the program: never in a thread that happens to allocate, for it might be a widget that goes
gc.disable()


LONG = (
    *("test_real.py", "test_screens.py", "test_by_ear.py"),
    *("test_matches.py", "e2e/lessons/", "e2e/roadtrip/", "a_whole_match", "to_the_end"),
    "shows_twins_alike",
)
"""What the names of tests contain that take seconds."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of the long ones: at the end nobody waits for one."""
    count = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", 1))
    if count > 1:
        long: list[pytest.Item] = []
        rest: list[pytest.Item] = []
        for item in items:
            (long if any(name in item.nodeid for name in LONG) else rest).append(item)
        share = -(-len(rest) // count)
        items[:] = [
            item
            for n in range(count)
            for item in (*long[n::count], *rest[n * share : (n + 1) * share])
        ]


def pytest_collection_finish() -> None:
    """Tests and modules stay: looking through them again and again would take its time."""
    gc.freeze()


@pytest.fixture(autouse=True)
def _nothing_piles_up() -> Iterator[None]:
    yield
    collect()


@pytest.fixture
def drawn() -> None:
    """For tests in which windows are drawn: those that wait for a picture or look at one, and
    `test_screens.py`, which shows every screen. It would take a quarter of all the time."""


@pytest.fixture
def analysed() -> None:
    """For tests in which matches are analysed, if only with little thought."""


@pytest.fixture(autouse=True)
def _nobody_analyses_in_vain(request: pytest.FixtureRequest) -> Iterator[None]:
    # not with the test's own monkeypatch, which would then be undone after all other fixtures
    with pytest.MonkeyPatch.context() as patch:
        if "analysed" in request.fixturenames:
            patch.setitem(EFFORTS, Depth.NORMAL, Effort(1, 1, 2, 2))
        else:
            patch.setattr(inquiry, "HELPERS", 0)
        yield
