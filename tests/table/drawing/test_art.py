# SPDX-License-Identifier: MIT
import errno
import logging
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from tests.tiers import each
from thothit_desktop.games.cards import CEKI, CODES, FRENCH, HIDDEN, STAMPED, card
from thothit_desktop.table.drawing import art as art_module
from thothit_desktop.table.drawing import names
from thothit_desktop.table.drawing.art import Art, Key, margin_of, render, without_group
from thothit_desktop.table.geometry import decks
from thothit_desktop.table.geometry.decks import DECKS

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 280 600">%s</svg>'


@pytest.fixture(autouse=True)
def drawn_anew(monkeypatch):
    """These tests are about drawing, from faulty files too: no picture is taken over from another test."""
    monkeypatch.setattr(art_module, "render", render)


@pytest.fixture
def art(qtbot):
    made = Art()
    yield made
    made.close()


def fetch(art: Art, qtbot: QtBot, wanted: int, height: int = 150) -> art_module.CardPicture:
    # Not QSignalSpy.wait: it keeps the interpreter lock, which the worker needs.
    qtbot.waitUntil(lambda: art.picture(wanted, height) is not None, timeout=10000)
    picture = art.picture(wanted, height)
    assert picture is not None
    return picture


@each("deck", DECKS)
def test_every_card_has_a_picture(deck):
    wanted = [DECKS[deck].file(face) for face in (*range(len(CODES)), HIDDEN)]
    if DECKS[deck].has_large:
        wanted += [DECKS[deck].file(face, large=True) for face in CEKI]
    assert [file.name for file in wanted if not file.is_file()] == []


def test_a_picture_arrives_once_and_is_kept(art, qtbot):
    assert art.picture(4, 150) is None
    assert art.picture(4, 150) is None
    spy = QSignalSpy(art.arrived)
    qtbot.waitUntil(lambda: spy.count() > 0, timeout=10000)
    qtbot.wait(50)
    assert spy.count() == 1
    assert art.picture(4, 150) is art.picture(4, 150)


@each("deck", DECKS)
def test_pictures_are_exactly_as_large_as_asked(art, deck, qtbot):
    art.deck = DECKS[deck]
    picture = fetch(art, qtbot, 4, 211)
    edge = margin_of(211)
    assert picture.pixmap.height() == 211 + 2 * edge
    assert picture.pixmap.width() == round(211 * DECKS[deck].ratio) + 2 * edge


def test_only_the_deck_and_sizes_in_use_are_kept(art, qtbot):
    fetch(art, qtbot, 4, 150)
    fetch(art, qtbot, 5, 90)
    art.keep([150])
    assert {key.height for key in art._pictures} == {150}
    art.deck = DECKS["western"]
    art.keep([150])
    assert art._pictures == {}


def test_what_is_no_longer_wanted_is_dropped(art, qtbot):
    spy = QSignalSpy(art.arrived)
    art.picture(4, 150)
    art.keep([90])
    qtbot.wait(150)
    assert spy.count() == 0
    assert art._pictures == {}


def test_another_size_stands_in_the_next_larger_one_first(art, qtbot):
    assert art.stand_in(3, 100) is None
    for height in (60, 150, 300):
        with qtbot.waitSignal(art.arrived):
            art.picture(3, height)
    assert art.stand_in(4, 100) is None
    stood_in = [art.stand_in(3, height).height for height in (40, 100, 200, 400)]
    assert stood_in == [60, 150, 300, 300]
    art.index = False
    assert art.stand_in(3, 100) is None


def test_what_is_wanted_does_not_wait_for_what_may_be(art, qtbot):
    """However much is fetched ahead, also the same picture."""
    came = []
    art.arrived.connect(came.append)
    for design in range(30):
        art.prefetch(design, 200)
    assert art.picture(29, 200) is None
    qtbot.waitUntil(lambda: len(came) == 30, timeout=20000)
    assert [key.card for key in came].index(29) < 15


def test_small_cards_get_the_large_index_only_while_it_is_on(art):
    assert art.key(4, 90).large
    assert not art.key(4, 150).large
    assert not art.key(HIDDEN, 90).large
    art.screen_ratio = 2.0
    assert art.key(4, 180).large
    art.index = False
    assert not art.key(4, 180).large
    art.deck, art.index = DECKS["western"], True
    assert not art.key(4, 50).large


def test_the_index_can_be_taken_off():
    shown = render(Key("ceki", card("C5"), 300, True, False))
    hidden = render(Key("ceki", card("C5"), 300, False, False))
    assert shown != hidden
    # Only the side bars, where the index stands, change.
    edge = margin_of(300)
    for x in range(round(300 * 89 / 600), round(300 * 191 / 600)):
        for y in range(round(300 * 110 / 600), round(300 * 490 / 600), 7):
            assert shown.pixelColor(edge + x, edge + y) == hidden.pixelColor(edge + x, edge + y)


def test_a_group_is_taken_out_of_an_svg():
    svg = SVG % b'<g id="a"><g id="index"><path d="M0,0"/></g></g><g id="b"/>'
    left = without_group(svg, "index")
    assert b"index" not in left
    assert b'id="b"' in left
    assert b"path" not in left
    assert without_group(b"no svg", "index") == b"no svg"
    assert without_group(svg, "nothing") == svg


@pytest.mark.parametrize("fault", ["missing", "broken", "empty"])
def test_a_missing_or_broken_face_is_a_placeholder_and_one_line_in_the_log(
    tmp_path, monkeypatch, caplog, fault, qtbot
):
    monkeypatch.setattr(decks, "assets", lambda: tmp_path)
    (tmp_path / "ceki").mkdir()
    if fault != "missing":
        (tmp_path / "ceki" / "C5.svg").write_text("<svg" if fault == "broken" else "")
    with caplog.at_level(logging.WARNING):
        image = render(Key("ceki", card("C5"), 300, True, False))
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "C5.svg" in caplog.text
    colours = {
        image.pixelColor(x, y).name() for x in range(20, image.width() - 20) for y in range(20, 280, 3)
    }
    assert art_module.PAPER.name() in colours
    assert any(QColor(colour).lightness() < 80 for colour in colours), "its name is written on it"


def test_a_placeholder_is_called_as_the_deck_calls_it_and_a_back_tells_no_card(tmp_path, monkeypatch):
    monkeypatch.setattr(decks, "assets", lambda: tmp_path)
    called = []
    monkeypatch.setattr(art_module, "name", lambda face, deck: called.append((face, deck)) or "x")
    render(Key("western", card("C5"), 300, True, False))
    render(Key("western", HIDDEN, 300, True, False))
    assert called == [(card("C5"), "western")]


def test_a_face_that_paints_beyond_its_edge_is_cut(tmp_path, monkeypatch):
    monkeypatch.setattr(decks, "assets", lambda: tmp_path)
    (tmp_path / "ceki").mkdir()
    wide = SVG % b'<rect x="-90" y="-90" width="900" height="900" fill="#f00"/>'
    (tmp_path / "ceki" / "C5.svg").write_bytes(wide)
    image = render(Key("ceki", card("C5"), 300, True, False))
    assert image.pixelColor(1, 150).red() < 90
    assert image.pixelColor(image.width() // 2, 150) == QColor("#f00")


def test_assets_are_found_in_a_checkout_and_in_an_installed_package(tmp_path, monkeypatch):
    assert (decks.assets() / "backs" / "ceki-blirik.svg").is_file()
    package = tmp_path / "thothit_desktop"
    (package / "assets" / "cards").mkdir(parents=True)
    monkeypatch.setattr(decks, "__file__", str(package / "table" / "geometry" / "decks.py"))
    decks.assets.cache_clear()
    try:
        assert decks.assets() == (package / "assets" / "cards").resolve()
    finally:
        decks.assets.cache_clear()


def test_the_western_counterparts():
    western = DECKS["western"]
    files = {code: western.file(card(code)).stem for code in ("OT", "RF", "WF", "S9", "C1", "M7", "S1")}
    assert files == {
        "OT": "Kc-stamped",
        "RF": "Qc-stamped",
        "WF": "Jc",
        "S9": "9h-stamped",
        "C1": "Ad",
        "M7": "7s",
        "S1": "Ah",
    }
    assert len({western.file(face) for face in CEKI}) == len(CEKI)


def test_the_counterparts_of_catsatcards_are_spades_for_honours_and_clubs_for_myriads():
    cats = DECKS["western-cats"]
    files = {code: cats.file(card(code)).stem for code in ("OT", "RF", "WF", "S9", "C1", "M7", "M1", "S1")}
    assert files == {
        "OT": "Ks-stamped",
        "RF": "Qs-stamped",
        "WF": "Js",
        "S9": "9h-stamped",
        "C1": "Ad",
        "M7": "7c",
        "M1": "Ac",
        "S1": "Ah",
    }
    assert len({cats.file(face) for face in CEKI}) == len(CEKI)


@each("deck", DECKS)
def test_a_french_card_has_its_french_face_whatever_deck_is_chosen(art, deck):
    art.deck = DECKS[deck]
    for face in FRENCH:
        file = DECKS[deck].file(face)
        folder = "western-four" if DECKS[deck].four and CODES[face][1] in "dc" else "western"
        assert (file.parent.name, file.stem) == (folder, CODES[face])
        assert not art.key(face, 60).large
    worn = DECKS[deck].showing(french=True)
    assert (worn.width, worn.back) == (DECKS["western"].width, DECKS["western"].back)
    assert DECKS[deck].showing(french=False) is DECKS[deck]
    picture = render(art.key(card("Ks"), 300))
    assert picture.width() == round(300 * worn.ratio) + 2 * margin_of(300)


@each("deck", DECKS)
def test_a_card_is_called_what_its_picture_shows(deck):
    """The name in the drawing's own title is the name on the screen."""
    for face in (*CEKI, *FRENCH) if DECKS[deck].stands_for else FRENCH:
        called = names.name(face, deck)
        stamped = ", stamped" if face in STAMPED else ""
        assert f"<title>{called}{stamped}</title>".lower() in DECKS[deck].file(face).read_text().lower()


def test_captions_name_rank_and_stamp():
    assert names.caption(card("S9")) == "9 of Strings · sanga ban · rank 9 · stamped"
    assert names.caption(card("WF")) == "White Flower · iyo kucing · rank 1"
    assert names.name(card("C3")) == "3 of Coins"
    western = [names.name(card(code), "western") for code in ("C3", "S1", "M9", "OT", "RF", "WF")]
    assert western == [
        "3 of Diamonds",
        "Ace of Hearts",
        "9 of Spades",
        "King of Clubs",
        "Queen of Clubs",
        "Jack of Clubs",
    ]
    for deck in DECKS:
        assert len({names.name(face, deck) for face in CEKI}) == len(CEKI)
    assert len({names.javanese(face) for face in CEKI}) == len(CEKI)


def test_captions_of_the_other_decks():
    assert names.caption(card("OT"), "western-cats") == (
        "King of Spades · Old Thousand · iyo ratu · rank 1 · stamped"
    )
    assert names.caption(card("M4"), "western-cats").startswith("4 of Clubs · 4 of Myriads")
    french = [names.caption(card(code), deck) for code in ("Ks", "Th", "Ac") for deck in DECKS]
    assert french == ["King of Spades"] * 6 + ["10 of Hearts"] * 6 + ["Ace of Clubs"] * 6


@pytest.mark.parametrize("number", [errno.EMFILE, errno.ENFILE, errno.EIO, errno.ENOMEM])
def test_a_picture_that_cannot_be_opened_now_comes_when_it_can(qtbot, monkeypatch, number, caplog):
    monkeypatch.setattr(art_module, "AGAIN", 10)
    art = Art()
    open_file = Path.read_bytes
    asked = []

    def refuse(path: Path) -> bytes:
        asked.append(path)
        raise OSError(number, os.strerror(number))

    came = []
    art.arrived.connect(came.append)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert art.picture(4, 150) is None
    art.prefetch(5, 150)
    qtbot.waitUntil(lambda: len(asked) > 3, timeout=10000)
    assert (came, art.picture(4, 150), caplog.records) == ([], None, [])
    monkeypatch.setattr(Path, "read_bytes", open_file)
    qtbot.waitUntil(lambda: len(came) == 2, timeout=10000)
    assert {key.card for key in came} == {4, 5}
    art.close()


def test_what_is_no_longer_wanted_is_not_asked_for_again(qtbot, monkeypatch):
    monkeypatch.setattr(art_module, "AGAIN", 10)
    art = Art()
    asked = []

    def refuse(path: Path) -> bytes:
        asked.append(path)
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(Path, "read_bytes", refuse)
    art.picture(4, 150)
    qtbot.waitUntil(lambda: bool(asked), timeout=10000)
    art.keep([])
    QThreadPool.globalInstance().waitForDone()
    asked.clear()
    qtbot.wait(100)
    assert asked == []
    art.close()
