#!/bin/sh
# SPDX-License-Identifier: MIT
# Try a Windows setup under Wine, as a person would use it: packaging/windows/try_under_wine.sh SETUP [OLDER-SETUP]
#
# In a fresh Wine prefix and on a screen of its own: installs (the older one first, if given, and upgrades while
# the program runs), starts from the start menu, opens a record by its association, watches a round, lets the
# program test itself, removes it, and looks for what is left. A line is told for each step; pictures come to
# TRY_PICTURES (build/windows-try). Needs Wine 10 or later with 32-bit support (the setup is a 32-bit program),
# Xvfb, openbox, xdotool, ImageMagick's import and python3.
set -u

setup=$(realpath "$1")
older=$(realpath "${2:-$1}")
cd "$(dirname "$0")/../.." || exit 2
pictures=$(realpath -m "${TRY_PICTURES:-build/windows-try}")
mkdir -p "$pictures"

work=$(mktemp -d)
export WINEPREFIX="$work/prefix" WINEDEBUG=-all HOME="$work/home" DISPLAY=:83
mkdir "$HOME"
Xvfb $DISPLAY -screen 0 1280x800x24 >/dev/null 2>&1 &
screen=$!
sleep 2
openbox >/dev/null 2>&1 &
trap 'wineserver -k; kill $screen; rm -rf "$work"' EXIT

disk=$WINEPREFIX/drive_c
failed=0

told() { # STEP, after the command whose outcome it is
    if [ $? = 0 ]; then echo "ok      $1"; else echo "FAILED  $1"; failed=1; fi
}
run() { wine "$@" </dev/null >/dev/null 2>&1; }
# Only HKEY_CURRENT_USER, where a setup for one person writes.
registered() { wine reg query "HKCU\\Software\\$1" /s </dev/null 2>/dev/null | cat; }
shown() { # TITLE PICTURE: waits for a window, then takes a picture of the settled screen
    timeout 60 xdotool search --sync --onlyvisible --name "$1" >/dev/null || return 1
    sleep 6
    import -window root "$pictures/$2.png"
}
windows() { xdotool search --onlyvisible --name Thothit 2>/dev/null | wc -l; } # some vanish meanwhile
gone() { timeout 60 sh -c "while xdotool search --onlyvisible --name '$1'; do sleep 1; done" >/dev/null; }
count() { find "$place" -type f | wc -l; }

run wineboot -i
wineserver -w
user=$disk/users/$(id -un)
place=$user/AppData/Local/Programs/Thothit
program=$place/thothit-desktop.exe
link="C:\\users\\$(id -un)\\AppData\\Roaming\\Microsoft\\Windows\\Start Menu\\Programs\\Thothit.lnk"
data=$user/AppData/Roaming/thothit-desktop

run "$older" /S /DESKTOP
told "installed silently, $(count) files"
[ -e "$program" ] && [ -e "$user/Desktop/Thothit.lnk" ]
told "program and desktop entry are there"

run start "$link" &
shown Thothit started
told "started from the start menu"
touch "$place/_internal/mine.txt"

cp -r "$place" "$disk/copy"
run 'C:\copy\thothit-desktop.exe' --watch &
for _ in $(seq 60); do [ "$(windows)" = 2 ] && break; sleep 1; done
run "$setup" /S && sleep 2 && [ "$(windows)" = 1 ]
told "upgraded while it ran: it was closed, and a copy elsewhere was not"
run taskkill /IM thothit-desktop.exe
gone Thothit
rm -r "$disk/copy"
registered 'Microsoft\Windows\CurrentVersion\Uninstall' | tr -d '\r' |
    sed -n 's/^ *\(Display[NV][^ ]*\) *REG_SZ */        \1: /p'
[ -e "$data/match.thothit" ] && [ -e "$place/_internal/mine.txt" ] && [ -e "$user/Desktop/Thothit.lnk" ]
told "match, a strange file and the chosen desktop entry are kept; $(count) files"

# Wine does not look for a person's own associations: they are copied to where it looks.
for key in .thothit Thothit.Record; do
    run reg copy "HKCU\\Software\\Classes\\$key" "HKLM\\Software\\Classes\\$key" /s /f
done
python3 -m thothit_desktop.cli deal kings >"$disk/a record.thothit"
run start /unix "$disk/a record.thothit" &
shown Kings record
told "a record opened by its association"
run start "$link"
sleep 5
[ "$(windows)" = 1 ]
told "one window after another start"
run taskkill /IM thothit-desktop.exe
gone Thothit
told "closed"
for key in .thothit Thothit.Record; do run reg delete "HKLM\\Software\\Classes\\$key" /f; done

timeout 600 wine "$program" --watch --rounds 1 --speed fast --screenshot 'C:\sheet.png' --screenshot-at sheet \
    </dev/null >/dev/null 2>&1 && mv "$disk/sheet.png" "$pictures/sheet.png"
told "a round watched to its score sheet"
tested=$(timeout 900 wine "$program" --self-test </dev/null 2>/dev/null | tail -1)
case $tested in *" passed, 0 failed"*) true ;; *) false ;; esac
told "self-test: $tested"

rm "$place/_internal/mine.txt"
mkdir "$disk/strange"
echo mine >"$disk/strange/uninstall.exe"
run "$setup" /S '/D=C:\strange'
[ $? = 2 ] && [ "$(ls "$disk/strange")" = uninstall.exe ] && [ -e "$program" ]
told "a folder with something else of a name of ours is refused, and nothing is changed"
run "$setup" /S '/D=C:\100%'
[ $? = 2 ] && [ ! -e "$disk/100%" ] && [ -e "$program" ]
told "a folder with % in its name is refused, and nothing is changed"

run "$place/uninstall.exe" /S
timeout 60 sh -c "while [ -e '$place' ]; do sleep 1; done"
told "removed"
wineserver -w
# Wine's own entries for the desktop outside are none of the setup's.
left=$(find "$disk" -iname '*thothit*' ! -path "$data*" ! -name '*.desktop' ! -name 'a record.thothit'
    grep -i thothit "$WINEPREFIX"/*.reg | grep -v applications)
[ -z "$left" ] && [ -e "$data/match.thothit" ]
told "nothing is left but the person's own data $left"
exit $failed
