# On Windows itself: installs dist\*-setup.exe silently, has it draw a table, upgrades it while it
# runs and removes it again. Run by .github/workflows/windows.yml; the long test is under Wine.
#Requires -Version 7.4
$ErrorActionPreference = "Stop"
$PSNativeCommandUseErrorActionPreference = $true
Set-Location "$PSScriptRoot\..\.."

function Install {
    $done = Start-Process (Get-Item dist\*-setup.exe).FullName /S -Wait -PassThru
    if ($done.ExitCode) { throw "the installer ended with $($done.ExitCode)" }
}

Install
$folder = "$env:LOCALAPPDATA\Programs\Boomerang Desktop"
$program = "$folder\boomerang-desktop.exe"
$record = "tests\records\flip-2.boomerang"
Start-Process $program "--screenshot table --record $record --out dist\table.png" -Wait
if ((Get-Item dist\table.png).Length -lt 50000) { throw "nothing was drawn" }

Start-Process $program
Start-Sleep 20
if (-not (Get-Process boomerang-desktop)) { throw "it doesn't run" }
Install
if (Get-Process boomerang-desktop -ErrorAction SilentlyContinue) { throw "it still runs" }
if (Test-Path "$env:APPDATA\boomerang-desktop\errors.log") {
    throw Get-Content "$env:APPDATA\boomerang-desktop\errors.log"
}

Start-Process "$folder\uninstall.exe" "/S _?=$folder" -Wait
if (Test-Path $program) { throw "it is still there" }
if (Test-Path "HKCU:\Software\Classes\io.github.boomerangdesktop.BoomerangDesktop") {
    throw "the registry still knows it"
}
