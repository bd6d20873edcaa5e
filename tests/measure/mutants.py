"""Whether tests notice a fault: changes one thing in a module and runs the tests of its room.

    python -m tests.measure.mutants boomerang_desktop/match [--count 20] [--seed 1] [--e2e]
    python -m tests.measure.mutants boomerang_desktop/desktop/games/flip/words.py \\
        --tests "tests/desktop/games/test_playthroughs.py -k flip"

Draws from all the changes that are possible in the modules given: another comparison, `or` for
`and`, a number one larger or smaller, no `not`, another thing returned, a statement left out, minus
for plus. A mutant meets the tests of its module first, then those of its folder, with `--e2e` those
of the whole window too; it is killed by the first that fails or hangs. Works on a copy, so the
checkout stays as it is. Prints the survivors, and exits with 1 if there are any."""

import argparse
import ast
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import attrs

ROOT = Path(__file__).parents[2]
PACKAGE, TESTS = Path("boomerang_desktop"), Path("tests")
UNCHANGED = ("assets", "i18n", "docs", "packaging", "Makefile", "README.md", "CHANGELOG.md")
"""What tests read beside the code: linked, not copied."""

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Div,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
Change = Callable[[], None]


@attrs.frozen
class Mutant:
    path: Path
    line: int
    what: str
    source: str = attrs.field(repr=False)

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.what}"


def changes(tree: ast.Module) -> Iterator[tuple[int, str, Change]]:
    """The line of each change, what it is, and how to make it in this tree."""
    silent = set(_silent(tree))
    for node in ast.walk(tree):
        if node in silent:
            continue
        if isinstance(node, ast.Compare):
            for number, operator in enumerate(node.ops):
                other = COMPARED[type(operator)]()
                yield node.lineno, _other(operator, other), _put(node.ops, number, other)
        elif isinstance(node, ast.BoolOp):
            either = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node.lineno, _other(node.op, either), _set(node, "op", either)
        elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in COUNTED:
            counted = COUNTED[type(node.op)]()
            yield node.lineno, _other(node.op, counted), _set(node, "op", counted)
        elif isinstance(node, ast.Constant) and type(node.value) in (int, float):
            assert isinstance(node.value, int | float)
            for value in (node.value + 1, node.value - 1):
                yield node.lineno, f"{node.value} -> {value}", _set(node, "value", value)
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            twice = ast.UnaryOp(ast.Not(), node.operand)
            yield node.lineno, "not left out", _set(node, "operand", twice)
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from _returned(node, node.value)
        for body in _bodies(node):
            for number, statement in enumerate(body):
                if isinstance(statement, ast.Expr | ast.AugAssign) and statement not in silent:
                    what = f"{ast.unparse(statement)[:60]!r} left out"
                    yield statement.lineno, what, _put(body, number, ast.Pass())


def _returned(node: ast.Return, value: ast.expr) -> Iterator[tuple[int, str, Change]]:
    if isinstance(value, ast.Compare | ast.BoolOp) or (
        isinstance(value, ast.Constant) and isinstance(value.value, bool)
    ):
        opposite = ast.UnaryOp(ast.Not(), value)
        yield node.lineno, "the opposite returned", _set(node, "value", opposite)
    elif not (isinstance(value, ast.Constant) and value.value is None):
        yield node.lineno, "None returned", _set(node, "value", ast.Constant(None))


def _silent(tree: ast.Module) -> Iterator[ast.AST]:
    """What does nothing when the program runs: types, docstrings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield from ast.walk(node)
        types = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            types.append(node)
        for part in filter(None, types):
            yield from ast.walk(part)


def _bodies(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in ("body", "orelse", "finalbody"):
        if isinstance(body := getattr(node, name, None), list):
            yield body


def _put(things: list, number: int, other: ast.AST) -> Change:  # type: ignore[type-arg]
    return lambda: things.__setitem__(number, other)


def _set(node: ast.AST, name: str, value: object) -> Change:
    return lambda: setattr(node, name, value)


def _other(one: ast.AST, other: ast.AST) -> str:
    return f"{type(one).__name__} -> {type(other).__name__}"


def drawn(modules: list[Path], count: int, seed: int) -> list[Mutant]:
    """So many of all mutants of these modules; the same for the same seed and code."""
    possible = [
        (path, number)
        for path in modules
        for number, _ in enumerate(changes(ast.parse((ROOT / path).read_text("utf-8"))))
    ]
    rng = Random(seed)
    return [_mutant(*one) for one in rng.sample(possible, min(count, len(possible)))]


def _mutant(path: Path, number: int) -> Mutant:
    tree = ast.parse((ROOT / path).read_text("utf-8"))
    line, what, change = list(changes(tree))[number]
    change()
    return Mutant(path, line, what, ast.unparse(ast.fix_missing_locations(tree)))


def rooms(path: Path, *, e2e: bool) -> Iterator[list[str]]:
    """The tests that a mutant meets, one after the other."""
    module = path.relative_to(PACKAGE)
    folder = TESTS / module.parent
    mirror = folder / f"test_{module.stem}.py"
    if (ROOT / mirror).exists():
        yield [str(mirror)]
    if folder == TESTS or folder == TESTS / "desktop":
        yield sorted(str(p.relative_to(ROOT)) for p in (ROOT / folder).glob("test_*.py"))
    elif (ROOT / folder).exists():
        yield [str(folder)]
    if module.parts[:2] == ("desktop", "games"):
        # all games are tested together too
        shared = (ROOT / TESTS / "desktop/games").glob("test_*.py")
        yield sorted(str(p.relative_to(ROOT)) for p in shared)
    if e2e:
        yield [str(TESTS / "e2e")]


def fails(copy: Path, tests: list[str], timeout: float) -> bool:
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=copy, capture_output=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode != 0


def make_copy(folder: Path) -> None:
    for name in (PACKAGE, TESTS):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    for linked in (*UNCHANGED, ".venv"):
        (folder / linked).symlink_to(ROOT / linked)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="+", type=Path, help="modules, or folders of them")
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=300, help="seconds for each run of tests")
    parser.add_argument("--tests", type=shlex.split, help="these instead of those of the room")
    parser.add_argument("--e2e", action="store_true", help="those of the whole window at last")
    options = parser.parse_args()
    modules = sorted(
        found.resolve().relative_to(ROOT)
        for path in options.paths
        for found in (path.rglob("*.py") if path.is_dir() else [path])
    )
    survivors, sound = [], set[str]()
    with tempfile.TemporaryDirectory() as made:
        copy = Path(made)
        make_copy(copy)
        mutants = drawn(modules, options.count, options.seed)
        for number, mutant in enumerate(mutants, 1):
            tests = [options.tests] if options.tests else [*rooms(mutant.path, e2e=options.e2e)]
            module = copy / mutant.path
            before = module.read_text("utf-8")
            for some in tests:
                # tests that fail or hang by themselves would kill everything
                if str(some) not in sound and fails(copy, some, options.timeout):
                    parser.error(f"these fail without any mutant: {shlex.join(some)}")
                sound.add(str(some))
            module.write_text(mutant.source, "utf-8")
            killed = any(fails(copy, some, options.timeout) for some in tests)
            module.write_text(before, "utf-8")
            print(f"{number}/{len(mutants)} {'killed' if killed else 'SURVIVED'} {mutant}")
            sys.stdout.flush()
            survivors += [] if killed else [mutant]
    print(f"{len(mutants) - len(survivors)} of {len(mutants)} were killed")
    for mutant in survivors:
        print(mutant)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
