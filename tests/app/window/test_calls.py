# SPDX-License-Identifier: MIT
"""Claims and tricks in the real window: in time, too late, in a pause, and after a restart."""

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from tests.app.play import (
    asked,
    asked_or_over,
    choose,
    chosen,
    click,
    click_call,
    click_hand,
    click_pile,
    play_by_mouse,
    position_of,
    press,
)
from tests.app.rounds import NAMES, finish
from tests.flow.scripted import Scripted, said, seated
from tests.flow.test_thunee import THEIRS
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.games.thunee.rounds import SET, X1, laid
from tests.games.thunee.rounds import said as spoken
from tests.probe import probe, run_out
from tests.screen_reader import listening
from tests.tiers import each
from thothit_desktop.app.store.matches import saved_match
from thothit_desktop.app.store.saves import read
from thothit_desktop.app.store.settings import Settings
from thothit_desktop.app.window.keys_window import KeysWindow
from thothit_desktop.app.window.lessons import LearnOffer
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import card
from thothit_desktop.games.notation import write_move

DRAWN = ("draw", "drawn", "pass")


def to_claim(monkeypatch, stock: str = "C9 C1"):
    """The person waits for C1, which seat 1 is going to draw."""
    match = seated(monkeypatch, round_with(C1_WAITS, DULL[0], stock=stock), Scripted(*DRAWN))
    said(match, 0, "checki C1", "draw", "discard C9")
    return match


def lit(window) -> list[str]:
    return [call.move for call in window.table.call_bar.calls if call.enabled]


@pytest.fixture
def claiming(qtbot, open_window, monkeypatch):
    """A window in which a claim is asked for, in so many seconds."""

    def opening(seconds: float | None = None):
        window = open_window()
        window.resume(to_claim(monkeypatch))
        window.controller.decisions.claim_seconds = seconds
        qtbot.waitUntil(lambda: lit(window) == ["0:claim", "0:pass"], timeout=10000)
        return window

    return opening


def made(window) -> list[str]:
    return [write_move(move) for move in window.controller.match.position.moves]


@pytest.mark.whole
@pytest.mark.parametrize("by_key", [True, False])
def test_a_claim_in_time_wins(qtbot, claiming, by_key):
    window = claiming(30.0)
    if by_key:
        press(window, Qt.Key.Key_M)
    else:
        click_call(window, "0:claim")
    assert made(window)[-1] == "0:claim"
    qtbot.waitUntil(lambda: window.round_end.sheet is not None and window.round_end.sheet.isVisible())
    assert window.controller.match.totals == (1, 0)


@each("size", [(640, 400), (900, 600), (1280, 800)])
def test_an_offered_lesson_covers_no_call(qtbot, claiming, size):
    window = claiming()
    window.resize(*size)
    click_hand(window, position_of(window).view(0).hand[-1])
    (offer,) = window.findChildren(LearnOffer)
    assert offer.isVisible()
    assert window.table.viewport().rect().contains(offer.geometry())
    assert not offer.geometry().intersects(window.table.call_bar.geometry())


@pytest.mark.whole
def test_a_claim_that_is_let_go(qtbot, claiming):
    window = claiming()
    press(window, Qt.Key.Key_N)
    assert made(window)[-1] == "0:pass"


@pytest.mark.whole
def test_a_claim_runs_out_and_is_answered_when_it_comes_too_late(qtbot, claiming, monkeypatch):
    window = claiming(0.2)
    told = []
    monkeypatch.setattr(window.table.notices, "say", lambda words, kind="info": told.append((words, kind)))
    qtbot.waitUntil(lambda: made(window)[-1] == "0:pass", timeout=10000)
    press(window, Qt.Key.Key_M)
    assert told[-1][1] == "refusal"
    assert told[-1][0].startswith("It's too late")


@pytest.mark.whole
def test_what_was_let_go_in_time_is_told_until_the_person_acts(qtbot, claiming):
    """It stays while others play, and while the next claim is asked for."""
    window = claiming(0.2)
    window.controller.decisions.human.expired.connect(
        lambda: setattr(window.controller.decisions, "claim_seconds", None)
    )
    qtbot.waitUntil(lambda: made(window)[-2:] == ["0:pass", "discard C1"], timeout=10000)
    qtbot.waitUntil(lambda: lit(window) == ["0:claim", "0:pass"], timeout=10000)
    seen = probe(window.table)
    assert seen.message == "Time's up: you didn't claim 1 of Coins"
    assert not seen.message_fades
    press(window, Qt.Key.Key_N)
    assert made(window)[-1] == "0:pass"
    assert seen.message == ""


@pytest.mark.whole
def test_claims_have_no_limit_in_the_first_match(open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("kowah"))
    assert window.controller.decisions.claim_seconds is None
    assert chosen(window, "claim") == "none"
    settings.set_finished("kowah")
    window.begin(settings.match_setup("kowah"))
    assert window.controller.decisions.claim_seconds == 8.0
    assert chosen(window, "claim") == "8"


@pytest.mark.whole
def test_a_chosen_limit_holds_in_the_first_match_too(open_window, settings):
    window = open_window()
    window.begin(settings.match_setup("kowah"))
    choose(window, "claim", "5")
    assert window.controller.decisions.claim_seconds == 5.0
    again = open_window()
    again.begin(settings.match_setup("kowah"))
    assert again.controller.decisions.claim_seconds == 5.0
    assert chosen(again, "claim") == "5"


@pytest.mark.whole
def test_a_match_that_has_been_played_to_its_end_was_the_first(qtbot, open_window, settings, data):
    window = open_window()
    window.begin(settings.match_setup("kings"), number=5)
    window.ui.automatic.setChecked(True)
    for _ in range(3):
        qtbot.waitUntil(window.ui.next_round.isEnabled, timeout=20000)
        assert Settings(data).finished == ()
        window.ui.next_round.trigger()
    qtbot.waitUntil(window.ui.next_round.isEnabled, timeout=20000)
    assert window.controller.match.complete
    assert Settings(data).finished == ("kings",)


@pytest.mark.whole
def test_a_claim_waits_for_a_screen_reader(qtbot, claiming):
    assert claiming(30.0).table.call_bar.countdown.seconds_left is not None
    with listening():
        assert claiming(30.0).table.call_bar.countdown.seconds_left is None


def test_a_late_click_on_what_was_a_claim_is_answered(qtbot, claiming, monkeypatch):
    window = claiming(30.0)
    bar = window.table.call_bar
    at = probe(window.table).call_button(bar.calls[0].move).geometry().center()
    codes = []
    window.controller.decisions.human.refused.connect(lambda refused: codes.append(refused.code))
    window.table.call_bar.countdown.ran_out.emit()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
    assert codes == ["too-late"]


@pytest.mark.whole
def test_the_time_stands_still_in_a_pause_and_behind_what_is_open(qtbot, claiming):
    """A pause, the keys and the standings; then it goes on, and runs out."""
    window = claiming(30.0)
    time = window.table.call_bar.countdown
    for ui in (window.ui.pause, window.ui.keys, window.ui.standings):
        left = time.milliseconds_left
        qtbot.waitUntil(lambda left=left: time.milliseconds_left < left)
        ui.trigger()
        left = time.milliseconds_left
        qtbot.wait(100)
        assert time.milliseconds_left == left
        assert made(window)[-1] == "draw"
        if ui is window.ui.pause:
            ui.trigger()
        elif ui is window.ui.keys:
            next(dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()).close()
        else:
            QTest.keyClick(window.round_end.sheet, Qt.Key.Key_Escape)
    run_out(time)
    qtbot.waitUntil(lambda: made(window)[-1] != "draw")


def test_no_hurry_is_no_hurry(qtbot, claiming):
    window = claiming(None)
    qtbot.wait(300)
    assert made(window)[-1] == "draw"
    assert not window.table.call_bar.countdown.line.isVisible()


@pytest.mark.whole
def test_closed_in_a_claim_and_started_again(qtbot, claiming, open_window, data):
    window = claiming(30.0)
    window.close()
    again = open_window()
    again.resume(saved_match(read(data / "match.thothit")))
    qtbot.waitUntil(lambda: lit(again) == ["0:claim", "0:pass"], timeout=10000)
    assert again.table.check(again.controller.view()) == []


def test_restarted_in_a_claim(qtbot, claiming, questions):
    window = claiming(30.0)
    window.ui.restart_deal.trigger()
    qtbot.waitUntil(lambda: lit(window) == ["checki C1", "pass"], timeout=10000)
    assert made(window) == []


def test_another_deck_renames_what_is_offered(qtbot, claiming):
    window = claiming(30.0)
    words = [call.words for call in window.table.call_bar.calls]
    window.ui.deck_western.trigger()
    assert words[0] == "Claim 1 of Coins"
    assert window.table.call_bar.calls[0].words == "Claim Ace of Diamonds"


@pytest.mark.whole
def test_stock_and_discards_are_clicked_and_say_when_it_is_not_the_time(qtbot, open_window, monkeypatch):
    window = open_window()
    match = seated(monkeypatch, round_with(*DULL[:2]), Scripted(*DRAWN))
    window.resume(match)
    codes = []
    window.controller.decisions.human.refused.connect(lambda refused: codes.append(refused.code))
    qtbot.waitUntil(lambda: asked(window))
    press(window, Qt.Key.Key_K)
    click_pile(window, discards=False)
    qtbot.waitUntil(lambda: asked(window))
    click_pile(window, discards=False)
    press(window, Qt.Key.Key_H)
    assert codes == ["nothing-discarded", "discard-first", "no-checki"]
    assert made(window) == ["draw"]


@pytest.mark.whole
def test_a_trick_lies_until_a_click(qtbot, open_window, monkeypatch):
    window = open_window()
    window.resume(trick(monkeypatch))
    choose(window, "trick", "click")
    qtbot.waitUntil(lambda: asked(window))
    window.table.selection.hand_chosen.emit(card("Th"))
    qtbot.waitUntil(lambda: window.controller.turns.trick_pause.trick_on_table)
    qtbot.wait(100)
    assert window.controller.turns.trick_pause.trick_on_table
    window.ui.pause.trigger()
    window.ui.pause.trigger()
    assert probe(window.table).message == "Click or press any key to continue"
    click(window, window.table.viewport().rect().center())
    assert not window.controller.turns.trick_pause.trick_on_table
    assert probe(window.table).message == ""
    qtbot.waitUntil(lambda: window.table.check(window.controller.view()) == [])


def trick(monkeypatch):
    """Two cards of X1's first trick lie; the person is to play."""
    return seated(monkeypatch, spoken(laid(X1), f"{SET}, Jh, Kh"), *[Scripted() for _ in range(3)])


@pytest.mark.whole
def test_closed_while_a_trick_lies_and_started_again(qtbot, open_window, monkeypatch, data):
    window = open_window()
    window.resume(trick(monkeypatch))
    choose(window, "trick", "click")
    qtbot.waitUntil(lambda: asked(window))
    window.table.selection.hand_chosen.emit(card("Th"))
    qtbot.waitUntil(lambda: window.controller.turns.trick_pause.trick_on_table)
    window.close()
    again = open_window()
    again.resume(saved_match(read(data / "match.thothit")))
    moves = made(again)
    assert (moves[-1], len(again.controller.match.position.tricks)) == ("Ah", 1)
    qtbot.waitUntil(lambda: again.controller.turns.trick_pause.trick_on_table)
    for _ in range(2):
        assert sum(len(shown) for shown in probe(again.table).zones.shown) == 4
        assert again.table.check(again.controller.view()) == []
        assert probe(again.table).message == "Click or press any key to continue"
        qtbot.wait(100)
    assert made(again) == moves == [write_move(move) for move in read(data / "match.thothit").rounds[0].moves]
    press(again, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: len(made(again)) > len(moves) or asked(again), timeout=10000)
    qtbot.waitUntil(lambda: again.table.check(again.controller.view()) == [])
    assert probe(again.table).message == ""


TWO_JODHIS = """Jh 9h Qh Kh Ks Qs
                As Jd 9d Ad Qc Kc
                Ts Th Qd Jc 9c Ac
                Js 9s Kd Tc Ah Td"""
"""Seat 0 holds king and queen of hearts and of spades."""


@pytest.mark.whole
def test_every_suit_s_jodhi_has_its_own_key(qtbot, open_window, monkeypatch):
    """Also when another has been announced before."""
    position = spoken(laid(TWO_JODHIS, dealer=2), "pass, pass, trump 9s, pass, pass, pass, pass")
    window = open_window()
    window.resume(seated(monkeypatch, position, *[Scripted() for _ in range(3)]))
    qtbot.waitUntil(lambda: asked(window))
    window.table.selection.hand_chosen.emit(card("Jh"))
    qtbot.waitUntil(lambda: lit(window) == ["jodhi s", "jodhi h", "pass"], timeout=10000)
    press(window, Qt.Key.Key_J)
    qtbot.waitUntil(lambda: lit(window) == ["jodhi h", "pass"], timeout=10000)
    press(window, Qt.Key.Key_J)
    assert made(window)[-1] == "jodhi s"
    press(window, Qt.Key.Key_H)
    assert made(window)[-1] == "jodhi h"


@each("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return])
@each("talk", ["", "pass, pass, pass, pass, trump Ts"])
def test_the_keys_come_to_the_pass_first(qtbot, open_window, monkeypatch, key, talk):
    """In the bidding, and before the first lead; with every call that there is."""
    position = laid(X1, dealer=3 if talk else 0, royals="on", blind="on")
    if talk:
        spoken(position, talk)
    window = open_window()
    window.resume(seated(monkeypatch, position, *[Scripted() for _ in range(3)]))
    qtbot.waitUntil(lambda: asked(window) and window.isActiveWindow())
    assert {"thunee", "royals" if talk else "blind royals", "pass"} <= set(lit(window))
    QTest.keyClick(window.table, key)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert made(window)[-1] == "pass"
    assert not window.controller.match.position.solo


@pytest.mark.whole
def test_another_player_and_another_start_while_a_trick_lies(qtbot, open_window, monkeypatch, questions):
    window = open_window()
    window.resume(trick(monkeypatch))
    choose(window, "trick", "click")
    qtbot.waitUntil(lambda: asked(window))
    window.table.selection.hand_chosen.emit(card("Th"))
    qtbot.waitUntil(lambda: window.controller.turns.trick_pause.trick_on_table)
    winner = window.controller.match.position.to_move
    window.controller.set_level(winner, "empu")
    assert window.controller.turns.trick_pause.trick_on_table
    assert window.table.check(window.controller.view()) == []
    window.ui.restart_deal.trigger()
    assert not window.controller.turns.trick_pause.trick_on_table
    qtbot.waitUntil(lambda: asked(window), timeout=10000)
    assert window.table.check(window.controller.view()) == []
    assert window.controller.match.position.tricks == []


@pytest.mark.whole
def test_only_the_game_on_the_table_has_its_keys(qtbot, open_window, settings):
    window = open_window()
    for game, known in (("kowah", {"F6", "F7"}), ("thunee", {"F8"}), ("kings", set())):
        window.begin(settings.match_setup(game))
        qtbot.wait(0)  # the actions of the game before are deleted
        keys = {action.shortcut().toString() for action in window.actions()}
        assert keys & {"F6", "F7", "F8"} == known


@pytest.mark.whole
def test_preferences_are_kept(open_window, data, settings):
    window = open_window()
    for game, wanted in (
        ("kowah", {"claim": "15", "hand-order": "rank"}),
        ("thunee", {"trick": "4", "legend": "off"}),
    ):
        window.begin(settings.match_setup(game))
        for key, value in wanted.items():
            choose(window, key, value)
    stored = QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat)
    assert {key: stored.value(key) for key in ("claim", "hand-order", "trick", "legend")} == {
        "claim": "15",
        "hand-order": "rank",
        "trick": "4",
        "legend": "off",
    }
    again = open_window()
    again.begin(settings.match_setup("kowah"))
    assert chosen(again, "claim") == "15"
    assert chosen(again, "hand-order") == "rank"
    assert again.controller.decisions.claim_seconds == 15.0
    again.begin(settings.match_setup("thunee"))
    assert chosen(again, "legend") == "off"
    assert again.controller.turns.trick_pause.seconds == 4.0


def test_nothing_is_stored_before_the_person_chooses(open_window, data, settings):
    window = open_window()
    for game in ("thothit", "kowah", "thunee"):
        window.begin(settings.match_setup(game))
    stored = QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat).allKeys()
    assert {"claim", "hand-order", "trick", "legend", "peek-own-captures"}.isdisjoint(stored)


@pytest.mark.whole
@pytest.mark.parametrize(
    ("game", "own", "others"),
    [
        ("thothit", set(), {"Checki", "Claim a card", "Double, Khanaak", "Card values"}),
        ("kowah", {"Checki", "Claim a card", "Hand by rank"}, {"Double, Khanaak", "Card values"}),
        ("thunee", {"Double, Khanaak", "Card values"}, {"Checki", "Claim a card", "Hand by rank"}),
    ],
)
def test_only_the_keys_of_the_game_are_listed(qtbot, open_window, settings, game, own, others):
    window = open_window()
    window.begin(settings.match_setup("kowah"))
    window.begin(settings.match_setup(game))
    qtbot.wait(0)
    window.ui.keys.trigger()
    (keys,) = window.findChildren(KeysWindow)
    text = keys.ui.table.toPlainText()
    assert {words for words in own | others if words in text} == own
    assert "Play the card" in text
    keys.close()


def test_a_hand_stays_in_the_person_s_own_order_until_the_next_deal(
    qtbot, open_window, monkeypatch, questions
):
    window = open_window()
    match = seated(monkeypatch, round_with(*DULL[:2]), Scripted(*DRAWN))
    window.resume(match)
    qtbot.waitUntil(lambda: asked(window))
    assert chosen(window, "hand-order") == "sets"
    for _ in range(2):
        QTest.keyClick(window.table, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert probe(window.table).zones.order == "own"
    window.ui.restart_deal.trigger()  # a new hand is sorted
    assert chosen(window, "hand-order") == "sets"
    assert probe(window.table).zones.order == "sets"


@pytest.mark.whole
def test_after_twelve_balls_going_on_is_a_new_match(qtbot, open_window):
    window = open_window(watch=True)
    first = Match(new_game("thunee"), NAMES[:4], ["random"] * 4, 6)
    first.deal_first()
    while max(first.totals, default=0) < 6:
        finish(first)
        first.deal_next()
    window.resume(first)
    ended = len(first.positions) - 1
    while not first.cannot_continue:
        qtbot.waitUntil(window.ui.next_round.isEnabled, timeout=20000)
        assert window.ui.next_round.text() == ("Ne&w match" if first.cannot_continue else "Next &round")
        window.ui.next_round.trigger()
    assert max(first.totals) >= 12
    assert len(first.positions) > ended + 1
    qtbot.waitUntil(lambda: window.controller.match is not first, timeout=20000)
    assert window.controller.match.totals == (0,) * 4


@pytest.mark.parametrize("game", ["kowah", "thunee"])
@each("moves", [1, 4, 9, 15, 23])
def test_closed_while_others_think_and_started_again(qtbot, open_window, settings, data, game, moves):
    """At any moment: the threads are joined, and the match goes on from its file."""
    settings.override(level="random")
    window = open_window()
    window.begin(settings.match_setup(game), number=moves)
    match = window.controller.match
    while not match.positions or (len(match.position.moves) < moves and not match.round_over):
        qtbot.waitUntil(
            lambda: asked_or_over(window) or window.controller.turns.trick_pause.trick_on_table, timeout=10000
        )
        if asked(window):
            play_by_mouse(window)
        window.controller.turns.trick_pause.end()
    made_before = match.position.moves
    window.close()
    assert not window.controller.decisions.computers._thinker._thread.is_alive()
    again = open_window()
    again.resume(saved_match(read(data / "match.thothit")))
    resumed = again.controller.match.position
    assert resumed.moves[: len(made_before)] == made_before
    qtbot.waitUntil(
        lambda: asked_or_over(again) or again.controller.turns.trick_pause.trick_on_table, timeout=10000
    )
    assert again.table.check(again.controller.view()) == []


@pytest.mark.parametrize("by_key", [True, False])
def test_a_decided_rest_is_played_out_by_a_key_or_a_click(qtbot, open_window, monkeypatch, data, by_key):
    window = open_window()
    window.resume(seated(monkeypatch, spoken(laid(X1), f"{SET}, {THEIRS}"), *[Scripted("pass")] * 3))
    qtbot.waitUntil(lambda: lit(window) == ["play out"], timeout=10000)
    assert window.table.accessibleDescription() == "The rest is theirs: play it out (O)"
    if by_key:
        press(window, Qt.Key.Key_O)
    else:
        click_call(window, "play out")
    qtbot.waitUntil(lambda: window.controller.match.round_over, timeout=10000)
    assert read(data / "match.thothit").rounds[-1].finished
