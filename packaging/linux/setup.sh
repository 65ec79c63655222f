#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs @NAME@ for the person who runs it, without root; the copy that lies in the installed program removes it.
# In the installer a tar.xz of the program follows the last line.
set -u
umask 022

MODE='@MODE@' PROGRAM='@PROGRAM@' NAME='@NAME@' VERSION='@VERSION@' MIME='@MIME@'
PROCESSOR='@PROCESSOR@' GLIBC='@GLIBC@' KILOBYTES='@KILOBYTES@' SUM='@SUM@' LINES_HERE='@LINES@'
LIBRARIES='@LIBRARIES@' # rows of: library, file that asks for it, packages of apt and pacman
DATA=${XDG_DATA_HOME:-$HOME/.local/share}
COMMAND=$HOME/.local/bin/$PROGRAM

# --- telling

tell() { # info or warning, a sentence: written, and shown in a dialog where no terminal sees it
    printf '%s: %s\n' "$PROGRAM" "$2" >&2
    if [ -t 2 ] || [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then return; fi
    if has zenity; then
        set -- zenity "--$1" --no-markup --title="$NAME" --text="$2"
    elif has kdialog; then
        [ "$1" = info ] && kind=msgbox || kind=sorry
        set -- kdialog --title="$NAME" "--$kind" "$2"
    elif has xmessage; then
        set -- xmessage -center -title "$NAME" "$(printf '%s\n' "$2" | fold -s -w 70)"
    else
        return
    fi
    "$@" </dev/null >/dev/null 2>&1 &
}

fail() { # a sentence
    tell warning "$1"
    exit 1
}

has() {
    command -v "$1" >/dev/null 2>&1
}

agreed() { # a question: whether the person says yes; where nothing can ask, starting this was the answer
    if has zenity; then
        zenity --question --no-markup --title="$NAME" --text="$1"
    elif has kdialog; then
        kdialog --title="$NAME" --yesno "$1"
    elif has xmessage; then
        xmessage -center -title "$NAME" -buttons Yes:0,No:1 "$1"
    fi
}

# --- files outside the program's folder; every path that is made is noted in the folder's file `placed`

note() { # folder, path
    printf '%s\n' "$2" >>"$1/placed"
}

make_folder() { # folder that notes, path: made with its parents
    if [ -d "$2" ]; then return 0; fi
    make_folder "$1" "$(dirname -- "$2")" && mkdir -- "$2" && note "$1" "$2"
}

place() { # folder: what its share/ holds goes where desktops look for it, and the command beside others
    escaped=$(printf '%s\n' "$1" | sed 's/[\\`$"]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    (cd -- "$1/share" && find . -type f) | while IFS= read -r path; do
        path=${path#./} && target=$DATA/$path
        make_folder "$1" "$(dirname -- "$target")" && note "$1" "$target" || exit 1
        case $path in
            *.desktop) fill "$escaped" <"$1/share/$path" >"$target" ;;
            *) cp -- "$1/share/$path" "$target" ;;
        esac || exit 1
    done || return 1
    # Another command of this name, such as one from a virtual environment, is left alone.
    if [ ! -e "$COMMAND" ] || [ -L "$COMMAND" ]; then
        make_folder "$1" "$(dirname -- "$COMMAND")" && note "$1" "$COMMAND" &&
            ln -sf -- "$1/$PROGRAM" "$COMMAND" || return 1
    fi
    refresh
}

fill() { # the folder as menu entries write it: in place of each line's mark
    while IFS= read -r line; do
        case $line in
            *:FOLDER:*) line=${line%%:FOLDER:*}$1${line#*:FOLDER:} ;;
        esac
        printf '%s\n' "$line" || return 1
    done
}

take_away() { # folder: the files that it has noted, then the folders that are empty by that
    reversed=$(sed '1!G;h;$!d' "$1/placed")
    printf '%s\n' "$reversed" | while IFS= read -r path; do
        if [ -L "$path" ] || [ ! -d "$path" ]; then rm -f -- "$path"; fi
    done
    refresh
    printf '%s\n' "$reversed" | while IFS= read -r path; do
        if [ -d "$path" ]; then rmdir -- "$path" 2>/dev/null; fi
    done
    return 0
}

refresh() { # the caches of the desktop; one that holds nothing any more goes
    if ls "$DATA/applications/"*.desktop >/dev/null 2>&1; then
        has update-desktop-database && update-desktop-database -q "$DATA/applications" 2>/dev/null
    else
        rm -f -- "$DATA/applications/mimeinfo.cache"
    fi
    if [ -d "$DATA/mime/packages" ] && has update-mime-database; then
        update-mime-database "$DATA/mime" >/dev/null 2>&1
    fi
    if [ -d "$DATA/mime" ] && ! ls "$DATA/mime/packages/"*.xml >/dev/null 2>&1; then
        for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses \
            treemagic types version "$MIME.xml"; do
            rm -f -- "$DATA/mime/$name"
        done
        rmdir -- "$DATA/mime/${MIME%%/*}" 2>/dev/null
    fi
    if [ -d "$DATA/icons/hicolor" ]; then
        touch -- "$DATA/icons/hicolor" 2>/dev/null
        if [ -e "$DATA/icons/hicolor/icon-theme.cache" ] && has gtk-update-icon-cache; then
            gtk-update-icon-cache -q -t -f "$DATA/icons/hicolor" 2>/dev/null
        fi
    fi
    return 0
}

runs() { # folder: whether its program is running
    program=$(CDPATH='' cd -- "$1" 2>/dev/null && pwd -P)/$PROGRAM
    for link in /proc/[0-9]*/exe; do
        if [ "$(readlink -- "$link" 2>/dev/null)" = "$program" ]; then return 0; fi
    done
    return 1
}

empty_out() { # folder: the files that the installer brought, and what is empty by that
    sed '1!G;h;$!d' "$1/contents" | while IFS= read -r path; do
        if [ -d "$1/$path" ] && [ ! -L "$1/$path" ]; then
            rmdir -- "$1/$path" 2>/dev/null
        else
            rm -f -- "$1/$path"
        fi
    done
    rm -f -- "$1/placed" "$1/contents"
    rmdir -- "$1" 2>/dev/null
}

# --- removing

remove() {
    folder=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P) || exit 1
    case ${1:-} in
        --help)
            echo "usage: $folder/uninstall"
            echo "Removes $NAME. Your matches and settings in $DATA/$PROGRAM stay."
            exit 0
            ;;
        --ask) agreed "Remove $NAME? Your matches and settings stay." || exit 0 ;;
        '') ;;
        *) fail "the uninstaller knows --help only, not $1" ;;
    esac
    if [ ! -e "$folder/placed" ]; then fail "$folder is no installed program"; fi
    if runs "$folder"; then fail "$NAME is running; close it and try again"; fi
    parents=$(cat "$folder/placed")
    take_away "$folder"
    empty_out "$folder"
    # Now the folders that were made for the program's own.
    printf '%s\n' "$parents" | sed '1!G;h;$!d' | while IFS= read -r path; do
        if [ -d "$path" ]; then rmdir -- "$path" 2>/dev/null; fi
    done
    if [ -e "$folder" ]; then
        tell info "$NAME is removed, but $folder holds files that it did not bring"
    else
        tell info "$NAME is removed; your matches and settings stay in $DATA/$PROGRAM"
    fi
}

# --- installing

check_system() { # processor, C library and what unpacks; a sentence where it does not suit
    if [ "$(uname -m)" != "$PROCESSOR" ]; then
        fail "this installer is for $PROCESSOR processors, and this one is $(uname -m)"
    fi
    have=$(getconf GNU_LIBC_VERSION 2>/dev/null)
    have=${have#glibc }
    minor=${have#2.} && minor=${minor%%.*}
    case $minor in
        '' | *[!0-9]*) fail "this system has no GNU C library; $NAME needs glibc $GLIBC or later" ;;
    esac
    if [ "$minor" -lt "${GLIBC#2.}" ]; then
        fail "this system is too old: it has glibc $have, $NAME needs glibc $GLIBC or later"
    fi
    for tool in xz tar cksum; do
        has "$tool" || fail "$tool, which unpacks $NAME, is missing; install it with your package manager"
    done
}

check_libraries() { # folder of the unpacked program: whether the loader finds what it takes from the system
    # The program's own libraries are found as its loader finds them.
    found=$(cd -- "$1" && printf '%s\n' "$LIBRARIES" | cut -d' ' -f2 | sort -u |
        while IFS= read -r path; do
            LC_ALL=C LD_LIBRARY_PATH=$PWD/_internal${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH} ldd "./$path" 2>&1
        done)
    aged=$(printf '%s\n' "$found" | sed -n "s/^.* \([^ :]*\): version .\([A-Z]*_[0-9.]*\). not found.*/\1 \2/p" | head -n 1)
    if [ -n "$aged" ]; then
        give_up "this system is too old: its $(basename -- "${aged% *}") has no ${aged#* }, which $NAME needs"
    fi
    absent=$(printf '%s\n' "$found" | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u)
    if [ -z "$absent" ]; then return; fi
    names=$(printf '%s\n' "$absent" | paste -s -d ' ' -)
    many="is missing" && [ "${names#* }" = "$names" ] || many="are missing"
    if has apt; then
        hint="sudo apt install $(packages 3)"
    elif has dnf; then
        hint="sudo dnf install $(capabilities)"
    elif has zypper; then
        hint="sudo zypper install $(capabilities)"
    elif has pacman; then
        hint="sudo pacman -S $(packages 4)"
    else
        give_up "of the system's libraries $names $many; install the packages that bring them"
    fi
    give_up "of the system's libraries $names $many; install them with: $hint"
}

packages() { # column of LIBRARIES: the packages of what is absent
    for name in $absent; do
        printf '%s\n' "$LIBRARIES" | sed -n "s/^$(printf '%s' "$name" | sed 's/[.+]/\\&/g') //p"
    done | cut -d' ' -f"$(($1 - 1))" | sort -u | paste -s -d ' ' -
}

capabilities() { # what is absent as RPM names it
    for name in $absent; do
        printf "'%s()(64bit)'\n" "$name"
    done | paste -s -d ' ' -
}

give_up() { # a sentence; what has been unpacked goes
    rm -rf -- "$new"
    forget_parents
    fail "$1"
}

forget_parents() { # the folders that were made for the program's own
    printf '%s\n' "$parents" | sed '1!G;h;$!d' | while IFS= read -r path; do
        if [ -n "$path" ]; then rmdir -- "$path" 2>/dev/null; fi
    done
}

usage() {
    cat <<END
usage: sh $(basename -- "$0") [--target FOLDER]

Installs $NAME $VERSION for you alone, without root, over an earlier version if there is one.

  --target FOLDER  put the program there, not to $HOME/.local/lib/$PROGRAM
  --help           show this text

Your matches and settings lie in $DATA/$PROGRAM and are never touched.
To remove the program, run the file uninstall in its folder.
END
}

install() {
    target=$HOME/.local/lib/$PROGRAM
    while [ $# -gt 0 ]; do
        case $1 in
            --help | -h) usage && exit 0 ;;
            --target)
                [ -n "${2:-}" ] || fail "--target needs a folder"
                target=$2 && shift
                ;;
            *) fail "the installer knows --target and --help, not $1" ;;
        esac
        shift
    done
    case $target in
        /*) ;;
        *) target=$PWD/$target ;;
    esac
    target=${target%/}
    check_system
    if [ "$(tail -n +"$((LINES_HERE + 1))" "$0" | cksum)" != "$SUM" ]; then
        fail "$(basename -- "$0") is damaged or not complete; download it again"
    fi
    if [ -e "$target" ] && [ ! -e "$target/placed" ] && ! rmdir -- "$target" 2>/dev/null; then
        fail "$target is there already and holds other files; choose another folder with --target"
    fi
    # An earlier version may lie elsewhere.
    old=$(readlink -- "$COMMAND" 2>/dev/null)
    old=${old%/*}
    if [ -z "$old" ] || [ ! -e "$old/placed" ]; then old=$target; fi
    if runs "$old"; then fail "$NAME is running; close it and try again"; fi

    above=$(dirname -- "$target") parents='' path=$above
    while [ ! -d "$path" ]; do
        parents=$path${parents:+
$parents}
        path=$(dirname -- "$path")
    done
    mkdir -p -- "$above" 2>/dev/null && new=$(mktemp -d "$above/.$PROGRAM.XXXXXX" 2>/dev/null)
    if [ -z "${new:-}" ]; then
        forget_parents
        fail "$above cannot be written to"
    fi
    trap 'rm -rf -- "$new"; forget_parents; exit 1' HUP INT TERM
    free=$(df -Pk -- "$above" | sed -n '2s/.* \([0-9][0-9]*\)  *[0-9][0-9]*% .*/\1/p')
    if [ -n "$free" ] && [ "$free" -lt "$KILOBYTES" ]; then
        give_up "$above has no room: $((KILOBYTES / 1000)) MB are needed, $((free / 1000)) MB are free"
    fi
    if ! told=$(tail -n +"$((LINES_HERE + 1))" "$0" | xz -dc 2>/dev/null |
        LC_ALL=C tar -xf - -C "$new" --no-same-owner 2>&1); then
        case $told in
            *'No space left'* | *'Wrote only'* | *'quota'*) give_up "$above has no room for $NAME" ;;
            *) give_up "the program cannot be unpacked to $above: $(printf '%s\n' "$told" | sed 's/.*: //;q')" ;;
        esac
    fi
    chmod 755 -- "$new"
    check_libraries "$new"
    told=$("$new/$PROGRAM" --version 2>&1)
    status=$?
    if [ $status = 126 ]; then
        give_up "programs may not be started from $above; choose another folder with --target"
    elif [ $status != 0 ]; then
        give_up "the program does not start from $above: $(printf '%s\n' "$told" | tail -n 1)"
    fi

    # From here on the old version gives way; it comes back if the new one cannot take its place.
    trap '' HUP INT TERM
    aside=''
    if [ -e "$old/placed" ]; then
        take_away "$old"
        # What the old one had made and is still there is the new one's to remove.
        while IFS= read -r path; do
            if [ -d "$path" ]; then note "$new" "$path"; fi
        done <"$old/placed"
        aside=$(mktemp -d "$(dirname -- "$old")/.$PROGRAM.XXXXXX") && mv -- "$old" "$aside/old"
    fi
    printf '%s' "${parents:+$parents
}" >>"$new/placed"
    if mv -- "$new" "$target" 2>/dev/null && place "$target" 2>/dev/null; then
        if [ -n "$aside" ]; then
            empty_out "$aside/old"
            # What the person has put there stays.
            if [ -e "$aside/old" ]; then cp -R -- "$aside/old/." "$target/" && rm -rf -- "$aside/old"; fi
            rmdir -- "$aside"
        fi
    else
        if [ -e "$target/placed" ]; then take_away "$target" && rm -rf -- "$target"; fi
        if [ -n "$aside" ]; then mv -- "$aside/old" "$old" && rmdir -- "$aside" && place "$old"; fi
        give_up "the menu entry and icons cannot be written to $DATA"
    fi
    tell info "$NAME $VERSION is installed; you find it among the games. To remove it, run $target/uninstall"
}

"$MODE" "$@"
exit
