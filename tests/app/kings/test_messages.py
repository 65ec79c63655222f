# SPDX-License-Identifier: MIT
"""Messages about a round of Kings."""

import random

import pytest

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import NAMES, finish, match
from thothit_desktop.app.kings.texts import KingsTexts
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event
from thothit_desktop.games.notation import read_event

TEXTS = KingsTexts()


def test_who_draws_for_laki():
    view = tied().position.view(0)
    assert TEXTS.turn(view, NAMES, 0, "ceki") == "A tie: draw three cards each for Laki"
    assert TEXTS.turn(view, NAMES, None, "ceki") == "A tie. A game of Laki decides between You and Sri"


def tied() -> Match:
    """A round of Kings for two that Laki has to settle."""
    for number in range(200):
        played = match("kings", number=number)
        rng = random.Random(number)
        while played.position.phase == "draw":
            played.play(played.position.chance(rng))
        if played.position.phase == "laki":
            return played
    raise AssertionError("no tie in 200 rounds")


def test_a_round_of_kings_wins_a_king_and_the_last_one_the_match():
    said = set()
    for number in range(6):
        played = match("kings", number=number, length=4)
        finish(played)
        while not played.complete:
            said.add(TEXTS.result(played))
            played.deal_next()
            finish(played)
        said.add(TEXTS.result(played))
    assert said == {"You win the king", "Sri wins the king", "You win the match", "Sri wins the match"}


def test_the_highest_card_deals():
    said = said_before_the_deal("kings", 2)
    assert list(said) == ["ranking", "dealing", "arranging"]
    assert said["dealing"].startswith("Dealer: ")


def test_court_cards_are_ranked_by_their_letters():
    played = match("kings", 3)
    draws = [Event("drawn", seat, (cards.card(code),)) for seat, code in enumerate(("Qh", "Ts", "Ac"))]
    said = TEXTS.ritual("ranking", draws, played)
    assert said.startswith("Each player draws a card: You Q, Sri 10, Wati A. The highest deals: ")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("turned 1 9h 4c", "Sri: the stock cards are 9 of Hearts and 4 of Clubs"),
        ("turned 1 9h", "Sri: the stock card is 9 of Hearts"),
    ],
)
def test_kings_is_told(event, said):
    assert TEXTS.story(read_event(event), match("kings"), "western") == said


@pytest.mark.parametrize(("triples", "worth"), [("off", "6"), ("on", "a triple")])
def test_laki_is_told(triples, worth):
    draws = [read_event("drawn 0 7h 8c 4s"), read_event("drawn 1 2h 2c 2s"), read_event("gathered 1")]
    played = match("kings", **{"laki-triples": triples})
    played.deal_first()
    assert TEXTS.ritual("laki", draws, played) == f"Laki (nearest to nine wins): You 9, Sri {worth}"
