#!/bin/sh
# The tree of the Debian package as a .rpm for Fedora and openSUSE, in dist/. What it asks for goes
# by the names of libraries: those of packages differ.
# Usage: packaging/linux/rpm.sh TREE VERSION GLIBC
set -eu
tree=$PWD/$1 version=$2 libc=$3
work=$PWD/build/rpm
rm -rf "$work"
mkdir -p "$work/root"
cp -a "$tree/." "$work/root/"
rm -rf "$work/root/DEBIAN"
# folders that belong to the system are not ours to remove
(
    cd "$work/root"
    find opt/boomerang-desktop usr/share/doc/boomerang-desktop -type d -printf '%%dir "/%p"\n'
    find . ! -type d -printf '"/%P"\n'
) | sort > "$work/files"
cat > "$work/boomerang-desktop.spec" <<SPEC
Name: boomerang-desktop
Version: $version
Release: 1
Summary: Five board games called Boomerang on one table
License: MIT
Group: Amusements/Games/Board
# gathered on one machine: nothing is stripped, found out or built again
AutoReqProv: no
Requires: libc.so.6(GLIBC_$libc)(64bit), libstdc++.so.6()(64bit), libz.so.1()(64bit)
Requires: libEGL.so.1()(64bit), libGL.so.1()(64bit)
Requires: libfontconfig.so.1()(64bit), libfreetype.so.6()(64bit), libdbus-1.so.3()(64bit)
Requires: libX11.so.6()(64bit), libX11-xcb.so.1()(64bit), libxcb.so.1()(64bit)
%description
Drag and drop on one screen, against bots or together, in English, French and
Italian: two auctions, a perforated board, a board of arrows and a card draft.
%install
cp -a "$work/root/." "%{buildroot}/"
%files -f $work/files
SPEC
rpmbuild --quiet -bb \
    --define "_topdir $work" --define "_rpmdir $work/made" --define "_dbpath $work/db" \
    --define '__os_install_post %{nil}' --define 'debug_package %{nil}' \
    --define '_build_id_links none' --define '_binary_payload w9.xzdio' \
    --define '_buildhost localhost' --define 'use_source_date_epoch_as_buildtime 1' \
    --define 'clamp_mtime_to_source_date_epoch 1' "$work/boomerang-desktop.spec"
cp "$work"/made/*/*.rpm dist/
