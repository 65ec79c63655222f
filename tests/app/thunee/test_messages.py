# SPDX-License-Identifier: MIT
"""Messages about a hand of Thunee."""

import pytest

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import NAMES, ended, sit
from tests.games.thunee.rounds import LED, MOENIE, SET, STRONG, TRIPS, X1, laid
from tests.games.thunee.rounds import said as spoken
from thothit_desktop.app.thunee.texts import ThuneeTexts
from thothit_desktop.games.contract import Event

TEXTS = ThuneeTexts()


def turn(position, seat: int = 0, person: int | None = 0) -> str:
    return TEXTS.turn(position.view(seat), NAMES, person, "ceki")


def test_a_hand_of_thunee():
    position = laid(X1)
    assert turn(position, 2, 0) == "Wati is thinking about a bid"
    spoken(position, "pass")
    assert turn(position) == "Your turn: bid or pass"
    spoken(position, "bid 10, bid 20")
    assert turn(position, 2, 2) == "Your turn: bid more than 20, or pass"
    spoken(position, "pass, pass")
    assert turn(position, 1, 1) == "Choose trump: lay one of your cards face down"
    assert turn(position) == "Sri is choosing trump"
    spoken(position, "trump Qs")
    assert turn(position, 1, 1) == "All cards are dealt. Make a call?"
    spoken(position, "pass, pass, pass, pass")
    assert turn(position, 2, 2) == "Your turn: lead a card"
    spoken(position, "Jh, Kh")
    assert turn(position) == "Your turn: play a card"


def test_a_blind_call_after_the_bidding_is_asked_in_secret():
    position = spoken(laid(X1, blind="on"), "pass, pass")
    assert turn(position, 1, 1) == "The bidding is over. Make a blind call?"
    assert turn(position) == "Sri is choosing trump"
    assert turn(position, 1, None) == "Sri is thinking about a call"


def test_the_first_card_of_a_thunee_is_asked_for_as_trump():
    position = spoken(laid(X1), f"{SET.removesuffix(', pass, pass, pass, pass')}, thunee")
    assert turn(position, 1, 1) == "Lead a card: its suit becomes trump"
    spoken(position, "Js, Tc, As, Ts")
    assert turn(position, 1, 1) == "Your turn: lead a card"


def test_trips_is_asked_and_led_in_words():
    position = laid(TRIPS, 0, 6, six_calls="trips-moenie")
    assert turn(position, 3, 3) == "Three equal cards: call Trips?"
    assert TEXTS.turn(position.view(0), "ABCDEF", 0, "ceki") == "C is thinking about a bid"
    spoken(position, "trips")
    assert turn(position, 3, 3) == "Lead one of your three equal cards: it wins the trick"
    spoken(position, "9s, Qs, 9c, As, Jh, Jd, 9h, Qh, Tc, Ts, Ah, Ad, 9d, Qd, Kc, Ks, Th, Td")
    assert turn(position, 3, 3) == "Your turn: lead a card"
    position = spoken(laid(MOENIE, 2, 6, six_calls="trips-moenie"), "pass, pass, pass, trump Ts, moenie")
    assert turn(position, 3, 3) == "Your turn: lead a card"


def test_calls_of_the_last_trick_are_offered_in_words():
    position = spoken(laid(STRONG, dealer=2), f"{LED}, Tc, Td, 9s, Ad, Jh, 9h, Th, Js")
    assert turn(position, 3, 3) == "The last trick: play your card, or call Double first"
    spoken(position, "double")
    assert turn(position, 3, 3) == "Your turn: lead a card"


def test_a_redeal_is_offered_with_its_reason():
    poor = "Kd Qc Kc Qs Ts Jc"
    others = ["Js 9s Ks As Ah Td", "Jh 9h Qh Ad Tc Kh", "Jd 9d Qd 9c Ac Th"]
    position = laid("\n".join([others[2], poor, *others[:2]]))
    assert turn(position, 1, 1) == "Your first cards are worth only 10 points. Ask for a new deal?"
    assert turn(position) == "Wati is thinking about a bid"


KINDS = {
    "played": ("Sri plays Ace of Spades", "You play Ace of Spades"),
    "bid": ("Sri bids 40", "You bid 40"),
    "passed": ("Sri passes", "You pass"),
    "trump": ("Sri lays the trump card face down", "You lay the trump card face down"),
    "redealt": ("Sri asks for a new deal", "You ask for a new deal"),
    "void": ("One side has no trumps: the cards are dealt again",) * 2,
    "dealt": ("The remaining cards are dealt", "The remaining cards are dealt"),
    "jodhi": ("Sri announces a Jodhi: 40 points", "You announce a Jodhi: 40 points"),
    "thunee": ("Sri: Thunee!", "You: Thunee!"),
    "royals": ("Sri: Royals!", "You: Royals!"),
    "blind-thunee": ("Sri: Blind Thunee!", "You: Blind Thunee!"),
    "blind-royals": ("Sri: Blind Royals!", "You: Blind Royals!"),
    "double": ("Sri: Double!", "You: Double!"),
    "khanaak": ("Sri: Khanaak!", "You: Khanaak!"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_told(kind):
    told = [TEXTS.story(Event(kind, seat, (30,), 40), sit("thunee"), "ceki") for seat in (1, 0)]
    assert tuple(told) == KINDS[kind]


def test_tricks_and_trump_are_told():
    history = spoken(laid(X1), f"{SET}, Jh, Kh, Th, Ah").history
    told = {event.kind: TEXTS.story(event, sit("thunee"), "ceki") for event in history}
    assert told["exposed"] == "Sri: trump is Spades"
    assert told["trick"] == "Wati wins the trick, 54 points"
    assert told["played"] == "Sri plays Ace of Hearts"
    own = next(event for event in history if event.kind == "trick")._replace(seat=0)
    assert TEXTS.story(own, sit("thunee"), "ceki") == "You win the trick, 54 points"


def test_balls_are_told_by_side():
    said = {TEXTS.round_over(ended("thunee", number=number)) for number in range(60)}
    assert {"You and Wati score 1 ball", "Sri and Joko score 1 ball", "You and Wati score 8 balls"} <= said


def test_a_black_jack_deals():
    said = said_before_the_deal("thunee")
    assert list(said) == ["jack", "dealing", "arranging"]
    assert said["jack"].startswith("Cards are dealt face up until a black jack appears.")
    assert "Trumpman: " in said["dealing"]
