"""Writes what the launcher and the installer say of the program, from where it stands already: the
version and the id in the package, names and descriptions in the files for Linux.

Usage: packaging/windows/texts.py FOLDER
"""

import re
import sys
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

from boomerang_desktop import APP_ID, LANGUAGES, __version__

LINUX = Path(__file__).parents[1] / "linux"
PUBLISHER = "Boomerang Desktop contributors"
CALLED = dict(zip(LANGUAGES, ("English", "French", "Italian"), strict=True))
"""As NSIS calls the languages."""
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
ENDING = ".boomerang"


def numbers() -> list[int]:
    """Windows counts in four numbers."""
    found = [int(part) for part in re.findall(r"\d+", __version__)]
    return (found + [0] * 4)[:4]


def resource(name: str, summary: str) -> str:
    """What Explorer shows of the program, with its icon and its manifest."""
    version = ",".join(map(str, numbers()))
    said = {
        "CompanyName": PUBLISHER,
        "FileDescription": name,
        "FileVersion": __version__,
        "InternalName": "boomerang-desktop",
        "LegalCopyright": "MIT",
        "OriginalFilename": "boomerang-desktop.exe",
        "ProductName": name,
        "ProductVersion": __version__,
        "Comments": summary,
    }
    values = "\n".join(f'VALUE "{key}", "{value}"' for key, value in said.items())
    return f"""#pragma code_page(65001)
1 ICON "boomerang.ico"
1 24 "launcher.manifest"
1 VERSIONINFO
FILEVERSION {version}
PRODUCTVERSION {version}
FILEOS 0x40004
FILETYPE 1
BEGIN
BLOCK "StringFileInfo"
BEGIN
BLOCK "040904b0"
BEGIN
{values}
END
END
BLOCK "VarFileInfo"
BEGIN
VALUE "Translation", 0x409, 1200
END
END
"""


def definitions(name: str, mime: str, records: dict[str, str]) -> str:
    """For NSIS, which is told everything that may change."""
    said = {
        "ID": APP_ID,
        "NAME": name,
        "VERSION": __version__,
        "NUMBERS": ".".join(map(str, numbers())),
        "PUBLISHER": PUBLISHER,
        "ENDING": ENDING,
        "MIME": mime,
    }
    lines = [f'!define {key} "{value}"' for key, value in said.items()]
    lines.append("!macro LANGUAGES")
    lines += [f'!insertmacro MUI_LANGUAGE "{CALLED[code]}"' for code in LANGUAGES]
    lines.append("!macroend")
    lines.append("!macro RECORDS")
    lines += [
        f'LangString Record ${{LANG_{CALLED[code].upper()}}} "{records[code]}"'
        for code in LANGUAGES
    ]
    lines.append("!macroend")
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    entry = ConfigParser(interpolation=None)
    entry.read(LINUX / f"{APP_ID}.desktop", "utf-8")
    name, summary = (entry["Desktop Entry"][key] for key in ("Name", "Comment"))
    kind = ET.parse(LINUX / f"{APP_ID}.mime.xml").getroot()[0]
    records = {
        element.get(LANG, "en"): element.text or ""
        for element in kind
        if element.tag.endswith("comment")
    }
    (folder / "launcher.rc").write_text(resource(name, summary), "utf-8")
    text = definitions(name, kind.get("type", ""), records)
    (folder / "texts.nsh").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
