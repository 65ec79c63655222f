# SPDX-License-Identifier: MIT
"""The rules page is complete, true to the engine, and readable."""

import re
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QPalette, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.rules_page import RulesPage
from thothit_desktop.app.rules_window import RulesWindow, page
from thothit_desktop.games import GAMES
from thothit_desktop.games.cards import KEPALA, faces
from thothit_desktop.games.scoring import explain, tallies
from thothit_desktop.games.specs import THOTHIT
from thothit_desktop.table.decks import DECKS

TEXT = page("thothit")
PICTURES = [
    (source, faces(re.split(r"[._]", codes))) for source, codes in re.findall(r'src="(\w+):([^"]*)"', TEXT)
]


def worth(captured: list[int]) -> int:
    return sum(line.points for line in explain(captured, tallies(2, THOTHIT.black, THOTHIT.red)))


def drawn(qtbot: QtBot, window: RulesWindow) -> RulesPage:
    """The page, once the pictures in view are there."""
    shown: RulesPage = window._ui.page
    shown.grab()
    qtbot.waitUntil(lambda: not shown._wanted)
    return shown


Open = Callable[..., RulesWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens rules windows, and keeps them alive."""
    windows = []

    def made(deck: str = "ceki", size: tuple[int, int] = (900, 760)) -> RulesWindow:
        window = RulesWindow(THOTHIT, CardPictures(deck))
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        drawn(qtbot, window)
        return window

    yield made
    windows.clear()


@pytest.fixture
def restored() -> Iterator[None]:
    """The program's palette and language, put back afterwards."""
    palette, locale = QApplication.palette(), QLocale()
    yield
    QApplication.setPalette(palette)
    QLocale.setDefault(locale)


def test_every_game_has_its_page() -> None:
    for spec in GAMES.values():
        assert page(spec.rules).strip()


def test_a_missing_page_says_so(caplog: pytest.LogCaptureFixture) -> None:
    assert "missing" in page("no-such-game")
    assert "no rules page" in caplog.text


@pytest.mark.usefixtures("restored")
def test_a_language_without_a_page_gets_the_english_one() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.Icelandic))
    assert page("thothit") == TEXT


def test_every_card_on_the_page_has_its_picture() -> None:
    assert len(PICTURES) > 25
    for source, shown in PICTURES:
        decks = DECKS.values() if source == "cards" else [DECKS[source]]
        assert all(deck.file(card).is_file() for deck in decks for card in shown)


def test_the_page_shows_the_whole_deck() -> None:
    assert {card for source, shown in PICTURES if source == "cards" for card in shown} == set(KEPALA)


def test_the_pictured_pile_is_worth_what_the_page_says() -> None:
    found = re.search(r'= (\d+)</b> points:</p>\s*<p class="cards"><img src="cards:([\w.]+)"', TEXT)
    assert found is not None
    assert worth(list(faces(re.split(r"[._]", found[2])))) == int(found[1]) == 50


def test_the_score_table_is_the_engines() -> None:
    rows = re.findall(
        r'<img src="cards:([\w.]+)" height="\d+"></p></td>\s*<td class="box">.*?<p>(\d+)</p>', TEXT
    )
    assert [(codes, int(points)) for codes, points in rows] == [
        (codes, worth(list(faces(codes.split("."))))) for codes in ("M4.M4", "RF", "S9.S9", "C8")
    ]
    assert f"together hold {worth(list(KEPALA))} points" in TEXT


def test_the_deal_is_the_engines() -> None:
    words = {6: "six", 7: "seven", 18: "eighteen", 21: "twenty-one"}
    hand, pool = THOTHIT.hand, THOTHIT.face_up * THOTHIT.default_players
    stock = len(KEPALA) - pool - hand * THOTHIT.default_players
    assert (
        f"gives everybody {words[hand]} cards face down, the hand, and lays {words[THOTHIT.face_up]} more"
        in TEXT
    )
    assert f"these {words[pool]} open cards" in TEXT
    assert f"The {words[stock]} cards that are left" in TEXT


@pytest.mark.parametrize("size", [(560, 400), (900, 560), (1600, 1200)])
@pytest.mark.parametrize("deck", ["ceki", "western"])
def test_the_column_is_in_the_middle_and_nothing_is_cut(
    qtbot: QtBot, opened: Open, deck: str, size: tuple[int, int]
) -> None:
    shown = drawn(qtbot, opened(deck, size))
    margins = shown.document().rootFrame().frameFormat()
    assert margins.leftMargin() == margins.rightMargin() > 20
    column = shown.viewport().width() - 2 * margins.leftMargin()
    assert 450 < column < 800
    assert shown.verticalScrollBar().value() == 0
    assert shown.document().idealWidth() <= shown.viewport().width()
    assert "<img" not in shown.toPlainText()


def test_all_pictures_are_drawn_on_the_way_down(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    shown = drawn(qtbot, window)
    bar = shown.verticalScrollBar()
    while True:
        drawn(qtbot, window)
        if bar.value() == bar.maximum():
            break
        bar.setValue(bar.value() + shown.viewport().height() // 2)
    kind = QTextDocument.ResourceType.ImageResource.value
    sizes = [shown.document().resource(kind, QUrl(f"cards:{n}")).height() for n in range(len(PICTURES))]
    assert min(sizes) > 40


def test_the_deck_is_switched_where_one_reads(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    shown = drawn(qtbot, window)
    bar = shown.verticalScrollBar()
    bar.setValue(bar.maximum() // 2)
    before = drawn(qtbot, window).grab().toImage()
    reading = shown.cursorForPosition(QPoint(shown.viewport().width() // 2, 0)).block().text()
    window.set_pictures(CardPictures("western"))
    after = drawn(qtbot, window).grab().toImage()
    assert before != after
    middle = QPoint(shown.viewport().width() // 2, 0)
    assert shown.cursorForPosition(middle).block().text() == reading


def test_pictures_set_while_it_is_closed_are_shown_later(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    window.hide()
    window.set_pictures(CardPictures("western"))
    window.show()
    qtbot.waitExposed(window)
    expected = drawn(qtbot, opened("western")).grab().toImage()
    assert drawn(qtbot, window).grab().toImage() == expected


@pytest.mark.usefixtures("restored")
def test_it_follows_the_palette(qtbot: QtBot, opened: Open) -> None:
    QApplication.setPalette(QPalette(QColor("#eeeeee"), QColor("#f0f0f0")))
    window = opened()
    assert window._ui.page.grab().toImage().pixelColor(5, 5).lightness() > 200
    QApplication.setPalette(QPalette(QColor("#444444"), QColor("#222222")))
    QApplication.processEvents()
    assert drawn(qtbot, window).grab().toImage().pixelColor(5, 5).lightness() < 80


def test_many_resizes_leave_a_whole_page(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    for width in (560, 1400, 700, 600, 900):
        window.resize(width, 500)
        QApplication.processEvents()
    shown = drawn(qtbot, window)
    assert shown.toPlainText().startswith("Thothit")
    assert shown.toPlainText().rstrip().endswith("our own.")


def test_escape_closes_it(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    assert window.windowTitle() == "Rules of Thothit"
    assert not window.isModal()
    qtbot.keyClick(window._ui.page, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_links_lead_to_their_sections_and_back(qtbot: QtBot, opened: Open) -> None:
    shown = drawn(qtbot, opened())
    anchors = re.findall(r'href="#(\w+)"', TEXT)
    assert len(anchors) > 4
    places = []
    for anchor in anchors:
        shown.setSource(QUrl(f"#{anchor}"))
        places.append(shown.verticalScrollBar().value())
    assert places == sorted(set(places))
    shown.backward()
    assert shown.verticalScrollBar().value() == places[-2]
    shown.home()
    assert "our own" in shown.toPlainText()
