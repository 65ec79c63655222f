; SPDX-License-Identifier: MIT
; Whether the program may be installed in $INSTDIR. It is asked before anything is changed, and by a silent setup
; too: an older version must not go where the new one cannot come.

!define /math MEGABYTES ${KILOBYTES} / 1024
; All is unpacked among the temporary files first, perhaps on the same disk.
!define /math ROOM ${MEGABYTES} * 2

Var Problem  ; the sentence why $INSTDIR cannot be taken, else empty

!macro ROOM_IN folder megabytes
  StrCpy $0 "${folder}"
  ${DoUntil} ${FileExists} "$0\*.*"
    ${GetParent} $0 $0
    ${If} $0 == ""
      ${ExitDo}
    ${EndIf}
  ${Loop}
  System::Call "kernel32::GetDiskFreeSpaceEx(t r0, *l .r1, p 0, p 0) i .r2"
  ${If} $2 <> 0
    System::Int64Op $1 / 1048576
    Pop $1
    ${If} $1 < ${megabytes}
      StrCpy $Problem "${NAME} needs ${megabytes} MB of room, and there are only $1 MB in $0."
    ${EndIf}
  ${EndIf}
!macroend

; A name of ours that something of somebody else's has.
!macro TAKEN name
  ${If} ${FileExists} "$INSTDIR\${name}"
    StrCpy $Problem "$INSTDIR has something else with the name ${name} in it. Please choose another folder."
  ${EndIf}
!macroend

Function LookAtFolder
  StrCpy $Problem ""
  ${If} $INSTDIR != $Before
  ${AndIfNot} ${FileExists} "$INSTDIR\${PROGRAM}.exe"
    !insertmacro TAKEN "uninstall.exe"
    !insertmacro TAKEN "record.ico"
    !insertmacro BUNDLE_NAMES
  ${EndIf}
  ClearErrors
  ${WordFind} $INSTDIR "%" "E#" $0
  ${IfNot} ${Errors} ; what opens records is a command, in which it has a meaning
    StrCpy $Problem "A folder with % in its name cannot be used. Please choose another one."
  ${EndIf}
  !insertmacro ROOM_IN $TEMP ${MEGABYTES}
  !insertmacro ROOM_IN $INSTDIR ${ROOM}

  StrCpy $1 0
  ${IfNot} ${FileExists} "$INSTDIR\*.*"
    CreateDirectory $INSTDIR
    StrCpy $1 1
  ${EndIf}
  ClearErrors
  GetTempFileName $0 $INSTDIR
  ${If} ${Errors}
    StrCpy $Problem "Setup can't write to $INSTDIR. Please choose another folder."
  ${Else}
    Delete $0
  ${EndIf}
  ${If} $1 = 1
    RMDir $INSTDIR
  ${EndIf}
FunctionEnd

; Leaving the page with the folder.
Function TakeFolder
  Call LookAtFolder
  ${If} $Problem != ""
    MessageBox MB_OK|MB_ICONEXCLAMATION "$Problem"
    Abort
  ${EndIf}
FunctionEnd
