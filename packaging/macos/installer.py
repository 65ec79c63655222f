# SPDX-License-Identifier: MIT
"""Make the macOS disk image, on macOS.

It is written to `dist/thothit-desktop-VERSION-macos-PROCESSOR.dmg`, for the processor of this Python: both in
one would be larger than the limit. The environment variables in `signing.py` make it signed and notarised.
"""

import platform
import re
from collections.abc import Iterator
from pathlib import Path

import bundle
import bundle_checks
import product
from macos import disk_image, macho, signing

_MARKED_LATE = re.compile(r"(Qt\w+|Shiboken)\.abi3\.so|lib(pyside|shiboken)6\.abi3\..*\.dylib")
"""PySide6's bindings, which are marked with the macOS of their build machine, 15.0, since 6.10.

The system loads libraries all the same, and the symbols that they need are all in macOS 13. Qt itself is
marked with 13.0.
"""


def make() -> None:
    """Make, check and sign the bundle and its disk image; notarise them if the keys are given."""
    app = bundle.build()
    wrong = list(unsuited(app, platform.machine()))
    if wrong:
        raise SystemExit("the bundle is not right: " + "; ".join(wrong[: bundle_checks.NAMED]))
    signing.sign(app, bundle.WORK / "entitlements.plist")
    image = bundle.OUT / f"{product.PROGRAM}-{product.version()}-macos-{platform.machine()}.dmg"
    make_image(app, image)
    signing.finish(image)
    bundle_checks.size_gate([image])


def unsuited(app: Path, processor: str) -> Iterator[str]:
    """Yield the binaries of a bundle that do not run on a processor, or not on the oldest supported macOS."""
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


def make_image(app: Path, image: Path) -> None:
    """Make the disk image of a bundle."""
    import dmgbuild

    background = disk_image.write(bundle.WORK)
    image.unlink(missing_ok=True)
    settings = disk_image.settings(app, background, bundle.WORK / "icons" / "program.icns")
    dmgbuild.build_dmg(str(image), product.NAME, settings=settings)
