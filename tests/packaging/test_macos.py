# SPDX-License-Identifier: MIT
"""The macOS bundle and image, as far as they are no macOS business."""

import plistlib
import re
import struct
import sys
from pathlib import Path
from types import ModuleType

import icons
import macho
import macos
import macos_image
import macos_plist
import macos_sign
import product
import pytest
from PIL import IcnsImagePlugin, Image
from PySide6.QtGui import QColor

INTEL, APPLE = 0x01000007, 0x0100000C


def thin(processor: int, oldest: tuple[int, int], old_command: bool = False) -> bytes:
    """A binary's header with one command before the one that tells the oldest macOS."""
    version = oldest[0] << 16 | oldest[1] << 8
    told = (
        struct.pack("<4I", 0x24, 16, version, 0)
        if old_command
        else struct.pack("<6I", 0x32, 24, 1, version, 0, 0)
    )
    commands = struct.pack("<4I", 0x1B, 24, 0, 0) + bytes(8) + told
    return struct.pack("<8I", 0xFEEDFACF, processor, 0, 6, 2, len(commands), 0, 0) + commands


def fat(*parts: tuple[int, bytes]) -> bytes:
    """Binaries for several processors in one file."""
    table, body, place = b"", b"", 4096
    for processor, part in parts:
        table += struct.pack(">5I", processor, 0, place + len(body), len(part), 12)
        body += part
    return (struct.pack(">2I", 0xCAFEBABE, len(parts)) + table).ljust(place, b"\0") + body


@pytest.fixture
def app(tmp_path):
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


@pytest.mark.parametrize(
    ("content", "found"),
    [
        (thin(APPLE, (13, 0)), [("arm64", (13, 0))]),
        (thin(INTEL, (10, 13), old_command=True), [("x86_64", (10, 13))]),
        (
            fat((INTEL, thin(INTEL, (12, 3))), (APPLE, thin(APPLE, (13, 0)))),
            [("x86_64", (12, 3)), ("arm64", (13, 0))],
        ),
        (b"\xca\xfe\xba\xbe\0\0\0\x41" + bytes(200), []),
        (b"\x7fELF" + bytes(60), []),
        (b"", []),
        (b"\xca\xfe", []),
    ],
)
def test_a_binary_s_header_tells_processors_and_the_oldest_system(tmp_path, content, found):
    path = tmp_path / "binary"
    path.write_bytes(content)
    assert [(part.processor, part.oldest) for part in macho.slices(path)] == found


def test_what_is_told_of_the_program_survives_as_a_property_list():
    read = plistlib.loads(plistlib.dumps(macos_plist.info()))
    assert read == macos_plist.info()
    assert read["CFBundleIdentifier"] == product.ID
    assert read["CFBundleShortVersionString"] == read["CFBundleVersion"] == product.version()
    assert re.fullmatch(r"\d+(\.\d+){0,2}", read["CFBundleVersion"])
    assert read["LSMinimumSystemVersion"] == product.MACOS
    assert read["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert read["NSHighResolutionCapable"] is True
    assert read["NSRequiresAquaSystemAppearance"] is False
    assert product.PEOPLE in read["NSHumanReadableCopyright"]


def test_records_are_opened_by_the_type_that_is_declared_for_them():
    read = macos_plist.info()
    (document,) = read["CFBundleDocumentTypes"]
    (declared,) = read["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    assert document["CFBundleTypeIconFile"] == declared["UTTypeIconFile"] == "record.icns"
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": ["thothit"], "public.mime-type": [product.MIME]}


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
            made[name] = arguments, wishes
            return name

        return make

    bindepend = ModuleType("bindepend")
    core = "@rpath/QtCore.framework/Versions/A/QtCore"
    bindepend.get_imports = lambda path: [(core, None)] if path.endswith("abi3.so") else []
    monkeypatch.setitem(sys.modules, "PyInstaller", ModuleType("PyInstaller"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend", ModuleType("PyInstaller.depend"))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.bindepend", bindepend)
    monkeypatch.setattr(sys, "platform", "darwin")
    spec = Path(macos.__file__).with_name("thothit-desktop.spec")
    names = {name: told(name) for name in ("PYZ", "EXE", "COLLECT", "BUNDLE")}
    places = {"SPECPATH": str(spec.parent), "workpath": str(tmp_path / "pyinstaller" / "thothit-desktop")}
    exec(
        compile(spec.read_text(encoding="utf-8"), str(spec), "exec"),
        {"Analysis": Analysis, **names, **places},
    )

    collected = [place for place, _, _ in made["COLLECT"][0][1]]
    assert not [place for place in collected if "QtPdf" in place]
    assert len([place for place in collected if "QtCore" in place]) == 6
    assert "Python.framework/Versions/3.13/Python" in collected
    assert "record.icns" in collected
    arguments, wishes = made["BUNDLE"]
    assert arguments == ("COLLECT",)
    assert wishes["name"] == "Thothit.app"
    assert wishes["info_plist"] == macos_plist.info()
    assert wishes["bundle_identifier"] == product.ID
    assert wishes["version"] == product.version()
    assert Path(wishes["icon"]).name == "program.icns"
    assert made["EXE"][1]["console"] is False


def test_libraries_are_signed_before_frameworks_and_those_before_the_program(app):
    inside = app / "Contents" / "Frameworks"
    assert [path.relative_to(inside).as_posix() for path in macos_sign.inside_out(app)] == [
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/QtCore.abi3.so",
        "libffi.8.dylib",
        "PySide6/Qt/lib/QtCore.framework/Versions/A",
    ]
    inner, outer, look = macos_sign.commands(app, "Developer ID Application: X", Path("rights.plist"))
    assert inner[4:7] == ["--options", "runtime", "--timestamp"]
    assert "--entitlements" not in inner
    assert outer[-3:] == ["--entitlements", Path("rights.plist"), app]
    assert outer[3] == "Developer ID Application: X"
    assert look[1] == "--verify"


def test_without_a_certificate_the_signature_is_ad_hoc_and_not_hardened(app):
    inner, outer, _ = macos_sign.commands(app, "", Path("rights.plist"))
    assert inner[:4] == outer[:4] == ["codesign", "--force", "--sign", "-"]
    assert outer[4:] == [app]


def test_an_image_is_signed_and_notarised_as_far_as_keys_are_given(monkeypatch, capsys, tmp_path):
    ran = []
    monkeypatch.setattr(macos_sign.subprocess, "run", lambda command, check: ran.append(command))
    for name in ("MACOS_IDENTITY", *macos_sign.NOTARY.values()):
        monkeypatch.delenv(name, raising=False)
    image = tmp_path / "x.dmg"
    macos_sign.finish(image)
    assert ran == []
    assert "is not signed" in capsys.readouterr().out
    monkeypatch.setenv("MACOS_IDENTITY", "someone")
    monkeypatch.setenv("MACOS_NOTARY_KEY", "key.p8")
    macos_sign.finish(image)
    assert [command[0] for command in ran] == ["codesign"]
    assert "MACOS_NOTARY_KEY_ID, MACOS_NOTARY_ISSUER not given" in capsys.readouterr().out
    monkeypatch.setenv("MACOS_NOTARY_KEY_ID", "id")
    monkeypatch.setenv("MACOS_NOTARY_ISSUER", "issuer")
    ran.clear()
    macos_sign.finish(image)
    assert [command[0] for command in ran] == ["codesign", "xcrun", "xcrun", "spctl"]
    assert ran[1][-6:] == ["--key", "key.p8", "--key-id", "id", "--issuer", "issuer"]


def test_binaries_for_another_processor_or_a_newer_system_are_named(app):
    (app / "Contents" / "Frameworks" / "PySide6" / "QtCore.abi3.so").write_bytes(thin(APPLE, (15, 0)))
    assert list(macos.unsuited(app, "arm64")) == []
    (app / "Contents" / "Frameworks" / "libffi.8.dylib").write_bytes(thin(APPLE, (14, 2)))
    (app / "Contents" / "MacOS" / product.PROGRAM).write_bytes(thin(INTEL, (13, 0)))
    assert list(macos.unsuited(app, "arm64")) == [
        "libffi.8.dylib needs macOS 14.2, 13.0 is promised",
        "thothit-desktop is for x86_64 only",
    ]


def test_the_icons_hold_every_size_and_leave_the_edge_free_as_others_do(tmp_path, qapp):
    icons.write(tmp_path)
    with (tmp_path / "program.icns").open("rb") as file:
        read = IcnsImagePlugin.IcnsFile(file)
        widths = set()
        for size in read.itersizes():
            picture = read.getimage(size).convert("RGBA")
            widths.add(picture.width)
            box = picture.getchannel("A").point(lambda alpha: 255 * (alpha > 127)).getbbox()
            assert box[0] == pytest.approx(icons.INSET * picture.width, abs=1)
            assert box[2] == pytest.approx((1 - icons.INSET) * picture.width, abs=1)
    assert widths == {32, 64, 128, 256, 512, 1024}


def luminance(colour: QColor) -> float:
    parts = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_names_on_the_image_s_window_can_be_read_in_black_and_in_white(tmp_path, qapp):
    path = macos_image.write(tmp_path)
    twice = path.with_name("background@2x.png")
    with Image.open(path) as one, Image.open(twice) as two:
        assert (2 * one.width, 2 * one.height) == two.size
        assert round(one.info["dpi"][0]), round(two.info["dpi"][0]) == (72, 144)
        for x, y in (macos_image.PROGRAM_AT, macos_image.FOLDER_AT):
            below = y + macos_image.ICON // 2
            names = one.convert("RGB").crop((x - 80, below, x + 80, below + 44))
            ((_, colour),) = names.getcolors()
            light = luminance(QColor(*colour))
            assert (light + 0.05) / 0.05 >= 4.5
            assert 1.05 / (light + 0.05) >= 4.5


def test_the_image_s_window_holds_the_program_and_the_folder_apart(tmp_path):
    told = macos_image.settings(
        tmp_path / "Thothit.app", tmp_path / "background.png", tmp_path / "program.icns"
    )
    places = told["icon_locations"]
    assert set(places) == {"Thothit.app", *told["symlinks"]}
    (_, (width, height)) = told["window_rect"]
    half = told["icon_size"] / 2
    for x, y in places.values():
        assert half < x < width - half
        assert half < y < macos_image.STRIP - half
    assert height <= macos_image.HEIGHT + macos_image.SPARE
    assert places["Applications"][0] - places["Thothit.app"][0] > 2 * told["icon_size"]


def test_elsewhere_than_on_macos_it_says_so(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(SystemExit, match="made on macOS"):
        macos.main()
