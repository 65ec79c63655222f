# SPDX-License-Identifier: MIT
"""The licence notices of others' works in the installers."""

import re

import pytest

import product
import third_party
import trim

LICENCES = product.ROOT / "packaging" / "licences"
QT = "PySide6/Qt"
LIBRARIES = {
    "Linux": (
        "thothit_desktop/assets/fonts/headings.ttf",
        "thothit_desktop/assets/fonts/javanese.ttf",
        *(
            f"libxcb-{name}.so.0"
            for name in ("cursor", "icccm", "image", "keysyms", "render-util", "util", "xkb")
        ),
        *(f"{QT}/lib/libicu{name}.so.73" for name in ("data", "i18n", "uc")),
        *(
            f"{QT}/lib/libQt6{name}.so.6"
            for name in ("Core", "DBus", "Gui", "Multimedia", "Network", "Svg", "WaylandClient", "XcbQpa")
        ),
        *("libQt6Core.so.6", "PySide6/QtCore.abi3.so", "PySide6/libpyside6.abi3.so.6.11"),
        *("shiboken6/Shiboken.abi3.so", "shiboken6/libshiboken6.abi3.so.6.11", "libxkbcommon-x11.so.0"),
        *("libffi.so.8", "libsqlite3.so.0", "libpython3.11.so.1.0", "base_library.zip", "thothit-desktop"),
        "python3.11/lib-dynload/_decimal.cpython-311-x86_64-linux-gnu.so",
        *(f"{QT}/plugins/platforms/libqxcb.so", f"{QT}/plugins/wayland-shell-integration/libxdg-shell.so"),
    ),
    "Windows": (
        "thothit_desktop/assets/fonts/headings.ttf",
        "thothit_desktop/assets/fonts/javanese.ttf",
        *(
            "PySide6/Qt6Core.dll",
            "PySide6/Qt6Gui.dll",
            "PySide6/Qt6Multimedia.dll",
            "PySide6/QtNetwork.pyd",
            "PySide6/QtCore.pyd",
            "PySide6/pyside6.abi3.dll",
        ),
        *(
            "PySide6/MSVCP140_2.dll",
            "PySide6/VCRUNTIME140.dll",
            "VCRUNTIME140_1.dll",
            "shiboken6/MSVCP140.dll",
        ),
        *(
            "shiboken6/Shiboken.pyd",
            "shiboken6/shiboken6.abi3.dll",
            "libffi-8.dll",
            "sqlite3.dll",
            "python3.dll",
        ),
        *(
            "python313.dll",
            "_ctypes.pyd",
            "_decimal.pyd",
            "select.pyd",
            "unicodedata.pyd",
            "base_library.zip",
        ),
        *("PySide6/plugins/platforms/qwindows.dll", "thothit-desktop.exe"),
    ),
    "macOS": (
        "thothit_desktop/assets/fonts/headings.ttf",
        "thothit_desktop/assets/fonts/javanese.ttf",
        *(f"{QT}/lib/Qt{name}.framework/Versions/A/Qt{name}" for name in ("Core", "DBus", "Gui", "Svg")),
        *("PySide6/QtGui.abi3.so", "PySide6/libpyside6.abi3.6.11.dylib", "shiboken6/Shiboken.abi3.so"),
        *("shiboken6/libshiboken6.abi3.6.11.dylib", f"{QT}/plugins/platforms/libqcocoa.dylib"),
        *("Python.framework/Versions/3.13/Python", "base_library.zip", "thothit-desktop"),
        "python3.13/lib-dynload/_decimal.cpython-313-darwin.so",
    ),
}
"""Files of others in the bundles of a system, one of each kind, by place."""


def notices() -> tuple[dict[str, str], dict[str, str]]:
    """The works of NOTICES.txt with what is said of each, and the licence texts by their names."""
    text = (LICENCES / "NOTICES.txt").read_text(encoding="utf-8")
    first, *parts = re.split(r"^(== .+ ==|-- \[.+\] --)$", text, flags=re.MULTILINE)
    assert "verbatim" in first.splitlines()[0]
    said = list(zip(parts[::2], parts[1::2], strict=True))
    works = {head[3:-3]: body for head, body in said if head[0] == "="}
    texts = {head[4:-4]: body for head, body in said if head[0] == "-"}
    assert len(works) + len(texts) == len(said)
    return works, texts


def owners(place: str, system: str) -> list[str]:
    """The works of THIRD-PARTY.md that a file of a bundle belongs to."""
    return [work.name for work in third_party.works() if work.owns(place, system)]


@pytest.mark.parametrize("system", LIBRARIES)
def test_each_library_of_a_bundle_belongs_to_a_work_that_is_named(system):
    owned = {place: set(owners(place, system)) for place in LIBRARIES[system]}
    assert {place: works for place, works in owned.items() if len(works) != 1} == {}


def test_no_work_is_named_that_no_bundle_carries():
    carried = {
        name for system, places in LIBRARIES.items() for place in places for name in owners(place, system)
    }
    named = {work.name for work in third_party.works() if work.files and "_decimal" not in work.files}
    assert carried == named


def test_what_is_taken_from_the_building_system_is_named():
    choices = re.search(r"xcb-\(([^)]+)\)", trim.LOCAL.pattern)
    assert choices is not None
    names = [f"libxcb-{name}.so.0" for name in choices[1].split("|")]
    assert all(trim.LOCAL.fullmatch(name) and owners(name, "Linux") for name in names)


def test_each_work_of_the_overview_has_its_notice_and_no_other_has():
    works, _ = notices()
    assert [one.name.partition(":")[0] for one in (*third_party.works(), *third_party.parts())] == list(works)


def test_each_notice_has_copyright_lines_and_refers_to_texts_that_are_there():
    works, texts = notices()
    asked = set()
    for name, body in works.items():
        said, _, wanted = body.partition("\nText: ")
        if "public domain" in said:
            continue
        assert re.search(
            r"^ {4}(Copyright|\(C\)|©|The list was originally provided by)", said, re.MULTILINE
        ), name
        asked |= set(re.findall(r"\[([^]]+)\]", wanted))
        files = re.findall(r"[\w./-]+\.txt", wanted)
        assert all(file == "Python/LICENSE.txt" or (LICENCES / file).is_file() for file in files), name
        assert "[" in wanted or files, name
    assert asked == set(texts)
    assert all(len(text) > 100 for text in texts.values())


def test_what_licences_ask_to_be_said_is_said():
    works, _ = notices()
    assert "based in part on the work of the Independent JPEG Group" in works["libjpeg-turbo"]
    assert "The FreeType Project" in works["FreeType"]
