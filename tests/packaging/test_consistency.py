"""One id, one version, one MIME type and the same three languages on every system."""

import json
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from zipfile import ZipFile

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


def told(folder: Path) -> tuple[str, str]:
    """What Explorer and the installer for Windows are told of the program."""
    script("windows/texts").main(folder)
    return tuple((folder / name).read_text("utf-8") for name in ("launcher.rc", "texts.nsh"))  # type: ignore[return-value]


def installer() -> str:
    return (PACKAGING / "windows/setup.nsi").read_text("utf-8")


def manifest() -> dict[str, Any]:
    text = (PACKAGING / f"flatpak/{APP_ID}.json").read_text("utf-8")
    read: dict[str, Any] = json.loads(text)
    return read


def script(name: str) -> ModuleType:
    spec = spec_from_file_location(Path(name).name, PACKAGING / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_system_knows_the_program_by_the_same_id(qtbot: QtBot, tmp_path: Path) -> None:
    metainfo = ET.parse(METAINFO)
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert entry()["Icon"] == APP_ID
    assert manifest()["id"] == APP_ID
    assert f'!define ID "{APP_ID}"\n' in told(tmp_path)[1]
    (kind,) = plist()["UTExportedTypeDeclarations"]
    assert kind["UTTypeIdentifier"] == f"{APP_ID}.record"
    assert application().desktopFileName() == APP_ID
    # what all systems take it for: letters, digits and dots
    assert re.fullmatch(r"[A-Za-z]\w*(\.[A-Za-z][A-Za-z0-9]*){2,}", APP_ID)


def test_every_system_knows_records_by_the_same_kind_and_ending(tmp_path: Path) -> None:
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
    for name, value in {"ENDING": ENDING, "MIME": MIME}.items():
        assert f'!define {name} "{value}"\n' in told(tmp_path)[1]
    assert r'WriteRegStr HKCU "Software\Classes\${ENDING}" "Content Type" "${MIME}"' in installer()


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


def test_every_description_is_in_every_language(tmp_path: Path) -> None:
    read = entry()
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        assert {language for language in OTHERS if f"{key}[{language}]" in read} == OTHERS
    root = ET.parse(METAINFO).getroot()
    for path in ("summary", "description/p", "screenshots/screenshot/caption"):
        found = [element.get(LANG) for element in root.findall(path)]
        assert found.count(None) >= 1
        assert all(found.count(language) == found.count(None) for language in OTHERS), path
    assert plist()["CFBundleLocalizations"] == list(LANGUAGES)
    texts = told(tmp_path)[1] + installer()
    languages = set(re.findall(r'^!insertmacro MUI_LANGUAGE "(\w+)"', texts, re.MULTILINE))
    assert len(languages) == len(LANGUAGES)
    said = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "\S', texts, re.MULTILINE)
    assert {name for name, _ in said} >= {"Record", "Runs", "StillRuns", "TooOld", "OpenRecords"}
    assert sorted(said) == sorted(
        (name, language.upper()) for name in {name for name, _ in said} for language in languages
    )


def test_the_languages_stand_in_one_place() -> None:
    """Code reads LANGUAGES; what cannot read that goes by the files to translate."""
    assert {path.stem for path in (ROOT / "i18n").glob("*.ts")} == set(LANGUAGES)
    assert {path.name for path in (ROOT / "i18n/rules").iterdir()} == set(LANGUAGES)
    codes = re.compile(r"\W{1,4}".join(rf"\b{language}\b" for language in LANGUAGES))
    files = [ROOT / "Makefile", *(ROOT / "boomerang_desktop").rglob("*.py")]
    files += [path for path in PACKAGING.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert [path for path in files if codes.search(path.read_text("utf-8"))] == []


def test_explorer_is_told_name_version_and_icon(tmp_path: Path) -> None:
    resource, definitions = told(tmp_path)
    for key in ("FileVersion", "ProductVersion"):
        assert f'VALUE "{key}", "{__version__}"' in resource
    assert f'VALUE "ProductName", "{entry()["Name"]}"' in resource
    assert f'!define NAME "{entry()["Name"]}"\n' in definitions
    assert f'!define VERSION "{__version__}"\n' in definitions
    for file in ("boomerang.ico", "launcher.manifest"):
        assert f'"{file}"' in resource
    ET.parse(PACKAGING / "windows/launcher.manifest")


def test_the_steps_for_windows_name_files_that_are_there() -> None:
    steps = (
        (PACKAGING / "windows/build.sh").read_text("utf-8").replace("$here", "packaging/windows")
    )
    named = set(re.findall(r"packaging/[\w./]+\.(?:py|sh|c|nsi|txt)\b", steps))
    assert {Path(name).name for name in named} >= {
        *("setup.sh", "icons.py", "licences.py", "setup.nsi", "launcher.c", "wheels.txt"),
        *("gather.py", "texts.py", "archive.py", "python.txt"),
    }
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_all_that_is_fetched_for_windows_is_pinned_by_its_hash() -> None:
    for name in ("python.txt", "wheels.txt"):
        text = (PACKAGING / f"windows/{name}").read_text("utf-8")
        lines = [line for line in text.split("\n") if line and not line.startswith(("#", "    "))]
        assert lines
        assert all(re.fullmatch(r"[\w-]+==[\w.]+ \\", line) for line in lines)
        assert len(re.findall(r"^    --hash=sha256:[0-9a-f]{64}$", text, re.M)) == len(lines)
    assert "--require-hashes" in (PACKAGING / "windows/build.sh").read_text("utf-8")


def test_the_wheels_for_windows_are_all_that_the_program_depends_on() -> None:
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    depended = [*asked["dependencies"], *asked["optional-dependencies"]["sound"]]
    wanted = {re.split(r"[<>=]", each)[0].lower() for each in depended}
    text = (PACKAGING / "windows/wheels.txt").read_text("utf-8")
    # what Qt and the sounds bring along
    assert set(re.findall(r"^([\w-]+)==", text, re.M)) == wanted | {"shiboken6", "cffi"}


@pytest.mark.parametrize(
    ("name", "goes"),
    {
        "PySide6/QtCore.pyd": "PySide6/QtCore.pyd",
        "PySide6/plugins/platforms/qwindows.dll": "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/sqldrivers/qsqlite.dll": "",
        "PySide6/translations/qtbase_fr.qm": "PySide6/translations/qtbase_fr.qm",
        "PySide6/translations/qtbase_de.qm": "",
        "PySide6/vcruntime140.dll": "vcruntime140.dll",
        "shiboken6/vcruntime140.dll": "",
        "PySide6/designer.exe": "",
        "PySide6/QtCore.pyi": "",
        "font_fredoka_one/files/FredokaOne-Regular.ttf": (
            "font_fredoka_one/files/FredokaOne-Regular.ttf"
        ),
        "cffi/api.py": "",
        "_cffi_backend.cp311-win_amd64.pyd": "_cffi_backend.cp311-win_amd64.pyd",
    }.items(),
)
def test_of_a_wheel_for_windows_what_is_used_is_taken_once(name: str, goes: str) -> None:
    assert script("windows/gather").wanted(name) == goes


def test_a_portable_folder_is_the_same_whenever_it_is_packed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    made = []
    for order in ("ab", "ba"):
        folder = tmp_path / order / "program"
        folder.mkdir(parents=True)
        for name in order:
            (folder / name).write_text(name)
        made.append(tmp_path / f"{order}.zip")
        script("windows/archive").main(folder, made[-1])
    assert made[0].read_bytes() == made[1].read_bytes()
    with ZipFile(made[0]) as archive:
        assert archive.namelist() == ["program/a", "program/b", "program/portable"]


@pytest.mark.parametrize("system", ["linux", "windows", "macos"])
def test_every_system_brings_the_licences(system: str) -> None:
    steps = (PACKAGING / system / "build.sh").read_text("utf-8")
    # for Windows nothing is frozen
    assert ("packaging/boomerang.spec" in steps) == (system != "windows")
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
        # on Windows
        "python311.zip": "Python",
        "_sqlite3.pyd": "Python",
        "sqlite3.dll": "SQLite",
        "libffi-8.dll": "libffi",
        "vcruntime140_1.dll": "Visual C++ runtime",
        "PySide6/Qt6Core.dll": "Qt, PySide6",
        "ntdll.dll": "",
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
