# SPDX-License-Identifier: MIT
"""The window in which a deal is entered, by mouse, by keys and from a copied text."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.app.cut_off import cut_off
from tests.app.play import asked, asked_or_over, play_by_keys, play_by_mouse, play_round, position_of
from tests.tiers import each, each_game
from thothit_desktop.app.deals.card_list import HandList
from thothit_desktop.app.deals.enter_window import EnterDealWindow
from thothit_desktop.app.statistics.database import Database
from thothit_desktop.app.store.matches import new_match
from thothit_desktop.games import games
from thothit_desktop.games.cards import code, codes
from thothit_desktop.games.known_deal import KnownDeal, turn_order_of
from thothit_desktop.games.record import dump, load, replay
from thothit_desktop.languages import LANGUAGES
from thothit_desktop.players.one_deal import play_out

HAND = "C1 C2 C3 C4 C5 C6 C7"


@pytest.fixture
def open_entry(qtbot, window):
    """Opens the window by its key."""

    def opening() -> EnterDealWindow:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        keys = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(window.table, Qt.Key.Key_L, keys)
        (entry,) = (one for one in window.findChildren(EnterDealWindow) if one.isVisible())
        qtbot.waitUntil(entry.isActiveWindow)
        return entry

    yield opening
    for entry in window.findChildren(EnterDealWindow):
        entry.close()


@pytest.fixture
def entry(open_entry):
    return open_entry()


def click_item(cards, place: int) -> None:
    at = cards.visualItemRect(cards.item(place)).center()
    QTest.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=at)


def click_card(entry, text: str) -> None:
    """Click a card to deal, by the text under it."""
    deck = entry.deck
    place = next(at for at in range(deck.count()) if deck.item(at).text().split()[0] == text)
    click_item(deck, place)


def click(button) -> None:
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


def press_row(entry, row: int) -> None:
    button = entry.rows.row_button(row)
    entry.rows.ensureWidgetVisible(button)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(10, button.height() // 2))


def press(*keys: Qt.Key, modifier=Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        QTest.keyClick(QApplication.focusWidget(), key, modifier)


def type_card(entry, text: str) -> None:
    QTest.qWait(QApplication.keyboardInputInterval() + 50)  # else it continues the last short name
    QTest.keyClicks(entry.deck, text)
    press(Qt.Key.Key_Return)


def paste(entry, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    press(Qt.Key.Key_V, modifier=Qt.KeyboardModifier.ControlModifier)


def held(entry) -> list[list[str]]:
    """The cards of each row, as their names are read out."""
    lists = [cards for cards in entry.rows.findChildren(HandList) if cards.isVisibleTo(entry)]
    return [[cards.item(at).toolTip() for at in range(cards.count())] for cards in lists]


def lines_of(deal: KnownDeal) -> str:
    """The text of a deal: its hands in turn, its pool and its stock."""
    layout = deal.layout
    return "\n".join(" ".join(codes(row)) for row in (*layout.hands, layout.pool, layout.stock) if row)


def choose(box, data) -> None:
    box.setCurrentIndex(box.findData(data))


def played(qtbot, window, entry):
    """The match that the window begins with the entered deal."""
    before = window.controller.match.id
    click(entry.ui.play)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked_or_over(window), timeout=10000)
    return window.controller.match


def test_the_deals_and_the_search_for_commands_lead_to_it(qtbot, window, open_deals):
    click(open_deals().ui.enter)
    (entry,) = (one for one in window.findChildren(EnterDealWindow) if one.isVisible())
    assert not window.controller.session.playing.round_over
    entry.reject()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    finder = window.commands.finder
    QTest.keyClicks(finder.search, "enter a deal")
    QTest.keyClick(finder.search, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any(one.isVisible() for one in window.findChildren(EnterDealWindow)))


def test_a_deal_is_entered_by_mouse_played_to_its_end_and_taken_back(qtbot, window, entry, data):
    deal = KnownDeal.numbered(window.controller.match.game, 4711)
    layout = deal.layout
    entry.ui.place.setCurrentIndex(1)
    for at, dealt in enumerate((*layout.hands, layout.pool)):
        assert entry.rows.row_button(at).isChecked(), "a full row leads to the next"
        for one in dealt:
            click_card(entry, code(one))
    assert entry.ui.told.text() == "The deal is complete."
    match = played(qtbot, window, entry)
    dealt = match.position.layout
    assert dealt.hands[0] == layout.hands[1]
    assert dealt.pool == layout.pool
    assert sorted(dealt.stock) == sorted(layout.stock)
    assert turn_order_of(0, match.position.dealer, 3) == 1
    assert (match.chosen_deal, match.fair, match.seeds) == (True, False, [None])
    play_round(qtbot, window, lambda: play_by_mouse(window))
    assert match.round_over
    assert replay(load(dump(match.record))).positions[0].score() == match.position.score()
    counted = Database(data)
    assert (counted.rounds(), counted.matches()) == ([], []), "a deal whose cards were known counts nowhere"
    assert window.ui.review.isEnabled()
    window.controller.undo.undo()
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert match.position.layout == dealt


def test_the_round_after_an_entered_one_counts(qtbot, window, entry, data):
    entry.ui.at_random.setChecked(True)
    match = played(qtbot, window, entry)
    play_round(qtbot, window, lambda: play_by_keys(window))
    window.ui.next_round.trigger()
    qtbot.waitUntil(lambda: len(match.positions) == 2 and asked(window), timeout=10000)
    assert not match.was_chosen(1)
    play_round(qtbot, window, lambda: play_by_keys(window))
    assert [result.number for result in Database(data).rounds()] == [2]
    assert [kept.match for kept in Database(data).matches()] == [match.id]


def test_a_deal_is_entered_by_keys(qtbot, window, entry):
    assert QApplication.focusWidget() is entry.deck
    type_card(entry, "c3")
    type_card(entry, "rf")
    press(Qt.Key.Key_Left, Qt.Key.Key_Space)
    assert held(entry)[0] == ["3 of Coins", "Red Flower rank 1 stamped", "Old Thousand rank 1 stamped"]
    press(Qt.Key.Key_Backspace)
    press(Qt.Key.Key_PageDown)
    assert entry.rows.row_button(1).isChecked()
    press(Qt.Key.Key_Return, Qt.Key.Key_PageUp, Qt.Key.Key_PageUp)
    assert entry.rows.row_button(4).isChecked()
    press(Qt.Key.Key_Return)
    assert held(entry) == [
        ["3 of Coins", "Red Flower rank 1 stamped"],
        ["Old Thousand rank 1 stamped"],
        [],
        [],
        ["Old Thousand rank 1 stamped"],
    ]
    entry.rows.row_cards(0).setFocus()
    press(Qt.Key.Key_Right, Qt.Key.Key_Delete)
    assert held(entry)[0] == ["3 of Coins"]
    press(Qt.Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert len(held(entry)[0]) == 2
    press(Qt.Key.Key_M, modifier=Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(entry.ui.at_random.isChecked)
    entry.deck.setFocus()
    press(Qt.Key.Key_Tab)
    before = window.controller.match.id
    press(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.controller.match.id != before and asked(window), timeout=10000)
    layout = position_of(window).layout
    assert codes(layout.hands[0][:2]) == ["C3", "RF"]
    assert codes(layout.stock[:1]) == ["OT"]


def test_what_is_missing_is_said_beside_each_row_and_read_out(entry):
    paste(entry, HAND)
    states = [entry.rows.row_button(row).accessibleName() for row in range(5)]
    assert states == [
        "You · 1 of 3, raja, complete",
        "Sri · 2 of 3, patih, 7 missing",
        "Wati · 3 of 3, unyik, 7 missing",
        "The pool, 18 missing",
        "The stock, 21 shuffled",
    ]
    assert entry.ui.told.text().startswith("32 cards missing. ")
    assert entry.deck.accessibleDescription() == entry.ui.told.text()
    assert not entry.ui.play.isEnabled()
    entry.ui.at_random.setChecked(True)
    assert entry.ui.told.text() == "The program deals the 32 missing cards at random."
    assert entry.ui.play.isEnabled()
    first = entry.deck.item(0)
    assert first.data(Qt.ItemDataRole.AccessibleTextRole) == "1 of Coins, 1 left"


def test_another_seat_is_given_by_the_names(entry):
    entry.ui.place.setCurrentIndex(2)
    names = [entry.rows.row_button(row).text().split(" · ")[0] for row in range(3)]
    assert names == ["Sri", "Wati", "You"]


def test_a_card_too_many_is_named_and_taken_out_by_a_click(entry):
    choose(entry.ui.game, "thunee")
    paste(entry, "Jh 9h Ah 10h Kh Qh\nJs 9s As\nJd Jd")
    assert entry.ui.told.text() == "Jack of Diamonds is in the deal twice: Wati has both."
    click_item(entry.rows.row_cards(2), 1)
    assert entry.rows.row_button(2).isChecked()
    press_row(entry, 1)
    click_card(entry, "Jh")
    assert entry.ui.told.text() == "Jack of Hearts is in the deal twice: you and Sri both have it."
    click_item(entry.rows.row_cards(1), 3)
    press_row(entry, 0)
    click_card(entry, "Qs")
    assert entry.ui.told.text() == "You have 1 card too many: click a card to take it out."
    entry.ui.at_random.setChecked(True)
    assert not entry.ui.play.isEnabled()
    click_item(entry.rows.row_cards(0), 0)
    assert entry.ui.play.isEnabled()
    entry.ui.place.setCurrentIndex(1)
    click_card(entry, "Js")
    assert entry.ui.told.text() == "Jack of Spades is in the deal twice: Joko and you both have it."


def test_of_several_copies_the_rows_of_all_are_named(entry):
    paste(entry, "C3 C3\n\nSri: C4\nWati: -\npool: C3 C3")
    assert entry.ui.told.text() == (
        "Take out one 3 of Coins: the deal has it 4 times, but the game has only 2 (you and the pool)."
    )


def test_a_bad_text_is_refused_and_nothing_is_lost(entry):
    paste(entry, HAND)
    paste(entry, "Sri has two aces")
    assert entry.ui.told.text() == "'Sri' is not a card of this game. Write cards like C2 C3 C4."
    assert len(held(entry)[0]) == 7
    click(entry.ui.clear)
    assert held(entry)[0] == []
    click(entry.ui.undo)
    assert len(held(entry)[0]) == 7


def test_the_cards_are_kept_while_the_program_runs_by_game_and_players(entry, open_entry):
    paste(entry, HAND)
    choose(entry.ui.game, "thunee")
    choose(entry.ui.players, 6)
    paste(entry, "Jh 9h")
    press(Qt.Key.Key_Escape)
    again = open_entry()
    assert len(held(again)[0]) == 7
    choose(again.ui.game, "thunee")
    assert held(again)[0] == []
    choose(again.ui.players, 6)
    assert held(again)[0] == ["Jack of Hearts", "9 of Hearts"]
    assert again.ui.order.text() == "Begin each hand with the 3 cards dealt before the bidding."


def test_the_western_cards_have_their_own_short_names(window, open_entry):
    window.settings.deck = "western"
    entry = open_entry()
    click_card(entry, "3d")
    paste(entry, "kc C4")
    assert held(entry)[0] == ["3 of Diamonds", "King of Clubs rank 1 stamped", "4 of Diamonds"]


@each(("game", "players"), [("thunee", 4), ("thunee", 6), ("kowah", 4), ("kings", 3)], by=lambda case: case)
def test_games_of_all_families_are_played_as_entered(qtbot, window, entry, game, players):
    choose(entry.ui.game, game)
    choose(entry.ui.players, players)
    deal = KnownDeal.numbered(entry.order().deal.game, 12)
    paste(entry, lines_of(deal))
    match = played(qtbot, window, entry)
    assert match.known_deal(0) == deal._replace(number=None)


@each_game()
def test_computer_players_play_an_entered_deal_to_its_end(entry, game):
    spec = games()[game]
    for players in spec.players:
        choose(entry.ui.game, game)
        choose(entry.ui.players, players)
        paste(entry, lines_of(KnownDeal.numbered(entry.order().deal.game, 3)))
        order = entry.order()
        setup = replace(order.setup, levels=("bocah",) * len(order.setup.levels))
        match = new_match(setup, None, None, (order.deal, order.turn_order))
        match.deal_first()
        assert play_out(match.position, match.levels, None, random.Random(5))
        assert replay(load(dump(match.record))).positions[0].score() == match.position.score()


@each("size", [QSize(900, 600), QSize(1280, 800), QSize(2560, 1440)])
@each("language", LANGUAGES)
@pytest.mark.parametrize("game", ["thothit", "thunee"])
def test_nothing_is_cut(window, open_entry, speaking, size, language, game):
    speaking(language)
    window.resize(size)
    entry = open_entry()
    choose(entry.ui.game, game)
    choose(entry.ui.players, games()[game].players[-1])
    paste(entry, "Jh Jh" if game == "thunee" else HAND)
    assert cut_off(entry) == []


def test_it_fits_a_small_screen(little_room, open_entry):
    entry = open_entry()
    assert cut_off(entry) == []
