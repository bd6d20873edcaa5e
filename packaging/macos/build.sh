#!/bin/sh
# On macOS 13 or newer, from a clean checkout: the .app and a disk image of it, in dist/.
# Signs and notarises where the environment says with what; see README.md beside this file.
#   SIGN_IDENTITY   the name of a Developer ID Application certificate
#   NOTARY_PROFILE  a profile kept by `xcrun notarytool store-credentials`
set -eu
cd "$(dirname "$0")/../.."

packaging/setup.sh package
make -s compiled
version=$(.venv/bin/python -c 'import boomerang_desktop as b; print(b.__version__)')
rm -rf build dist
mkdir -p build dist
.venv/bin/python packaging/icons.py iconset build/boomerang.iconset
iconutil --convert icns --output build/boomerang.icns build/boomerang.iconset
.venv/bin/pyinstaller --noconfirm --log-level WARN \
    --distpath build/bundle --workpath build/work packaging/boomerang.spec
app="build/bundle/Boomerang Desktop.app"
.venv/bin/python packaging/licences.py build/bundle/boomerang-desktop
cp -R build/bundle/boomerang-desktop/licences "$app/Contents/Resources/"

# a file was added after PyInstaller's own signature; "-" signs for this machine only
codesign --force --deep --options runtime --entitlements packaging/macos/entitlements.plist \
    --sign "${SIGN_IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"

image="dist/boomerang-desktop-$version-macos-$(uname -m).dmg"
mkdir build/image
cp -R "$app" build/image/
ln -s /Applications build/image/Applications
hdiutil create -volname "Boomerang Desktop" -srcfolder build/image -format UDZO "$image"
if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
