# SPDX-License-Identifier: MIT
"""Messages about a hand of Kowah."""

import pytest

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import ended, sit
from tests.games.rummy.rounds import C1_WAITS, DULL, TWO_WAIT, round_with
from thothit_desktop.app.rummy.texts import KowahTexts
from thothit_desktop.games.contract import Event
from thothit_desktop.games.notation import read_move
from thothit_desktop.table.drawing.names import name

TEXTS = KowahTexts()

NAMES = ("Ani", "Sri", "Wati", "Joko")


def turn(position, seat: int = 0, person: int | None = 0) -> str:
    return TEXTS.turn(position.view(seat), NAMES, person, "ceki")


def played(position, *moves: str):
    for text in moves:
        move = read_move(text)
        assert move in position.legal_moves()
        position.play(move)
    return position


@pytest.mark.parametrize(
    ("hand", "options", "told"),
    [
        (C1_WAITS, {}, "Declare checki? You would wait for 1 of Coins"),
        (TWO_WAIT, {}, "Declare checki? You would wait for 7 of Coins or 7 of Myriads"),
        (
            TWO_WAIT,
            {"waits": "shown"},
            "Declare checki? A third copy of the pair you show will win: 7 of Coins or 7 of Myriads",
        ),
        (
            "C1 C1 C1 C1 S1 S7 M7 C7",
            {},
            "Declare checki? You hold all four copies of 1 of Coins, so no card can win",
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
    assert turn(position) == "Sri drew 1 of Coins. Claim it to win the round?"
    assert TEXTS.expired(position.view(0), "ceki") == "Time's up: you didn't claim 1 of Coins"
    played(position, "0:pass", "discard C1")
    assert turn(position) == "Sri discarded 1 of Coins. Claim it to win the round?"
    played(position, "0:pass")
    assert turn(position) == "Your turn: take 1 of Coins and win, or draw"
    position = played(round_with(TWO_WAIT, DULL[0], stock="S7"), "checki M7", "draw", "discard M7")
    assert turn(position) == "Your discard broke the pair. Show another one: 7 of Coins or 7 of Strings"
    assert turn(position, 1, 1) == "Ani has to show another pair"


KINDS = {
    "drew": ("Sri draws a card", "You draw 1 of Coins"),
    "showed": ("Sri draws 1 of Coins and shows it", "You draw 1 of Coins and show it"),
    "took": ("Sri takes 1 of Coins", "You take 1 of Coins"),
    "discarded": ("Sri discards 1 of Coins", "You discard 1 of Coins"),
    "declared": ("Sri declares checki with 1 of Coins", "You declare checki with 1 of Coins"),
    "claimed": ("Sri claims 1 of Coins", "You claim 1 of Coins"),
    "won": ("Sri has a complete hand", "Your hand is complete"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_told(kind):
    told = [TEXTS.story(Event(kind, seat, (0,)), sit("kowah"), "ceki") for seat in (1, 0)]
    assert tuple(told) == KINDS[kind]


def test_the_winner_deals():
    said = said_before_the_deal("kowah")
    assert list(said) == ["ranking", "dealing", "arranging"]
    assert said["ranking"].startswith("Each player draws a card: You ")
    assert said["dealing"].startswith("Each player has eight cards; the rest are the stock. Dealer: ")


def test_how_a_hand_of_kowah_ended_is_said():
    said = {TEXTS.round_over(ended("kowah", 2, number=number)) for number in range(20)}
    assert said == {"You win the round", "Sri wins the round"}
    played = ended("kowah", 2)
    card = next(event.cards[0] for event in played.position.history if event.kind == "won")
    assert TEXTS.round_over(played, "western").endswith(f" the round with {name(card, 'western')}")


def test_a_hand_of_kowah_that_nobody_won(monkeypatch):
    played = ended("kowah")
    score = played.position.score()._replace(winners=(), points=(0,) * 4)
    monkeypatch.setattr(type(played.position), "score", lambda _: score)
    played.position.history[:] = [event for event in played.position.history if event.kind != "won"]
    assert TEXTS.result(played) == TEXTS.round_over(played, "ceki") == "Nobody wins: the stock ran out"
