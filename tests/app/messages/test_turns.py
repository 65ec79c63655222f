# SPDX-License-Identifier: MIT
"""What is said of turns in Kowah and Thunee."""

import pytest

from tests.games.kowah.rounds import C1_WAITS, DULL, TWO_WAIT, round_with
from tests.games.thunee.rounds import SET, X1, laid
from tests.games.thunee.rounds import said as spoken
from thothit_desktop.app.messages import sentences
from thothit_desktop.app.messages import turns as turn_words
from thothit_desktop.flow.match import Match
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Event, Move

NAMES = ("Ani", "Sri", "Wati", "Joko")


def turn(position, seat: int = 0, person: int | None = 0) -> str:
    return sentences.turn(position.view(seat), NAMES, person, "ceki")


def played(position, *moves: str):
    for text in moves:
        move = Move.parse(text)
        assert move in position.legal_moves()
        position.play(move)
    return position


@pytest.mark.parametrize(
    ("hand", "options", "told"),
    [
        (C1_WAITS, {}, "Checki? You would wait for 1 of Coins"),
        (TWO_WAIT, {}, "Checki? You would wait for 7 of Coins or 7 of Myriads"),
        (
            TWO_WAIT,
            {"waits": "shown"},
            "Checki? You would wait for the pair you show: 7 of Coins or 7 of Myriads",
        ),
        (
            "C1 C1 C1 C1 S1 S7 M7 C7",
            {},
            "Checki? All four of 1 of Coins are in your hand: no card can win",
        ),
    ],
)
def test_what_a_checki_would_wait_for(hand, options, told):
    assert turn(round_with(hand, DULL[0], **options)) == told


def test_a_turn_of_kowah():
    position = round_with(*DULL[:2], stock="C9 C5 M9")
    assert turn(position) == "Your turn: draw a card"
    assert turn(position, 1, 1) == "Ani is playing"
    played(position, "draw")
    assert turn(position) == "You drew 9 of Coins: discard a card"
    played(position, "discard C9", "draw", "discard C5")
    assert turn(position) == "Your turn: draw, or take 5 of Coins"
    played(position, "take")
    assert turn(position) == "Your turn: discard a card"
    assert turn(position, person=None) == "Ani is playing"


def test_a_claim_and_a_broken_pair():
    position = played(round_with(C1_WAITS, DULL[0], stock="C9 C1"), "checki C1", "draw", "discard C9", "draw")
    assert turn(position) == "Sri drew 1 of Coins: it wins your hand. Claim it?"
    assert sentences.expired(position.view(0), "ceki") == "Time is up: 1 of Coins goes by"
    played(position, "0:pass", "discard C1")
    assert turn(position) == "Sri discarded 1 of Coins: it wins your hand. Claim it?"
    played(position, "0:pass")
    assert turn(position) == "Your turn: take 1 of Coins and win, or draw"
    position = played(round_with(TWO_WAIT, DULL[0], stock="S7"), "checki M7", "draw", "discard M7")
    assert turn(position) == "Your discard broke the pair: show another, 7 of Coins or 7 of Strings"
    assert turn(position, 1, 1) == "Ani has to show another pair"


def test_a_hand_of_thunee():
    position = laid(X1)
    assert turn(position, 2, 0) == "Wati is thinking about a bid"
    spoken(position, "pass")
    assert turn(position) == "Your bid, or pass"
    spoken(position, "bid 10, bid 20")
    assert turn(position, 2, 2) == "Your bid over 20, or pass"
    spoken(position, "pass, pass")
    assert turn(position, 1, 1) == "Set trump: choose one of your cards"
    assert turn(position) == "Sri is setting trump"
    spoken(position, "trump Qs")
    assert turn(position, 1, 1) == "All cards are dealt: do you call?"
    spoken(position, "pass, pass, pass, pass")
    assert turn(position, 2, 2) == "Your turn: lead a card"
    spoken(position, "Jh, Kh")
    assert turn(position) == "Your turn: play a card"


def test_a_redeal_is_offered_with_its_reason():
    poor = "Kd Qc Kc Qs Ts Jc"
    others = ["Js 9s Ks As Ah Td", "Jh 9h Qh Ad Tc Kh", "Jd 9d Qd 9c Ac Th"]
    position = laid("\n".join([others[2], poor, *others[:2]]))
    assert turn(position, 1, 1) == "Only 10 in your first cards: deal again?"
    assert turn(position) == "Wati is thinking about a bid"


KINDS = {
    "drew": ("Sri draws a card", "You draw 1 of Coins"),
    "showed": ("Sri draws 1 of Coins, open to all", "You draw 1 of Coins, open to all"),
    "took": ("Sri takes 1 of Coins", "You take 1 of Coins"),
    "discarded": ("Sri discards 1 of Coins", "You discard 1 of Coins"),
    "declared": ("Sri declares checki with 1 of Coins", "You declare checki with 1 of Coins"),
    "claimed": ("Sri claims 1 of Coins", "You claim 1 of Coins"),
    "won": ("Sri has a complete hand", "Your hand is complete"),
    "played": ("Sri plays 1 of Coins", "You play 1 of Coins"),
    "bid": ("Sri bids 40", "You bid 40"),
    "passed": ("Sri passes", "You pass"),
    "trump": ("Sri lays trump face down", "You lay trump face down"),
    "redealt": ("Sri wants a new deal", "You want a new deal"),
    "jodhi": ("Sri announces a Jodhi, 40", "You announce a Jodhi, 40"),
    "thunee": ("Sri: Thunee!", "You: Thunee!"),
    "blind-royals": ("Sri: Blind Royals!", "You: Blind Royals!"),
    "double": ("Sri: Double!", "You: Double!"),
    "khanaak": ("Sri: Khanaak!", "You: Khanaak!"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_told(kind):
    match = Match(new_game("kowah"), ("You", *NAMES[1:]), ["person", "random", "random", "random"], 1)
    told = [sentences.story(Event(kind, seat, (0,), 40), match, "ceki") for seat in (1, 0)]
    assert tuple(told) == KINDS[kind]


def test_tricks_and_trump_are_told():
    position = spoken(laid(X1), f"{SET}, Jh, Kh, Th, Ah")
    history = position.history
    told = {event.kind: turn_words.story(event, NAMES, None, "ceki") for event in history}
    assert told["exposed"] == "Sri: trump is Spades"
    assert told["trick"] == "Wati wins the trick, 54 points"
    assert told["played"] == "Sri plays Ace of Hearts"
    own = [turn_words.story(event, NAMES, 2, "ceki") for event in history if event.kind == "trick"]
    assert own == ["You win the trick, 54 points"]
