"""One id, one version, one MIME type and the same three languages on every system."""

import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from boomerang_desktop import APP_ID, LANGUAGES, __version__
from boomerang_desktop.desktop.dialogs.about import LICENCES
from boomerang_desktop.desktop.program import application
from boomerang_desktop.desktop.saves import ENDING
from boomerang_desktop.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
MIME = "application/x-boomerang-record"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OTHERS = set(LANGUAGES) - {"en"}
LARGEST_PICTURE = 250_000


def entry() -> dict[str, str]:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(LINUX / f"{APP_ID}.desktop", "utf-8")
    return dict(parser["Desktop Entry"])


def plist() -> dict[str, Any]:
    read: dict[str, Any] = plistlib.loads((PACKAGING / "macos/Info.plist").read_bytes())
    return read


def installer() -> str:
    return (PACKAGING / "windows/boomerang.iss").read_text("utf-8-sig")


def manifest() -> dict[str, Any]:
    text = (PACKAGING / f"flatpak/{APP_ID}.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


def script(name: str) -> ModuleType:
    spec = spec_from_file_location(name, PACKAGING / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_system_knows_the_program_by_the_same_id(qtbot: QtBot) -> None:
    metainfo = ET.parse(METAINFO)
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert entry()["Icon"] == APP_ID
    assert manifest()["id"] == APP_ID
    assert f'#define Id "{APP_ID}"' in installer()
    (kind,) = plist()["UTExportedTypeDeclarations"]
    assert kind["UTTypeIdentifier"] == f"{APP_ID}.record"
    assert application().desktopFileName() == APP_ID
    # what all systems take it for: letters, digits and dots
    assert re.fullmatch(r"[A-Za-z]\w*(\.[A-Za-z][A-Za-z0-9]*){2,}", APP_ID)


def test_every_system_knows_records_by_the_same_kind_and_ending() -> None:
    assert entry()["MimeType"] == f"{MIME};"
    assert ET.parse(METAINFO).findtext("provides/mediatype") == MIME
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(LINUX / f"{APP_ID}.mime.xml").find("m:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME
    glob, icon = kind.find("m:glob", space), kind.find("m:icon", space)
    assert glob is not None
    assert glob.get("pattern") == f"*{ENDING}"
    assert icon is not None
    assert icon.get("name") == APP_ID
    (exported,) = plist()["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"] == {
        "public.filename-extension": [ENDING.removeprefix(".")],
        "public.mime-type": [MIME],
    }
    (document,) = plist()["CFBundleDocumentTypes"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert rf'Subkey: "Software\Classes\{ENDING}"' in installer()
    assert f'ValueName: "Content Type"; ValueData: "{MIME}"' in installer()


def test_records_carry_what_the_mime_type_looks_for() -> None:
    for record in (ROOT / "tests/records").iterdir():
        assert b'"boomerang-record"' in record.read_bytes()[:200]


def test_the_version_stands_in_one_place() -> None:
    """Histories name it, and it must be the latest they name; everything else asks for it."""
    release = ET.parse(METAINFO).find("releases/release")
    assert release is not None
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    last = re.search(r"^## \[(\d\S+)\] - (\S+)$", changes, re.MULTILINE)
    assert last
    assert (release.get("version"), release.get("date")) == last.groups()
    assert release.get("version") == __version__
    histories = {METAINFO, ROOT / "CHANGELOG.md", ROOT / "boomerang_desktop/__init__.py"}
    files = [ROOT / "pyproject.toml", ROOT / "README.md", ROOT / "Makefile"]
    files += [path for path in PACKAGING.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in {*files} - histories:
        assert __version__ not in path.read_text("utf-8"), path


def test_every_description_is_in_every_language() -> None:
    read = entry()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert {language for language in OTHERS if f"{key}[{language}]" in read} == OTHERS
    root = ET.parse(METAINFO).getroot()
    for path in ("summary", "description/p", "screenshots/screenshot/caption"):
        found = [element.get(LANG) for element in root.findall(path)]
        assert found.count(None) >= 1
        assert all(found.count(language) == found.count(None) for language in OTHERS), path
    assert plist()["CFBundleLocalizations"] == list(LANGUAGES)
    for language in LANGUAGES:
        assert f'Name: "{language}"; MessagesFile:' in installer()
        assert re.search(rf"^{language}\.Record=\S", installer(), re.MULTILINE)


def test_the_languages_stand_in_one_place() -> None:
    """Code reads LANGUAGES; what cannot read that goes by the files to translate."""
    assert {path.stem for path in (ROOT / "i18n").glob("*.ts")} == set(LANGUAGES)
    assert {path.name for path in (ROOT / "i18n/rules").iterdir()} == set(LANGUAGES)
    codes = re.compile(r"\W{1,4}".join(rf"\b{language}\b" for language in LANGUAGES))
    files = [ROOT / "Makefile", *(ROOT / "boomerang_desktop").rglob("*.py")]
    files += [path for path in PACKAGING.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert [path for path in files if codes.search(path.read_text("utf-8"))] == []


def test_the_installer_names_files_that_are_there_or_are_built() -> None:
    folder = PACKAGING / "windows"
    assert (folder / "boomerang.iss").read_bytes().startswith(b"\xef\xbb\xbf"), "read as ANSI else"
    named = re.findall(r'(?:^\w+=|Source: ")(\.\.\\[^"\n]+)', installer(), re.MULTILINE)
    paths = {name.replace("\\", "/").removeprefix("../../") for name in named}
    built = {"build/boomerang.ico", "build/bundle/boomerang-desktop/*", "dist"}
    assert {path for path in paths if not (ROOT / path).exists()} <= built
    assert built - {"dist"} <= paths
    script = (folder / "build.ps1").read_text("utf-8").replace("\\", "/")
    for step in ("packaging/icons.py ico build/boomerang.ico", "--distpath build/bundle"):
        assert step in script
    assert "Get-ChildItem i18n -Filter *.ts" in script
    spec = (PACKAGING / "boomerang.spec").read_text("utf-8")
    assert 'name="boomerang-desktop"' in spec


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_every_system_builds_from_the_one_spec_and_brings_the_licences(system: str) -> None:
    (build,) = (PACKAGING / system).glob("build.*")
    steps = build.read_text("utf-8").replace("\\", "/")
    assert "packaging/boomerang.spec" in steps
    assert "packaging/licences.py" in steps
    for named in re.findall(r"packaging/[\w./]+\w", steps):
        assert (ROOT / named).exists(), named


def test_the_spec_can_be_read_and_names_files_that_are_there() -> None:
    text = (PACKAGING / "boomerang.spec").read_text("utf-8")
    compile(text, "boomerang.spec", "exec")
    for named in re.findall(r'root / "([\w./]+)"', text):
        # the translations are compiled before the bundle is made
        assert (ROOT / named).exists() or named.endswith("/translations"), named
    assert "CFBundleVersion" not in plist(), "the version comes from the spec"


def test_the_bundle_holds_modules_that_are_only_imported_by_name() -> None:
    """Games are found in the catalogue at run time: the spec collects whatever is a package."""
    spec = (PACKAGING / "boomerang.spec").read_text("utf-8")
    assert 'collect_submodules("boomerang_desktop")' in spec
    modules = list((ROOT / "boomerang_desktop").rglob("*.py"))
    assert {path.parent for path in modules} == {
        path.parent for path in modules if path.name == "__init__.py"
    }


def test_the_flatpak_installs_files_that_are_there() -> None:
    commands = " ".join(c for module in manifest()["modules"] for c in module["build-commands"])
    named = re.findall(r"packaging/[\w./]+\w", commands)
    assert len(named) >= 4
    for name in named:
        assert (ROOT / name).exists(), name
    for target in ("applications", "mime/packages", "metainfo", "icons/hicolor"):
        assert f"/app/share/{target}" in commands
    assert manifest()["command"] == entry()["Exec"].split()[0] == "boomerang-desktop"


@pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="needs flatpak-builder")
def test_flatpak_builder_reads_the_manifest(tmp_path: Path) -> None:
    path = PACKAGING / f"flatpak/{APP_ID}.json"
    command = ["flatpak-builder", "--show-manifest", str(path)]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 0, told.stderr
    understood = json.loads(told.stdout)
    assert understood["id"] == APP_ID
    assert [module["name"] for module in understood["modules"]] == [
        module["name"] for module in manifest()["modules"]
    ]
    assert "nknown" not in told.stderr


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_menu_entry_is_valid() -> None:
    command = ["desktop-file-validate", str(LINUX / f"{APP_ID}.desktop")]
    told = subprocess.run(command, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "")


@pytest.mark.parametrize("address", ["", "https://example.org/pictures/"])
def test_the_metainfo_has_its_pictures_where_they_have_an_address(
    tmp_path: Path, address: str
) -> None:
    made = tmp_path / METAINFO.name
    command = [sys.executable, str(LINUX / "metainfo.py"), str(made), address]
    subprocess.run(command, check=True)
    images = [image.text for image in ET.parse(made).iter("image")]
    wanted = [f"https://example.org/pictures/{game}.webp" for game in CATALOGUE]
    assert images == (wanted if address else [])
    if shutil.which("appstreamcli"):
        check = ["appstreamcli", "validate", "--no-net", str(made)]
        told = subprocess.run(check, capture_output=True, text=True)
        assert told.returncode == 0, told.stdout


def test_every_table_is_pictured_in_the_readme_and_the_metainfo() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    named = {image.text for image in ET.parse(METAINFO).iter("image")}
    for game in CATALOGUE:
        picture = ROOT / f"docs/pictures/{game}.webp"
        assert 10_000 < picture.stat().st_size < LARGEST_PICTURE
        assert f"(docs/pictures/{game}.webp)" in readme
        assert picture.name in named


def test_the_about_dialog_names_every_component_of_the_bundle() -> None:
    licences = script("licences")
    assert set(licences.COMPONENTS) == set(LICENCES)
    for file, component in {
        "PySide6/Qt/lib/libicudata.so.73": "ICU",
        "PySide6/Qt/plugins/platforms/libqxcb.so": "Qt, PySide6",
        "libxcb-cursor.so.0": "XCB, xkbcommon",
        "font_fredoka_one/files/FredokaOne-Regular.ttf": "Fredoka One",
        "libsqlite3.so.0": "SQLite",
        "0af3__mypyc.cpython-311-x86_64-linux-gnu.so": "openskill",
        "libcrypto.so.3": "",
    }.items():
        assert licences.component(file) == component


def test_the_icon_for_windows_holds_every_size(qtbot: QtBot, tmp_path: Path) -> None:
    script("icons").ico(tmp_path / "boomerang.ico")
    data = (tmp_path / "boomerang.ico").read_bytes()
    _, kind, count = struct.unpack_from("<3H", data)
    assert (kind, count) == (1, 7)
    for n in range(count):
        width, _, _, _, _, _, size, at = struct.unpack_from("<4B2H2I", data, 6 + 16 * n)
        assert data[at : at + 8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack_from(">2I", data, at + 16) == ((width or 256),) * 2
        assert at + size <= len(data)
