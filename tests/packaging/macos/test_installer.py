# SPDX-License-Identifier: MIT
"""Reasons to refuse a macOS bundle."""

import product
from macos import installer
from tests.packaging.macos.binaries import APPLE, INTEL, thin


def test_binaries_for_another_processor_or_a_newer_system_are_named(app):
    (app / "Contents" / "Frameworks" / "PySide6" / "QtCore.abi3.so").write_bytes(thin(APPLE, (15, 0)))
    assert list(installer.unsuited(app, "arm64")) == []
    (app / "Contents" / "Frameworks" / "libffi.8.dylib").write_bytes(thin(APPLE, (14, 2)))
    (app / "Contents" / "MacOS" / product.PROGRAM).write_bytes(thin(INTEL, (13, 0)))
    assert list(installer.unsuited(app, "arm64")) == [
        "libffi.8.dylib needs macOS 14.2, 13.0 is promised",
        "thothit-desktop is for x86_64 only",
    ]
