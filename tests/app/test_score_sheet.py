# SPDX-License-Identifier: MIT
"""The score sheet shows all that counts, and has room for it."""

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.score_columns import Crown, Strip
from thothit_desktop.app.score_groups import RULES, groups, heading, rules
from thothit_desktop.app.score_sheet import ScoreSheet
from thothit_desktop.games import GAMES, new_game
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.games.specs import FishingSpec

SMALLEST = (900, 510)
"""The table in a window of 900 x 600, its bars left out."""

NAMES, TITLES = ("You", "Sri", "Wati"), ("raja", "patih", "unyik")


class Host(QWidget):
    """Stands for the table."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.resize(*size)
        self.pressed = 0

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pressed += 1


def played(seed: int) -> Score:
    """The score of a round in which everybody captures where possible."""
    rng = random.Random(seed)
    position = new_game("thothit").deal(rng)
    while not position.is_over:
        position.play(max(position.legal_moves(), key=lambda move: (len(move.cards), rng.random())))
    return position.score()


Show = Callable[..., ScoreSheet]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Opens a sheet over a host of its own, and keeps the host alive."""
    hosts = []

    def shown(size: tuple[int, int], score: Score, deck: str = "ceki", seats: int = 3) -> ScoreSheet:
        host = Host(size)
        hosts.append(host)
        qtbot.addWidget(host)
        sheet = ScoreSheet(host)
        names = [*NAMES, "Bambang", "Slamet", "Kartika"][:seats]
        titles = ["raja", "patih", *[""] * (seats - 3), "unyik"][-seats:]
        totals = [points + 1230 for points in score.points]
        sheet.show_score(score, names, titles, totals, 12, CardPictures(deck), 0)
        host.show()
        sheet.setFocus()
        qtbot.waitExposed(host)
        QApplication.processEvents()
        return sheet

    yield shown
    hosts.clear()


def cut(sheet: ScoreSheet) -> list[str]:
    """The words that do not fit where they stand."""
    return [
        label.text()
        for label in (*sheet.findChildren(QLabel), *sheet.findChildren(QPushButton))
        if label.fontMetrics().horizontalAdvance(label.text()) > label.contentsRect().width()
        or label.fontMetrics().height() > label.contentsRect().height()
        or not sheet.rect().contains(label.rect().translated(label.mapTo(sheet, QPoint(0, 0))))
    ]


@given(st.integers(0, 10**6))
def test_groups_hold_every_captured_card_and_sum_to_the_points(seed: int) -> None:
    score = played(seed)
    for lines, points in zip(score.lines, score.points, strict=True):
        found = groups(lines)
        assert list(found) == [rule for rule in RULES if rule in found]
        assert sum(group.points for group in found.values()) == points
        assert all(group.each * len(group.sets) == group.points for group in found.values())
        grouped = Counter(card for group in found.values() for cards in group.sets for card in cards)
        assert grouped == Counter(card for line in lines for card in line.cards)
    assert rules(score) == [rule for rule in RULES if any(rule in groups(lines) for lines in score.lines)]


def test_every_rule_of_every_game_has_a_heading() -> None:
    for spec in GAMES.values():
        assert isinstance(spec, FishingSpec)
        named = {f"black-{size}" for size in spec.black} | {f"red-{size}" for size in spec.red} | {"loose"}
        assert named <= set(RULES)
    assert len({heading(rule) for rule in RULES}) == len(RULES)


@pytest.mark.parametrize("deck", ["ceki", "western"])
@pytest.mark.parametrize("size", [SMALLEST, (1280, 700), (2560, 1340)])
def test_all_is_in_view_and_no_word_is_cut(show: Show, deck: str, size: tuple[int, int]) -> None:
    for seed in range(6):
        sheet = show(size, played(seed), deck)
        assert sheet.parentWidget().rect().adjusted(8, 8, -8, -8).contains(sheet.geometry())
        assert not sheet._ui.scroll.verticalScrollBar().isVisible()
        assert cut(sheet) == []
        for strip in sheet.findChildren(Strip):
            wanted = strip.sizeHint()
            assert wanted.width() <= strip.width()
            assert wanted.height() <= strip.height()


@pytest.mark.parametrize(("seats", "size"), [(2, SMALLEST), (6, (1280, 510))])
def test_other_numbers_of_players_fit_as_well(show: Show, seats: int, size: tuple[int, int]) -> None:
    pair = ScoreLine("black-2", faces(["C3", "C3"]), 10)
    score = Score(((pair,) * (12 // seats),) * seats, (120 // seats,) * seats, tuple(range(seats)))
    sheet = show(size, score, seats=seats)
    assert sheet.parentWidget().rect().contains(sheet.geometry())
    assert cut(sheet) == []
    assert len(sheet.findChildren(Crown)) == seats


def test_a_round_without_any_capture_has_a_sheet(show: Show) -> None:
    sheet = show(SMALLEST, Score(((), (), ()), (0, 0, 0), (0, 1, 2)))
    assert cut(sheet) == []
    assert "This round: 0. After round 12: 1230." in sheet.as_text()


def test_what_is_too_much_scrolls(show: Show) -> None:
    lines = tuple(ScoreLine("black-2", (card, card), 10) for card in range(27))
    sheet = show((900, 420), Score((lines,) * 3, (270,) * 3, (0, 1, 2)))
    assert sheet._ui.scroll.verticalScrollBar().isVisible()
    assert sheet._ui.scroll.horizontalScrollBar().maximum() == 0
    assert sheet.parentWidget().rect().contains(sheet.geometry())


def test_the_text_says_all_of_it(show: Show) -> None:
    lines = (
        (ScoreLine("black-2", faces(["C3", "C3"]), 10), ScoreLine("black-2", faces(["M7", "M7"]), 10)),
        (ScoreLine("red-1", faces(["S9"]), 10), ScoreLine("loose", faces(["C1", "WF"]), 0)),
        (ScoreLine("red-2", faces(["OT", "OT"]), 20), ScoreLine("red-1", faces(["RF"]), 10)),
    )
    sheet = show(SMALLEST, Score(lines, (20, 10, 30), (2,)))
    paragraphs = sheet.as_text().split("\n\n")
    assert paragraphs[1].splitlines() == [
        "You, raja",
        "Black pairs: 2 × 10 = 20 (3 of Coins, 7 of Myriads)",
        "This round: 20. After round 12: 1250.",
    ]
    assert paragraphs[2].splitlines() == [
        "Sri, patih",
        "Single reds: 1 × 10 = 10 (9 of Strings)",
        "Loose cards: 2 × 0 = 0 (1 of Coins, White Flower)",
        "This round: 10. After round 12: 1240.",
    ]
    assert paragraphs[3].splitlines() == [
        "Wati, unyik",
        "Red pairs: 1 × 20 = 20 (Old Thousand)",
        "Single reds: 1 × 10 = 10 (Red Flower)",
        "This round: 30. After round 12: 1260.",
    ]
    assert sheet.accessibleDescription() == sheet.as_text()
    assert "Wati" in sheet._ui.headline.text()


def test_winners_are_marked_by_shape_and_word(show: Show) -> None:
    sheet = show(SMALLEST, Score(((), (), ()), (0, 40, 40), (1, 2)))
    crowns = sheet.findChildren(Crown)
    words = [label for label in sheet.findChildren(QLabel) if label.text() == "Winner"]
    assert len(crowns) == len(words) == 2
    image = sheet.grab().toImage()
    middle = crowns[0].mapTo(sheet, QPoint(crowns[0].width() // 2, crowns[0].height() // 2))
    assert image.pixelColor(middle) == words[0].palette().windowText().color()


def test_enter_goes_on_and_escape_looks_at_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, played(1))
    go_on, look = sheet._ui.go_on, sheet._ui.look
    assert go_on.hasFocus()
    with qtbot.waitSignal(sheet.next_round), qtbot.assertNotEmitted(sheet.closed):
        qtbot.keyClick(go_on, Qt.Key.Key_Return)
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(go_on, Qt.Key.Key_Escape)
    look.setFocus()
    with qtbot.waitSignal(sheet.closed), qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(look, Qt.Key.Key_Enter)
    with qtbot.waitSignal(sheet.next_round):
        qtbot.mouseClick(go_on, Qt.MouseButton.LeftButton)


def test_a_click_on_the_sheet_does_not_reach_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, played(1))
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    host = sheet.parentWidget()
    assert isinstance(host, Host)
    assert host.pressed == 0


def test_the_deck_can_be_switched_while_it_is_open(show: Show) -> None:
    score = played(2)
    sheet = show(SMALLEST, score, "ceki")
    sheet.set_pictures(CardPictures("western"))
    QApplication.processEvents()
    assert sheet.grab().toImage() == show(SMALLEST, score, "western").grab().toImage()
    assert cut(sheet) == []


def test_a_sheet_that_is_filled_again_while_it_is_open_fits(show: Show) -> None:
    sheet = show(SMALLEST, played(3))
    score = played(4)
    sheet.show_score(
        score, NAMES, TITLES, [1230 + points for points in score.points], 12, CardPictures("ceki"), 0
    )
    QApplication.processEvents()
    QApplication.processEvents()
    assert sheet.size() == show(SMALLEST, score).size()
    assert cut(sheet) == []


@pytest.fixture
def palette() -> Iterator[QPalette]:
    """The program's palette, put back afterwards."""
    before = QApplication.palette()
    yield before
    QApplication.setPalette(before)


@pytest.mark.usefixtures("palette")
def test_it_follows_the_palette(show: Show) -> None:
    QApplication.setPalette(QPalette(QColor("#eeeeee"), QColor("#f0f0f0")))
    sheet = show(SMALLEST, played(1))
    assert sheet.grab().toImage().pixelColor(20, 20).lightness() > 200
    QApplication.setPalette(QPalette(QColor("#444444"), QColor("#222222")))
    QApplication.processEvents()
    assert sheet.grab().toImage().pixelColor(20, 20).lightness() < 80


def test_pictures_are_sharp_at_any_ratio() -> None:
    pictures = CardPictures("ceki")
    card = faces(["C3"])[0]
    one = pictures.pixmap(card, 60)
    two = pictures.pixmap(card, 60, 2.0)
    assert (two.width(), two.height()) > (one.width() * 1.9, one.height() * 1.9)
    assert two.deviceIndependentSize().height() == pytest.approx(one.height(), abs=2)
    assert pictures.pixmap(card, 60, 2.0) is two
