; SPDX-License-Identifier: MIT
; The program in one folder: whether it runs, and how it is closed. A copy in another folder is left alone, and
; so is one that somebody else has started: its windows are on that person's screen only.

Var Folder  ; of the program in question

!macro RUNNING un
  ; Whether the program in $Folder runs, as 1 or 0 on the stack: Windows lets nobody write to it then.
  Function ${un}Running
    Push 0
    ${If} ${FileExists} "$Folder\${PROGRAM}.exe"
      ClearErrors
      FileOpen $0 "$Folder\${PROGRAM}.exe" a
      ${If} ${Errors}
        Exch $1
        StrCpy $1 1
        Exch $1
      ${Else}
        FileClose $0
      ${EndIf}
    ${EndIf}
  FunctionEnd

  ; Ask the windows of the program in $Folder to close, as their close buttons would.
  Function ${un}AskToClose
    ; Of a process Windows tells the file that links lead to: the same is found out of $Folder.
    FileOpen $0 "$Folder\${PROGRAM}.exe" r
    System::Call "kernel32::GetFinalPathNameByHandle(p r0, t .r1, i ${NSIS_MAX_STRLEN}, i 0)"
    FileClose $0
    StrCpy $1 $1 "" 4 ; what marks it as such a path
    StrCpy $2 0
    ${For} $3 1 5000 ; windows that come and go could make it endless
      System::Call "user32::FindWindowEx(p 0, p r2, p 0, p 0) p .r2"
      ${If} $2 P= 0
        ${ExitFor}
      ${EndIf}
      System::Call "user32::IsWindowVisible(p r2) i .r4"
      ${If} $4 <> 0
        System::Call "user32::GetWindowThreadProcessId(p r2, *i .r4)"
        System::Call "kernel32::OpenProcess(i 0x1000, i 0, i r4) p .r4" ; PROCESS_QUERY_LIMITED_INFORMATION
        StrCpy $5 ""
        System::Call "kernel32::QueryFullProcessImageName(p r4, i 0, t .r5, *i ${NSIS_MAX_STRLEN})"
        System::Call "kernel32::CloseHandle(p r4)"
        ${If} $5 == $1
        ${OrIf} $5 == "$Folder\${PROGRAM}.exe"
          System::Call "user32::PostMessage(p r2, i 0x10, p 0, p 0)" ; WM_CLOSE
        ${EndIf}
      ${EndIf}
    ${Next}
  FunctionEnd

  ; Close the program in $Folder if it runs and the person agrees; else everything ends here.
  Function ${un}CloseProgram
    Call ${un}Running
    Pop $0
    ${If} $0 = 0
      Return
    ${EndIf}
    MessageBox MB_OKCANCEL|MB_ICONEXCLAMATION \
      "${NAME} is running and will be closed now. Your match is kept." /SD IDOK IDOK +2
    Abort "Nothing was changed."
    ${Do}
      ${For} $6 0 19
        IntOp $0 $6 % 5
        ${If} $0 = 0 ; again and again: it may have had a dialog open, or none of its windows yet
          Call ${un}AskToClose
        ${EndIf}
        Sleep 250
        Call ${un}Running
        Pop $0
        ${If} $0 = 0
          Return
        ${EndIf}
      ${Next}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
        "${NAME} is still running. Please close it, and then try again." /SD IDCANCEL IDRETRY +2
      Abort "Nothing was changed."
    ${Loop}
  FunctionEnd
!macroend
!insertmacro RUNNING ""
!insertmacro RUNNING "un."
