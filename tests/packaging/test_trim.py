# SPDX-License-Identifier: MIT
"""Files left out of a bundle."""

import subprocess
import sys

import pytest

import trim

QT = "PySide6/Qt"


@pytest.mark.parametrize(
    ("place", "wanted"),
    [
        (f"{QT}/plugins/platforms/libqxcb.so", True),
        (f"{QT}/plugins/platforms/libqwayland.so", True),
        (f"{QT}/plugins/platforms/libqoffscreen.so", True),
        (f"{QT}/plugins/platforms/libqeglfs.so", False),
        (f"{QT}/plugins/platforms/libqlinuxfb.so", False),
        (f"{QT}/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        (f"{QT}/plugins/platformthemes/libqgtk3.so", False),
        (f"{QT}/plugins/platformthemes/libqxdgdesktopportal.so", True),
        (f"{QT}/plugins/imageformats/libqsvg.so", True),
        (f"{QT}/plugins/imageformats/libqtiff.so", False),
        (f"{QT}/plugins/tls/libqopensslbackend.so", False),
        (f"{QT}/plugins/iconengines/libqsvgicon.so", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        ("PySide6\\opengl32sw.dll", False),
        (f"{QT}/lib/libQt6Core.so.6", True),
        (f"{QT}/lib/libQt6Multimedia.so.6", True),
        (f"{QT}/plugins/multimedia/libffmpegmediaplugin.so", False),
        (f"{QT}/lib/libavcodec.so.61", False),
        (f"{QT}/lib/libQt6FFmpegStub-crypto.so.3", False),
        ("PySide6\\avutil-59.dll", False),
        ("PySide6\\swresample-5.dll", False),
        ("PySide6\\plugins\\multimedia\\windowsmediaplugin.dll", False),
        (f"{QT}/lib/libswscale.8.dylib", False),
        ("thothit_desktop/app/rules/en/thothit.html", True),
        ("thothit_desktop/app/rules/jv/thothit.html", True),
        ("thothit_desktop/app/i18n/id.qm", True),
    ],
)
def test_plugins_that_a_card_table_needs_are_kept(place, wanted):
    assert trim.wanted(place) == wanted


@pytest.mark.parametrize(
    ("entry", "kept"),
    [
        (("libxcb-cursor.so.0", "/lib/libxcb-cursor.so.0", "BINARY"), True),
        (("libpython3.11.so.1.0", "/lib/libpython3.11.so.1.0", "BINARY"), True),
        (("libglib-2.0.so.0", "/lib/libglib-2.0.so.0", "BINARY"), False),
        (("libX11.so.6", "/lib/libX11.so.6", "BINARY"), False),
        (("PySide6/Qt/lib/libQt6Core.so.6", "/venv/libQt6Core.so.6", "BINARY"), True),
        (("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"), True),
        (("README.txt", "/README.txt", "DATA"), True),
    ],
)
def test_of_the_building_system_only_rare_libraries_are_taken(entry, kept):
    assert trim.local(entry) == kept


def test_libraries_that_nothing_needs_any_more_are_left_out():
    asked = {
        "QtGui.so": ["libQt6Gui.so.6", "libc.so.6"],
        "libQt6Gui.so.6": ["libQt6Core.so.6"],
        "libQt6Pdf.so.6": ["libQt6Core.so.6"],
        "libqxcb.so": ["libxcb-cursor.so.0"],
    }
    entries = [
        ("PySide6/QtGui.abi3.so", "QtGui.so", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "libQt6Gui.so.6", "BINARY"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "libQt6Core.so.6", "BINARY"),
        ("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        ("PySide6/Qt/lib/libQt6Pdf.so.6", "libQt6Pdf.so.6", "BINARY"),
        ("libQt6Pdf.so.6", "PySide6/Qt/lib/libQt6Pdf.so.6", "SYMLINK"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "libqxcb.so", "BINARY"),
        ("libxcb-cursor.so.0", "libxcb-cursor.so.0", "BINARY"),
        ("libxcb-util.so.1", "libxcb-util.so.1", "BINARY"),
        ("thothit_desktop/assets/icon.svg", "icon.svg", "DATA"),
    ]
    kept = trim.needed(entries, lambda source: asked.get(source, []))
    lost = [entry[0] for entry in entries if entry not in kept]
    assert lost == ["PySide6/Qt/lib/libQt6Pdf.so.6", "libQt6Pdf.so.6", "libxcb-util.so.1"]
    assert kept == [entry for entry in entries if entry in kept]


IMPORT_ALL = """
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys(sys.argv[1:]))
import thothit_desktop.__main__
for floor in ("games", "table", "flow", "app"):
    package = importlib.import_module(f"thothit_desktop.{floor}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        try:
            importlib.import_module(found.name)
        except ImportError as error:
            if "libpulse.so.0" not in str(error):
                raise
print("all")
"""
"""Import every module of the window program where some modules are missing.

A system without libpulse cannot import QtMultimedia; the program is silent there.
"""


def test_the_window_program_imports_no_module_that_is_left_out():
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_ALL, *trim.MODULES], capture_output=True, text=True, check=False
    )
    assert done.stdout == "all\n", done.stderr
