#!/bin/sh
# Makes a fresh machine ready: Python's virtual environment with the package in it and, on
# Debian-like systems, the libraries that Qt's wheels expect of the system.
# Usage: packaging/setup.sh run|test|package|release|windows|windows-test
set -eu
cd "$(dirname "$0")/.."
what=${1:-run}

libraries="libglib2.0-0 libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 fonts-dejavu-core
  libx11-xcb1 libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
case $what in
    test) libraries="$libraries xvfb xauth xdotool" ;;
    # libxml2 brings ICU, whose licence goes into the bundle with Qt's own copy
    package) libraries="$libraries binutils xz-utils desktop-file-utils appstream libxml2 rpm git" ;;
    windows) libraries="$libraries nsis gcc-mingw-w64-x86-64 osslsigncode ca-certificates git" ;;
    windows-test)
        libraries="$libraries nsis gcc-mingw-w64-x86-64 osslsigncode ca-certificates git wine wine64"
        libraries="$libraries xvfb xauth xdotool openbox unzip"
        ;;
    release)
        libraries="$libraries xvfb xauth xdotool desktop-file-utils shared-mime-info libglib2.0-bin"
        libraries="$libraries rpm"
        ;;
esac

installed() { # since Debian 13 some libraries carry the suffix t64
    dpkg-query -W -f '${Status}\n' "$1" "$1t64" 2>/dev/null | grep -q '^install ok installed'
}

# the system's own first: it is built for speed, which one built by hand often is not
python=
for candidate in ${PYTHON:-} /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        python=$candidate
        break
    fi
done

if command -v dpkg-query >/dev/null 2>&1; then
    if [ "$what" = package ] && [ "$python" = /usr/bin/python3 ]; then
        # Debian's program does without the library that a bundle is made of
        libraries="$libraries libpython3.$("$python" -c 'import sys; print(sys.version_info[1])')"
    fi
    missing=
    for library in $libraries; do
        installed "$library" || missing="$missing $library"
    done
    if [ -z "$python" ] || ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        missing="$missing python3 python3-venv"
    fi
    if [ -n "$missing" ]; then
        if [ "$(id -u)" = 0 ]; then
            as_root=
        elif command -v sudo >/dev/null 2>&1; then
            as_root=sudo
        else
            echo "These packages are missing; please have them installed, then try again:" >&2
            echo "  apt-get install$missing" >&2
            exit 1
        fi
        echo "Installing:$missing"
        $as_root apt-get update -q
        # shellcheck disable=SC2086 # a list of words
        $as_root env DEBIAN_FRONTEND=noninteractive \
            apt-get install -q -y --no-install-recommends $missing
    fi
fi

python=${python:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Boomerang Desktop needs Python 3.11 or newer." >&2
    exit 1
fi
[ -x .venv/bin/python ] || "$python" -m venv .venv
case $what in
    test | release | windows*) extras='.[test,sound]' ;;
    package) extras='.[packaging,sound]' ;;
    *) extras='.[sound]' ;;
esac
# without the build hook, which would fetch Qt a second time to compile the translations: make
# compiles them
HATCH_BUILD_NO_HOOKS=true .venv/bin/python -m pip install --quiet --disable-pip-version-check --editable "$extras"
