# SPDX-License-Identifier: MIT
"""Make the macOS disk image: `python packaging/macos.py`, on macOS.

It comes to `dist/thothit-desktop-VERSION-macos-PROCESSOR.dmg`, for the processor of this Python: both in one
would be larger than a bundle may be. `macos_sign.py` tells which environment signs and notarises it.
"""

import platform
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import bundle
import checks
import macho
import macos_image
import macos_sign
import product

_MARKED_LATE = re.compile(r"(Qt\w+|Shiboken)\.abi3\.so|lib(pyside|shiboken)6\.abi3\..*\.dylib")
"""PySide6's bindings bear the version of their build machine, 15.0, since 6.10; libraries are loaded all the
same, and the symbols that they ask for are all in macOS 13. Qt itself is marked with 13.0."""


def main() -> None:
    """Bundle, check, sign, image; notarised where the keys are given."""
    if sys.platform != "darwin":
        raise SystemExit("a macOS disk image is made on macOS")
    app = bundle.build()
    wrong = list(unsuited(app, platform.machine()))
    if wrong:
        raise SystemExit("the bundle is not right: " + "; ".join(wrong[: checks.NAMED]))
    macos_sign.sign(app, bundle.WORK / "entitlements.plist")
    image = bundle.OUT / f"{product.PROGRAM}-{product.version()}-macos-{platform.machine()}.dmg"
    make(app, image)
    macos_sign.finish(image)
    checks.size_gate([image])


def unsuited(app: Path, processor: str) -> Iterator[str]:
    """The binaries of a bundle that do not run on a processor, or not on the oldest macOS we promise."""
    promised = tuple(int(part) for part in product.MACOS.split("."))
    for path in sorted(app.rglob("*")):
        if path.is_symlink() or not path.is_file():
            continue
        parts = {part.processor: part for part in macho.slices(path)}
        if not parts:
            continue
        if processor not in parts:
            yield f"{path.name} is for {', '.join(parts)} only"
        elif parts[processor].oldest > promised and _MARKED_LATE.fullmatch(path.name) is None:
            oldest = ".".join(map(str, parts[processor].oldest))
            yield f"{path.name} needs macOS {oldest}, {product.MACOS} is promised"


def make(app: Path, image: Path) -> None:
    """Make the disk image of a bundle."""
    import dmgbuild

    background = macos_image.write(bundle.WORK)
    image.unlink(missing_ok=True)
    settings = macos_image.settings(app, background, bundle.WORK / "icons" / "program.icns")
    dmgbuild.build_dmg(str(image), product.NAME, settings=settings)


if __name__ == "__main__":
    main()
