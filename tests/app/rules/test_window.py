# SPDX-License-Identifier: MIT
"""The rules window: readable at every size, with every deck, and links from game to game."""

import dataclasses
import gc
import re
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt, QUrl
from PySide6.QtGui import QColor, QPalette, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.app.cut_off import cut_off
from tests.app.pages import copied_pages
from tests.probe import probe
from tests.tiers import each, each_game
from thothit_desktop.app.families import FAMILIES
from thothit_desktop.app.rules.page import RulesPage
from thothit_desktop.app.rules.page_text import page
from thothit_desktop.app.rules.window import RulesWindow
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.widgets.screen_room import room_of
from thothit_desktop.games import games
from thothit_desktop.games.fishing.catalogue import THOTHIT
from thothit_desktop.games.kings.spec import KINGS
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.stage.timing import FACTOR
from thothit_desktop.table.table import Table

TEXT = page(THOTHIT, example=True)
PICTURES = re.findall(r'src="([\w-]+):([^"]*)"', TEXT)
GAME_IDS = list(games())
LAST = [spec.name for spec in games().values()][-1]


def drawn(qtbot: QtBot, window: RulesWindow) -> RulesPage:
    """The page, once the pictures in view are there."""
    shown: RulesPage = window.ui.page
    shown.grab()
    qtbot.waitUntil(lambda: not shown._wanted)
    return shown


Open = Callable[..., RulesWindow]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    """Opens rules windows, and keeps them alive."""
    windows = []

    def made(deck: str = "ceki", size: tuple[int, int] = (900, 760), game: str = "thothit") -> RulesWindow:
        window = RulesWindow(CardPictures(deck))
        window.show_game(games()[game])
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


def test_a_missing_page_says_so(caplog: pytest.LogCaptureFixture) -> None:
    text = page(dataclasses.replace(THOTHIT, id="no-such-game"), example=False)
    assert "missing" in text
    assert "rules:kings" in text
    assert "no-such-game.html" in caplog.text


@pytest.mark.usefixtures("restored")
def test_a_language_without_a_page_gets_the_english_one() -> None:
    QLocale.setDefault(QLocale(QLocale.Language.Icelandic))
    assert page(THOTHIT, example=True) == TEXT


@each("size", [(560, 480), (900, 560), (1600, 1200)])
@each("deck", ["ceki", "western", "western-cats"])
@each_game()
def test_the_column_is_in_the_middle_and_nothing_is_cut(
    qtbot: QtBot, opened: Open, game: str, deck: str, size: tuple[int, int]
) -> None:
    shown = drawn(qtbot, opened(deck, size, game))
    margins = shown.document().rootFrame().frameFormat()
    assert margins.leftMargin() == margins.rightMargin() > 20
    column = shown.viewport().width() - 2 * margins.leftMargin()
    assert 450 < column < 800
    assert shown.verticalScrollBar().value() == 0
    assert shown.document().idealWidth() <= shown.viewport().width()
    assert not re.search(r"<img|<!--|[{}]", shown.toPlainText())


@pytest.mark.whole
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
    reading = shown.cursorForPosition(QPoint(shown.viewport().width() // 2, 0)).block().blockNumber()
    window.set_pictures(CardPictures("western"))
    after = drawn(qtbot, window).grab().toImage()
    assert before != after
    middle = QPoint(shown.viewport().width() // 2, 0)
    assert shown.cursorForPosition(middle).block().blockNumber() == reading


def test_pictures_set_while_it_is_closed_are_shown_later(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    window.hide()
    window.set_pictures(CardPictures("western"))
    window.show()
    qtbot.waitExposed(window)
    # The handle of the scroll bar is in no picture: a long page is set piece by piece.
    expected = drawn(qtbot, opened("western")).viewport().grab().toImage()
    assert drawn(qtbot, window).viewport().grab().toImage() == expected


@pytest.mark.usefixtures("restored")
def test_it_follows_the_palette(qtbot: QtBot, opened: Open) -> None:
    QApplication.setPalette(QPalette(QColor("#eeeeee"), QColor("#f0f0f0")))
    window = opened()
    assert window.ui.page.grab().toImage().pixelColor(5, 5).lightness() > 200
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
    assert shown.toPlainText().rstrip().endswith(LAST)


def test_escape_closes_it(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    assert window.windowTitle() == "Rules of Thothit"
    assert not window.isModal()
    qtbot.keyClick(window.ui.page, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_links_lead_to_their_sections_and_back(qtbot: QtBot, opened: Open) -> None:
    shown = drawn(qtbot, opened())
    anchors = re.findall(r'href="#(\w+)"', TEXT.partition("<h2><a")[0])
    assert len(anchors) > 3
    places = []
    for anchor in anchors:
        shown.setSource(QUrl(f"#{anchor}"))
        places.append(shown.verticalScrollBar().value())
    assert places == sorted(set(places))
    shown.backward()
    assert shown.verticalScrollBar().value() == places[-2]
    shown.home()


def test_sources_are_shown_on_request(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    shown = drawn(qtbot, window)
    assert "Javaanse Kaartspelen" not in shown.toPlainText()
    shown.anchorClicked.emit(QUrl("fold:"))
    assert "Javaanse Kaartspelen" in drawn(qtbot, window).toPlainText()
    assert shown.textCursor().block().text() == "Hide this part"
    shown.anchorClicked.emit(QUrl("fold:"))
    assert "Javaanse Kaartspelen" not in drawn(qtbot, window).toPlainText()
    shown.anchorClicked.emit(QUrl("fold:"))
    window.show_game(KINGS)
    assert "Three Native Card Games" not in drawn(qtbot, window).toPlainText()


def test_another_game_is_read_from_its_top(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    shown = drawn(qtbot, window)
    shown.verticalScrollBar().setValue(900)
    window.show_game(THOTHIT)
    assert shown.verticalScrollBar().value() == 900
    window.show_game(KINGS)
    assert window.windowTitle() == "Rules of Kings"
    assert window.ui.page.accessibleName() == "Rules of Kings"
    assert drawn(qtbot, window).toPlainText().startswith("Kings")
    assert shown.verticalScrollBar().value() == 0


def test_the_list_of_games_and_the_links_lead_to_other_pages(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    shown = drawn(qtbot, window)
    qtbot.keyClick(window.ui.game, Qt.Key.Key_End)
    assert shown.toPlainText().startswith(LAST)
    shown.anchorClicked.emit(QUrl("rules:thothit#cards"))
    assert window.ui.game.currentData() == "thothit"
    top = shown.cursorForPosition(QPoint(shown.viewport().width() // 2, 10)).block().text()
    assert top == "The cards in detail"


@each_game()
def test_every_link_leads_somewhere(game: str) -> None:
    text = page(games()[game], example=True)
    links = re.findall(r'href="([^"]*)"', text)
    assert "example:" in links
    assert {f"rules:{other}" for other in games() if other != game} <= set(links)
    for link in links:
        target, _, anchor = link.partition("#")
        there = text if not target else page(games()[target.partition(":")[2] or game], example=True)
        assert not anchor or f'<a name="{anchor}">' in there


@pytest.mark.whole
def test_french_cards_and_names_follow_the_deck(qtbot: QtBot, opened: Open) -> None:
    ceki, western, cats = (drawn(qtbot, opened(deck)).toPlainText() for deck in DECKS)
    assert "In your first turn the 5 of Myriads" in ceki
    assert "In your first turn the 5 of Spades" in western
    assert "In your first turn the 5 of Clubs" in cats
    window = opened("ceki", game="kings")
    shown = drawn(qtbot, window)
    first = shown._shown[0]
    assert first.pictures.deck.id == "western"


@pytest.mark.parametrize("damage", ["missing", "torn", "false"])
def test_without_its_example_the_page_still_opens(
    qtbot: QtBot, opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, damage: str
) -> None:
    broken = copied_pages(monkeypatch, tmp_path) / "totit-cats.json"
    text = broken.read_text(encoding="utf-8")
    if damage == "missing":
        broken.unlink()
    elif damage == "torn":
        broken.write_text(text[: len(text) // 2], encoding="utf-8")
    else:
        broken.write_text(text.replace("S3xC3", "S3xS3"), encoding="utf-8")
    window = opened(game="totit-cats")
    shown = drawn(qtbot, window)
    assert "The example for this game can't be read" in shown.toPlainText()
    assert not window.ui.example.isEnabled()
    window.show_example()
    assert window.ui.stack.currentWidget() is shown


def test_the_example_s_cards_move_as_fast_as_the_person_wishes(qtbot: QtBot) -> None:
    window = RulesWindow(CardPictures("ceki", True))
    qtbot.addWidget(window)
    window.set_speed("off")
    window.show_game(games()["thothit"])
    window.show_example()
    table = window.findChild(Table)
    assert probe(table).animator.factor == FACTOR["off"]
    window.set_speed("slow")
    assert probe(table).animator.factor == FACTOR["slow"]


def test_a_family_without_pages_has_a_page_made_of_the_catalogue(
    opened: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(FAMILIES["fishing"], "pages", None)
    window = opened()
    told = window.ui.page.toPlainText()
    assert told.startswith(f"{THOTHIT.name}\n{THOTHIT.summary}")
    for option in THOTHIT.options:
        assert option.title in told
    assert "18 in the pool" in told
    assert "example" not in told
    assert told.rstrip().endswith(LAST)
    assert not window.ui.example.isEnabled()
    assert caplog.text == ""


@pytest.mark.whole
def test_the_end_of_an_example_leads_to_the_game(qtbot, opened):
    window = opened()
    window.show_game(KINGS)
    window.show()
    window.show_example()
    pane = window.pane
    assert not pane.ui.play_now.isVisible()
    assert pane.ui.next.isVisible()
    pane.table.set_speed("off")
    pane.course.stand(len(pane.course.steps) - 1)
    qtbot.waitUntil(pane.ui.play_now.isVisible)
    assert not pane.ui.next.isVisible()
    with qtbot.waitSignal(window.play_now) as played:
        QTest.mouseClick(pane.ui.play_now, Qt.MouseButton.LeftButton)
    assert played.args == [KINGS]
    assert not window.isVisible()


def test_faces_of_another_width_are_forgotten(qtbot):
    pictures = CardPictures("ceki")
    window = RulesWindow(pictures)
    qtbot.addWidget(window)
    window.show_game(THOTHIT)
    window.resize(900, 760)
    window.show()
    qtbot.waitExposed(window)
    drawn(qtbot, window)
    face = weakref.ref(pictures.pixmap(1, 33))
    window.resize(600, 760)
    qtbot.waitUntil(lambda: face() is None)


@pytest.mark.usefixtures("little_room")
def test_on_a_small_screen_with_large_letters_nothing_is_cut_off(qtbot: QtBot) -> None:
    window = RulesWindow(CardPictures("ceki"))
    window.show_game(THOTHIT)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    assert window.size().boundedTo(room_of(window)) == window.size()
    assert cut_off(window) == []
    window.ui.example.click()
    assert cut_off(window) == []


@pytest.mark.whole
def test_a_closed_window_keeps_its_page_but_no_table(qtbot: QtBot, opened: Open) -> None:
    window = opened()
    window.show()
    window.show_example()
    table = weakref.ref(window.pane.table)
    window.close()

    def gone() -> bool:
        gc.collect()
        return table() is None

    qtbot.waitUntil(gone)
    window.show()
    assert window.ui.stack.currentWidget() is window.ui.page
    window.show_example()
    assert window.pane.course.at == 0
