# SPDX-License-Identifier: MIT
"""What the window says."""

import random

import pytest

from thothit_desktop.app import words
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Event, Refusal, Score
from thothit_desktop.games.refusals import _REASONS
from thothit_desktop.players import PLAYERS

NAMES = ["You", "Sri", "Wati"]


@pytest.mark.parametrize("code", _REASONS)
def test_every_refusal_has_a_sentence(code):
    said = words.refusal(Refusal(code, (cards.card("C3"), cards.card("S3"), cards.card("M3"))), "ceki")
    assert said.endswith(".")
    assert "{" not in said


def test_cards_are_called_as_the_deck_shows_them():
    refused = Refusal("no-match", (cards.card("C3"), cards.card("OT")))
    assert words.refusal(refused, "ceki") == "3 of Coins cannot take Old Thousand: their ranks differ."
    assert words.refusal(refused, "western") == "3 of Diamonds cannot take King of Clubs: their ranks differ."


def test_whose_turn_it_is():
    position = new_game("thothit").deal(random.Random(1))
    assert words.turn(position.view(0), NAMES, 0, "ceki") == "Your turn: play a card"
    assert words.turn(position.view(1), NAMES, 1, "ceki") == "You is playing"


def test_the_first_turn_is_noted_only_where_it_matters():
    position = new_game("thothit").deal(random.Random(1))
    view = position.view(0)
    ranks = {cards.RANK[card] for card in view.pool}
    matters = any(cards.RANK[card] in ranks and card not in view.pool for card in view.hand)
    assert bool(words.first_turn(view)) == matters
    free = new_game("thothit", options={"first-turn": "off"}).deal(random.Random(1))
    assert words.first_turn(free.view(0)) == ""


def test_who_won():
    def score(*winners):
        return Score(((), (), ()), (0, 0, 0), winners)

    assert words.round_over(score(0), NAMES, 0) == "You win the round"
    assert words.round_over(score(1), NAMES, 0) == "Sri wins the round"
    assert words.round_over(score(), NAMES, 0) == "Nobody wins the round"
    assert words.round_over(score(1, 2), NAMES, 0) == "The round is shared by Sri and Wati"


def test_titles_follow_the_raja():
    assert words.titles(3, 1) == ["unyik", "raja", "patih"]
    assert words.titles(6, 0) == ["raja", "patih", "", "", "", "unyik"]


@pytest.mark.parametrize(
    ("stage", "said"),
    [
        ("seating", "Seats by pairs: everybody sits where the twin of a card lies"),
        ("crowning", "Two cards each, tens dropped: You 5, Sri 8. The raja is Wati"),
        ("dealing", "Wati starts as raja; Sri, the unyik, deals"),
        ("arranging", "You, the patih, arranges the open cards by rank"),
    ],
)
def test_every_ritual_is_explained(stage, said):
    draws = [
        Event("drawn", 0, (cards.card("C7"), cards.card("S8"))),
        Event("drawn", 1, (cards.card("M7"), 29)),
    ]
    assert words.ritual(stage, draws, NAMES, 2) == said


def test_the_next_raja_is_counted_out():
    said = words.ritual("drawing", [Event("drawn", 1, (cards.card("RF"),))], NAMES, 2)
    assert said == "Sri draws rank 1 and counts round: the next raja is Wati"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("captured 1 C3 S3", "Sri: 3 of Coins takes 3 of Strings"),
        ("stayed 0 OT", "You: Old Thousand stays in the pool"),
        ("turned 2 M9", "Wati: the stock card is 9 of Myriads"),
    ],
)
def test_a_turn_is_told(event, said):
    assert words.story(Event.parse(event), NAMES, "ceki") == said


@pytest.mark.parametrize("player", PLAYERS)
def test_every_level_has_a_word(player):
    assert words.level(player)
