#!/bin/sh
# On Linux, from a clean checkout: the installer for Windows and a .zip that needs none, in dist/.
# README.md beside this file says how and why so.
set -eu
cd "$(dirname "$0")/../.."

packaging/setup.sh windows
make -s compiled
python=.venv/bin/python
here=packaging/windows
work=build/windows
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1712061129)}"
version=$($python -c 'import boomerang_desktop as b; print(b.__version__)')
name=boomerang-desktop-$version-windows-x64
bundle=$work/boomerang-desktop
rm -rf "$work" "dist/$name"*
mkdir -p "$work/downloads" "$bundle" dist

# every file by its hash; for Windows, whatever runs this
pip="$python -m pip --quiet --disable-pip-version-check download --no-deps --require-hashes"
$pip --dest "$work/downloads" --no-binary :all: --requirement $here/python.txt
$pip --dest "$work/downloads" --only-binary :all: --requirement $here/wheels.txt \
    --platform win_amd64 --python-version 3.11 --implementation cp
$python -m hatchling build --target wheel --directory "$work/wheel"
PYTHONPATH=. $python $here/gather.py "$work/downloads" "$work"/wheel/*.whl "$bundle"

# the launcher
PYTHONPATH=. $python packaging/icons.py ico "$work/boomerang.ico"
PYTHONPATH=. $python $here/texts.py "$work"
x86_64-w64-mingw32-windres --codepage 65001 --include-dir $here --include-dir "$work" \
    "$work/launcher.rc" "$work/launcher.res.o"
library=$(basename "$bundle"/_internal/python3??.dll)
x86_64-w64-mingw32-gcc -std=c11 -Wall -Wextra -Wno-unused-parameter -Werror -Os -s -municode \
    -mwindows -DUNICODE -DPYTHON="L\"$library\"" -Wl,--no-insert-timestamp -static \
    -o "$bundle/boomerang-desktop.exe" $here/launcher.c "$work/launcher.res.o"
PYTHONPATH=. $python packaging/licences.py "$bundle"

$python $here/archive.py "$bundle" "dist/$name.zip"
find "$bundle" -exec touch --date "@$SOURCE_DATE_EPOCH" {} +
makensis -V2 -WX -INPUTCHARSET UTF8 -DOUT="$PWD/dist/$name-setup.exe" -DWORK="$PWD/$work" \
    -DBUNDLE="$PWD/$bundle" -DLICENCE="$PWD/LICENSE" $here/setup.nsi
du -sh "$bundle" dist/"$name"*
