"""The house keeps its shape: rooms that fit, classes that fit, and few ways round the types."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "boomerang_desktop"
MODULES = sorted(PACKAGE.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

MOST_MODULES = 14
MOST_LINES = 450
MOST_METHODS = 25
LONGEST = 60
"""Lines of a function: a screen."""


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def walk(paths: list[Path]) -> Iterator[tuple[Path, ast.AST]]:
    for path in paths:
        for node in ast.walk(parsed(path)):
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
        for path, node in walk(TESTS)
        if isinstance(node, ast.Attribute)
        and node.attr.startswith("_")
        and not node.attr.startswith("__")
        and not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert len(reached) <= 10, reached


WORDS = [*PACKAGE.glob("desktop/games/*/words.py"), PACKAGE / "desktop/scene/words.py"]


@pytest.mark.parametrize("path", WORDS, ids=name_of)
def test_words_know_no_pictures(path: Path) -> None:
    """Beside the contract of import-linter, which sees our own modules but not Qt's."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("PySide6"):
            assert node.module == "PySide6.QtCore"
