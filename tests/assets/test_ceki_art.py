# SPDX-License-Identifier: MIT
"""The ceki faces: current files that Qt renders cleanly, with true rank marks and no two alike."""

import itertools
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtGui import QImage

from assets.draw import ceki
from assets.draw.__main__ import ASSETS, main, stale, write
from assets.draw.contact import render

STAMPED = {"OT", "RF", "S9"}
WIDER = 'width="420" height="740" viewBox="-70 -70 420 740"'
"""The size of a file that has room on all sides of the card."""

# Mean absolute differences (0-255) of two faces 70 pixels wide. The ten pairs most alike, without index,
# measure 17.0 to 18.1 (C9 M9, C8 S8, S5 M5, C7 S7, C1 WF, C7 M7, M1 WF, C3 M3, S7 M7, S1 M1); two
# large-index faces of one rank differ by their suit sign alone (from 4.7).
FACE_DIFFERENCE = 15.0
LARGE_DIFFERENCE = 4.0
MARK_DIFFERENCE = 8.0


@pytest.fixture(autouse=True)
def qt_is_silent(qapp: object) -> Iterator[None]:
    messages: list[str] = []
    qInstallMessageHandler(lambda _kind, _context, text: messages.append(text))
    yield
    qInstallMessageHandler(None)
    assert qapp is not None
    assert messages == []


def without_index(svg: str) -> str:
    root = ElementTree.fromstring(svg)
    last = list(root)[-1]
    assert last.get("id") == "index"
    root.remove(last)
    return ElementTree.tostring(root, encoding="unicode")


def picture(svg: str, width: int) -> Image.Image:
    image = render(svg, width).convertToFormat(QImage.Format.Format_RGBA8888)
    size = (image.width(), image.height())
    return Image.frombytes("RGBA", size, bytes(image.constBits()), "raw", "RGBA", image.bytesPerLine())


def difference(one: Image.Image, other: Image.Image) -> float:
    bands = ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean
    return sum(bands) / len(bands)


def top_mark(code: str, *, turned: bool = False) -> Image.Image:
    """The end of the block above the frame, with the mark of the rank; turned: that of the other end."""
    face = picture(without_index(ceki.face(code)), 140)
    return (face.rotate(180) if turned else face).crop((14, 13, 126, 44))


def red_share(image: Image.Image) -> float:
    pixels = image.convert("RGB").get_flattened_data()
    return sum(red > 150 and green < 80 for red, green, _ in pixels) / len(pixels)


def test_the_deck_has_its_thirty_faces() -> None:
    suited = {f"{suit}{rank}" for suit in "CSM" for rank in range(1, 10)}
    assert set(ceki.CODES) == suited | {"OT", "RF", "WF"}
    assert set(ceki.files()) == {f"ceki/{code}{form}.svg" for code in ceki.CODES for form in ("", "-large")}


def test_the_written_files_are_current() -> None:
    assert stale(ceki.files(), ASSETS / "cards") == []
    assert (ASSETS / "cards" / "ceki" / "OT.svg").is_file()


def test_check_names_stale_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("assets.draw.__main__.ASSETS", tmp_path)
    files = {"ceki/C1.svg": ceki.face("C1"), "ceki/C2.svg": ceki.face("C2")}
    monkeypatch.setattr("assets.draw.__main__.pictures", lambda: files)
    assert main([]) == 0
    assert main(["--check"]) == 0
    (tmp_path / "ceki" / "C1.svg").write_text("<svg/>")
    (tmp_path / "ceki" / "C0.svg").write_text("<svg/>")
    assert main(["--check"]) == 1
    assert capsys.readouterr().out.splitlines()[-2:] == ["stale: ceki/C0.svg", "stale: ceki/C1.svg"]
    assert write(files, tmp_path) == 2
    assert stale(files, tmp_path) == []


@pytest.mark.parametrize("code", ceki.CODES)
def test_a_face_renders_on_a_card_with_round_corners(code: str) -> None:
    for svg in (ceki.face(code), ceki.large_face(code)):
        image = picture(svg, 280)
        assert image.size == (280, 600)
        assert [image.getpixel(corner)[3] for corner in ((0, 0), (279, 0), (0, 599), (279, 599))] == [0] * 4
        assert image.getpixel((140, 5)) == (0xF0, 0xEC, 0xE2, 255)
        assert image.crop((20, 20, 260, 580)).getextrema()[3] == (255, 255)


@pytest.mark.parametrize("code", ceki.CODES)
def test_a_face_draws_nothing_beside_the_card(code: str) -> None:
    for svg in (ceki.face(code), ceki.large_face(code)):
        around = picture(svg.replace('width="280" height="600" viewBox="0 0 280 600"', WIDER), 420)
        around.paste((0, 0, 0, 0), (70, 70, 350, 670))
        assert around.getchannel("A").getbbox() is None


@pytest.mark.parametrize("code", ceki.CODES)
def test_a_face_is_small_and_uses_no_clip_path(code: str) -> None:
    svg = ceki.face(code)
    assert len(svg.encode()) < 12_000
    assert "clip" not in svg


@pytest.mark.parametrize("code", sorted(set(ceki.CODES) - {"OT"}))
def test_the_rank_mark_is_the_same_at_both_ends(code: str) -> None:
    assert difference(top_mark(code), top_mark(code, turned=True)) < 2.5


@pytest.mark.parametrize(
    ("code", "x", "y"), [("C1", 251, 50), ("C1", 230, 27), ("C7", 90, 27), ("C8", 140, 27), ("S4", 29, 264)]
)
def test_a_cut_leaves_no_hairline_at_the_edge_of_the_block(code: str, x: int, y: int) -> None:
    scale = 48 / 280
    column, row = int(x * scale), int(y * scale)
    around = picture(ceki.large_face(code), 48).convert("RGB").crop((column, row, column + 1, row + 1))
    assert around.getpixel((0, 0)) == pytest.approx((0xF0, 0xEC, 0xE2), abs=2)


def test_rank_marks_tell_the_ranks_apart_and_join_the_suits() -> None:
    marks = {code: top_mark(code) for code in ceki.CODES if code != "OT"}
    for (code, mark), (other, other_mark) in itertools.combinations(marks.items(), 2):
        same = code[1].replace("F", "1") == other[1].replace("F", "1")
        measured = difference(mark, other_mark)
        assert measured < 2.5 if same else measured > MARK_DIFFERENCE, (code, other, measured)


@pytest.mark.parametrize("code", ceki.CODES)
def test_stamped_faces_alone_are_red(code: str) -> None:
    for svg in (ceki.face(code), ceki.large_face(code)):
        share = red_share(picture(svg, 140))
        if code in STAMPED:
            assert share > 0.05
        else:
            assert share == 0
        assert (svg.count("mix-blend-mode:multiply") > 0) == (code in STAMPED)


@pytest.mark.parametrize("code", sorted(set(ceki.CODES) - {"OT"}))
def test_the_index_stands_on_plain_side_bars(code: str) -> None:
    with_index = picture(ceki.face(code), 280)
    plain = picture(without_index(ceki.face(code)), 280)
    bars = [(30, 100, 72, 245), (208, 355, 250, 500)]
    for bar in bars:
        assert max(high for _low, high in plain.crop(bar).getextrema()[:3]) < 60
        assert with_index.crop(bar).getextrema()[0][1] > 200
    changed = ImageChops.difference(with_index.convert("RGB"), plain.convert("RGB"))
    for bar in bars:
        changed.paste((0, 0, 0), bar)
    assert changed.getbbox() is None


def test_the_pills_of_old_thousand_stand_clear_of_its_bricks() -> None:
    with_index = picture(ceki.face("OT"), 280).convert("RGB")
    plain = picture(without_index(ceki.face("OT")), 280).convert("RGB")
    changed = ImageChops.difference(with_index, plain).convert("L").point(lambda level: 255 * (level > 8))
    for end in ((0, 0, 280, 300), (0, 300, 280, 600)):
        pill = changed.crop(end).getbbox()
        assert pill is not None
        # Red and paper are bright in the red band, ink is not.
        assert plain.crop(end).crop(pill).getextrema()[0][0] > 120


def test_no_two_faces_are_alike_at_seventy_pixels() -> None:
    faces = {code: picture(without_index(ceki.face(code)), 70) for code in ceki.CODES}
    pairs = list(itertools.combinations(faces, 2))
    assert len(pairs) == 435
    alike = {pair: difference(faces[pair[0]], faces[pair[1]]) for pair in pairs}
    assert min(alike.values()) > FACE_DIFFERENCE, sorted(alike, key=alike.__getitem__)[:10]


def test_no_two_large_faces_are_alike() -> None:
    faces = {code: picture(ceki.large_face(code), 48) for code in ceki.CODES}
    alike = {(a, b): difference(faces[a], faces[b]) for a, b in itertools.combinations(faces, 2)}
    assert min(alike.values()) > LARGE_DIFFERENCE, sorted(alike.items(), key=lambda item: item[1])[:10]


def test_an_unreadable_file_is_refused() -> None:
    with pytest.raises(ValueError, match="not a readable SVG"):
        render("<svg/>", 70)
