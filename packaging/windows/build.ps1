# On Windows 10 or newer, from a clean checkout: the bundle and an installer of it, in dist\.
# Needs Python 3.11 or newer (py) and Inno Setup 6 (iscc on the PATH).
#Requires -Version 7.4
# older ones would go on after a program that has failed
$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true
Set-Location "$PSScriptRoot\..\.."

if (-not (Test-Path .venv)) { py -3 -m venv .venv }
$python = ".venv\Scripts\python.exe"
$env:HATCH_BUILD_NO_HOOKS = "true"
& $python -m pip install --quiet --editable ".[packaging,sound]"
$version = & $python -c "import boomerang_desktop as b; print(b.__version__)"

New-Item -ItemType Directory -Force boomerang_desktop\translations | Out-Null
foreach ($language in (Get-ChildItem i18n -Filter *.ts).BaseName) {
    & .venv\Scripts\pyside6-lrelease.exe -silent "i18n\$language.ts" `
        -qm "boomerang_desktop\translations\$language.qm"
}
Remove-Item -Recurse -Force -ErrorAction SilentlyContinue build, dist
& $python packaging\icons.py ico build\boomerang.ico
& .venv\Scripts\pyinstaller.exe --noconfirm --log-level WARN `
    --distpath build\bundle --workpath build\work packaging\boomerang.spec
& $python packaging\licences.py build\bundle\boomerang-desktop
& iscc /Qp "/DVersion=$version" packaging\windows\boomerang.iss
