; The installer for Windows, for one user and without administrator rights. build.ps1 runs it:
;   iscc /DVersion=1.2.3 packaging\windows\boomerang.iss
#ifndef Version
  #error Say which version with /DVersion=...
#endif
#define Id "io.github.boomerangdesktop.BoomerangDesktop"
#define Name "Boomerang Desktop"
#define Program "boomerang-desktop.exe"

[Setup]
AppId={#Id}
AppName={#Name}
AppVersion={#Version}
AppPublisher=Boomerang Desktop contributors
DefaultDirName={autopf}\{#Name}
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
ShowLanguageDialog=auto
WizardStyle=modern
LicenseFile=..\..\LICENSE
SetupIconFile=..\..\build\boomerang.ico
UninstallDisplayIcon={app}\{#Program}
OutputDir=..\..\dist
OutputBaseFilename=boomerang-desktop-{#Version}-windows-x64
Compression=lzma2/max
SolidCompression=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[CustomMessages]
en.Record=Record of a Boomerang match
fr.Record=Enregistrement d’une partie de Boomerang
it.Record=Registrazione di una partita di Boomerang

[Tasks]
Name: "associate"; Description: "{cm:AssocFileExtension,{#Name},.boomerang}"
Name: "icon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[InstallDelete]
; what an older version brought and this one does not
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "..\..\build\bundle\boomerang-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\{#Program}"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\{#Program}"; Tasks: icon

[Registry]
Root: HKA; Subkey: "Software\Classes\.boomerang"; ValueType: string; ValueData: "{#Id}"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.boomerang"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-boomerang-record"; Flags: uninsdeletevalue uninsdeletekeyifempty; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Id}"; ValueType: string; ValueData: "{cm:Record}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Id}\DefaultIcon"; ValueType: string; ValueData: "{app}\{#Program},0"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\{#Id}\shell\open\command"; ValueType: string; ValueData: """{app}\{#Program}"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\{#Program}"; Description: "{cm:LaunchProgram,{#Name}}"; Flags: nowait postinstall skipifsilent
