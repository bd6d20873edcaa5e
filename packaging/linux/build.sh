#!/bin/sh
# From a clean checkout: a one-folder bundle, and a .tar.xz, a .deb and a .rpm of it, all in dist/.
# Times, owners and order come from the commit; two builds have not been compared byte by byte yet.
# PICTURES_URL: the public address of docs/pictures, for the screenshots in software centres.
set -eu
cd "$(dirname "$0")/../.."

packaging/setup.sh package
make -s compiled
say() { .venv/bin/python -c "import boomerang_desktop as b; print(b.$1)"; }
version=$(say __version__)
id=$(say APP_ID)
architecture=$(dpkg --print-architecture)
export PYTHONHASHSEED=1
export SOURCE_DATE_EPOCH="${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 1712061129)}"
rm -rf build/bundle build/work build/deb build/rpm \
    dist/*-linux-* dist/boomerang-desktop_*.deb dist/boomerang-desktop-*.rpm
mkdir -p build dist
.venv/bin/pyinstaller --noconfirm --log-level WARN \
    --distpath build/bundle --workpath build/work packaging/boomerang.spec
bundle=build/bundle/boomerang-desktop
.venv/bin/python packaging/licences.py "$bundle"

tar -C build/bundle --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
    -I 'xz -T0' -cf "dist/boomerang-desktop-$version-linux-$architecture.tar.xz" boomerang-desktop

# The C library that what was gathered on this machine asks for
libc=$(find "$bundle" -type f -exec objdump -T {} + 2>/dev/null \
    | grep -o 'GLIBC_2\.[0-9]*' | sort -Vu | tail -n 1 | cut -d_ -f2)
test -n "$libc"

# The tree of the packages; the system's own triggers tell its menus and MIME types
tree=build/deb
share=$tree/usr/share
mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$share/applications" \
    "$share/mime/packages" "$share/metainfo" "$share/doc/boomerang-desktop"
cp -a "$bundle" "$tree/opt/boomerang-desktop"
ln -s /opt/boomerang-desktop/boomerang-desktop "$tree/usr/bin/boomerang-desktop"
cp "packaging/linux/$id.desktop" "$share/applications/"
cp "packaging/linux/$id.mime.xml" "$share/mime/packages/$id.xml"
.venv/bin/python packaging/linux/metainfo.py "$share/metainfo/$id.metainfo.xml" "${PICTURES_URL:-}"
.venv/bin/python packaging/icons.py hicolor "$share/icons/hicolor"
{
    cat LICENSE
    printf '\nThe licences of all that comes with it lie in /opt/boomerang-desktop/licences.\n'
} > "$share/doc/boomerang-desktop/copyright"
desktop-file-validate "$share/applications/$id.desktop"
appstreamcli validate --no-net "$share/metainfo/$id.metainfo.xml"
chmod -R u=rwX,go=rX "$tree"
packaging/linux/rpm.sh "$tree" "$version" "$libc"
cat > "$tree/DEBIAN/control" <<CONTROL
Package: boomerang-desktop
Version: $version
Architecture: $architecture
Maintainer: Boomerang Desktop contributors <nobody@boomerang-desktop.invalid>
Installed-Size: $(du -sk --exclude DEBIAN "$tree" | cut -f1)
Depends: libc6 (>= $libc), libstdc++6, libegl1, libgl1, libfontconfig1, libfreetype6, libdbus-1-3,
 libx11-6, libx11-xcb1, libxcb1, zlib1g, fonts-dejavu-core
Recommends: desktop-file-utils, shared-mime-info, libasound2t64 | libasound2,
 libcups2t64 | libcups2
Section: games
Priority: optional
Description: five board games called Boomerang on one table
 Drag and drop on one screen, against bots or together, in English, French and
 Italian: two auctions, a perforated board, a board of arrows and a card draft.
CONTROL
dpkg-deb --root-owner-group -Zxz --build "$tree" "dist/boomerang-desktop_${version}_$architecture.deb"
du -sh "$bundle" dist/*
