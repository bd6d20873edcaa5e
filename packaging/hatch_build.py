"""Puts into the wheel what lies beside the package in a checkout: pictures, sounds, the rules to
read and the compiled translations."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = "boomerang_desktop"


class Hook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the files are read where they lie
        root = Path(self.root)
        for place in ("assets", "i18n/rules"):
            for path in sorted((root / place).rglob("*")):
                # beside some pictures and sounds lies the script that made them
                if path.is_file() and path.suffix != ".py":
                    there = path.relative_to(root).as_posix()
                    build_data["force_include"][str(path)] = f"{PACKAGE}/{there}"
        folder = Path(self.directory) / "translations"
        folder.mkdir(parents=True, exist_ok=True)
        for source in sorted((root / "i18n").glob("*.ts")):
            made = folder / f"{source.stem}.qm"
            subprocess.run([lrelease(), "-silent", str(source), "-qm", str(made)], check=True)
            build_data["force_include"][str(made)] = f"{PACKAGE}/translations/{made.name}"


def lrelease() -> str:
    beside = str(Path(sys.executable).parent)
    found = shutil.which("pyside6-lrelease") or shutil.which("pyside6-lrelease", path=beside)
    if not found:
        raise RuntimeError("pyside6-lrelease is missing: install PySide6-Essentials to build")
    return found
