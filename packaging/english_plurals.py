"""Fills in the English plurals: "%n pawn(s)" is "%n pawn" for one and "%n pawns" for more.

Usage: packaging/english_plurals.py FILE.ts
"""

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path


def main(path: Path) -> None:
    tree = ET.parse(path)
    for message in tree.getroot().iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        if translation is None or translation.get("type") != "unfinished":
            continue
        one, more = translation.findall("numerusform")
        one.text = re.sub(r"\((?:e?s)\)", "", source)
        more.text = re.sub(r"\((e?s)\)", r"\1", source)
        del translation.attrib["type"]
    ET.indent(tree, "    ")
    text = ET.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
