# SPDX-License-Identifier: MIT
"""Looking into capture piles: the allowed ones, their order, and their layout."""

import itertools
import random
from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QFrame, QLabel

from tests.app.play import asked, choose
from tests.flow.scripted import Scripted, said, seated
from tests.games.rummy.rounds import DULL, round_with
from tests.probe import probe
from tests.screen_reader import spoken_names
from tests.tiers import each
from thothit_desktop.app.store.setting import LEARN_UNSEEN
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.app.window.open_pile import OpenPile, extent, row, stacks
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import CEKI, FRENCH, RANK
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.drawing import labels
from thothit_desktop.table.drawing.art import margin_of
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.selection.prompt import Choice


def in_the_middle(game: str, person: bool = True) -> Match:
    """A match whose first round has reached the person's turn late in the round, or, by luck, half of it."""
    made = new_game(game)
    levels = ["person" if person else "random", *["random"] * (made.players - 1)]
    names = ["You", "Sri", "Bagus", "Wati"][: made.players]
    match = Match(made, names, levels, number=5)
    match.deal_first()
    position, rng = match.position, random.Random(3)
    while len(position.moves) < 24 or (position.phase, position.to_move) not in {("hand", 0), ("draw", 0)}:
        match.play(position.chance(rng) or rng.choice(position.legal_moves()))
        if len(position.moves) > 15 and position.phase == "draw" and position.to_move == 0:
            break
    return match


@pytest.fixture
def sit(qtbot, open_window):
    """A function that opens a window on a match in its middle."""

    def sitting(game: str, person: bool = True):
        window = open_window(watch=not person)
        match = in_the_middle(game, person)
        window.resume(match)
        window.controller.set_paused(not person)
        qtbot.waitUntil(
            lambda: window.isActiveWindow() and window.table.check(window.controller.view()) == []
        )
        return window, match

    return sitting


def pile(window) -> QFrame | None:
    found = window.table.findChild(QFrame, "open_pile")
    return found if found is not None and found.isVisible() else None


def words(window) -> str:
    return " ".join(label.text() for label in pile(window).findChildren(QLabel))


def click_pile(window, seat: int) -> None:
    table = window.table
    at = table.mapFromScene(probe(table).zones.seat_layout(seat).pile.center())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


@pytest.mark.whole
@pytest.mark.parametrize("game", ["thothit-chinese", "kings"])
def test_the_key_goes_from_one_open_pile_to_the_next(sit, game):
    window, match = sit(game)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert "in your pile" in words(window)
    for player in match.names[1:]:
        QTest.keyClick(window.table, Qt.Key.Key_C)
        assert f"in {player}'s pile" in words(window)
        assert window.ui.piles.isChecked()
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None
    assert not window.ui.piles.isChecked()


@pytest.mark.whole
def test_screen_readers_find_an_open_pile_with_its_cards(sit):
    window, _ = sit("thothit-chinese")
    QTest.keyClick(window.table, Qt.Key.Key_C)
    names = spoken_names(window)
    assert any("in your pile" in told for told in names), names
    shown = sorted(name(card, "ceki") for card in window.findChild(OpenPile)._pile)
    assert len(shown) > 1
    assert any(sorted(told.split(", ")) == shown for told in names), names


def test_where_piles_are_closed_the_key_shows_ones_own_alone(sit):
    window, _ = sit("thothit")
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert "in your pile" in words(window)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None


def test_a_click_opens_a_pile_and_another_closes_it(sit):
    window, match = sit("thothit-chinese")
    click_pile(window, 1)
    assert f"in {match.names[1]}'s pile" in words(window)
    click_pile(window, 2)
    assert f"in {match.names[2]}'s pile" in words(window)
    click_pile(window, 2)
    assert pile(window) is None
    click_pile(window, 2)
    QTest.mouseClick(pile(window), Qt.MouseButton.LeftButton)
    assert pile(window) is None


@pytest.mark.whole
def test_escape_closes_an_open_pile_and_nothing_else(sit):
    """A choice that is asked for waits below it."""
    window, match = sit("thothit-chinese")
    view = window.controller.view()
    window.table.selection.ask(view.hand[0], Choice((view.pool[:1],)), cancellable=True)
    left = QSignalSpy(window.table.selection.choice_left)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert f"in {match.names[1]}'s pile" in words(window)
    assert "Esc " in words(window)
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert pile(window) is None
    assert not window.ui.piles.isChecked()
    assert left.count() == 0
    QTest.keyClick(window.table, Qt.Key.Key_Escape)
    assert left.count() == 1


def test_a_closed_pile_says_so(sit):
    window, match = sit("thothit")
    click_pile(window, 1)
    assert pile(window) is None
    message = probe(window.table).message
    assert "face down" in message
    assert match.names[1] in message
    choose(window, "peek-own-captures", "off")
    click_pile(window, 0)
    assert pile(window) is None
    assert "you chose" in probe(window.table).message
    choose(window, "peek-own-captures", "on")
    click_pile(window, 0)
    assert "in your pile" in words(window)


def test_who_may_not_peek_still_sees_what_lies_open(sit):
    window, _ = sit("thothit-chinese")
    window.play.piles.allow_own(False)
    assert window.ui.piles.isEnabled()
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is not None


@pytest.mark.whole
def test_onlookers_see_open_piles_and_no_others(sit):
    window, _ = sit("thothit-chinese", person=False)
    assert window.play.piles.open_seats() == [0, 1, 2]
    window, _ = sit("thothit", person=False)
    assert window.play.piles.open_seats() == []


@pytest.mark.whole
def test_no_points_are_told_where_cards_are_the_points(sit):
    window, _ = sit("kings")
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert "Points" not in words(window)


@pytest.mark.whole
@pytest.mark.parametrize("leave", ["restart", "begin"])
def test_nothing_of_the_last_deal_stays_while_the_next_one_is_shown(sit, qtbot, questions, leave):
    window, _ = sit("thothit-chinese")
    window.ui.moves.trigger()
    window.settings.set_value(LEARN_UNSEEN, "on")
    moves, counts = window.moves.panel.model, window.learner.panel
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is not None
    assert min(moves.rowCount(), counts.rowCount()) > 0
    window.settings.speed = "normal"
    if leave == "restart":
        QTest.keyClick(window.table, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    else:
        window.matches.begin_again(7)
    qtbot.waitUntil(lambda: moves.rowCount() == 0)
    assert window.controller.presenter.busy  # with the rituals, or the deal
    assert counts.rowCount() == 0
    assert pile(window) is None
    assert not window.ui.piles.isChecked()
    window.settings.speed = "off"
    window.controller.ceremony.skip()
    qtbot.waitUntil(lambda: asked(window))
    assert pile(window) is None
    assert moves.rowCount() > 0
    assert counts.rowCount() > 0


def test_a_pile_is_closed_when_a_move_is_taken_back(sit, qtbot):
    window, _ = sit("thothit-chinese")
    QTest.keyClick(window.table, Qt.Key.Key_C)
    QTest.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert pile(window) is None
    qtbot.waitUntil(lambda: asked(window))
    assert pile(window) is None


# How a pile is laid


LARGEST = {
    "kuna": [*random.Random(1).choices(CEKI, k=130)],
    "kuna, every card": [card for card in CEKI for _ in range(12)],
    "kings": [card for card in FRENCH if RANK[card] < 13],
    "small": [3, 3, 9],
}


@each("deck", ["ceki", "western"])
@each("size", [(900, 500), (1280, 700), (2560, 1300)])
@each("captured", LARGEST.values(), ids=LARGEST)
def test_every_pile_fits_the_table(qtbot, qapp, deck, size, captured):
    table = QFrame()
    qtbot.addWidget(table)
    table.resize(*size)
    panel = OpenPile(table)
    panel.show_pile("Cards in your pile: 130.", "C or a click", captured, CardPictures(deck))
    assert table.rect().contains(panel.geometry())
    assert panel._cards.pixmap().deviceIndependentSize().height() < 0.7 * size[1]


@each("deck", ["ceki", "western"])
def test_a_number_of_copies_is_seen_whole_at_its_own_cards(qtbot, monkeypatch, deck):
    """Over the two copies that are drawn, not over the next design, which is painted after them."""
    table = QFrame()
    qtbot.addWidget(table)
    table.resize(1280, 700)
    painted, mark = [], QPixmap(24, 18)
    mark.fill(QColor("#00ff00"))
    monkeypatch.setattr(labels, "badge", lambda words, *_: painted.append(words) or mark)
    panel = OpenPile(table)
    rank = [one for one in CEKI if RANK[one] == 3]
    pictures = CardPictures(deck)
    panel.show_pile("Cards", "C", [rank[0]] * 4 + [rank[1]] * 2 + [rank[2]] * 3, pictures)
    assert painted == ["×4", "×3"]
    shown, height = panel._cards.pixmap().toImage(), panel._height(pictures)
    margin = margin_of(height)
    line = margin + height - mark.height() // 2
    green = [x for x in range(shown.width()) if shown.pixelColor(x, line).name() == "#00ff00"]
    assert len(green) == 2 * mark.width()
    first, second, _ = stacks(panel._pile, pictures, height, 900)
    assert first.corners[0][0] + margin <= green[0]
    assert green[mark.width() - 1] < second.corners[0][0] + margin


@each("deck", ["ceki", "western"])
def test_a_pile_is_laid_by_rank_with_its_copies_counted(qapp, deck):
    captured = LARGEST["kuna"]
    laid = stacks(captured, CardPictures(deck), 80, 600)
    assert {stack.card: stack.copies for stack in laid} == Counter(captured)
    ranks = [RANK[stack.card] for stack in laid]
    assert ranks == sorted(ranks)
    assert max(len(stack.corners) for stack in laid) == 2
    assert extent(laid, CardPictures(deck), 80).width() <= 600
    corners = [corner for stack in laid for corner in stack.corners]
    assert len(set(corners)) == len(corners)


def after_tricks(number: int, person: bool = True) -> Match:
    """A hand of Thunee in which so many tricks are won, and the person is to play."""
    levels = ["person" if person else "random", *["random"] * 3]
    for seed in range(200):
        match = Match(new_game("thunee"), ["You", "Sri", "Wati", "Joko"], levels, number=seed)
        match.deal_first()
        position = match.position
        while not position.is_over:
            if (position.phase, position.to_move, len(position.tricks)) == ("play", 0, number):
                return match
            legal = position.legal_moves()
            match.play(next((move for move in legal if move.kind == "pass"), legal[0]))
    raise AssertionError("there is no such hand")


@pytest.fixture
def sit_at(qtbot, open_window):
    """A function that opens a window on a match."""

    def sitting(match: Match):
        window = open_window()
        window.resume(match)
        qtbot.waitUntil(
            lambda: window.isActiveWindow() and window.table.check(window.controller.view()) == []
        )
        return window

    return sitting


def test_of_tricks_the_last_may_be_looked_at(sit_at):
    match = after_tricks(2)
    window = sit_at(match)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    leader, cards, winner = match.position.tricks[-1]
    names = ["you", *match.names[1:]]
    assert f"led by {names[leader]} and won by {names[winner]}: " in words(window)
    assert "of Hearts" not in words(window)  # the cards are shown, not told
    assert window.findChild(OpenPile)._pile == cards
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None
    click_pile(window, winner)
    assert pile(window) is not None
    click_pile(window, winner)
    assert pile(window) is None


def test_before_the_first_trick_there_is_nothing_to_look_at(sit_at, monkeypatch):
    window, said = sit_at(after_tricks(0)), []
    assert window.ui.piles.isEnabled()
    monkeypatch.setattr(window.table.notices, "say", lambda words, *_: said.append(words))
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None
    assert not window.ui.piles.isChecked()
    assert said == ["Nobody has won a trick yet."]


@pytest.fixture
def kowah(sit_at, monkeypatch):
    """A function that opens a window in Kowah, the person to pick, after seat 1 has taken C5, or has not."""

    def sitting(taken: bool):
        hands = (DULL[0], DULL[1], DULL[2])
        match = seated(monkeypatch, round_with(*hands, stock="C5"), Scripted(), Scripted())
        said(match, 0, "draw", "discard C5")
        for seat, picked in ((1, "take" if taken else "draw"), (2, "draw")):
            said(match, seat, picked)
            said(match, seat, write_move(match.position.legal_moves()[0]))
        return sit_at(match)

    return sitting


@pytest.mark.whole
def test_in_kowah_what_all_know_of_a_hand_is_looked_up_by_key(kowah):
    window = kowah(taken=True)
    assert window.ui.piles.text() == "Known &cards"
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert words(window).startswith("Cards in Sri's hand that everybody knows: 1 ")
    assert pile(window).isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None


def test_in_kowah_a_click_on_another_hand_shows_what_all_know_of_it(kowah, monkeypatch):
    window = kowah(taken=True)
    told = []
    monkeypatch.setattr(window.table.notices, "say", lambda words, kind="info": told.append(words))
    click_backs(window, 1)
    assert words(window).startswith("Cards in Sri's hand that everybody knows: 1 ")
    click_backs(window, 1)
    assert pile(window) is None
    click_backs(window, 2)
    assert pile(window) is None
    assert told == ["None of the cards in Wati's hand are known to everybody."]


def click_backs(window, seat: int) -> None:
    item = probe(window.table).zones.hands[seat][-1]
    at = window.table.mapFromScene(item.sceneBoundingRect().center())
    QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_in_kowah_nothing_is_known_at_first(kowah, monkeypatch):
    window = kowah(taken=False)
    told = []
    monkeypatch.setattr(window.table.notices, "say", lambda words, kind="info": told.append(words))
    QTest.keyClick(window.table, Qt.Key.Key_C)
    assert pile(window) is None
    assert told[-1].startswith("No hand has cards that everybody knows:")


def test_the_cards_of_a_trick_lie_side_by_side_as_they_were_played():
    cards = list(FRENCH)[9:13]
    laid = row(cards, CardPictures("western"), 100)
    assert [stack.card for stack in laid] == cards
    lefts = [stack.corners[0][0] for stack in laid]
    assert all(after - before > 64 for before, after in itertools.pairwise(lefts))
    assert {stack.corners[0][1] for stack in laid} == {0.0}


@each("size", [(900, 500), (1280, 700), (2560, 1300)])
def test_a_trick_says_who_played_each_card(qtbot, monkeypatch, size):
    """The names and the words grow with the window, as the cards do."""
    table = QFrame()
    qtbot.addWidget(table)
    table.resize(*size)
    panel = OpenPile(table)
    names, drawn = ("Joko", "You", "Sri", "Maximilian the Second of Durban"), []
    monkeypatch.setattr(QPainter, "drawText", lambda *told: drawn.append(told[1:]))
    panel.show_pile("The last trick", "C", list(FRENCH)[9:13], CardPictures("western"), names)
    assert [name for *_, name in drawn][:3] == list(names[:3])
    assert drawn[3][-1].endswith("…")
    rects = [rect for rect, *_ in drawn]
    assert all(left.right() <= right.left() + 1e-6 for left, right in itertools.pairwise(rects))
    assert all(rect.right() <= panel._cards.pixmap().deviceIndependentSize().width() + 9 for rect in rects)
    assert rects[0].bottom() <= panel._cards.pixmap().deviceIndependentSize().height()
    assert table.rect().contains(panel.geometry())
    assert panel._words.fontInfo().pixelSize() == max(13, round(0.019 * size[1]))


def test_the_last_trick_s_names_begin_with_who_led(sit_at):
    match = after_tricks(2)
    window = sit_at(match)
    QTest.keyClick(window.table, Qt.Key.Key_C)
    leader = match.position.tricks[-1][0]
    around = [match.names[(leader + place) % 4] for place in range(4)]
    assert window.findChild(OpenPile)._names == around
