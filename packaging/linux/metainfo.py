"""Writes the AppStream file as it is installed.

Software centres fetch screenshots from the web, so every picture needs a public address: given one
(the folder where docs/pictures is published) the pictures' names become addresses; without one the
screenshots are left out, which AppStream allows.

Usage: packaging/linux/metainfo.py TARGET [ADDRESS]
"""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

from boomerang_desktop import APP_ID

SOURCE = Path(__file__).with_name(f"{APP_ID}.metainfo.xml")


def main(target: Path, address: str = "") -> None:
    tree = ET.parse(SOURCE)
    screenshots = tree.find("screenshots")
    assert screenshots is not None
    if not address:
        tree.getroot().remove(screenshots)
    for image in screenshots.iter("image"):
        image.text = f"{address.rstrip('/')}/{image.text}"
    ET.indent(tree)
    tree.write(target, "utf-8", xml_declaration=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:3])
