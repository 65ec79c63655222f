#!/bin/sh
# SPDX-License-Identifier: MIT
# Make the wheel and the sdist in dist/, check both, and let the wheel test itself in an environment outside the checkout.
set -eu
cd "$(dirname "$0")/.."
unset PYTHONPATH
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
python3 -m venv "$work/tools"
"$work/tools/bin/pip" install -q build==1.6.1 twine==7.0.0 check-wheel-contents==0.6.3
rm -f -- dist/*.whl dist/*.tar.gz
"$work/tools/bin/python" -m build --outdir dist .
"$work/tools/bin/twine" check --strict dist/*.whl dist/*.tar.gz
"$work/tools/bin/check-wheel-contents" dist/*.whl
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q dist/*.whl
cd "$work"
QT_QPA_PLATFORM=offscreen venv/bin/thothit-desktop --self-test
venv/bin/thothit games >"$work/games"
