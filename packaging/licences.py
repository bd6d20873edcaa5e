"""Puts the licences of all that a bundle holds beside it: one text per component, in `licences/`.

Fails where a component is missing from the About dialog or, except for macOS, where the bundle
holds something that no component names: so neither can fall behind what is shipped. (On macOS
Python's and the compiler's own libraries go by many names.)

Usage: packaging/licences.py BUNDLE
"""

import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib.metadata import distribution, version
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from boomerang_desktop.desktop.dialogs.about import LICENCES

ROOT = Path(__file__).parents[1]


class Component(NamedTuple):
    files: str
    """What of the bundle belongs to it: a pattern that begins at the path inside `_internal`."""
    package: str = ""
    """The Python package that carries its licence."""
    system: bool = False
    """Whether it is a library of the system, whose package carries its licence; on Windows one that
    comes with Python, whose licence names it."""
    texts: tuple[Path, ...] = ()
    notice: str = ""


def _font(package: str) -> Path:
    spec = find_spec(package)
    assert spec
    assert spec.origin
    return Path(spec.origin).parent / "files"


def _python() -> Path:
    """Its own licence, which lies elsewhere on every system."""
    number = f"python{sys.version_info.major}.{sys.version_info.minor}"
    places = (
        Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
        Path(sys.base_prefix, "LICENSE.txt"),
        Path("/usr/share/doc", number, "copyright"),
    )
    found = next((place for place in places if place.is_file()), None)
    if not found:
        sys.exit(f"Python's licence is in none of {places}")
    return found


_COMMON = Path("/usr/share/common-licenses")
"""Where Debian keeps the long texts that its packages only name."""
_OFL = _font("font_source_sans_pro") / "LICENSE.txt"
_QT = version("PySide6-Essentials")
COMPONENTS = {
    "Boomerang Desktop": Component("boomerang_desktop/", texts=(ROOT / "LICENSE",)),
    "Python": Component(
        r"libpython|python3|base_library\.zip|LICENSE\.txt|(pyexpat|select|unicodedata)\.pyd"
        r"|_(ctypes|decimal|multiprocessing|queue|socket|sqlite3)\.pyd",
        texts=(_python(),),
    ),
    "ICU": Component(r"(PySide6/Qt/lib/)?libicu", system=True),
    "Qt, PySide6": Component(
        r"PySide6/|shiboken6/|lib(Qt6|pyside6|shiboken6)",
        texts=tuple(ROOT / f"packaging/licences/{name}-3.0.txt" for name in ("LGPL", "GPL")),
        notice=f"Qt and PySide6 {_QT} are used under the GNU Lesser General Public License 3 and "
        "lie in this folder as libraries of their own, which may be replaced. Their sources: "
        f"https://download.qt.io/official_releases/QtForPython/pyside6/PySide6-{_QT}-src/\n",
    ),
    "attrs": Component("attrs?[-/]", "attrs"),
    "openskill": Component(r"openskill|\w+__mypyc\.", "openskill"),
    "CFFI": Component("_cffi_backend", "cffi"),
    "miniaudio": Component("(_|__pycache__/)?miniaudio", "miniaudio"),
    "Source Sans Pro": Component("font_source_sans_pro/", texts=(_OFL,)),
    "Fredoka One": Component(
        "font_fredoka_one/",
        texts=(_OFL,),
        notice='Copyright (c) 2011 Milena B Brandao, with Reserved Font Name "Fredoka", under the '
        "same licence as Source Sans Pro:\n",
    ),
    "libffi": Component(r"libffi[.-]", system=True),
    "SQLite": Component(
        "(lib)?sqlite3",
        system=True,
        notice="SQLite is in the public domain. What else is said here is of the package that it "
        "came with:\n",
    ),
    "Visual C++ runtime": Component(
        "(vcruntime|msvcp)140",
        system=True,
        notice="Microsoft Distributable Code, copyrighted by Microsoft Corporation; the additional "
        "conditions below hold for it:\n",
    ),
    "GLib": Component(r"lib(glib|gthread)-", system=True, texts=(_COMMON / "LGPL-2.1",)),
    "PCRE2": Component("libpcre2", system=True),
    "XCB, xkbcommon": Component("lib(xcb-|xkbcommon)", system=True),
    "Kerberos": Component("lib(gssapi_krb5|k5crypto|krb5)", system=True),
    "libcom_err": Component("libcom_err", system=True),
    "keyutils": Component("libkeyutils", system=True, texts=(_COMMON / "LGPL-2",)),
    "Brotli": Component("libbrotli", system=True),
    "Zstandard": Component("libzstd", system=True),
}


def component(path: str) -> str:
    """What a file of the bundle belongs to, by its path inside `_internal`."""
    found = (name for name, what in COMPONENTS.items() if re.match(what.files, path))
    return next(found, "")


def texts(name: str, files: list[str], windows: Path) -> Iterator[str]:
    """`windows`: the licence of Python as it is built there, if this bundle is for Windows."""
    what = COMPONENTS[name]
    yield what.notice
    paths = [*what.texts]
    if windows.is_file() and (what.system or name == "Python"):
        yield windows.read_text("utf-8")
        return
    if what.package:
        listed = distribution(what.package).files or []
        paths += [Path(str(f.locate())) for f in listed if "LICENSE" in f.name.upper()]
    if what.system:
        paths += sorted({_debian(Path(file).name) for file in files})
    if not paths:
        sys.exit(f"no licence was found for {files}")
    for path in paths:
        yield path.read_text("utf-8")


def _debian(library: str) -> Path:
    """The copyright file of the package that a library of the system came from. Qt has built its
    own ICU, whose number the system's need not have."""
    pattern = re.sub(r"^(libicu\w+)\.so.*", r"\1.so.*", library)
    command = ["dpkg-query", "--search", f"*/{pattern}"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    owner = next(line for line in told.splitlines() if not line.startswith("diversion"))
    return Path("/usr/share/doc", owner.split(":")[0], "copyright")


def main(bundle: Path) -> None:
    inside = bundle / "_internal"
    windows = inside / "LICENSE.txt"
    held: dict[str, list[str]] = {name: [] for name in COMPONENTS}
    for path in sorted(inside.rglob("*")):
        if path.is_file():
            file = path.relative_to(inside).as_posix()
            name = component(file)
            if name:
                held[name].append(file)
            elif sys.platform != "darwin":
                sys.exit(f"{file} is in the bundle, but belongs to nothing that we know of")
    folder = bundle / "licences"
    folder.mkdir(exist_ok=True)
    for name, files in held.items():
        if files and name not in LICENCES:
            sys.exit(f"{name} is in the bundle, but not in the About dialog")
        if files:
            written = "\n".join(text for text in texts(name, files, windows) if text)
            (folder / f"{name}.txt").write_text(written, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
