# SPDX-License-Identifier: MIT
"""The coach's and the review's words for Sampèn and Thothit Banyuwangi."""

import pytest

from tests.games.matching.rounds import round_with, told, with_few
from thothit_desktop.app.matching.coach_texts import MatchingCoachTexts
from thothit_desktop.games.cards import card
from thothit_desktop.games.contract import Move
from thothit_desktop.players.coach.contract import Reason

TEXTS = MatchingCoachTexts()
NAMES = ("You", "Sri", "Wati", "Joko")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason("gone", {"card": card("S4")}), "The other 4 of Strings is gone: nobody can match it."),
        (Reason("pair", {"card": card("S4")}), "You hold both 4 of Strings: only you can match it."),
        (
            Reason("live", {"card": card("S4"), "unseen": 20, "held": 12}),
            "The other 4 of Strings is one of 20 unseen cards; opponents hold 12 of them.",
        ),
        (
            Reason("near", {"seat": 1, "number": 1}),
            "Risk: Sri has 1 card left, and may match what you throw out.",
        ),
        (Reason("out", {"card": card("S4")}), "It wins the round."),
        (Reason("left", {"number": 3}), "Then you have 3 cards left."),
        (Reason("unknown", {}), ""),
    ],
)
def test_every_reason_has_its_words(reason, said):
    assert TEXTS.reason(reason, NAMES, "ceki") == said


def test_what_the_person_did_is_told():
    position = round_with("sampen", "S4 C3", "", stock="S4")
    told(position, "=S4")
    view = position.view(0)
    assert TEXTS.did(Move("claim", (), (0,)), view, "ceki") == "You matched 4 of Strings"
    assert TEXTS.did(Move("pass", (), (0,)), view, "ceki") == "You didn't match 4 of Strings"
    assert TEXTS.move(Move("claim", (), (0,)), view, "ceki") == "“Match 4 of Strings”"
    told(position, "0:claim")
    view = position.view(0)
    assert TEXTS.did(Move("discard", (card("C3"),)), view, "ceki") == "You threw out 3 of Coins"
    assert TEXTS.move(Move("discard", (card("C3"),)), view, "ceki") == "Throw out 3 of Coins"
    assert TEXTS.did(Move("keep", (card("C3"),)), view, "ceki") == "You kept 3 of Coins"
    assert TEXTS.move(Move("keep", (card("C3"),)), view, "ceki") == "Keep 3 of Coins"


def test_a_margin_is_a_chance_to_win():
    game = with_few("sampen", "S4", "C2", "C3", "C4", stock="S4").game
    assert TEXTS.number(1.0, game) == "100%"
    assert TEXTS.number(-1 / 3, game) == "0%"
    assert TEXTS.chance(0.0, game) == "Chance to win: about 25%."
    assert TEXTS.loss(0.4, game) == "about 30% chance to win"
    assert TEXTS.cost(0.004, game) == "that lowered your chance of winning by 0.3%"


def test_the_cards_that_are_gone_lie_in_the_middle_or_before_the_seats():
    position = round_with("sampen", "C2 C2 S4", "", stock="S4")
    told(position, "=S4")
    (middle, away, *_) = TEXTS.gone(position.view(0), NAMES)
    assert (middle.where, middle.cards) == ("In the middle", (card("S4"),))
    assert (away.where, away.cards) == ("You", (card("C2"),) * 2)
