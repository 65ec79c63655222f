# SPDX-License-Identifier: MIT
"""Sign a macOS bundle from the inside out, and have it notarised if the environment contains the keys.

`MACOS_IDENTITY` names a Developer ID Application certificate of the keychain; without it the signature is ad
hoc, with which the program starts on this machine and, elsewhere, after the person has allowed it.
`MACOS_NOTARY_KEY` (the path of an App Store Connect key), `MACOS_NOTARY_KEY_ID` and `MACOS_NOTARY_ISSUER` are
for notarisation.
"""

import os
import plistlib
import subprocess
from pathlib import Path

from macos import macho
from macos.info_plist import ENTITLEMENTS

NOTARY = {"--key": "MACOS_NOTARY_KEY", "--key-id": "MACOS_NOTARY_KEY_ID", "--issuer": "MACOS_NOTARY_ISSUER"}
"""The options of notarytool, and the environment variables of their values."""

Command = list[str | Path]


def identity() -> str:
    """Return the certificate to sign with; empty for an ad-hoc signature."""
    return os.environ.get("MACOS_IDENTITY", "")


def inside_out(app: Path) -> list[Path]:
    """Return the parts of a bundle to sign alone: libraries, the deepest first, then frameworks."""
    frameworks = [path for path in app.rglob("*.framework") if path.is_dir() and not path.is_symlink()]
    versions = [
        version
        for framework in frameworks
        for version in (framework / "Versions").iterdir()
        if not version.is_symlink()
    ]
    whole = {version / version.parents[1].stem for version in versions}
    libraries = [
        path
        for path in (app / "Contents" / "Frameworks").rglob("*")
        if path.is_file() and not path.is_symlink() and path not in whole and macho.slices(path)
    ]
    return [*_deepest_first(libraries), *_deepest_first(versions)]


def _deepest_first(paths: list[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: (-len(path.parts), path))


def commands(app: Path, certificate: str, entitlements: Path) -> list[Command]:
    """Return the commands that sign a bundle and then check the signatures."""
    sign: Command = ["codesign", "--force", "--sign", certificate or "-"]
    allowed: Command = []
    if certificate:
        sign += ["--options", "runtime", "--timestamp"]
        allowed = ["--entitlements", entitlements]
    return [
        [*sign, *inside_out(app)],
        [*sign, *allowed, app],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", app],
    ]


def sign(app: Path, entitlements: Path) -> None:
    """Sign a bundle; `entitlements` is a file that is written."""
    entitlements.write_bytes(plistlib.dumps(ENTITLEMENTS))
    for command in commands(app, identity(), entitlements):
        subprocess.run(command, check=True)


def finish(image: Path) -> None:
    """Sign a disk image and have it notarised, as far as the environment allows; print steps left out."""
    if not identity():
        print(f"{image.name} is not signed, its program ad hoc: MACOS_IDENTITY names no certificate")
        return
    subprocess.run(["codesign", "--force", "--sign", identity(), "--timestamp", image], check=True)
    lacking = [name for name in NOTARY.values() if not os.environ.get(name)]
    if lacking:
        print(f"{image.name} is not notarised: {', '.join(lacking)} not given")
        return
    for command in notarising(image):
        subprocess.run(command, check=True)


def notarising(image: Path) -> list[Command]:
    """Return the commands that notarise a disk image, staple the ticket to it, and ask Gatekeeper."""
    keys = [text for option, name in NOTARY.items() for text in (option, os.environ[name])]
    return [
        ["xcrun", "notarytool", "submit", image, "--wait", "--timeout", "30m", *keys],
        ["xcrun", "stapler", "staple", image],
        ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", "--verbose", image],
    ]
