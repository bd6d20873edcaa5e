"""The program's folder as a .zip that is the same whenever it is made. In it lies a file called
`portable`, so matches and settings stay in the folder, too.

Usage: packaging/windows/archive.py FOLDER FILE
"""

import os
import sys
import time
import zipfile
from pathlib import Path

PORTABLE = (
    "While this file lies here, Boomerang Desktop keeps matches and settings in the folder “data” "
    "beside it. Remove it, and they lie where Windows keeps them for your account.\r\n"
)


def main(folder: Path, target: Path) -> None:
    moment = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    contents = {
        f"{folder.name}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
    contents[f"{folder.name}/portable"] = PORTABLE.encode()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(contents.items()):
            archive.writestr(zipfile.ZipInfo(name, moment), content, zipfile.ZIP_DEFLATED)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:3]))
