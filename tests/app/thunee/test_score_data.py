# SPDX-License-Identifier: MIT
"""The score sheet of a hand of Thunee adds up line by line (docs/rules/thunee.md T11, 3, 6)."""

import pytest
from PySide6.QtWidgets import QLabel

from tests.app.rounds import ended, finish, match
from tests.app.sheets import SMALLEST, Show
from tests.tiers import each
from thothit_desktop.app.thunee import score_data
from thothit_desktop.app.thunee.score_data import CountSheet, SumLine
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import faces
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.thunee.position import ThuneePosition

X1 = ("Ts Th Qd Jc 9c Ac", "Js 9s Ks Qs Ah Td", "Jh 9h Qh Ad Kd Tc", "As Jd 9d Kh Qc Kc")
X1_PLAYS = "Jh Kh Th Ah 9h As Qd Td Jd Ts 9s Kd Js Qh 9d Ac Ks Tc Kc 9c Qs Ad Qc Jc"
X5 = ("Kc 9h Ah Ks Qs Td", "Qc Th Kh 9s As Qd", "Qh 9d Ad Kd Js Ts", "Jc 9c Ac Tc Jh Jd")
X5_PLAYS = "Jc Kc Qc Qh 9c Ks Qd Ts Ac Qs As Kd Tc Td 9s Ad Jh 9h Th Js Jd Ah Kh 9d"


def played(hands: tuple[str, ...], dealer: int, moves: dict[str, str], plays: str, **options: str) -> Match:
    """A match whose first hand is played with these cards.

    `moves` answers the phases beside play, such as {"trump": "trump Js"}; else all pass, also on Jodhis. A
    move before a card, as in {"Qs": "khanaak"}, is made when that card comes.
    """
    begun = match("thunee", **options)
    layout = Layout(tuple(faces(hand.split()) for hand in hands), (), ())
    begun.positions[0] = begun.game.from_layout(layout, dealer)
    cards = plays.split()
    position = begun.position
    while not position.is_over:
        if position.phase != "play":
            wanted = read_move(moves.get(position.phase, "pass"))
            begun.play(wanted if wanted in position.legal_moves() else Move("pass"))
            continue
        if cards[0] in moves:
            begun.play(read_move(moves.pop(cards[0])))
        begun.play(read_move(cards.pop(0)))
    return begun


def x1(**moves: str) -> Match:
    """The hand of example X1, in which seat 1 sets trump without a call."""
    return played(X1, 0, {"trump": "trump Js", **moves}, X1_PLAYS)


def sheet(of: Match) -> CountSheet:
    return score_data.sheet(of)


def test_the_hand_of_x1_adds_up() -> None:
    shown = sheet(x1())
    assert [trick.points for trick in shown.tricks] == [54, 43, 63, 63, 36, 45]
    assert [trick.winner for trick in shown.tricks] == ["Wati", "Joko", "Sri", "Sri", "Sri", "Sri"]
    assert [trick.counted for trick in shown.tricks] == [True, False, False, False, False, False]
    assert shown.sum is not None
    assert shown.sum.title == "The count of you and Wati"
    assert shown.sum.lines == (SumLine("Cards in tricks won", "1 of 6 tricks", 54),)
    assert (shown.sum.total, shown.sum.needed) == (54, "105 needed")
    assert shown.headline == "Sri and Joko score 1 ball"
    assert shown.notes == (
        "Count: 54, 51 short of 105. The trump maker's side scores 1 ball.",
        "Round 1, first to 12 balls · Trump: Spades, chosen by Sri without a bid",
    )
    assert [(side.names, side.part, side.gained, side.balls, side.won) for side in shown.sides] == [
        ("You and Wati", "counting side", 0, 0, False),
        ("Sri and Joko", "chose trump", 1, 1, True),
    ]


def test_a_jodhi_of_the_others_is_taken_off() -> None:
    shown = sheet(x1(jodhi="jodhi s"))
    assert shown.sum is not None
    assert shown.sum.lines[:1] == (SumLine("The others' Jodhis", "Sri 50", -50),)
    assert shown.sum.total == 4


def test_khanaak_of_x1_is_added_up() -> None:
    shown = sheet(x1(jodhi="jodhi s", Qs="khanaak"))
    assert shown.sum is not None
    assert shown.sum.title == "Khanaak by Sri and Joko"
    assert [(line.heading, line.points) for line in shown.sum.lines] == [
        ("Own Jodhis", 50),
        ("For the last trick", 10),
        ("The others' cards", -54),
    ]
    assert (shown.sum.total, shown.sum.needed) == (6, "more than 0 needed")
    assert shown.headline == "Sri and Joko score 3 balls"
    assert shown.notes[0] == (
        "Khanaak, called by Sri: last trick won with enough points, so the caller's side scores 3 balls."
    )


def test_thunee_of_x5_is_told() -> None:
    shown = sheet(played(X5, 2, {"bid": "pass", "call": "thunee", "trump": "trump Jc"}, X5_PLAYS))
    assert shown.sum is None
    assert shown.headline == "Sri and Joko score 4 balls"
    assert shown.notes[0] == "Thunee, called by Joko: every trick won, so the caller's side scores 4 balls."
    assert shown.notes[1].endswith("Trump, from the first card: Clubs")
    assert [side.part for side in shown.sides] == ["against the call", "Thunee: Joko"]
    assert not any(trick.counted for trick in shown.tricks)


@each("number", range(0, 200, 4))
def test_every_sum_is_that_of_its_lines_and_tricks(number: int) -> None:
    of = ended("thunee", 4 if number % 8 else 6, number=number)
    shown, position = sheet(of), of.position
    assert isinstance(position, ThuneePosition)
    counted = position.count_so_far()
    if shown.sum is not None:
        assert sum(line.points for line in shown.sum.lines) == shown.sum.total
    if counted is not None:
        assert shown.sum is not None
        assert sum(trick.points for trick in shown.tricks if trick.counted) == shown.sum.lines[-1].points
        assert shown.sum.total == counted.total
    assert [side.balls for side in shown.sides] == list(of.totals[:2])
    assert "{" not in score_data.as_text(shown, "ceki")


RULES = {
    "kept": " needed. The counting side scores 1 ball.",
    "set": ". The trump maker's side scores 1 ball.",
    "thunee-made": ": every trick won, so the caller's side scores 4 balls.",
    "thunee-lost": ", so the opponents score 4 balls.",
    "partner-caught": ", the partner, won a trick, so the opponents score 8 balls.",
    "royals-lost": ", so the opponents score 4 balls.",
    "blind-lost": ", so the opponents score 8 balls.",
    "call-lost": " needed. The bid failed, so the counting side scores 2 balls.",
    "double-made": "Double, called by {0}: last trick won, so the caller's side scores 2 balls.",
    "double-lost": ", so the opponents score 4 balls.",
    "khanaak-made": ": last trick won with enough points, so the caller's side scores {1} balls.",
    "khanaak-lost": ", so the opponents score 4 balls.",
}


@pytest.mark.whole
@pytest.mark.parametrize("rule", RULES)
def test_every_way_to_end_has_its_sentence(rule: str) -> None:
    """Whatever a hand is decided by, the sheet says it (thunee_score.py)."""
    options = {"royals": "on", "blind": "on", "call-and-lost": "2" if rule == "call-lost" else "1"}
    of = next(
        of for number in range(3000) if decided(of := ended("thunee", number=number, **options)) == rule
    )
    said = sheet(of).notes[0]
    caller = next((seat for seat in (of.position.double, of.position.khanaak) if seat >= 0), 0)
    who = "you" if caller == 0 else of.names[caller]
    assert said.endswith(RULES[rule].format(who, max(of.scores[-1].points)))


def decided(of: Match) -> str:
    """The rule that decided the hand."""
    balls = of.position.balls()  # type: ignore[attr-defined]
    return balls.rule if balls else ""


@pytest.mark.whole
def test_a_redeal_says_who_asked_and_why() -> None:
    said = {
        sheet(of).notes[0].replace(name, "Somebody")
        for number in range(2500)
        if not decided(of := ended("thunee", number=number))
        for name in (*of.names[1:], "you")
        if f"by {name}" in sheet(of).notes[0]
    }
    assert said == {"New deal, asked for by Somebody: the counting side had no trumps. Nobody scores."}
    poor = ("Ks Qs Kh Js Jh Jd", "Kd Kc Qd Qh 9h 9c", "Jc 9s As Ts Ah Th", "Qc 9d Ad Td Ac Tc")
    of = played(poor, 0, {"redeal": "redeal"}, "")
    shown = sheet(of)
    assert shown.headline == "New deal by the same dealer"
    told = "New deal, asked for by Sri: the first cards were worth 10 points or less. Nobody scores."
    assert shown.notes[0] == told
    assert (shown.tricks, shown.sum) == ((), None)


def test_the_text_says_all_of_it() -> None:
    head, tricks, counted, ours, theirs = score_data.as_text(sheet(x1(jodhi="jodhi s")), "ceki").split("\n\n")
    assert head.startswith("Sri and Joko score 1 ball\n")
    assert tricks.splitlines()[0] == (
        "Trick 1, Wati: 54 (Jack of Hearts, King of Hearts, 10 of Hearts, Ace of Hearts)"
    )
    assert counted.splitlines() == [
        "The count of you and Wati, from 50 out",
        "The others' Jodhis, Sri 50: -50",
        "Cards in tricks won, 1 of 6 tricks: 54",
        "Total: 4, 105 needed",
    ]
    assert ours == "You and Wati, counting side\nBalls in this round: 0. Balls in the match: 0."
    assert theirs == "Sri and Joko, chose trump, Winner\nBalls in this round: 1. Balls in the match: 1."


def test_the_call_is_by_a_bidder() -> None:
    of = next(
        of for number in range(200) if (of := ended("thunee", number=number)).position.call and sheet(of).sum
    )
    lines = sheet(of).sum.lines  # type: ignore[union-attr]
    bidder = of.position.bidder
    assert [line.detail for line in lines if line.heading == "The bid"] == [
        f"by {'you' if bidder == 0 else of.names[bidder]}"
    ]


def test_balls_beyond_the_goal_are_told_with_what_was_needed(show: Show) -> None:
    of = next(
        of for number in range(200) if max((of := ended("thunee", rounds=99, number=number)).totals) > 12
    )
    page = show((1280, 700), of)._page
    told = [label.text() for label in page.findChildren(QLabel)]
    assert told[told.index(str(max(of.totals))) + 1] == "balls, 12 needed"


def close_match(target: str) -> Match:
    """A match with two to clear, in which both sides are at most a ball short and it goes on."""
    options = {"target": target, "two-to-clear": "on"}
    for number in range(300):
        of = match("thunee", number=number, **options)
        while not of.complete:
            if of.round_over:
                of.deal_next()
            finish(of)
            if min(of.totals) >= int(target) - 1 and not of.complete:
                return of
    raise AssertionError


@pytest.mark.whole
@pytest.mark.parametrize("target", ["12", "13"])
def test_with_two_to_clear_the_sixes_count_the_lead(show: Show, target: str) -> None:
    of = close_match(target)
    shown, closed = sheet(of), int(target) - 1
    assert shown.goal == f"balls, {target} needed with a lead of 2"
    assert shown.closed == f"the sixes show only the balls above {closed}"
    assert [side.balls - side.on_sixes for side in shown.sides] == [closed, closed]
    told = [label.text() for label in show((1280, 700), of)._page.findChildren(QLabel)]
    assert told.count(shown.goal) == told.count(shown.closed) == 2


def test_a_won_match_is_told_by_side() -> None:
    of = ended("thunee", rounds=99)
    shown = sheet(of)
    assert [side.champion for side in shown.sides].count(True) == 1
    assert " win the match, " in shown.headline
    assert " score" in shown.notes[1]


@each("size", [SMALLEST, (1280, 700), (2560, 1340)])
@each("players", [4, 6])
def test_all_of_it_is_in_view(show: Show, size: tuple[int, int], players: int) -> None:
    of = next(
        of
        for number in range(400)
        if (found := sheet(of := ended("thunee", players, number=number)).sum) and len(found.lines) > 3
    )
    opened = show(size, of)
    assert opened._ui.scroll.verticalScrollBar().maximum() == 0
    page = opened._page
    for widget in (*page._strips, *page._balls, *page.findChildren(QLabel)):
        assert widget.visibleRegion().boundingRect() == widget.rect()
    sums = [label.text() for label in page.findChildren(QLabel) if label.property("role") == "sum"]
    assert sums[0].replace("−", "-") == str(sheet(of).sum.total)  # type: ignore[union-attr]


BARE = ("Th 9h Jh Ah Jd 9d", "Js 9s As Ts Kh Qh", "Ad Td Kd Qd Jc 9c", "Ks Qs Ac Tc Kc Qc")


def test_a_void_hand_says_why() -> None:
    of = played(BARE, 0, {"trump": "trump Js"}, "Jc", **{"no-trump-redeal": "void"})
    assert sheet(of).notes[0] == "New deal: the counting side had no trumps. Nobody scores."
    of = played(BARE, 0, {"trump": "trump Js", "call": "thunee"}, "Js", **{"no-trump-redeal": "void"})
    assert sheet(of).notes[0] == "New deal: the opponents of Sri had no card of the suit led. Nobody scores."


@pytest.mark.parametrize(
    ("option", "headings"),
    [
        ("cards-and-jodhis", ["Own Jodhis", "For the last trick", "The others' cards"]),
        ("with-call", ["Own Jodhis", "For the last trick", "The others' cards", "The bid"]),
    ],
)
def test_the_sum_of_a_khanaak_has_the_call_by_its_option(option: str, headings: list[str]) -> None:
    moves = {"bid": "bid 10", "trump": "trump Js", "jodhi": "jodhi s", "Qs": "khanaak"}
    of = played(X1, 3, moves, X1_PLAYS.replace("Jh Kh Th Ah", "Jh Kh Th Ah"), khanaak=option)
    shown = sheet(of).sum
    assert shown is not None
    assert [line.heading for line in shown.lines] == headings
    assert shown.total == sum(line.points for line in shown.lines)


def test_the_sheet_shows_the_goal_after_a_khanaak() -> None:
    moves = {"trump": "trump Js", "jodhi": "jodhi s", "Qs": "khanaak"}
    of = played(X1, 0, moves, X1_PLAYS, **{"khanaak-target": "thirteen"})
    assert sheet(of).goal == "balls, 13 needed"
    assert of.goal == 13
