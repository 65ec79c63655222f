# SPDX-License-Identifier: MIT
"""The selection by the spec of the files that PyInstaller finds."""

import sys
from pathlib import Path
from types import ModuleType

import product
from macos import info_plist


def test_the_spec_makes_the_bundle_with_the_record_s_icon_and_without_idle_frameworks(monkeypatch, tmp_path):
    made = {}
    lib = "PySide6/Qt/lib"
    files = []
    for name in ("QtCore", "QtPdf"):
        framework = f"{lib}/{name}.framework"
        files += [
            (f"{framework}/Versions/A/{name}", f"/wheel/{framework}/Versions/A/{name}", "BINARY"),
            (f"{framework}/Versions/A/Resources/Info.plist", "/wheel/Info.plist", "DATA"),
            (f"{framework}/Versions/Current", "A", "SYMLINK"),
            (f"{framework}/{name}", f"Versions/Current/{name}", "SYMLINK"),
            (name, f"{framework}/Versions/A/{name}", "SYMLINK"),
        ]
    files.append(("PySide6/QtCore.abi3.so", "/wheel/PySide6/QtCore.abi3.so", "EXTENSION"))
    files.append(("Python.framework/Versions/3.13/Python", "/Library/Python", "BINARY"))

    class Analysis:
        def __init__(self, *arguments, **wishes):
            self.binaries, self.datas = files, []
            self.pure, self.scripts = [], []

    def told(name):
        def make(*arguments, **wishes):
            made[wishes["name"] if name == "EXE" else name] = arguments, wishes
            return name

        return make

    bindepend = ModuleType("bindepend")
    core = "@rpath/QtCore.framework/Versions/A/QtCore"
    bindepend.get_imports = lambda path: [(core, None)] if path.endswith("abi3.so") else []
    monkeypatch.setitem(sys.modules, "PyInstaller", ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend", ModuleType("PyInstaller.depend"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.bindepend", bindepend)
    monkeypatch.setattr(sys, "platform", "darwin")
    spec = product.ROOT / "packaging" / "thothit-desktop.spec"
    names = {name: told(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    places = {"SPECPATH": str(spec.parent), "workpath": str(tmp_path / "pyinstaller" / "thothit-desktop")}
    exec(
        compile(spec.read_text(encoding="utf-8"), str(spec), "exec"),
        {"Analysis": Analysis, **names, **places},
    )

    collected = [place for place, _, _ in made["COLLECT"][0][2]]
    assert not [place for place in collected if "QtPdf" in place]
    assert len([place for place in collected if "QtCore" in place]) == 6
    assert "Python.framework/Versions/3.13/Python" in collected
    assert "record.icns" in collected
    arguments, wishes = made["BUNDLE"]
    assert arguments == ("COLLECT",)
    assert wishes["name"] == "Thothit.app"
    assert wishes["info_plist"] == info_plist.info()
    assert wishes["bundle_identifier"] == product.ID
    assert wishes["version"] == product.version()
    assert Path(wishes["icon"]).name == "program.icns"
    assert [made[name][1]["console"] for name in product.PROGRAMS] == [False, True]
