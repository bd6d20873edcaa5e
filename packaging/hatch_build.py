"""Puts into the wheel what lies beside the package in a checkout: pictures, sounds, the rules to
read, how strong the bots are and the compiled translations. An editable install finds all of that
in the checkout, except for the translations, which are not kept there: they are compiled into the
package."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "boomerang_desktop"


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            list(compiled(root / "i18n", root / PACKAGE / "translations"))
            return
        for place in ("assets", "i18n/lessons", "i18n/puzzles", "i18n/rules"):
            for path in sorted((root / place).rglob("*")):
                # beside some pictures and sounds lies the script that made them
                if path.is_file() and path.suffix != ".py":
                    there = path.relative_to(root).as_posix()
                    build_data["force_include"][str(path)] = f"{PACKAGE}/{there}"
        strength = "docs/strength.json"
        build_data["force_include"][str(root / strength)] = f"{PACKAGE}/{strength}"
        for made in compiled(root / "i18n", Path(self.directory) / "translations"):
            build_data["force_include"][str(made)] = f"{PACKAGE}/translations/{made.name}"


def compiled(sources: Path, folder: Path) -> Iterator[Path]:
    """The translations, compiled into a folder where they are missing there or out of date."""
    folder.mkdir(parents=True, exist_ok=True)
    for source in sorted(sources.glob("*.ts")):
        made = folder / f"{source.stem}.qm"
        if not made.exists() or made.stat().st_mtime < source.stat().st_mtime:
            # renamed, not written over: a program that runs has the old one mapped
            new = made.with_suffix(".new")
            subprocess.run([lrelease(), "-silent", str(source), "-qm", str(new)], check=True)
            new.replace(made)
        yield made


def lrelease() -> str:
    beside = str(Path(sys.executable).parent)
    found = shutil.which("pyside6-lrelease") or shutil.which("pyside6-lrelease", path=beside)
    if not found:
        raise RuntimeError("pyside6-lrelease is missing: install PySide6-Essentials to build")
    return found
