#!/bin/sh
# SPDX-License-Identifier: MIT
# Make the Linux installers on a Debian or Ubuntu that has nothing but git and this checkout: install what the build
# needs by apt and pip, then run packaging/build.py. As root, or with sudo.
#
# The bundle carries the Python that builds it, and everything here fits Debian's own: that one is taken, whichever
# python3 comes first in PATH, in an environment of its own.
set -eu
cd "$(dirname "$0")/../.."
python=/usr/bin/python3
unset PYTHONHOME PYTHONPATH
root=
[ "$(id -u)" = 0 ] || root=sudo
$root apt-get update -qq
# libpython of Debian's Python lies in a package of its own; the libraries of xcb go into the bundle, and the others
# are what Qt is linked to.
$root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    appstream binutils ca-certificates desktop-file-utils git libxml2-utils lintian man-db python3-venv xz-utils \
    libbrotli1 libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libgssapi-krb5-2 libpulse0 \
    libwayland-client0 libwayland-cursor0 libx11-6 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 \
    libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 \
    libxcb-xkb1 libxkbcommon-x11-0 libxkbcommon0
version=$($python -c 'import sys; print("%d.%d" % sys.version_info[:2])')
$root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends "libpython$version"
$python -m venv --clear build/venv
build/venv/bin/pip install -q --require-hashes -r .ci/installers.txt
build/venv/bin/pip install -q --no-deps --no-build-isolation -e .
exec build/venv/bin/python packaging/build.py
