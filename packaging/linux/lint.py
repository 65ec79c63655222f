# SPDX-License-Identifier: MIT
"""Checks by the tools of the Linux desktops and of Debian; a remark ends the build."""

import subprocess
from collections.abc import Sequence
from pathlib import Path

import product

_STRICT = ("desktop-file-validate", "man", "xmllint")
"""Tools of which any output is a remark; the others fail by their exit code."""


def lint(share: Path, entry: Path, package: Path) -> None:
    """Check a `share/` with its man page unpacked, the other menu entry, and the Debian package.

    Raises SystemExit with the remarks.
    """
    component = share / "metainfo" / f"{product.ID}.metainfo.xml"
    kinds = share / "mime" / "packages" / f"{product.ID}.xml"
    manuals = (share / "man" / "man6").iterdir()
    for command in (
        ["desktop-file-validate", str(share / "applications" / f"{product.ID}.desktop"), str(entry)],
        ["appstreamcli", "validate", "--no-net", "--no-color", "--pedantic", str(component)],
        ["xmllint", "--noout", str(kinds), str(component)],
        *(["man", "--warnings", "--encoding=UTF-8", "--local-file", str(manual)] for manual in manuals),
        # Only those of lintian's tags that are certain faults or need a look. Which of our overrides are
        # needed differs with the Python of the build system.
        [
            *("lintian", "--allow-root", "--fail-on=error,warning", "--tag-display-limit=0"),
            *("--suppress-tags=mismatched-override", str(package)),
        ],
    ):
        _run(command)


def _run(command: Sequence[str]) -> None:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    remarks = done.stderr if command[0] == "man" else done.stdout + done.stderr
    if done.returncode != 0 or (command[0] in _STRICT and remarks):
        raise SystemExit(f"{command[0]} remarks:\n{remarks}")
    print(f"{command[0]}: passed\n{remarks}".rstrip())
