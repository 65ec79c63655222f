# SPDX-License-Identifier: MIT
"""A bundle for macOS."""

from pathlib import Path

import pytest

import product
from tests.packaging.macos.binaries import APPLE, thin


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """A bundle with a program, a library, an extension module, a plugin, a framework, data and links."""
    made = tmp_path / "Thothit.app"
    inside = made / "Contents"
    qt = inside / "Frameworks" / "PySide6" / "Qt"
    version = qt / "lib" / "QtCore.framework" / "Versions" / "A"
    for path in (
        inside / "MacOS" / product.PROGRAM,
        inside / "Frameworks" / "libffi.8.dylib",
        inside / "Frameworks" / "PySide6" / "QtCore.abi3.so",
        qt / "plugins" / "platforms" / "libqcocoa.dylib",
        version / "QtCore",
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(thin(APPLE, (13, 0)))
    (version / "Resources").mkdir()
    (version / "Resources" / "Info.plist").write_text("<plist/>")
    (version.parent / "Current").symlink_to("A")
    (version.parents[1] / "QtCore").symlink_to("Versions/Current/QtCore")
    (inside / "Frameworks" / "QtCore").symlink_to("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore")
    (inside / "Resources").mkdir()
    (inside / "Resources" / "record.icns").write_bytes(b"icns")
    return made
