; SPDX-License-Identifier: MIT
; The setup for one person, without administrator rights. packaging/windows/installer.py gives every ${NAME} and writes
; files.nsh, the list of the bundle's files: what that list names is removed again, and nothing else.
;
;   /S               asks nothing and shows nothing
;   /D=FOLDER        installs there; the last of the switches, without quotes
;   /DESKTOP         with an entry on the desktop
;   /NOASSOCIATION   records are not opened by a double-click
;
; Exit codes: 0 done, 1 cancelled by the person, 2 given up (the folder cannot be taken, the program does not
; close, a file cannot be written), 3 this Windows is too old, or a setup runs already. An upgrade keeps what was
; chosen before.

Target x86-unicode ; the only one that NSIS brings for Windows; the program itself is 64-bit
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
ManifestLongPathAware true
RequestExecutionLevel user
AllowSkipFiles off

!define LEAVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}"
!define FORMER "Software\Microsoft\Windows\CurrentVersion\Uninstall\${FORMER_ID}"
!define CLASSES "Software\Classes"
!define RECORD "${NAME}.Record"
!define PATHS "Software\Microsoft\Windows\CurrentVersion\App Paths\${PROGRAM}.exe"
!define LINK "${NAME}.lnk"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${LEAVE}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIFileVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "CompanyName" "${PEOPLE}"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!ifdef SIGN
  !uninstfinalize '${SIGN} "%1"' = 0
  !finalize '${SIGN} "%1"' = 0
!endif

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include WordFunc.nsh
!include x64.nsh
!include "${WORK}\files.nsh"

Var Before  ; where an older version lies, else empty

!include running.nsh
!include folder.nsh

; ---- pages

!define MUI_ICON "${ICONS}\program.ico"
!define MUI_UNICON "${ICONS}\program.ico"
!define MUI_HEADERIMAGE
!define MUI_HEADERIMAGE_RIGHT
!define MUI_HEADERIMAGE_BITMAP "${WORK}\header-100.bmp"
!define MUI_HEADERIMAGE_UNBITMAP "${WORK}\header-100.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${WORK}\side-100.bmp"
!define MUI_CUSTOMFUNCTION_GUIINIT Sharpen
!define MUI_CUSTOMFUNCTION_UNGUIINIT un.Sharpen
!define MUI_COMPONENTSPAGE_NODESC

!define MUI_WELCOMEPAGE_TITLE "${NAME} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "${SUMMARY}.$\r$\n$\r$\n\
  The program is installed for you alone, without administrator rights. A version that is there already is \
  replaced; your matches and settings stay.$\r$\n$\r$\n\
  ${NAME} is free software under the ${LICENCE} licence."
!insertmacro MUI_PAGE_WELCOME

!define MUI_PAGE_HEADER_TEXT "Options"
!define MUI_PAGE_HEADER_SUBTEXT "What comes with ${NAME}."
!define MUI_COMPONENTSPAGE_TEXT_TOP "Choose what to install."
!define MUI_COMPONENTSPAGE_TEXT_COMPLIST " "
!insertmacro MUI_PAGE_COMPONENTS

!define MUI_PAGE_HEADER_TEXT "Folder"
!define MUI_PAGE_HEADER_SUBTEXT "Where ${NAME} is installed."
!define MUI_DIRECTORYPAGE_TEXT_TOP "This folder suits most people. Matches and settings are kept elsewhere."
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE TakeFolder
!insertmacro MUI_PAGE_DIRECTORY

!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "${NAME} is installed"
!define MUI_FINISHPAGE_TEXT "You can start it from the Start menu. To remove it, open Apps in the Windows settings."
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Start ${NAME}"
!insertmacro MUI_PAGE_FINISH

!define MUI_UNCONFIRMPAGE_TEXT_TOP "${NAME} will be removed from this folder. Your matches and settings in \
  $APPDATA\${PROGRAM} stay."
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English"

; The pictures that are drawn for the screen's density, instead of enlarged ones.
!macro SHARPEN un pictures
  Function ${un}Sharpen
    System::Call "user32::GetDpiForSystem() i .r0"
    ${If} $0 >= 168
      !insertmacro ${pictures} 200
    ${ElseIf} $0 >= 120
      !insertmacro ${pictures} 150
    ${EndIf}
  FunctionEnd
!macroend
!macro HEADER scale
  File "/oname=$PLUGINSDIR\modern-header.bmp" "${WORK}\header-${scale}.bmp"
  SetBrandingImage /IMGID=1046 /RESIZETOFIT "$PLUGINSDIR\modern-header.bmp"
!macroend
!macro HEADER_AND_SIDE scale
  !insertmacro HEADER ${scale}
  File "/oname=$PLUGINSDIR\modern-wizard.bmp" "${WORK}\side-${scale}.bmp"
!macroend
!insertmacro SHARPEN "" HEADER_AND_SIDE
!insertmacro SHARPEN "un." HEADER

; ---- installing

!macro FORGET_ASSOCIATION
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${RECORD}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${RECORD}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${RECORD}"
!macroend

; Explorer looks at associations and icons anew.
!macro TELL_EXPLORER
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

; Remove the files of the version in $Folder. If that fails, a new one over it is better than none.
Function RemoveOlder
  DetailPrint "Removing the installed version"
  SetDetailsPrint none
  ClearErrors
  ExecWait '"$Folder\uninstall.exe" /S /UPGRADE _?=$Folder' $0
  SetDetailsPrint both
  ${If} ${Errors}
  ${OrIf} $0 <> 0
    MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION "The version in $Folder could not be removed. \
      Install ${VERSION} all the same?" /SD IDOK IDOK +2
    Abort "${VERSION} was not installed."
  ${ElseIf} $Folder != $INSTDIR
    Delete "$Folder\uninstall.exe"
    RMDir "$Folder"
  ${EndIf}
FunctionEnd

Section "${NAME}, with an entry in the start menu" Main
  SectionIn RO
  SetDetailsPrint none
  Call LookAtFolder
  SetDetailsPrint both
  ${If} $Problem != ""
    MessageBox MB_OK|MB_ICONSTOP "$Problem" /SD IDOK
    Abort "Nothing was changed."
  ${EndIf}
  ${If} $Before != ""
    StrCpy $Folder $Before
    Call CloseProgram
  ${EndIf}
  StrCpy $Folder $INSTDIR
  Call CloseProgram
  ${If} ${FileExists} "$INSTDIR\uninstall.exe"
    Call RemoveOlder
  ${EndIf}
  ${If} $Before != ""
  ${AndIf} $Before != $INSTDIR
    StrCpy $Folder $Before
    Call RemoveOlder
  ${EndIf}

  DetailPrint "Copying the files"
  SetDetailsPrint listonly
  !insertmacro INSTALL_FILES
  SetOutPath "$INSTDIR"
  File "${ICONS}\record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${LINK}" "$INSTDIR\${PROGRAM}.exe" "" "" "" "" "" "${SUMMARY}"

  WriteRegStr HKCU "${PATHS}" "" "$INSTDIR\${PROGRAM}.exe"
  DeleteRegKey HKCU "${FORMER}"
  WriteRegStr HKCU "${LEAVE}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${LEAVE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${LEAVE}" "DisplayIcon" "$INSTDIR\${PROGRAM}.exe"
  WriteRegStr HKCU "${LEAVE}" "Publisher" "${PEOPLE}"
  WriteRegStr HKCU "${LEAVE}" "URLInfoAbout" "${HOME}"
  WriteRegStr HKCU "${LEAVE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${LEAVE}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${LEAVE}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${LEAVE}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${LEAVE}" "NoModify" 1
  WriteRegDWORD HKCU "${LEAVE}" "NoRepair" 1
SectionEnd

Section "Open ${SUFFIX} records with a double-click" Association
  WriteRegStr HKCU "${CLASSES}\${RECORD}" "" "${MIME_NAME}"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\DefaultIcon" "" "$INSTDIR\record.ico"
  WriteRegStr HKCU "${CLASSES}\${RECORD}\shell\open\command" "" '"$INSTDIR\${PROGRAM}.exe" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${RECORD}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${RECORD}" ""
SectionEnd

Section /o "Put an entry on the desktop" Desktop
  CreateShortcut "$DESKTOP\${LINK}" "$INSTDIR\${PROGRAM}.exe" "" "" "" "" "" "${SUMMARY}"
SectionEnd

Section "-what an older version had and is no longer wanted"
  ${IfNot} ${SectionIsSelected} ${Association}
    !insertmacro FORGET_ASSOCIATION
  ${EndIf}
  ${IfNot} ${SectionIsSelected} ${Desktop}
  ${AndIf} $Before != ""
    Delete "$DESKTOP\${LINK}"
  ${EndIf}
  !insertmacro TELL_EXPLORER
SectionEnd

!macro ALONE un
  Function ${un}Refuse  ; with the sentence on the stack
    Pop $0
    MessageBox MB_OK|MB_ICONSTOP "$0" /SD IDOK
    SetErrorLevel 3
    Quit
  FunctionEnd

  ; One setup or removal at a time.
  Function ${un}BeAlone
    System::Call 'kernel32::CreateMutex(p 0, i 0, t "${ID}.Setup") p .r1 ?e'
    Pop $0
    ${If} $0 = 183 ; ERROR_ALREADY_EXISTS
      Push "${NAME} is being installed or removed already."
      Call ${un}Refuse
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro ALONE ""
!insertmacro ALONE "un."

Function .onInit
  ${IfNot} ${AtLeastBuild} ${WINDOWS_BUILD}
    Push "${NAME} needs ${WINDOWS_NAME} or later; this Windows is older."
    Call Refuse
  ${ElseIfNot} ${RunningX64}
    Push "${NAME} needs a 64-bit Windows."
    Call Refuse
  ${ElseIf} ${IsNativeARM64}
  ${AndIfNot} ${AtLeastBuild} 22000 ; the first whose ARM64 runs programs for x64
    Push "${NAME} needs Windows 11 on a computer with an ARM processor."
    Call Refuse
  ${EndIf}
  Call BeAlone

  ReadRegStr $Before HKCU "${LEAVE}" "InstallLocation"
  ${If} $Before == ""
    ReadRegStr $Before HKCU "${FORMER}" "InstallLocation"
    ${If} $Before != ""
    ${AndIf} $INSTDIR == "$LOCALAPPDATA\Programs\${NAME}" ; no other folder was asked for
      StrCpy $INSTDIR $Before
    ${EndIf}
  ${EndIf}
  ${If} $Before != ""
  ${AndIf} ${FileExists} "$Before\uninstall.exe"
    ReadRegStr $0 HKCU "${CLASSES}\${RECORD}" ""
    ${If} $0 == ""
      !insertmacro UnselectSection ${Association}
    ${EndIf}
    ${If} ${FileExists} "$DESKTOP\${LINK}"
      !insertmacro SelectSection ${Desktop}
    ${EndIf}
  ${Else}
    StrCpy $Before ""
  ${EndIf}

  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DESKTOP" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${Desktop}
  ${EndIf}
  ClearErrors
  ${GetOptions} $0 "/NOASSOCIATION" $1
  ${IfNot} ${Errors}
    !insertmacro UnselectSection ${Association}
  ${EndIf}
FunctionEnd

; ---- removing

Var Upgrade  ; 1 where a newer version is about to be installed: entries and choices are its own

Function un.onInit
  StrCpy $Upgrade 1
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPGRADE" $1
  ${If} ${Errors}
    StrCpy $Upgrade 0
    Call un.BeAlone
  ${EndIf}
FunctionEnd

Section "un.${NAME}"
  StrCpy $Folder $INSTDIR
  Call un.CloseProgram
  SetOutPath "$TEMP"
  !insertmacro REMOVE_FILES
  Delete "$INSTDIR\record.ico"
  ${If} $Upgrade = 1
    Return
  ${EndIf}

  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${If} $INSTDIR == "$LOCALAPPDATA\Programs\${NAME}"
    RMDir "$LOCALAPPDATA\Programs" ; if this was the last one there
  ${EndIf}

  ReadRegStr $0 HKCU "${LEAVE}" "InstallLocation"
  ${If} $0 != $INSTDIR
  ${AndIf} ${FileExists} "$0\uninstall.exe" ; the entries are those of a copy elsewhere
    Return
  ${EndIf}
  Delete "$SMPROGRAMS\${LINK}"
  Delete "$DESKTOP\${LINK}"
  DeleteRegKey HKCU "${PATHS}"
  DeleteRegKey HKCU "${LEAVE}"
  !insertmacro FORGET_ASSOCIATION
  !insertmacro TELL_EXPLORER
SectionEnd
