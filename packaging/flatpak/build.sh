#!/bin/sh
# A Flatpak of this checkout, in dist/. Needs flatpak, flatpak-builder and the runtime:
#   flatpak install flathub org.kde.Platform//6.10 org.kde.Sdk//6.10
# The Python packages are fetched first, for the Python of that runtime: the build itself is
# offline, as Flatpak wants it. (Flathub wants each of them by address and hash in the manifest.)
set -eu
cd "$(dirname "$0")/../.."
id=$(python3 -c 'import boomerang_desktop as b; print(b.APP_ID)')
version=$(python3 -c 'import boomerang_desktop as b; print(b.__version__)')
wheels=build/flatpak/wheels
rm -rf build/flatpak
mkdir -p "$wheels" dist
requirements=$(python3 - <<'READ'
import tomllib

with open("pyproject.toml", "rb") as file:
    project = tomllib.load(file)
wanted = project["project"]
extra = wanted["optional-dependencies"]["sound"]
print(*wanted["dependencies"], *extra, *project["build-system"]["requires"], sep="\n")
READ
)
platforms=
for glibc in 2_34 2_28 2_17; do
    platforms="$platforms --platform manylinux_${glibc}_x86_64"
done
echo "$requirements" > build/flatpak/requirements.txt
# shellcheck disable=SC2086 # a list of options
python3 -m pip download --only-binary=:all: --python-version 3.13 $platforms \
    --dest "$wheels" --requirement build/flatpak/requirements.txt
flatpak-builder --force-clean --repo=build/flatpak/repo --state-dir=build/flatpak/state \
    build/flatpak/app "packaging/flatpak/$id.json"
flatpak build-bundle build/flatpak/repo "dist/boomerang-desktop-$version.flatpak" "$id"
