# SPDX-License-Identifier: MIT
"""Every name and total can be read in every table, with long names and in small windows."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QListView

from tests.app.rounds import ended
from tests.app.sheets import SMALLEST, TINY
from tests.tiers import each
from thothit_desktop.app.coach.card_counts import CardCounts, CountCell
from thothit_desktop.app.coach.counts_panel import CountsPanel
from thothit_desktop.app.history.move_list import TurnHeading
from thothit_desktop.app.history.move_row import MoveRow
from thothit_desktop.app.history.moves_model import MovesModel
from thothit_desktop.app.history.open_hands import OpenHands
from thothit_desktop.app.score.sheet import ScoreSheet
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.table.drawing.figures import figures_of

NAMES = (
    "Alexander Hamilton of the Forty Letters!",
    "SriMaharaniKusumawardhaniAtmadiningrat40",
    "W" * 40,
    "Joko Tingkir Adiwijaya Hadiningrat Pajan",
    "\N{JAVANESE LETTER KA}\N{JAVANESE VOWEL SIGN SUKU}" * 20,
    "Bagus Burhan Ranggawarsita Yasadipura 40",
)


STEP = 40
"""The pixels that a key scrolls."""


def with_long_names(game: str, players: int, **more):
    played = ended(game, players, **more)
    played.names[:] = NAMES[:players]
    return played


def seen(sheet: ScoreSheet) -> set[str]:
    """The words on the page that are wholly in sight and wholly shown."""
    page, words = sheet._shown, set()
    view = page.viewport().rect()
    for text in page.widget().findChildren(QLabel):
        room = text.contentsRect()
        needed = text.fontMetrics().boundingRect(
            QRect(0, 0, room.width(), 9999), Qt.TextFlag.TextWordWrap if text.wordWrap() else 0, text.text()
        )
        whole = needed.width() <= room.width() and needed.height() <= room.height()
        at = QRect(text.mapTo(page.viewport(), QPoint()), text.size())
        across = view.left() <= at.left() and at.right() <= view.right()
        # A name may be about as high as the view: then its lines come into sight one after the other.
        down = view.contains(at) or at.height() > view.height() - STEP
        if text.isVisible() and whole and across and down:
            words.add(text.text().replace("\N{ZERO WIDTH SPACE}", ""))
    return words


def met(sheet: ScoreSheet) -> set[str]:
    """The words that come into sight while the arrows are pressed, from one corner to the other."""
    words: set[str] = set()
    for _ in range(40):
        QTest.keyClick(sheet, Qt.Key.Key_Left)
        QTest.keyClick(sheet, Qt.Key.Key_PageUp)
    for _ in range(40):
        for _ in range(40):
            words |= seen(sheet)
            before = sheet._shown.verticalScrollBar().value()
            QTest.keyClick(sheet, Qt.Key.Key_Down)
            if sheet._shown.verticalScrollBar().value() == before:
                break
        QTest.keyClick(sheet, Qt.Key.Key_PageUp)
        QTest.keyClick(sheet, Qt.Key.Key_PageUp)
        QTest.keyClick(sheet, Qt.Key.Key_PageUp)
        before = sheet._shown.horizontalScrollBar().value()
        QTest.keyClick(sheet, Qt.Key.Key_Right)
        if sheet._shown.horizontalScrollBar().value() == before:
            break
    return words


@pytest.fixture(params=[(TINY, 2), (SMALLEST, 1)])
def small(request, qapp):
    """The size of the table; in the smallest window letters are twice as large as usual."""
    size, letters = request.param
    before = qapp.font()
    font = qapp.font()
    font.setPointSizeF(letters * before.pointSizeF())
    qapp.setFont(font)
    yield size
    qapp.setFont(before)


@pytest.mark.whole
@each(
    ("game", "players", "length", "page"),
    [
        *(("sackson", 6, 2, page) for page in ("round", "standings", "end")),
        *(("kings", 4, 4, page) for page in ("round", "standings", "end")),
        *((game, 4, "free", page) for game in ("kowah", "thunee") for page in ("round", "standings")),
    ],
)
def test_each_name_and_total_of_a_sheet_can_be_reached_by_keys(show, small, game, players, length, page):
    played = with_long_names(game, players, rounds=4, length=length)
    sheet = show(small, played, standing=page == "standings")
    if page == "end":
        sheet.show_end(played, CardPictures("ceki"), figures_of(played.names, played.person, "bun"))
    sheet.show()
    QApplication.processEvents()
    words = met(sheet)
    for name, total in zip(NAMES, played.totals, strict=False):
        assert any(name in text for text in words) or game == "thunee", name
        assert any(str(total) == text for text in words), total
    if game == "thunee":
        assert any(NAMES[0] in text and NAMES[2] in text for text in words)
        assert any(NAMES[1] in text and NAMES[3] in text for text in words)


@pytest.mark.parametrize("standing", [True, False])
@each("size", [SMALLEST, (1280, 700), (2560, 1340)])
def test_six_players_stand_side_by_side_in_usual_windows(show, size, standing):
    played = ended("sackson", 6, rounds=2)
    played.names[:] = [NAMES[0], NAMES[3], NAMES[5]] * 2
    sheet = show(size, played, standing=standing)
    assert sheet._shown.horizontalScrollBar().maximum() == 0
    assert {*played.names} <= seen(sheet)


def test_left_and_right_choose_a_button_where_nothing_scrolls(show):
    sheet = show(SMALLEST, ended("thothit"))
    sheet.setFocus()
    before = QApplication.focusWidget()
    QTest.keyClick(before, Qt.Key.Key_Left)
    assert QApplication.focusWidget() is not before


def test_columns_of_counts_scroll_rather_than_cut_names(qtbot):
    panel = CountsPanel(None)
    qtbot.addWidget(panel)
    panel.show_counts(CardCounts(NAMES, tuple((str(rank), (CountCell("1", ""),) * 6) for rank in range(9))))
    panel.resize(180, 240)
    panel.show()
    header = panel.horizontalHeader()
    for column, name in enumerate(NAMES):
        words = panel.horizontalHeaderItem(column).text()
        assert words.replace("\n", "").replace(" ", "") == name.replace(" ", "")
        assert header.sectionSize(column) >= header.sectionSizeHint(column)
    panel.setCurrentCell(0, 0)
    for _ in NAMES:
        QTest.keyClick(panel, Qt.Key.Key_Right)
    assert panel.viewport().rect().contains(panel.visualItemRect(panel.item(0, 5)))


def test_names_over_open_hands_take_the_lines_they_need(qtbot):
    hands = OpenHands()
    qtbot.addWidget(hands)
    hands.resize(180, 100)
    heights = []
    for name in ("Sri", NAMES[0]):
        hands.show_hands([(name, (1, 2, 3))], CardPictures("ceki"))
        heights.append(hands.minimumHeight())
    assert heights[1] > heights[0]


@pytest.mark.parametrize("figures", [(), ("bun",)])
def test_a_name_over_moves_takes_the_lines_it_needs(qtbot, figures):
    view = QListView()
    qtbot.addWidget(view)
    model = MovesModel(view)
    row = MoveRow(view, model)
    row.figures = figures
    view.setModel(model)
    view.setItemDelegate(row)
    view.resize(180, 300)
    view.show()
    model.show_rows([TurnHeading(name, 0) for name in ("Sri", *NAMES)])
    short, *heights = (view.sizeHintForRow(at) for at in range(1 + len(NAMES)))
    assert min(heights) > short
    assert not view.grab().isNull()
