#!/bin/sh
# SPDX-License-Identifier: MIT
# Installs @NAME@ for the person who runs it, without root; the copy that lies in the installed program removes it.
# In the installer a tar.xz of the program follows the last line.
set -u
# What the environment calls so is not ours, and what it tells these tools is not meant for them.
unset above absent aged emptied escaped file folder found free given have hint its kind left line link listed \
    many minor name names noted old others parents path program rest status target told tool work
unset BIN COMMANDS DATA GLIBC ID KILOBYTES LIBRARIES LINES_HERE MIME MODE NAME NEWLINE PROCESSOR PROGRAM SUM VERSION
unset CDPATH TAR_OPTIONS XZ_DEFAULTS XZ_OPT

MODE='@MODE@' PROGRAM='@PROGRAM@' COMMANDS='@COMMANDS@' ID='@ID@' NAME='@NAME@' VERSION='@VERSION@' MIME='@MIME@'
PROCESSOR='@PROCESSOR@' GLIBC='@GLIBC@' KILOBYTES='@KILOBYTES@' SUM='@SUM@' LINES_HERE='@LINES@'
LIBRARIES='@LIBRARIES@' # rows of: library, file that asks for it, packages of apt and pacman
NEWLINE='
'

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
    # A dialog that stays open does not hold the lock.
    "$@" </dev/null >/dev/null 2>&1 9<&- &
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

# --- places

find_home() { # the person's home, and what lies in it
    if [ ! -d "${HOME:-}" ] || [ ! -r "$HOME" ] || [ "${HOME#/}" = "$HOME" ]; then
        fail "HOME does not name your home folder, and $NAME is installed for one person"
    fi
    BIN=$HOME/.local/bin
    DATA=${XDG_DATA_HOME:-}
    # A relative one is no folder at all: so says the base directory specification.
    case $DATA in
        /*) ;;
        *) DATA=$HOME/.local/share ;;
    esac
    several_lines "$HOME$DATA"
}

several_lines() { # path: refused, as records have a path a line
    case $1 in
        *"$NEWLINE"*) fail "$NAME cannot be in a folder whose name has several lines" ;;
    esac
}

alone() { # no other installer or uninstaller of this person works meanwhile; the lock ends with this process
    exec 9<"$HOME"
    flock -n 9 2>/dev/null
    # Any other code: this system cannot lock here.
    if [ $? = 1 ]; then fail "$NAME is being installed or removed already; wait until that has ended"; fi
}

physical() { # folder, by an absolute path: its path without links and dots
    case $1 in
        /*) (cd -- "$1" 2>/dev/null && pwd -P) ;;
        *) return 1 ;;
    esac
}

resolved() { # absolute path: without links and dots, also where it does not exist yet
    path=$1 rest=''
    while [ ! -d "$path" ]; do
        rest=/$(basename -- "$path")$rest
        path=$(dirname -- "$path")
    done
    case $rest/ in
        */./* | */../*) return 1 ;;
    esac
    path=$(physical "$path") && printf '%s\n' "${path%/}$rest"
}

own() { # path: whether it is a file, no link, of the person
    [ -n "$(find "$1" -prune -type f -user "$(id -u)" 2>/dev/null)" ]
}

ours() { # folder: whether the installer has made it, for this person
    own "$1/placed" && own "$1/contents" && grep -qxF -- "$PROGRAM" "$1/contents"
}

lead() { # link to a program of the same name: the folder that this is in
    link=$(readlink -- "$1") || return 1
    case $link in
        /*) ;;
        *) link=$(dirname -- "$1")/$link ;;
    esac
    [ "${link##*/}" = "${1##*/}" ] && physical "${link%/*}/"
}

runs() { # folder: tells it if its program is running
    # One find for all processes: a readlink for each takes longer than the rest of an upgrade.
    if [ -n "$(find -L /proc/[0-9]*/exe -prune -samefile "$1/$PROGRAM" 2>/dev/null)" ]; then
        printf '%s\n' "$1"
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

place() { # folder: what its share/ holds goes where desktops look for it, and the commands beside others
    escaped=$(printf '%s\n' "$1" | sed 's/[\\`$"]/\\&/g; s/\\/\\\\/g; s/%/%%/g')
    [ -d "$1/share" ] && (cd -- "$1/share" && find . -type f) | while IFS= read -r path; do
        path=${path#./} && file=$DATA/$path
        # Never written through a link.
        make_folder "$1" "$(dirname -- "$file")" && note "$1" "$file" && rm -f -- "$file" || exit 1
        case $path in
            *.desktop) fill "$escaped" <"$1/share/$path" >"$file" ;;
            *) cp -- "$1/share/$path" "$file" ;;
        esac && chmod 644 -- "$file" || exit 1
    done || return 1
    for name in $COMMANDS; do
        # Another command of this name, such as one of pipx or of a virtual environment, is left alone.
        if { [ ! -e "$BIN/$name" ] && [ ! -L "$BIN/$name" ]; } || ours "$(lead "$BIN/$name")"; then
            make_folder "$1" "$BIN" && note "$1" "$BIN/$name" &&
                rm -f -- "$BIN/$name" && ln -s -- "$1/$name" "$BIN/$name" || return 1
        fi
    done
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

filled() { # menu entry: the folder that it was filled with
    sed -n 's/^Exec="\(.*\)\/uninstall" --ask$/\1/p' "$1" 2>/dev/null |
        sed 's/%%/%/g; s/\\\\/\\/g; s/\\\([\\`$"]\)/\1/g'
}

take_away() { # folder, file of what stays: the files that it has noted, as far as they are such as it brings
    listed=$NEWLINE$(cat -- "$1/contents")$NEWLINE
    LC_ALL=C sort -u -- "$1/placed" | LC_ALL=C grep -vxF -f "$2" | while IFS= read -r path; do
        if [ -L "$path" ]; then
            [ "$(lead "$path")" = "$(physical "$1")" ] && rm -f -- "$path"
        elif [ -f "$path" ] && brought "$path"; then
            rm -f -- "$path"
        fi
    done
}

brought() { # path: whether its end, from some slash on, is that of a file listed below share/
    case $1 in
        */../*) return 1 ;;
        /*) rest=$1 ;;
        *) return 1 ;;
    esac
    while [ "$rest" != "${rest#*/}" ]; do
        rest=${rest#*/}
        case $listed in
            *"${NEWLINE}share/$rest$NEWLINE"*) return 0 ;;
        esac
    done
    return 1
}

refresh() { # the caches of the desktop; one that holds nothing any more goes
    if [ -n "$(find -L "$DATA/applications" -name '*.desktop' 2>/dev/null)" ]; then
        has update-desktop-database && update-desktop-database -q "$DATA/applications" 2>/dev/null
    else
        rm -f -- "$DATA/applications/mimeinfo.cache"
    fi
    if [ -d "$DATA/mime/packages" ] && has update-mime-database; then
        update-mime-database "$DATA/mime" >/dev/null 2>&1
    fi
    if [ -e "$DATA/mime/mime.cache" ] && ! ls "$DATA/mime/packages/"*.xml >/dev/null 2>&1; then
        for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses \
            treemagic types version "$MIME.xml"; do
            rm -f -- "$DATA/mime/$name"
        done 2>/dev/null
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

empty_out() { # folder: the files that the installer brought, and what is empty by that; links are not followed
    (
        cd -- "$1" || exit
        listed_of ! -type d | while IFS= read -r path; do rm -f -- "./$path"; done
        listed_of -depth -type d | while IFS= read -r path; do rmdir -- "./$path" 2>/dev/null; done
        rm -f -- placed contents
    )
    rmdir -- "$1" 2>/dev/null
}

listed_of() { # what to find: that of the folder one is in, as far as it was brought
    find . "$@" | sed 's|^\./||' | LC_ALL=C grep -xF -f contents
}

withdraw() { # folder, perhaps the folder of what follows it: all that it brought and that this has not replaced
    noted=$(LC_ALL=C sort -ru -- "$1/placed")
    take_away "$1" "${2:-/dev/null}${2:+/placed}"
    refresh
    empty_out "$1"
    remove_folders "${2:-}"
}

remove_folders() { # perhaps a folder that notes: of the noted ones those that are empty; others are its to remove
    printf '%s\n' "$noted" | while IFS= read -r path; do
        if [ ! -d "$path" ] || [ -L "$path" ] || [ "${path#/}" = "$path" ]; then continue; fi
        rmdir -- "$path" 2>/dev/null || [ -z "$1" ] || note "$1" "$path"
    done
}

# --- removing

remove() {
    case $0 in
        /*) folder=$(physical "$(dirname -- "$0")") ;;
        *) folder=$(physical "$PWD/$(dirname -- "$0")") ;;
    esac
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
    if ! ours "$folder"; then fail "$folder is no program that you have installed"; fi
    alone
    if [ -n "$(runs "$folder")" ]; then fail "$NAME is running; close it and try again"; fi
    withdraw "$folder"
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
    for tool in xz tar cksum flock; do
        has "$tool" || fail "$tool, which installs $NAME, is missing; install it with your package manager"
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
    drop
    fail "$1"
}

drop() { # what has been unpacked, and the folders that were made for the program's own
    if [ -n "$work" ]; then clear_away "$work"; fi
    printf '%s\n' "$parents" | LC_ALL=C sort -r | while IFS= read -r path; do
        if [ -n "$path" ]; then rmdir -- "$path" 2>/dev/null; fi
    done
}

clear_away() { # folder in which an installer has worked: all but an old version that has no other place
    rm -rf -- "$1/new"
    if [ ! -e "$1/old" ]; then
        rm -f -- "$1/setup"
        rmdir -- "$1" 2>/dev/null
    fi
}

recover() { # folder beside the target: if an installer that worked there was killed, what it left is put in order
    if [ -L "$1" ] || ! own "$1/setup"; then return; fi
    its=$(cat -- "$1/setup")
    if [ "$(dirname -- "$its")" != "$above" ]; then return; fi
    if [ -d "$1/old" ]; then
        if [ ! -e "$its" ] && [ ! -L "$its" ]; then
            mv -- "$1/old" "$its"
        elif ours "$its" && place "$its"; then
            supersede "$1/old" "$its"
        fi
    fi 2>/dev/null
    clear_away "$1"
}

supersede() { # folder of the old version, of the new one that has its place: what the person put there stays
    withdraw "$1" "$2"
    if [ ! -d "$1" ]; then return; fi
    (cd -- "$1" && find .) | LC_ALL=C sort | while IFS= read -r path; do
        if [ -d "$1/$path" ] && [ ! -L "$1/$path" ]; then
            mkdir -p -- "$2/$path"
        elif [ ! -e "$2/$path" ] && [ ! -L "$2/$path" ]; then
            mv -- "$1/$path" "$2/$path"
        fi
    done
    find "$1" -depth -type d -exec rmdir -- {} \; 2>/dev/null
}

undo() { # the new version leaves its place again
    if ! ours "$target"; then return; fi
    noted=$(LC_ALL=C sort -ru -- "$target/placed")
    take_away "$target" /dev/null
    refresh
    mv -- "$target" "$work/new" && remove_folders ''
} 2>/dev/null

restore() { # the old version, the empty folder or the one at another place is again what it was
    if [ -d "$work/old" ]; then
        if [ ! -e "$target" ]; then mv -- "$work/old" "$target" && place "$target"; fi
    elif [ -n "$emptied" ]; then
        mkdir -- "$target"
    fi
    each_other place
} 2>/dev/null

each_other() { # function, argument: done with each installed program at another place
    printf '%s' "$others" | while IFS= read -r path; do "$1" "$path" ${2:+"$2"}; done
}

suits() { # whether the target is none of the folders that are for other things, nor above or in one
    for path in "$HOME" "$BIN" "$DATA"; do
        case $(resolved "$path")/ in
            "$target"/*) return 1 ;;
        esac
    done
    case $target/ in
        "$(resolved "$DATA/$PROGRAM")"/* | "$(resolved "$BIN")"/*) return 1 ;;
    esac
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
    target=$HOME/.local/lib/$PROGRAM work='' parents='' others='' emptied=''
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
    several_lines "$target"
    check_system
    if [ "$(tail -n +"$((LINES_HERE + 1))" -- "$0" 2>/dev/null | cksum)" != "$SUM" ]; then
        fail "$(basename -- "$0") is damaged or not complete; download it again"
    fi
    given=$target
    if ! target=$(resolved "$given") || ! suits; then
        fail "$given is no place for a program; choose another folder with --target"
    fi
    alone
    above=$(dirname -- "$target")
    for left in "$above/.$PROGRAM."??????; do recover "$left"; done
    if [ -L "$target" ] || { [ -e "$target" ] && [ ! -d "$target" ]; }; then
        fail "$target is there already and is no folder; choose another one with --target"
    elif [ -d "$target" ] && ! ours "$target" && [ -n "$(ls -A -- "$target" 2>&1)" ]; then
        fail "$target is there already and holds other files; choose another folder with --target"
    fi

    path=$above
    while [ ! -d "$path" ]; do
        parents=$path$NEWLINE$parents
        path=$(dirname -- "$path")
    done
    trap 'drop; exit 1' HUP INT TERM
    if ! { mkdir -p -- "$above" && work=$(mktemp -d "$above/.$PROGRAM.XXXXXX") &&
        printf '%s\n' "$target" >"$work/setup" && mkdir -- "$work/new" &&
        printf '%s' "$parents" >"$work/new/placed"; } 2>/dev/null; then
        give_up "$above cannot be written to"
    fi
    free=$(df -Pk -- "$above" | sed -n '2s/.* \([0-9][0-9]*\)  *[0-9][0-9]*% .*/\1/p')
    if [ -n "$free" ] && [ "$free" -lt "$KILOBYTES" ]; then
        give_up "$above has no room: $((KILOBYTES / 1000)) MB are needed, $((free / 1000)) MB are free"
    fi
    # Whatever the person's umask, the program's files can be read.
    if ! told=$(tail -n +"$((LINES_HERE + 1))" -- "$0" | xz -dc 2>/dev/null |
        LC_ALL=C tar -xpf - -C "$work/new" --no-same-owner 2>&1); then
        case $told in
            *'No space left'* | *'Wrote only'* | *'quota'*) give_up "$above has no room for $NAME" ;;
            *) give_up "the program cannot be unpacked to $above: $(printf '%s\n' "$told" | sed 's/.*: //;q')" ;;
        esac
    fi
    chmod 755 -- "$work/new" && chmod 644 -- "$work/new/placed"
    check_libraries "$work/new"
    told=$("$work/new/$PROGRAM" --version 2>&1)
    status=$?
    if [ "$status" = 126 ]; then
        give_up "programs may not be started from $above; choose another folder with --target"
    elif [ "$status" != 0 ]; then
        give_up "the program does not start from $above: $(printf '%s\n' "$told" | tail -n 1)"
    fi

    # The installed version, and any at another place to which command or menu entry lead.
    # Menu entries of earlier installers have the name of the program.
    others=$({
        lead "$BIN/$PROGRAM"
        filled "$DATA/applications/$ID.desktop"
        filled "$DATA/applications/$PROGRAM.desktop"
    } | while IFS= read -r path; do
        path=$(physical "$path")
        if [ "$path" != "$target" ] && ours "$path"; then printf '%s\n' "$path"; fi
    done | sort -u)
    others=${others:+$others$NEWLINE}
    if [ -n "$(runs "$target"; each_other runs)" ]; then
        give_up "$NAME is running; close it and try again"
    fi

    # From here on the old version gives way; it comes back if the new one cannot take its place.
    trap '' HUP INT TERM
    if ours "$target"; then
        mv -- "$target" "$work/old"
    elif [ -d "$target" ]; then
        rmdir -- "$target" && emptied=yes
    fi 2>/dev/null
    # Into a folder that is there mv would move.
    if [ -e "$target" ] || [ -L "$target" ] || ! mv -- "$work/new" "$target" 2>/dev/null; then
        restore
        give_up "the program cannot be put in the place of $target"
    fi
    if ! place "$target" 2>/dev/null; then
        undo
        restore
        give_up "the menu entry and icons cannot be written to $DATA"
    fi
    if [ -d "$work/old" ]; then supersede "$work/old" "$target"; fi
    each_other withdraw "$target"
    clear_away "$work"
    tell info "$NAME $VERSION is installed; you find it among the games. To remove it, run $target/uninstall"
}

find_home
case $MODE in
    install) install "$@" ;;
    remove) remove "$@" ;;
esac
exit
