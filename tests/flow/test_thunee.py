# SPDX-License-Identifier: MIT
"""Bids, Jodhis and tricks of Thunee on a table without pictures."""

import random

import pytest

from tests.flow.scripted import Scripted, seated
from tests.flow.test_decisions import calls_of, made, wait_for_calls
from tests.games.thunee.rounds import DOUBLE, MOENIE, SET, TRIPS, X1, chosen, laid, thunee
from tests.games.thunee.rounds import said as spoken
from tests.games.thunee.test_options import DOUBLED
from thothit_desktop.flow.match import Match
from thothit_desktop.flow.thunee import ThuneeFamily, bid_key, call_key, jodhi_key, jodhi_worth, suit_name
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Move
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.record import dump, load
from thothit_desktop.games.thunee.rules import BIDS
from thothit_desktop.table.selection.call_bar import Call

FAMILY = ThuneeFamily()

QUIET = ("pass",)


@pytest.fixture
def quiet() -> list[Scripted]:
    return [Scripted(*QUIET) for _ in range(3)]


def test_every_bid_has_a_key():
    assert "".join(map(bid_key, BIDS)) == "1234567890F"


def to_play(moves: str = "") -> object:
    """X1, spades set by seat 1; the person, at seat 0, is of the counting side."""
    return spoken(laid(X1), SET + (f", {moves}" if moves else ""))


def test_the_person_bids_and_sets_trump(qtbot, controller, table, monkeypatch, quiet):
    match = seated(monkeypatch, laid(X1), *quiet)
    controller.resume(match)
    bids = [f"bid {points}" for points in range(10, 101, 10)]
    wait_for_calls(qtbot, table, *bids, "thunee", "pass")
    table.call_bar.called.emit("bid 40")
    qtbot.waitUntil(lambda: match.position.phase == "trump")
    qtbot.waitUntil(lambda: set(offered(table)) == set(cards.faces(("Ts", "Th", "Qd", "Jc"))))
    table.selection.hand_chosen.emit(cards.card("Jc"))
    assert made(match)[-1] == "trump Jc"
    wait_for_calls(qtbot, table, "thunee", "pass")
    assert [event for call in table.calls if call[0] == "play" for event in call[1]][:4] == [
        "passed 2",
        "bid 0 40",
        "passed 1",
        "passed 3",
    ]


def offered(table) -> list[int]:
    return list(next(call for call in reversed(table.calls) if call[0] == "offer")[1])


def test_a_bid_that_is_too_late_is_refused(qtbot, controller, table, monkeypatch, quiet):
    controller.resume(seated(monkeypatch, to_play(), *quiet))
    with qtbot.waitSignal(controller.decisions.human.refused) as refused:
        table.call_bar.missed.emit("bid 40")
    assert refused.args[0].code in ("too-late", "not-your-turn")


def test_a_full_trick_lies_until_a_click(qtbot, controller, table, monkeypatch, quiet):
    controller.turns.trick_pause.seconds = None
    match = seated(monkeypatch, to_play("Jh, Kh"), *quiet)
    controller.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    with qtbot.waitSignal(controller.turns.resting) as resting:
        table.selection.hand_chosen.emit(cards.card("Th"))
    assert write_event(resting.args[0]).startswith("trick 2 Jh Kh Th Ah")
    assert table.names()[-1] == "offer_rest"
    qtbot.wait(30)
    assert table.names()[-1] == "offer_rest"
    with qtbot.waitSignal(controller.decisions.asked):
        table.selection.draw_chosen.emit()
    assert ("play", ["trick 2 Jh Kh Th Ah"], False) in table.calls


def test_a_full_trick_lies_for_a_while_which_stands_still_in_a_pause(
    qtbot, controller, table, monkeypatch, quiet
):
    controller.turns.trick_pause.seconds = 0.05
    match = seated(monkeypatch, to_play("Jh, Kh"), *quiet)
    controller.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    with qtbot.waitSignal(controller.turns.resting):
        table.selection.hand_chosen.emit(cards.card("Th"))
    controller.set_paused(True)
    with qtbot.assertNotEmitted(controller.decisions.asked, wait=150):
        pass
    with qtbot.waitSignal(controller.decisions.asked):
        controller.set_paused(False)


def test_nobody_s_click_is_waited_for_where_nobody_sits(qtbot, controller, table, monkeypatch):
    controller.turns.trick_pause.seconds = 0.0
    match = seated(monkeypatch, to_play(), *[Scripted(*QUIET) for _ in range(4)], person=False)
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.resume(match)
    assert "offer_rest" not in table.names()


BARE = """Th 9h Jh Ah Jd 9d
          Js 9s As Ts Kh Qh
          Ad Td Kd Qd Jc 9c
          Ks Qs Ac Tc Kc Qc"""
"""Seat 1 sets spades, and the other side has none."""
JODHIS = """Jh 9h Qh Kh Kd Tc
            As Jd 9d Ad Qc Kc
            Ts Th Qd Jc 9c Ac
            Js 9s Ks Qs Ah Td"""
"""Seat 0 holds king and queen of hearts, seat 1 those of clubs."""


def test_the_person_is_asked_for_a_jodhi_and_may_hold_it_back(qtbot, controller, table, monkeypatch, quiet):
    position = spoken(laid(JODHIS, dealer=2), "pass, pass, trump Qs, pass, pass, pass, pass")
    match = seated(monkeypatch, position, *quiet)
    controller.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    table.selection.hand_chosen.emit(cards.card("Jh"))
    wait_for_calls(qtbot, table, "jodhi h", "pass")
    assert [call.words for call in table.calls[-1][1]] == ["Jodhi in Hearts, 20", "Hold back"]
    assert table.calls[-1][2] is None
    table.call_bar.called.emit("pass")
    qtbot.waitUntil(lambda: made(match)[-1] == "pass" and table.names()[-1] == "offer")
    told = [event for call in table.calls if call[0] == "play" for event in call[1]]
    assert not any(event.startswith("jodhi") for event in told)


def test_the_person_is_asked_for_a_blind_call_after_the_bidding(qtbot, controller, table, monkeypatch, quiet):
    """The partner's question is a secret: the person sets trump meanwhile."""
    match = seated(monkeypatch, spoken(laid(X1, blind="on"), "pass, bid 10, pass"), *quiet)
    controller.resume(match)
    wait_for_calls(qtbot, table, "blind thunee", "pass")
    assert [call.words for call in table.calls[-1][1]] == ["Blind Thunee", "No call"]
    table.call_bar.called.emit("pass")
    qtbot.waitUntil(lambda: match.position.phase == "trump")
    qtbot.waitUntil(lambda: set(offered(table)) == set(cards.faces(("Ts", "Th", "Qd", "Jc"))))
    told = [event for call in table.calls if call[0] == "play" for event in call[1]]
    assert told == ["passed 3"]
    table.selection.hand_chosen.emit(cards.card("Jc"))
    assert made(match)[-3:] == ["pass", "pass", "trump Jc"]


def test_trips_and_moenie_have_buttons_with_keys():
    trips = laid(TRIPS, 0, 6, six_calls="trips-moenie")
    moenie = spoken(laid(MOENIE, 2, 6, six_calls="trips-moenie"), "pass, pass, pass, trump Ts")
    for position, words in ((trips, ["Trips", "No call"]), (moenie, ["Thunee", "Moenie", "No call"])):
        calls = FAMILY.calls(position.view(3), str)
        assert [call.words for call in calls] == words
        assert all(call.key and call.about for call in calls[:-1])
    assert (call_key("trips"), call_key("moenie")) == ("V", "M")


def meaning(position, kind: str) -> str:
    view = position.view(position.to_move)
    return next(call.about for call in FAMILY.calls(view, str) if call.move == kind)


def test_calls_are_explained_as_the_options_say():
    assert meaning(laid(X1, blind="on"), "blind thunee").startswith("Thunee for 8 balls")
    options = {"blind": "on", "royals": "on", "blind_worth": "6"}
    assert meaning(laid(X1, **options), "blind thunee").startswith("Thunee for 6 balls")
    assert meaning(laid(X1, **options), "blind royals").startswith("Royals for 6 balls")
    last = (
        "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c"
    )
    said = {
        option: meaning(spoken(laid(X1, khanaak=option), f"{SET}, {last}"), "khanaak")
        for option in ("cards-and-jodhis", "with-call", "cards-only")
    }
    assert "more than your opponents' cards and Jodhis" in said["cards-and-jodhis"]
    assert "cards, Jodhis and bid points, for" in said["with-call"]
    assert "more than your opponents' cards, for" in said["cards-only"]
    for bid, balls in (("bid 10, pass, pass", "4 balls"), ("", "2 balls")):
        position = laid(DOUBLE, dealer=3 if bid else 0, double="2-or-4")
        spoken(position, f"{bid or 'pass, pass'}, trump Ks, pass, pass, pass, pass, {DOUBLED}")
        assert f"the last trick yourself, for {balls}" in meaning(position, "double")


@pytest.mark.parametrize("moment", range(0, 30, 3))
def test_a_match_is_resumed_at_any_moment(qtbot, controller, table, monkeypatch, moment):
    match = seated(monkeypatch, laid(X1), *[Scripted(*QUIET) for _ in range(4)], person=False)
    for _ in range(moment):
        match.play(match.position.legal_moves()[-1])
    again = Match.from_record(load(dump(match.record)), 1)
    again.levels = match.levels
    with qtbot.waitSignal(controller.scored, timeout=10000):
        controller.resume(again)
    assert again.position.is_over


def test_calls_are_none_while_others_are_asked(qtbot, controller, table, monkeypatch, quiet):
    quiet[0].waits = "bid"
    match = seated(monkeypatch, spoken(laid(X1), "bid 10"), *quiet)
    controller.resume(match)
    qtbot.waitUntil(quiet[0].asked.is_set)
    assert calls_of(table) == []
    quiet[0].go.set()


def words_of(position, seat: int | None = None) -> list[tuple[str, str, str]]:
    """By call its move, its words and its key, as the seat to act has them."""
    view = position.view(position.to_move if seat is None else seat)
    found = FAMILY.calls(view, cards.code)
    assert all(call.enabled for call in found)
    return [call[:3] for call in found]


def test_a_bid_says_what_it_costs_and_a_pass_is_the_call_that_harms_nobody():
    found = FAMILY.calls(laid(X1).view(2), cards.code)
    assert [call[:3] for call in found[:2]] == [("bid 10", "10", "1"), ("bid 20", "20", "2")]
    assert found[1].about == "If nobody bids higher, you choose trump and your opponents get 20 points."
    assert [call[:3] for call in found[-2:]] == [("thunee", "Thunee", "U"), ("pass", "Pass", "N")]
    assert [call.move for call in found if call.harmless] == ["pass"]


@pytest.mark.parametrize(
    ("kind", "key", "words"),
    [
        ("thunee", "U", "Thunee"),
        ("royals", "R", "Royals"),
        ("blind thunee", "B", "Blind Thunee"),
        ("blind royals", "Y", "Blind Royals"),
        ("double", "X", "Double"),
        ("khanaak", "K", "Khanaak"),
        ("trump last", "E", "My last card"),
    ],
)
def test_every_call_has_its_words_its_key_and_its_meaning(kind, key, words):
    found = next(filter(None, (offering(kind, number) for number in range(2000))))
    assert found[1:4] == (words, key, True)
    assert found.about.endswith(".")
    assert call_key(kind) == key


def offering(kind: str, number: int) -> Call | None:
    """The call of a kind in the hand of a number, where it comes up there."""
    rng = random.Random(number)
    position = thunee(royals="on", blind="on", last_card_trump="allowed").deal(rng)
    while not position.is_over:
        found = [
            call for call in FAMILY.calls(position.view(position.to_move), cards.code) if call.move == kind
        ]
        if found:
            return found[0]
        position.play(chosen(position.legal_moves(), rng, quiet=True))
    return None


def won_a_trick():
    """JODHIS after the first trick; seat 0 may announce that of hearts."""
    position = spoken(laid(JODHIS, dealer=2), "pass, pass, trump Qs, pass, pass, pass, pass, Jh")
    while position.phase == "play":
        position.play(position.legal_moves()[-1])
    return position


def test_a_pass_says_what_it_declines():
    position = laid(X1)
    assert words_of(position)[-1] == ("pass", "Pass", "N")
    spoken(position, "pass, pass, trump Qs")
    assert words_of(position)[-1] == ("pass", "No call", "N")
    assert FAMILY.calls(position.view(position.to_move), cards.code)[-1].harmless
    jodhi = won_a_trick()
    assert words_of(jodhi) == [("jodhi h", "Jodhi in Hearts, 20", "H"), ("pass", "Hold back", "N")]
    found = FAMILY.calls(jodhi.view(0), cards.code)
    assert found[0].about == (
        "King and queen of one suit. The jack adds 10 points, and the trump suit adds 20. Everyone else "
        "hears only the points."
    )
    assert not found[-1].harmless
    bare = spoken(laid(BARE), "pass, pass, trump Js, pass, pass, pass, pass, Jc")
    assert words_of(bare) == [("redeal", "New deal", "E"), ("pass", "Play on", "N")]
    assert not any(call.harmless for call in FAMILY.calls(bare.view(bare.to_move), cards.code))


def test_suits_have_their_names_and_their_jodhis_keys():
    assert [(suit_name(suit), jodhi_key(suit)) for suit in "shdc"] == [
        ("Spades", "J"),
        ("Hearts", "H"),
        ("Diamonds", "G"),
        ("Clubs", "F"),
    ]


def test_a_jodhi_is_worth_more_in_trumps():
    """And with the jack 10 or 20 more; it is the seat's own hand that counts."""
    jodhi = won_a_trick()
    assert jodhi_worth(jodhi.view(0), cards.card("Kh")) == 20
    assert jodhi_worth(jodhi.view(3), cards.card("Ks")) == 50


def test_a_card_is_laid_as_trump_or_played():
    position = spoken(laid(X1), "pass, pass")
    view = position.view(position.to_move)
    assert set(FAMILY.choices(view)) == set(view.hand)
    assert FAMILY.from_hand(view, cards.card("Qs")) == Move("trump", (cards.card("Qs"),))
    spoken(position, "trump Qs, pass, pass, pass, pass")
    view = position.view(position.to_move)
    assert FAMILY.from_hand(view, cards.card("Qs")) == Move("play", (cards.card("Qs"),))
    assert set(FAMILY.choices(view)) == {move.card for move in view.legal_moves()}


# The rest of a hand is decided.

THEIRS = "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, pass, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass, pass, Ks, Tc, Kc"
"""X1 up to the last but one trick. Seat 0 knows that seat 1 holds the last trump too."""


def decided(qtbot, controller, table, monkeypatch, quiet) -> Match:
    match = seated(monkeypatch, to_play(THEIRS), *quiet)
    controller.resume(match)
    wait_for_calls(qtbot, table, "play out")
    return match


def test_a_decided_rest_is_played_out_at_once(qtbot, controller, table, monkeypatch, quiet):
    controller.turns.trick_pause.seconds = None
    match = decided(qtbot, controller, table, monkeypatch, quiet)
    before = len(made(match))
    table.call_bar.called.emit("play out")
    qtbot.waitUntil(lambda: match.round_over, timeout=10000)
    assert made(match)[before:] == ["Jc", "Qs", "Ad", "Qc", "9c"]
    assert [call[2] for call in table.calls if call[0] == "play"] == [False] * 6  # nobody seems to think
    again = load(dump(match.record)).rounds[0]
    assert (again.moves, again.points) == (match.position.moves, match.position.score().points)
    qtbot.waitUntil(lambda: not controller.decisions.plays_out)


def test_the_person_may_play_on_by_hand_and_undo_what_was_played_out(
    qtbot, controller, table, monkeypatch, quiet
):
    match = decided(qtbot, controller, table, monkeypatch, quiet)
    table.call_bar.called.emit("play out")
    qtbot.waitUntil(lambda: match.round_over, timeout=10000)
    table.calls.clear()
    controller.undo.undo()
    qtbot.waitUntil(lambda: controller.decisions.waiting, timeout=10000)
    assert (offered(table), calls_of(table)) == ([cards.card("9c")], [])
    controller.undo.undo()
    wait_for_calls(qtbot, table, "play out")
    table.selection.hand_chosen.emit(cards.card("9c"))
    qtbot.waitUntil(lambda: offered(table) == [cards.card("Jc")], timeout=10000)
    assert not match.round_over


def test_an_undo_ends_the_playing_out(qtbot, controller, table, monkeypatch, quiet):
    match = decided(qtbot, controller, table, monkeypatch, quiet)
    table.held = True
    table.call_bar.called.emit("play out")
    qtbot.waitUntil(lambda: made(match)[-1] == "Jc")
    controller.undo.undo()
    table.held = False
    wait_for_calls(qtbot, table, "play out")
    qtbot.wait(50)
    assert made(match)[-1] == "Kc"


def test_a_key_that_comes_too_late_plays_nothing_out(qtbot, controller, table, monkeypatch, quiet):
    match = seated(monkeypatch, to_play(), *quiet)
    controller.resume(match)
    qtbot.waitUntil(lambda: table.names()[-1] == "offer")
    table.call_bar.missed.emit("play out")
    assert not controller.decisions.plays_out


def test_the_offer_names_the_side():
    theirs = FAMILY.rest(to_play(THEIRS).view(0))
    ours = FAMILY.rest(to_play(THEIRS).view(3))
    assert theirs is not None
    assert ours is not None
    assert (theirs.words, theirs.key) == ("The rest is theirs: play it out", "O")
    assert ours.words == "The rest is ours: play it out"
