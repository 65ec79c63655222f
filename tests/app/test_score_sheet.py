# SPDX-License-Identifier: MIT
"""The score sheet shows all that counts, whatever the game, and has room for it."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.app.rounds import ended, found, match
from thothit_desktop.app import score_table
from thothit_desktop.app.card_pictures import CardPictures
from thothit_desktop.app.score_columns import Mark, Strip
from thothit_desktop.app.score_groups import groups, heading, rules, worth
from thothit_desktop.app.score_sheet import ScoreSheet
from thothit_desktop.flow.match import Match
from thothit_desktop.games import GAMES
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Score, ScoreLine
from thothit_desktop.games.specs import FishingSpec

SMALLEST = (900, 510)
"""The table in a window of 900 x 600, its bars left out."""

SEATS = [(spec.id, players) for spec in GAMES.values() for players in spec.players]


class Host(QWidget):
    """Stands for the table."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__()
        self.resize(*size)
        self.pressed = 0

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.pressed += 1


Show = Callable[..., ScoreSheet]


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Show]:
    """Opens a sheet over a host of its own, and keeps the host alive."""
    hosts = []

    def shown(size: tuple[int, int], of: Match, deck: str = "ceki", standing: bool = False) -> ScoreSheet:
        host = Host(size)
        hosts.append(host)
        qtbot.addWidget(host)
        sheet = ScoreSheet(host)
        (sheet.show_standings if standing else sheet.show_round)(of, CardPictures(deck))
        host.show()
        sheet.setFocus()
        qtbot.waitExposed(host)
        QApplication.processEvents()
        return sheet

    yield shown
    hosts.clear()


def cut(sheet: ScoreSheet) -> list[str]:
    """The words on the page that do not fit where they stand, or stand outside the sheet."""
    scrolled = sheet._ui.pages.currentWidget().widget()
    return [
        text.text()
        for text in (*sheet.findChildren(QLabel), *sheet.findChildren(QPushButton))
        if text.isVisibleTo(sheet)
        and (
            any(
                text.fontMetrics().horizontalAdvance(line) > text.contentsRect().width()
                for line in text.text().split("\n")
                if not (isinstance(text, QLabel) and text.wordWrap())
            )
            or text.fontMetrics().height() > text.contentsRect().height()
            or not (
                scrolled.rect().contains(text.rect().translated(text.mapTo(scrolled, QPoint(0, 0))))
                if scrolled.isAncestorOf(text)
                else sheet.rect().contains(text.rect().translated(text.mapTo(sheet, QPoint(0, 0))))
            )
        )
    ]


def text(of: Match, deck: str = "ceki") -> list[str]:
    """The paragraphs of the sheet in words."""
    return score_table.as_text(score_table.sheet(of, deck), deck).split("\n\n")


# The lines and what they are called


@given(st.sampled_from(SEATS), st.integers(0, 10**6))
def test_groups_hold_every_captured_card_and_sum_to_the_points(game: tuple[str, int], seed: int) -> None:
    score = ended(*game, number=seed).scores[-1]
    for lines, points in zip(score.lines, score.points, strict=True):
        grouped = groups(lines)
        assert [rule for rule in rules(score) if rule in grouped] == list(grouped)
        assert sum(group.points for group in grouped.values()) == points
        assert all(group.each * len(group.sets) == group.points for group in grouped.values())
        held = Counter(card for group in grouped.values() for cards in group.sets for card in cards)
        assert held == Counter(card for line in lines for card in line.cards)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_every_game_has_a_heading(game: str) -> None:
    spec = GAMES[game]
    if isinstance(spec, FishingSpec):
        tables = [spec.black, spec.red, *(table for _, table in spec.bonus.values())]
        called = ["plain"] if spec.black == spec.red else ["black", "red"]
        called += [name for name, _ in spec.bonus.values()]
        if spec.black == spec.red:
            tables = tables[1:]
        named = {f"{name}-{size}" for name, table in zip(called, tables, strict=True) for size in table}
        named.add("loose")
    else:
        named = {"captured"}
    assert len({heading(rule) for rule in named}) == len(named)
    assert all(heading(rule) and "{" not in heading(rule) for rule in named)
    everything = Score(tuple((ScoreLine(rule, (0, 0), 0),) for rule in named), (), ())
    assert set(rules(everything)) == named


def test_the_largest_sets_come_first_and_the_red_before_the_black() -> None:
    ids = ("loose", "black-2", "red-1", "black-4", "red-2", "red-4")
    score = Score(tuple((ScoreLine(rule, (0,), 0),) for rule in ids), (), ())
    assert [heading(rule) for rule in rules(score)] == [
        "Red fours",
        "Red pairs",
        "Red singles",
        "Black fours",
        "Black pairs",
        "Loose cards",
    ]
    assert [heading(rule) for rule in ("plain-2", "nine-2", "one-2", "captured")] == [
        "Identical pairs",
        "Pairs of nines",
        "Pairs of rank one",
        "Captured pairs",
    ]


@pytest.mark.parametrize(
    ("game", "rule", "each", "said"),
    [
        ("thothit", "red-2", 20, "20 each"),
        ("enthit", "red-4", 100, "100 each"),
        ("enthit", "black-4", 50, "50 each"),
        ("thothit-kuna", "red-2", 1, "1 each"),
        ("sackson", "plain-2", 1, "1 each"),
        ("thothit-yogyakarta", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-2", 30, "30 each: 10 for the set\nand 10 for each red card"),
        ("thit-thit-dulit", "red-1", 10, "10 each"),
        ("kings", "captured", 2, "2 each"),
        ("kings", "loose", 0, "worth nothing"),
    ],
)
def test_what_a_set_is_worth_is_said(game: str, rule: str, each: int, said: str) -> None:
    assert worth(rule, each, GAMES[game]) == said


# All of it in words


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_the_text_says_all_of_every_game(game: str, players: int) -> None:
    played = ended(game, players)
    score = played.scores[-1]
    paragraphs = text(played)
    assert len(paragraphs) == 1 + players
    for seat, paragraph in enumerate(paragraphs[1:]):
        lines = paragraph.splitlines()
        assert lines[0].startswith(played.names[seat])
        assert f": {score.points[seat]}. " in lines[-1]
        for group in groups(score.lines[seat]).values():
            told = f"{len(group.sets)} × {group.each} = {group.points}"
            assert sum(line.startswith(heading(group.rule)) and told in line for line in lines) == 1
    assert not any("{" in paragraph for paragraph in paragraphs)


def stub(monkeypatch: pytest.MonkeyPatch, played: Match, *lines: tuple[ScoreLine, ...]) -> Match:
    """The ended match with other lines in its score; the most points win."""
    points = tuple(sum(line.points for line in seat) for seat in lines)
    winners = tuple(seat for seat, sum_ in enumerate(points) if sum_ == max(points))
    monkeypatch.setattr(type(played.position), "score", lambda _: Score(lines, points, winners))
    return played


def test_the_text_of_a_round_of_thothit(monkeypatch: pytest.MonkeyPatch) -> None:
    played = stub(
        monkeypatch,
        ended("thothit", rounds=2),
        (ScoreLine("black-2", faces(["C3", "C3"]), 10), ScoreLine("black-2", faces(["M7", "M7"]), 10)),
        (ScoreLine("red-1", faces(["S9"]), 10), ScoreLine("loose", faces(["C1", "WF"]), 0)),
        (ScoreLine("red-2", faces(["OT", "OT"]), 20), ScoreLine("red-1", faces(["RF"]), 10)),
    )
    titles = {played.starter: "raja", (played.starter + 1) % 3: "patih", (played.starter + 2) % 3: "unyik"}
    head, *paragraphs = text(played)
    assert head == "Wati wins the round\nRound 2, free play"
    assert [paragraph.splitlines() for paragraph in paragraphs] == [
        [
            f"You, {titles[0]}",
            "Black pairs, 10 each: 2 × 10 = 20 (3 of Coins, 7 of Myriads)",
            "This round: 20. After round 2: 40.",
        ],
        [
            f"Sri, {titles[1]}",
            "Red singles, 10 each: 1 × 10 = 10 (9 of Strings)",
            "Loose cards, worth nothing: 2 × 0 = 0 (1 of Coins, White Flower)",
            "This round: 10. After round 2: 20.",
        ],
        [
            f"Wati, {titles[2]}, Winner",
            "Red pairs, 20 each: 1 × 20 = 20 (Old Thousand)",
            "Red singles, 10 each: 1 × 10 = 10 (Red Flower)",
            "This round: 30. After round 2: 60.",
        ],
    ]


def test_like_sets_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    four = ScoreLine("black-4", faces(["C3"] * 4), 10)
    played = stub(monkeypatch, ended("thothit-kuna", 4), (four, four), (four,), (), ())
    assert "Black fours, 10 each: 2 × 10 = 20 (3 of Coins (2 times))" in text(played)[1]


def barred(played: Match) -> set[int]:
    return {event.seat for event in played.position.history if event.kind == "barred"}


def test_the_sheet_says_who_was_barred_and_why() -> None:
    played = next(
        played
        for number in range(200)
        if len(barred(played := ended("thothit-chinese", number=number))) in (1, 2)
    )
    note = text(played)[0].splitlines()[-1]
    assert note.startswith("Barred from winning: ")
    assert note.endswith("The win goes to the best of the others.")
    for seat, paragraph in enumerate(text(played)[1:]):
        name = played.names[seat]
        assert ("cannot win" in paragraph.splitlines()[0]) == (seat in barred(played))
        assert (f"{name} (broke the pair of " in note) == (seat in barred(played))


def test_nobody_wins_where_all_are_barred() -> None:
    played = next(
        played for number in range(500) if len(barred(played := ended("thothit-chinese", number=number))) == 3
    )
    assert text(played)[0].startswith("Nobody wins the round\n")
    assert text(played)[0].endswith("All are barred, so nobody wins.")
    assert "Winner" not in "".join(text(played))


def test_kings_shows_its_kings() -> None:
    played = ended("kings", 4, length=4, rounds=2)
    winner = played.scores[-1].winners[0]
    told = text(played, "western")
    assert "King 2 of 4" in told[0]
    for seat, paragraph in enumerate(told[1:]):
        assert ("King, most cards win it: King of Hearts" in paragraph) == (seat == winner)
        assert f"Cards: {played.scores[-1].points[seat]}. Kings so far: {played.totals[seat]}." in paragraph


def settled(played: Match) -> int:
    """How many draws of Laki there were in the last round."""
    return sum(event.kind == "gathered" for event in played.position.history)


def test_laki_for_the_king_is_told() -> None:
    played = next(played for number in range(500) if settled(played := ended("kings", 2, number=number)) == 1)
    you, sri = (int(paragraph.split("wins: ")[1][0]) for paragraph in text(played, "western")[1:])
    assert (you > sri) == (played.scores[-1].winners == (0,))
    assert [", wins (" in paragraph for paragraph in text(played)[1:]] == [you > sri, sri > you]
    drawn = [event.cards for event in played.position.history if event.kind == "drawn"]
    for hand, paragraph in zip(drawn, text(played, "western")[1:], strict=True):
        assert "Laki for the king, nearest to nine wins: " in paragraph
        assert all(card in paragraph for card in names(hand))


def names(cards: tuple[int, ...]) -> list[str]:
    return [score_table.name(card, "western") for card in cards]


def test_laki_for_the_match_is_told_after_that_for_the_king() -> None:
    """Both contests in one round: the rows tell which is which, and a draw level at the top goes on."""
    played = found(lambda played: settled(played) > 1 and level(played), "kings", 2, length=4)
    rows = [row.heading for row in score_table.sheet(played, "western").rows if "Laki" in row.heading]
    assert rows[0] == "Laki for the king"
    assert rows[-1] == "Laki for the match"
    champion = played.winners[0]
    assert played.scores[-1].champion == champion
    assert [", wins the match" in paragraph for paragraph in text(played)[1:]] == [
        champion == 0,
        champion == 1,
    ]


def level(played: Match) -> bool:
    """Whether the last round's captures are equal, and the kings after it too."""
    return len(set(played.scores[-1].points)) == 1 and len(set(played.totals)) == 1


def test_an_extra_hand_shows_only_who_plays_it() -> None:
    played = found(lambda played: len(played.positions) > 4, "totit-denexa", 4, length="rotation")
    playing = played.position.game.playing
    shown = score_table.sheet(played, "ceki")
    assert [column.name for column in shown.columns] == [played.names[seat] for seat in playing]
    assert "Extra hand between " in shown.notes[0]
    assert "Sitting out: " in shown.notes[0]


def test_at_the_end_of_a_match_its_winner_is_the_headline() -> None:
    played = ended("thothit", rounds=9, length=3)
    head = text(played)[0]
    assert "the match" in head.splitlines()[0]
    assert head.splitlines()[1].startswith("Round 3 of 3 · ")
    assert "the round" in head.splitlines()[1]


# Room and looks


@pytest.mark.parametrize("deck", ["ceki", "western"])
@pytest.mark.parametrize("size", [SMALLEST, (1280, 700), (2560, 1340)])
def test_all_is_in_view_and_no_word_is_cut(show: Show, deck: str, size: tuple[int, int]) -> None:
    for number in range(6):
        sheet = show(size, ended("thothit", number=number), deck)
        assert sheet.parentWidget().rect().adjusted(8, 8, -8, -8).contains(sheet.geometry())
        assert not sheet._ui.scroll.verticalScrollBar().isVisible()
        assert cut(sheet) == []
        for strip in sheet.findChildren(Strip):
            wanted = strip.sizeHint()
            assert wanted.width() <= strip.width()
            assert wanted.height() <= strip.height()


@pytest.mark.parametrize(("game", "players"), SEATS)
@pytest.mark.parametrize("size", [SMALLEST, (1280, 700)])
def test_every_game_fits_across(show: Show, game: str, players: int, size: tuple[int, int]) -> None:
    sheet = show(size, ended(game, players))
    assert sheet.parentWidget().rect().contains(sheet.geometry())
    assert sheet._ui.scroll.horizontalScrollBar().maximum() == 0
    assert cut(sheet) == []
    if size != SMALLEST:
        assert sheet._ui.scroll.verticalScrollBar().maximum() == 0


def test_what_is_too_much_scrolls_by_keys_with_the_sums_on_top(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit-kuna", 6))
    bar = sheet._ui.scroll.verticalScrollBar()
    assert bar.maximum() > 0
    sums = [label for label in sheet._ui.columns.findChildren(QLabel) if label.property("role") == "sum"]
    assert len(sums) == 6
    assert all(label.visibleRegion().boundingRect() == label.rect() for label in sums)
    qtbot.keyClick(sheet._ui.go_on, Qt.Key.Key_PageDown)
    assert bar.value() == min(300, bar.maximum())
    qtbot.keyClick(sheet._ui.go_on, Qt.Key.Key_Up)
    assert bar.value() == min(300, bar.maximum()) - 40
    assert sheet._ui.go_on.hasFocus()


def test_a_round_without_any_capture_has_a_sheet(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    sheet = show(SMALLEST, stub(monkeypatch, ended("thothit"), (), (), ()))
    assert cut(sheet) == []
    assert "This round: 0. After round 1: 0." in sheet.as_text()


def test_winners_are_marked_by_shape_and_word(monkeypatch: pytest.MonkeyPatch, show: Show) -> None:
    pair = (ScoreLine("black-2", (0, 0), 10),)
    sheet = show(SMALLEST, stub(monkeypatch, ended("thothit"), (), pair, pair))
    crowns = sheet._ui.columns.findChildren(Mark)
    words = [label for label in sheet.findChildren(QLabel) if label.text() == "Winner"]
    assert len(crowns) == len(words) == 2
    image = sheet.grab().toImage()
    middle = crowns[0].mapTo(sheet, QPoint(crowns[0].width() // 2, crowns[0].height() // 2))
    assert image.pixelColor(middle) == words[0].palette().windowText().color()


def test_who_was_barred_is_marked_by_shape_and_word(show: Show) -> None:
    played = next(
        played for number in range(200) if barred(played := ended("thothit-chinese", number=number))
    )
    sheet = show(SMALLEST, played)
    signs = [mark for mark in sheet._ui.columns.findChildren(Mark) if mark.barred]
    words = [label for label in sheet.findChildren(QLabel) if label.text() == "Cannot win"]
    assert len(signs) == len(words) == len(barred(played))
    assert cut(sheet) == []


def test_the_deck_can_be_switched_while_it_is_open(show: Show) -> None:
    played = ended("thothit")
    sheet = show(SMALLEST, played, "ceki")
    sheet.set_pictures(CardPictures("western"))
    QApplication.processEvents()
    QApplication.processEvents()
    assert sheet.grab().toImage() == show(SMALLEST, played, "western").grab().toImage()
    assert cut(sheet) == []


def test_a_sheet_that_is_filled_again_while_it_is_open_fits(show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    played = ended("thothit", number=4)
    sheet.show_round(played, CardPictures("ceki"))
    QApplication.processEvents()
    QApplication.processEvents()
    assert sheet.size() == show(SMALLEST, played).size()
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
    sheet = show(SMALLEST, ended("thothit"))
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


def test_tight_cards_take_less_room_and_show_the_same_cards() -> None:
    pictures = CardPictures("ceki")
    sets = [faces(["C3"] * 4), faces(["M7"] * 3)]
    loose, tight = (pictures.places(sets, 60, 1000, tight=tight) for tight in (False, True))
    assert [place.card for place in loose] == [place.card for place in tight]
    assert pictures.extent(sets, 60, 1000, tight=True).width() < pictures.extent(sets, 60, 1000).width()


# What can be done with it


def test_enter_goes_on_and_escape_looks_at_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
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


def test_after_the_match_enter_begins_a_new_one_and_one_may_play_on(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit", length=3, rounds=3))
    ui = sheet._ui
    assert not ui.go_on.isVisible()
    assert ui.again.hasFocus()
    with qtbot.waitSignal(sheet.new_match), qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(ui.again, Qt.Key.Key_Return)
    qtbot.keyClick(ui.again, Qt.Key.Key_Backtab)
    assert ui.play_on.hasFocus()
    with qtbot.waitSignal(sheet.next_round), qtbot.assertNotEmitted(sheet.new_match):
        qtbot.keyClick(ui.play_on, Qt.Key.Key_Return)
    assert cut(sheet) == []


def test_after_four_kings_there_is_only_a_new_match(show: Show) -> None:
    ui = show(SMALLEST, ended("kings", length=4, rounds=4))._ui
    assert ui.again.hasFocus()
    assert not ui.go_on.isVisible()
    assert not ui.play_on.isVisible()


def test_tab_and_arrows_go_round_the_buttons(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    ui = sheet._ui
    qtbot.keyClick(ui.go_on, Qt.Key.Key_Tab)
    assert ui.turn_over.hasFocus()
    qtbot.keyClick(ui.turn_over, Qt.Key.Key_Right)
    assert ui.look.hasFocus()
    qtbot.keyClick(ui.look, Qt.Key.Key_Left)
    assert ui.turn_over.hasFocus()
    with qtbot.assertNotEmitted(sheet.next_round):
        qtbot.keyClick(ui.turn_over, Qt.Key.Key_Return)
    assert ui.standings.isVisible()
    assert ui.turn_over.hasFocus()


def test_while_a_round_is_in_play_only_the_standings_are_there(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, match("thothit"), standing=True)
    assert [button.text() for button in sheet.findChildren(QPushButton) if button.isVisible()] == [
        "Look at the table"
    ]
    assert sheet._ui.look.hasFocus()
    with qtbot.waitSignal(sheet.closed):
        qtbot.keyClick(sheet._ui.look, Qt.Key.Key_Return)


def test_a_click_on_the_sheet_does_not_reach_the_table(qtbot: QtBot, show: Show) -> None:
    sheet = show(SMALLEST, ended("thothit"))
    qtbot.mouseClick(sheet, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    host = sheet.parentWidget()
    assert isinstance(host, Host)
    assert host.pressed == 0
