# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi in the flow: what is offered, and the fixed time before the next card."""

import random
from itertools import count

import pytest

from tests.flow.scripted import Scripted, seated
from tests.games.matching.rounds import matching, round_with, told, with_few
from tests.probe import TimeByHand
from thothit_desktop.flow.family import Pile
from thothit_desktop.flow.matching import MatchingFamily
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Move
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.notation import write_move
from thothit_desktop.table.selection.prompt import Choice

FAMILY = MatchingFamily()


def offered(view) -> list[tuple[str, str, str, str]]:
    """By call its move, words, key, and what is said about it."""
    return [(call.move, call.words, call.key, call.about) for call in FAMILY.calls(view, cards.code)]


def test_the_holder_of_the_identical_card_may_match_it_in_three_ways():
    position = round_with("sampen", "S4 C3", "", "", stock="S4")
    told(position, "=S4")
    view = position.view(0)
    match = Move("claim", (), (0,))
    assert offered(view) == [
        ("0:claim", "Match S4", "M", "Then you throw out a card."),
        ("0:pass", "Let it go", "N", ""),
    ]
    assert FAMILY.choices(view) == {cards.card("S4"): Choice()}
    assert FAMILY.from_hand(view, cards.card("S4")) == match
    assert FAMILY.piles(view) == {Pile.CLAIMED: match}


def test_nobody_else_is_offered_anything_but_learns_why_not():
    position = round_with("sampen", "S4 C3", "", "", stock="S4")
    told(position, "=S4")
    view = position.view(1)
    assert (offered(view), FAMILY.choices(view)) == ([], {})
    (move,) = FAMILY.piles(view).values()
    assert view.refusal(move).code == "no-twin"
    assert view.refusal(FAMILY.from_hand(view, view.hand[0])).code == "not-matched"
    told(position, "0:pass")
    assert position.view(0).refusal(FAMILY.from_hand(position.view(0), cards.card("S4"))).code == "too-late"


def test_any_card_may_be_thrown_out_and_any_card_kept():
    position = with_few("thothit-banyuwangi", "S4 C3 M7 OT", "C4 C5", stock="S4 C4 C9")
    told(position, "=S4", "0:claim")
    view = position.view(0)
    assert set(FAMILY.choices(view)) == set(view.hand)
    assert FAMILY.from_hand(view, view.hand[0]) == Move("discard", view.hand[:1])
    told(position, "discard M7", "=C4", "1:claim")
    view = position.view(0)
    assert view.phase == "keep"
    assert FAMILY.from_hand(view, view.hand[0]) == Move("keep", view.hand[:1])
    assert offered(view) == []


@pytest.mark.parametrize(
    ("game", "hand", "options", "about"),
    [
        ("sampen", "S4", {}, "It wins the round."),
        ("thothit-banyuwangi", "S4 C3", {}, "Then you keep your other card and call satu."),
        ("thothit-banyuwangi", "S4 C3", {"call": "niji"}, "Then you keep your other card and call niji."),
        ("sampen", "S4 C3 C4", {}, "Then you throw out a card."),
    ],
)
def test_the_button_says_what_follows(game, hand, options, about):
    position = with_few(game, hand, "C5 C6", stock="S4 C9", **options)
    told(position, "=S4")
    assert offered(position.view(0))[0][3] == about


# The time before the next card


@pytest.fixture
def clock(monkeypatch):
    monkeypatch.setattr(MatchingFamily, "beat", 1500)
    return TimeByHand(monkeypatch)


def made(match) -> list[str]:
    return [write_move(move) for move in match.position.moves]


@pytest.mark.parametrize(
    ("hand", "stock", "passes"),
    [("S4 C3", "S4 C9", ["1:pass"]), ("C2 C3", "S4 S4", [])],
    ids=["held and not matched", "not held"],
)
def test_the_next_card_comes_after_the_same_time_whoever_was_asked(
    qtbot, controller, monkeypatch, clock, hand, stock, passes
):
    match = seated(monkeypatch, round_with("sampen", "", hand, stock=stock), Scripted("pass"))
    told(match.position, "=S4")
    controller.resume(match)
    qtbot.waitUntil(lambda: made(match)[1:] == passes and not controller.decisions.secret_prompt_pending)
    clock.run(controller.decisions, 1.25)
    qtbot.wait(20)
    assert made(match)[1:] == passes
    clock.run(controller.decisions, 0.25)
    qtbot.waitUntil(lambda: made(match)[1 + len(passes) :][:1] == [f"={stock.split()[1]}"])


def test_a_slow_player_is_waited_for(qtbot, controller, monkeypatch, clock):
    slow = Scripted("pass", waits="claim")
    match = seated(monkeypatch, round_with("sampen", "", "S4 C3", stock="S4 C9"), slow)
    told(match.position, "=S4")
    controller.resume(match)
    qtbot.waitUntil(slow.asked.is_set)
    clock.run(controller.decisions, 2)
    qtbot.wait(20)
    assert made(match) == ["=S4"]
    slow.go.set()
    qtbot.waitUntil(lambda: made(match)[:3] == ["=S4", "1:pass", "=C9"])


def test_a_match_is_shown_at_once(qtbot, controller, monkeypatch, clock):
    match = seated(
        monkeypatch, round_with("sampen", "", "S4 C3", stock="S4"), Scripted("claim", "discard C3")
    )
    told(match.position, "=S4")
    controller.resume(match)
    qtbot.waitUntil(lambda: made(match)[:3] == ["=S4", "1:claim", "discard C3"])


def test_in_a_pause_no_card_is_turned_up(qtbot, controller, monkeypatch, clock):
    match = seated(monkeypatch, round_with("sampen", "", "C2", stock="S4 C9"), Scripted("pass"))
    controller.resume(match)
    qtbot.waitUntil(lambda: controller.decisions.waiting)
    controller.set_paused(True)
    clock.run(controller.decisions, 9)
    qtbot.wait(20)
    assert made(match) == []
    controller.set_paused(False)
    clock.run(controller.decisions, 2)
    qtbot.waitUntil(lambda: made(match)[:1] == ["=S4"])


def test_the_person_who_deals_does_not_click(qtbot, controller, table, monkeypatch, clock):
    match = seated(monkeypatch, round_with("sampen", "", "C2", stock="S4 C9", dealer=0), Scripted("pass"))
    controller.resume(match)
    qtbot.waitUntil(lambda: controller.decisions.waiting)
    clock.run(controller.decisions, 2)
    qtbot.waitUntil(lambda: made(match)[:1] == ["=S4"])
    assert "offer_draw" not in table.names()


def before_the_last_card(holder: int) -> MatchingPosition:
    """A round of five in which nobody has matched, and this seat holds the copy of the last stock card."""
    for seed in count():
        position = matching("sampen", 5).deal(random.Random(seed))
        while len(position.stock) > 1 or position.phase != "turn":
            position.play(position.legal_moves()[-1])
        if position.stock[0] in position.hands[holder]:
            return position
    raise AssertionError


def test_with_the_last_card_of_the_stock_the_end_waits_for_the_answer(qtbot, controller, monkeypatch, clock):
    slow, others = Scripted("claim", waits="claim"), [Scripted("pass") for _ in range(3)]
    position = before_the_last_card(holder=1)
    match = seated(monkeypatch, position, slow, *others)
    controller.resume(match)
    qtbot.waitUntil(lambda: controller.decisions.waiting)
    clock.run(controller.decisions, 2)
    qtbot.waitUntil(slow.asked.is_set)
    qtbot.wait(20)
    assert not position.is_over
    with qtbot.waitSignal(controller.scored):
        slow.go.set()
    assert "1:claim" in made(match)


def test_without_a_person_nobody_waits_but_for_answers(qtbot, controller, monkeypatch, clock):
    slow = Scripted("pass", waits="claim")
    position = round_with("sampen", "", "S4 C3", stock="S4 C9")
    match = seated(monkeypatch, position, Scripted("pass"), slow, person=False)
    controller.resume(match)
    qtbot.waitUntil(slow.asked.is_set)
    assert made(match) == ["=S4"]
    slow.go.set()
    qtbot.waitUntil(lambda: made(match)[:3] == ["=S4", "1:pass", "=C9"])
