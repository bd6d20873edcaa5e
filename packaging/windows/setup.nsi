; The installer: for one user, without administrator rights. build.sh runs it; what it says of the
; program stands in texts.nsh, which texts.py writes.
;   setup.exe /S            silently; ends with 2 if the program runs and doesn't close
;   setup.exe /S /D=C:\...  elsewhere
Unicode true
Target amd64-unicode
ManifestDPIAware true
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh
!include "${WORK}/texts.nsh"
!define EXE "boomerang-desktop.exe"
!define LISTED "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define WM_CLOSE_ 0x10
!define PATIENCE 100 ; times 200 ms

Name "${NAME}"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${LISTED}" "InstallLocation"
SetCompressor /SOLID lzma
SetCompressorDictSize 64
SetDateSave off
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "MIT"

!define MUI_ICON "${WORK}/boomerang.ico"
!define MUI_UNICON "${WORK}/boomerang.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro LANGUAGES
!insertmacro RECORDS

LangString TooOld ${LANG_ENGLISH} "${NAME} needs Windows 10 (64 bit) or newer."
LangString TooOld ${LANG_FRENCH} "${NAME} demande Windows 10 (64 bits) ou plus récent."
LangString TooOld ${LANG_ITALIAN} "${NAME} richiede Windows 10 (64 bit) o successivo."
LangString Runs ${LANG_ENGLISH} "${NAME} is running and will be closed. The match on the table is kept."
LangString Runs ${LANG_FRENCH} "${NAME} est en cours d’exécution et va être fermé. La partie en cours est conservée."
LangString Runs ${LANG_ITALIAN} "${NAME} è in esecuzione e verrà chiuso. La partita in corso viene conservata."
LangString StillRuns ${LANG_ENGLISH} "${NAME} is still running. Please close it, then try again."
LangString StillRuns ${LANG_FRENCH} "${NAME} est toujours en cours d’exécution. Fermez-le, puis réessayez."
LangString StillRuns ${LANG_ITALIAN} "${NAME} è ancora in esecuzione. Chiudetelo e riprovate."
LangString OpenRecords ${LANG_ENGLISH} "Open ${ENDING} files with it"
LangString OpenRecords ${LANG_FRENCH} "Ouvrir les fichiers ${ENDING}"
LangString OpenRecords ${LANG_ITALIAN} "Aprire i file ${ENDING}"
LangString OnDesktop ${LANG_ENGLISH} "Icon on the desktop"
LangString OnDesktop ${LANG_FRENCH} "Icône sur le bureau"
LangString OnDesktop ${LANG_ITALIAN} "Icona sul desktop"

; Windows lets nobody write into a program that runs. Its windows are asked to close, as by a click
; on their cross: the match is on disk after every move.
!macro CLOSED un
Function ${un}Runs ; leaves 1 on the stack if it does
    ${If} ${FileExists} "$INSTDIR\${EXE}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${EXE}" a
        ${If} ${Errors}
            Push 1
            Return
        ${EndIf}
        FileClose $0
    ${EndIf}
    Push 0
FunctionEnd

Function ${un}AskToClose
    StrCpy $1 0
    ${Do}
        System::Call 'user32::FindWindowExW(p 0, p r1, p 0, p 0) p.r1'
        ${If} $1 = 0
            ${ExitDo}
        ${EndIf}
        System::Call 'user32::IsWindowVisible(p r1) i.r2'
        ${If} $2 = 0
            ${Continue}
        ${EndIf}
        System::Call 'user32::GetWindowThreadProcessId(p r1, *i .r2)'
        ; PROCESS_QUERY_LIMITED_INFORMATION
        System::Call 'kernel32::OpenProcess(i 0x1000, i 0, i r2) p.r3'
        ${If} $3 <> 0
            System::Call 'kernel32::QueryFullProcessImageNameW(p r3, i 0, w .r4, *i ${NSIS_MAX_STRLEN})'
            System::Call 'kernel32::CloseHandle(p r3)'
            ${If} $4 == "$INSTDIR\${EXE}"
                System::Call 'user32::PostMessageW(p r1, i ${WM_CLOSE_}, p 0, p 0)'
            ${EndIf}
        ${EndIf}
    ${Loop}
FunctionEnd

Function ${un}Close
    Call ${un}Runs
    Pop $0
    ${If} $0 = 0
        Return
    ${EndIf}
    MessageBox MB_OKCANCEL|MB_ICONINFORMATION "$(Runs)" /SD IDOK IDOK close
    SetErrorLevel 2
    Quit
close:
    Call ${un}AskToClose
    StrCpy $5 0
    ${Do}
        Call ${un}Runs
        Pop $0
        ${If} $0 = 0
            Return
        ${EndIf}
        Sleep 200
        IntOp $5 $5 + 1
    ${LoopUntil} $5 > ${PATIENCE}
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillRuns)" /SD IDCANCEL IDRETRY close
    SetErrorLevel 2
    Quit
FunctionEnd
!macroend
!insertmacro CLOSED ""
!insertmacro CLOSED "un."

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_ICONSTOP "$(TooOld)" /SD IDOK
        SetErrorLevel 2
        Quit
    ${EndIf}
FunctionEnd

Section "${NAME}" Program
    SectionIn RO
    Call Close
    SetOutPath "$INSTDIR"
    ; what an older version brought and this one doesn't
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    File /r "${BUNDLE}/*"
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0
    WriteUninstaller "$INSTDIR\uninstall.exe"
    WriteRegStr HKCU "${LISTED}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${LISTED}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${LISTED}" "DisplayIcon" "$INSTDIR\${EXE}"
    WriteRegStr HKCU "${LISTED}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${LISTED}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${LISTED}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${LISTED}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${LISTED}" "NoModify" 1
    WriteRegDWORD HKCU "${LISTED}" "NoRepair" 1
    SectionGetSize ${Program} $0
    WriteRegDWORD HKCU "${LISTED}" "EstimatedSize" $0
SectionEnd

!macro CHANGED
    ; SHCNE_ASSOCCHANGED: Explorer looks at the kinds of files again
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "$(OpenRecords)" Records
    WriteRegStr HKCU "Software\Classes\${ENDING}" "" "${ID}"
    WriteRegStr HKCU "Software\Classes\${ENDING}" "Content Type" "${MIME}"
    WriteRegStr HKCU "Software\Classes\${ID}" "" "$(Record)"
    WriteRegStr HKCU "Software\Classes\${ID}\DefaultIcon" "" "$INSTDIR\${EXE},0"
    WriteRegStr HKCU "Software\Classes\${ID}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
    !insertmacro CHANGED
SectionEnd

Section /o "$(OnDesktop)" Desktop
    CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0
SectionEnd

; What was installed and nothing else: matches and settings lie elsewhere, and stay.
Section "Uninstall"
    Call un.Close
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"
    RMDir /r "$INSTDIR\_internal"
    RMDir /r "$INSTDIR\licences"
    Delete "$INSTDIR\${EXE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    DeleteRegKey HKCU "${LISTED}"
    ReadRegStr $0 HKCU "Software\Classes\${ENDING}" ""
    ${If} $0 == "${ID}"
        DeleteRegKey HKCU "Software\Classes\${ENDING}"
    ${EndIf}
    DeleteRegKey HKCU "Software\Classes\${ID}"
    !insertmacro CHANGED
SectionEnd
