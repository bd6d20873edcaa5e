#!/bin/sh
# From a clean checkout: a one-folder bundle, a .tar.xz and a .deb of it, all in dist/.
set -eu
cd "$(dirname "$0")/../.."

packaging/setup.sh package
make -s compiled
version=$(.venv/bin/python -c 'import boomerang_desktop; print(boomerang_desktop.__version__)')
architecture=$(dpkg --print-architecture)
rm -rf build dist
.venv/bin/pyinstaller --noconfirm --log-level WARN \
    --distpath build/bundle --workpath build/work packaging/boomerang.spec
bundle=build/bundle/boomerang-desktop
find "$bundle" -name 'libpython*.so*' -exec strip --strip-unneeded {} +

mkdir -p dist
tar -C build/bundle -cJf "dist/boomerang-desktop-$version-linux-$architecture.tar.xz" boomerang-desktop

# The tree of the Debian package
tree=build/deb
share=$tree/usr/share
mkdir -p "$tree/DEBIAN" "$tree/opt" "$tree/usr/bin" "$share/applications" \
    "$share/mime/packages" "$share/metainfo" "$share/doc/boomerang-desktop"
cp -a "$bundle" "$tree/opt/boomerang-desktop"
ln -s /opt/boomerang-desktop/boomerang-desktop "$tree/usr/bin/boomerang-desktop"
cp packaging/linux/boomerang-desktop.desktop "$share/applications/"
cp packaging/linux/boomerang-desktop.mime.xml "$share/mime/packages/boomerang-desktop.xml"
cp packaging/linux/boomerang-desktop.metainfo.xml "$share/metainfo/"
cp LICENSE "$share/doc/boomerang-desktop/copyright"
.venv/bin/python packaging/linux/icons.py "$share/icons/hicolor"
chmod -R u=rwX,go=rX "$tree"
cat > "$tree/DEBIAN/control" <<CONTROL
Package: boomerang-desktop
Version: $version
Architecture: $architecture
Maintainer: Boomerang Desktop contributors <boomerang-desktop@users.noreply.github.com>
Installed-Size: $(du -sk "$tree" | cut -f1)
Depends: libc6 (>= 2.34), libegl1, libgl1, libfontconfig1, libdbus-1-3, fonts-dejavu-core
Section: games
Priority: optional
Description: five board games called Boomerang on one table
 Drag and drop on one screen, against bots or together, in English, French and
 Italian: two auctions, a perforated board, a board of arrows and a card draft.
CONTROL
cat > "$tree/DEBIAN/postinst" <<'HOOK'
#!/bin/sh
set -e
for tool in 'update-desktop-database -q' 'update-mime-database /usr/share/mime' \
    'gtk-update-icon-cache -q -t -f /usr/share/icons/hicolor'; do
    command -v "${tool%% *}" >/dev/null 2>&1 && $tool || true
done
HOOK
cp "$tree/DEBIAN/postinst" "$tree/DEBIAN/postrm"
chmod 755 "$tree/DEBIAN/postinst" "$tree/DEBIAN/postrm"
dpkg-deb --root-owner-group -Zxz --build "$tree" "dist/boomerang-desktop_${version}_$architecture.deb"
du -sh "$bundle" dist/*
