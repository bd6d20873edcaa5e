"""The house keeps its shape: rooms that fit, classes that fit, and few ways round the types."""

import ast
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

from boomerang_desktop.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "boomerang_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

MOST_MODULES = 14
MOST_LINES = 450
MOST_METHODS = 25
LONGEST = 60
"""Lines of a function: a screen."""


OF_TUPLES = {"_replace", "_asdict", "_fields"}
"""What a named tuple offers to everybody."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def nodes(path: Path) -> Sequence[ast.AST]:
    return list(ast.walk(parsed(path)))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def walk(paths: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    for path in paths:
        for node in nodes(path):
            yield path, node


def test_no_folder_holds_more_than_about_a_dozen_modules() -> None:
    folders = {path.parent for path in MODULES}
    crowded = {
        name_of(folder): count
        for folder in folders
        if (count := len([p for p in folder.glob("*.py") if p.name != "__init__.py"]))
        > MOST_MODULES
    }
    assert not crowded


def test_no_module_has_outgrown_its_subject() -> None:
    long = {
        name_of(p): n for p in MODULES if (n := len(p.read_text("utf-8").splitlines())) > MOST_LINES
    }
    assert not long


def test_no_class_has_more_public_methods_than_one_can_know() -> None:
    large = {}
    for path, node in walk(MODULES):
        if isinstance(node, ast.ClassDef):
            public = [
                member
                for member in node.body
                if isinstance(member, ast.FunctionDef)
                and not member.name.startswith("_")
                # what Qt calls by its own name is not for us to call
                and member.name == member.name.lower()
            ]
            if len(public) > MOST_METHODS:
                large[f"{name_of(path)}:{node.name}"] = len(public)
    assert not large


def test_no_function_is_longer_than_a_screen() -> None:
    long = {}
    for path, node in walk(MODULES):
        if isinstance(node, ast.FunctionDef):
            lines = (node.end_lineno or 0) - node.lineno + 1
            if lines > LONGEST:
                long[f"{name_of(path)}:{node.name}"] = lines
    assert not long


def test_types_are_rarely_overruled() -> None:
    ignored = [
        f"{name_of(path)}:{number}"
        for path in MODULES
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if "type: ignore" in line
    ]
    assert len(ignored) <= 5, ignored
    overruled = [
        f"{name_of(path)}:{node.lineno}"
        for path, node in walk(MODULES)
        if (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "cast")
        or (
            isinstance(node, ast.Assert)
            and isinstance(node.test, ast.Call)
            and getattr(node.test.func, "id", "") == "isinstance"
        )
    ]
    assert len(overruled) <= 15, overruled


def test_tests_hardly_reach_into_private_names() -> None:
    reached = [
        f"{name_of(path)}:{node.lineno} {node.attr}"
        for path in TESTS
        # read this once, and not kept: the tests are as large as what they test
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and node.attr not in OF_TUPLES
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert len(reached) <= 10, reached


WRITING = {
    "mkdir",
    "write_text",
    "write_bytes",
    "copy2",
    "copyfile",
    "QSaveFile",
    "mkstemp",
    "touch",
}
"""What makes a file or a folder."""
READING = {"read_text", "read_bytes"}
OWN_TEXTS = ("games/", "lab/", "study/", "library/strength.py", "desktop/rules/")
"""Who reads what comes with the program."""


def called(path: Path) -> Iterator[str]:
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Call):
            yield getattr(node.func, "attr", getattr(node.func, "id", ""))


def test_files_are_made_in_one_place() -> None:
    """Where they are private, never written through a link, and whole or not there."""
    makes = {path.relative_to(PACKAGE).as_posix() for path in MODULES if WRITING & {*called(path)}}
    assert {name for name in makes if not name.startswith("lab/")} == {"storage.py"}


def test_files_of_others_are_opened_in_one_place() -> None:
    """Where a pipe or a device is refused."""
    reads = {path.relative_to(PACKAGE).as_posix() for path in MODULES if READING & {*called(path)}}
    assert not {name for name in reads if not name.startswith(OWN_TEXTS)}
    builtin = [
        f"{name_of(path)}:{node.lineno}"
        for path, node in walk(MODULES)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
    ]
    assert not builtin


GUESSING = {"QLabel", "setToolTip", "QMessageBox", "QWhatsThis", "setWhatsThis"}
"""What takes a text for HTML that looks like it."""


def test_texts_are_plain_because_labels_and_tips_are_made_in_one_place() -> None:
    guess = {path.relative_to(PACKAGE).as_posix() for path in MODULES if GUESSING & {*called(path)}}
    assert guess == {"desktop/look/widgets.py"}


WORDS = [*PACKAGE.glob("desktop/games/*/words.py"), PACKAGE / "desktop/scene/words.py"]


@pytest.mark.parametrize("path", WORDS, ids=name_of)
def test_words_know_no_pictures(path: Path) -> None:
    """Beside the contract of import-linter, which sees our own modules but not Qt's."""
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6"):
            assert node.module == "PySide6.QtCore"


FOLDERS = {entry.folder for entry in CATALOGUE.values()}
NO_LOGIC = {
    "__main__.py",
    "desktop/look/style_sheet.py",
    "desktop/actions/board.py",
    "desktop/actions/shelf.py",
    "games/arrows/refusals.py",
    "games/flip/refusals.py",
    "lab/__main__.py",
}
"""Declarations alone: nothing in them can go wrong by itself."""
TOGETHER = {f"desktop/games/{game}/info.py": "desktop/games/test_info.py" for game in FOLDERS}
"""What all games have alike is tested for all of them at once."""


def has_logic(path: Path) -> bool:
    """A package that only gathers what its modules have does nothing itself."""
    if path.relative_to(PACKAGE).as_posix() in NO_LOGIC:
        return False
    defined = (ast.FunctionDef, ast.ClassDef)
    body = parsed(path).body
    return path.name != "__init__.py" or any(isinstance(node, defined) for node in body)


def mirror_of(path: Path) -> Path:
    """`a/b.py` has `tests/a/test_b.py`, and a package `a/b` has `tests/a/b/test_b.py`."""
    module = path.relative_to(PACKAGE)
    if together := TOGETHER.get(module.as_posix()):
        return ROOT / "tests" / together
    name = module.parent.name if module.name == "__init__.py" else module.stem
    return ROOT / "tests" / module.parent / f"test_{name}.py"


def test_every_module_with_logic_has_its_test_file() -> None:
    without = [
        name_of(path) for path in MODULES if has_logic(path) and not mirror_of(path).exists()
    ]
    assert not without


def test_what_has_no_logic_is_there_and_has_no_tests() -> None:
    for name in NO_LOGIC:
        path = PACKAGE / name
        assert path.exists()
        assert not mirror_of(path).exists()
        assert not any(isinstance(node, ast.FunctionDef) for node in nodes(path))
