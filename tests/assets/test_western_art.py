# SPDX-License-Identifier: MIT
"""The Western deck, the backs and the icon: every file is there, up to date, and looks as it should."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from assets.draw import backs, icon, western, western_pips
from assets.draw.contact import render

ASSETS = Path(__file__).resolve().parents[2] / "assets"
CARDS = ASSETS / "cards"

NEEDED = [f"{rank}{suit}" for suit in "dhs" for rank in "A23456789"] + ["Kc", "Qc", "Jc"]
STAMPED = ["Kc", "Qc", "9h", "Ks", "Qs"]
COURTS = [f"{rank}{suit}" for rank in "KQJ" for suit in "shdc"]
BOTH = (western_pips.COLOURS, western_pips.FOUR_COLOURS)
BACKS = sorted(f"backs/{path.name}" for path in (CARDS / "backs").iterdir())
"""The files of the backs; `test_every_file_is_current` compares them with those that are drawn."""

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(path: Path, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid(), path
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def face(name: str, width: int = 96) -> QImage:
    return drawn(CARDS / "western" / f"{name}.svg", width, round(width * 600 / 384))


def levels(image: QImage) -> bytes:
    # The bits belong to the image: it must live until they are copied.
    converted = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return bytes(converted.constBits())


def difference(one: QImage, other: QImage) -> float:
    """Mean absolute difference of the channels, 0 to 255."""
    pairs = zip(levels(one), levels(other), strict=True)
    return sum(abs(a - b) for a, b in pairs) / len(levels(one))


def half_turned(image: QImage) -> QImage:
    return image.transformed(QTransform().rotate(180))


def share(image: QImage, belongs: Callable[[int, int, int, int], bool]) -> float:
    """Share of the picture's pixels whose colour passes: red, green, blue, alpha."""
    bits = levels(image)
    return sum(map(belongs, bits[::4], bits[1::4], bits[2::4], bits[3::4])) / (len(bits) // 4)


def is_red(red: int, green: int, blue: int, alpha: int) -> bool:
    return alpha > 200 and red > 120 and green < 70 and blue < 100


def is_blue(red: int, green: int, blue: int, alpha: int) -> bool:
    return alpha > 200 and blue > 150 and red < 90 and green < 130


def is_green(red: int, green: int, blue: int, alpha: int) -> bool:
    return alpha > 200 and green > 80 and red < 60 and blue < 90


def is_ink(red: int, green: int, blue: int, alpha: int) -> bool:
    return alpha > 200 and max(red, green, blue) < 60


def test_every_file_is_current() -> None:
    texts = {CARDS / path: text for path, text in (western.files() | backs.files()).items()}
    texts |= {ASSETS / path: text for path, text in icon.files().items()}
    stale = [path.name for path, text in texts.items() if path.read_text(encoding="utf-8") != text]
    assert stale == []
    assert {
        path for folder in ("western", "western-four", "backs") for path in (CARDS / folder).iterdir()
    } <= set(texts)


def test_needed_and_stamped_faces_exist() -> None:
    names = {path.stem for path in (CARDS / "western").glob("*.svg")}
    assert len(names) == 52 + len(STAMPED)
    assert names >= {*NEEDED, *COURTS, *(f"{code}-stamped" for code in STAMPED)}


def test_faces_keep_the_outline_of_the_deck() -> None:
    for path in (CARDS / "western").glob("*.svg"):
        renderer = QSvgRenderer(str(path))
        assert renderer.isValid(), path
        assert (renderer.defaultSize().width(), renderer.defaultSize().height()) == (384, 600)


@pytest.mark.parametrize("code", NEEDED)
def test_a_face_is_in_the_colour_of_its_suit(code: str) -> None:
    image = face(code)
    assert image.pixelColor(0, 0).alpha() == 0
    if code[1] in "dh":
        assert share(image, is_red) > 0.02
        assert share(image, is_ink) == 0
    else:
        assert share(image, is_ink) > 0.02
        assert share(image, is_red) == 0


@pytest.mark.parametrize("code", [f"{rank}{suit}" for suit in "dc" for rank in western_pips.RANKS])
def test_with_four_colours_only_the_colour_of_the_suit_changes(code: str) -> None:
    other = drawn(CARDS / "western-four" / f"{code}.svg", 96, 150)
    own, before = (is_blue, is_red) if code[1] == "d" else (is_green, is_ink)
    assert share(other, own) > 0.02
    assert share(other, is_red) == 0
    if code not in COURTS:
        assert share(other, is_ink) == 0
        assert abs(share(other, own) - share(face(code), before)) < 0.02
    texts = [western.face(code[0], code[1], colours=colours) for colours in BOTH]
    assert texts[0].replace(western_pips.COLOURS[code[1]], "") == (
        texts[1].replace(western_pips.COLOURS[code[1]], "").replace(western_pips.FOUR_COLOURS[code[1]], "")
    )


@pytest.mark.parametrize("suit", "shdc")
def test_higher_ranks_carry_more_pips(suit: str) -> None:
    pips = [western.face(rank, suit).count("<use ") for rank in "23456789T"]
    assert pips == list(range(2, 11))


@pytest.mark.parametrize("suit", "shdc")
@pytest.mark.parametrize("rank", "23456789T")
def test_the_index_stands_clear_of_the_pips(rank: str, suit: str) -> None:
    """A strip of paper right of the index, from top to bottom of it, as every small card needs."""
    image = face(f"{rank}{suit}", 384)
    strip = [image.pixelColor(x, y) for x in range(70, 79) for y in range(20, 185)]
    assert all(colour.lightness() > 220 for colour in strip)


@pytest.mark.parametrize("suit", "shdc")
@pytest.mark.parametrize("rank", "456789T")
def test_no_pip_touches_another(rank: str, suit: str) -> None:
    """Together they cover as much paper as each alone, with an edge of some two units round every one."""

    def inked(places: list[tuple[float, float]]) -> int:
        data = western_pips.PIPS[suit] + western_pips.STALKS.get(suit, "")
        edged = f'<path d="{data}" stroke="black" stroke-width="3" stroke-linejoin="round"/>'
        marks = "".join(
            western_pips.placed(edged, *place, -western_pips.SIZE if place[1] > 300 else western_pips.SIZE)
            for place in places
        )
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="384" height="600">{marks}</svg>'
        return sum(level > 0 for level in levels(render(svg, 384))[3::4])

    places = western_pips.PLACES[rank]
    assert inked(places) == sum(inked([place]) for place in places)


@pytest.mark.parametrize("code", STAMPED)
def test_a_stamped_face_differs_from_the_plain_one_by_red(code: str) -> None:
    plain, stamped = face(code), face(f"{code}-stamped")
    assert difference(plain, stamped) > 5
    assert share(stamped, is_red) > share(plain, is_red) + 0.05


def test_the_outline_seal_of_the_nine_leaves_its_pips_whole() -> None:
    plain, stamped = face("9h", 192), face("9h-stamped", 192)
    places = [(x, y) for x in range(plain.width()) for y in range(plain.height())]
    pips = [place for place in places if is_red(*plain.pixelColor(*place).getRgb())]
    assert len(pips) > 1000
    assert all(is_red(*stamped.pixelColor(*place).getRgb()) for place in pips)


def test_courts_differ_from_each_other() -> None:
    drawn = {code: face(code, 70) for code in COURTS}
    for one, other in combinations(COURTS, 2):
        assert difference(drawn[one], drawn[other]) > 3, (one, other)


@pytest.mark.parametrize("code", [*COURTS, "Kc-stamped", "Qs-stamped"])
def test_courts_are_double_ended(code: str) -> None:
    # The seal lies about a unit out of register, on purpose.
    assert difference(face(code), half_turned(face(code))) < (3 if "stamped" in code else 1)


@pytest.mark.parametrize("path", BACKS)
def test_a_back_does_not_tell_which_way_it_lies(path: str) -> None:
    renderer = QSvgRenderer(str(CARDS / path))
    size = renderer.defaultSize()
    for width in (70, size.width()):
        image = drawn(CARDS / path, width, round(width * size.height() / size.width()))
        assert difference(image, half_turned(image)) < 1.5


def test_backs_fit_the_outlines_of_their_decks() -> None:
    for path in BACKS:
        size = QSvgRenderer(str(CARDS / path)).defaultSize()
        assert (size.width(), size.height()) == ((280, 600) if "ceki" in path else (384, 600))


@pytest.mark.parametrize("size", [16, 32, 48, 256])
def test_the_icon_shows_ink_red_and_paper_at_every_size(size: int) -> None:
    image = drawn(ASSETS / "icon.svg", size, size)
    assert image.pixelColor(0, 0).alpha() < 80
    assert share(image, lambda *colour: QColor(*colour).lightness() < 70) > 0.08
    assert share(image, is_red) > 0.02
    assert share(image, lambda *colour: QColor(*colour).lightness() > 200) > 0.05
