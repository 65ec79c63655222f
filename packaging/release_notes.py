# SPDX-License-Identifier: MIT
"""Print the release notes of this version as Markdown: `python packaging/release_notes.py [--tag vVERSION]`.

With a tag it first checks that the tag names this version, and that the changelog has it with a date.
"""

import argparse
import datetime
import sys
from collections.abc import Sequence

import product

MACOS = product.MACOS.removesuffix(".0")

INSTALLERS = f"""### Which file

- **Linux**: the `.deb` for Debian 12, Ubuntu 24.04 and later; the `.run` for other distributions, for one
  person and without root
- **Windows** 10 (1903) and later: the `-setup.exe`
- **macOS** {MACOS} and later: the `.dmg`, `arm64` for Apple's processors, `x86_64` for Intel's

`SHA256SUMS` holds the checksums of all of them. `gh attestation verify FILE --repo {product.HOME.removeprefix("https://github.com/")}`
shows which workflow built a file from which commit.

No certificate that Windows or macOS knows signs the installers. Windows may show *Windows protected your PC*:
choose *More info*, then *Run anyway*. macOS refuses the first start: open *System Settings, Privacy &
Security* and choose *Open Anyway*.
"""


def fault(tag: str, newest: product.Release) -> str:
    """Return why a tag cannot be released with the changelog's newest entry; empty if it can."""
    version = product.version()
    if tag != f"v{version}":
        return f"the tag {tag} is not v{version}, the version of thothit_desktop/__init__.py"
    if newest.version != version:
        return f"the changelog begins with {newest.version}, not with {version}"
    try:
        datetime.date.fromisoformat(newest.date)
    except ValueError:
        return f"the changelog gives {version} no date, as in: ## [{version}] - 2026-12-31"
    return ""


def markdown(release: product.Release) -> str:
    """Return the changes for players by heading, and the installer for each system."""
    parts = []
    for heading, notes in release.notes.items():
        parts.append(f"### {heading}\n\n" + "".join(f"- {note}\n" for note in notes))
    return "\n".join([*parts, INSTALLERS])


def main(arguments: Sequence[str]) -> None:
    """Check the tag, if one is given, and print the notes."""
    parser = argparse.ArgumentParser(description="Print the release notes of this version.")
    parser.add_argument("--tag", help="the tag that is to be released")
    tag = parser.parse_args(arguments).tag
    newest = product.releases()[0]
    if tag is not None and (why := fault(tag, newest)):
        raise SystemExit(why)
    print(markdown(newest), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
