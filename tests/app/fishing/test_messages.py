# SPDX-License-Identifier: MIT
"""Messages about a round of a fishing game."""

from collections import Counter

import pytest

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import NAMES, match
from tests.games.rounds import later
from thothit_desktop.app.families import texts_of
from thothit_desktop.app.fishing.texts import FishingTexts
from thothit_desktop.app.messages import moves
from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.contract import Layout
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import read_event, read_move

TEXTS = FishingTexts()


def test_a_turned_card_is_named():
    position = penalty(hand="C9", turned="M5")
    position.play(next(move for move in position.legal_moves() if move.card == cards.card("C9")))
    assert (
        TEXTS.turn(position.view(0), NAMES, 0, "ceki")
        == "Your turn: choose a card to capture with 5 of Myriads"
    )


def penalty(hand: str, turned: str = "C1") -> FishingPosition:
    """Seat 0 to act in the Chinese game, with S5 S5 C5 in the pool; with a hand card that it has played."""
    fives, own, stock = (cards.faces(codes.split()) for codes in ("S5 S5 C5", hand, turned))
    left = list((Counter(cards.KEPALA) - Counter((*fives, *own, *stock))).elements())
    left.sort(key=lambda card: cards.RANK[card] == 5)  # the other fives come last
    hands = ((*own, *left[:6]), tuple(left[6:13]), tuple(left[13:20]))
    layout = Layout(hands, (*fives, *left[20:35]), (*stock, *left[35:]))
    return new_game("thothit-chinese", options={"first-turn": "off"}).from_layout(layout, 2)


def test_breaking_a_pair_is_warned_of():
    view = penalty(hand="M5").view(0)
    move = read_move("M5xS5")
    assert view.barring(move)
    assert TEXTS.warning(move, view, "ceki") == (
        "If you capture 5 of Strings, you break a pair while a single card, 5 of Coins, is available, and "
        "you can't win this round. Click again to capture it anyway."
    )


def test_the_rule_of_the_first_turn_is_told_only_where_it_matters():
    view = match("thothit").position.view(0)
    ranks = {cards.RANK[card] for card in view.pool}
    matters = any(cards.RANK[card] in ranks and card not in view.pool for card in view.hand)
    assert bool(TEXTS.reminder(view)) == matters
    assert TEXTS.reminder(match("thothit", **{"first-turn": "off"}).position.view(0)) == ""
    for game in ("thothit-kuna", "thothit-yogyakarta", "kings"):
        assert texts_of(games()[game]).reminder(match(game).position.view(0)) == ""


def test_what_the_rituals_say():
    said = said_before_the_deal("thothit")
    assert list(said) == ["seating", "crowning", "dealing", "arranging", "drawing"]
    assert (
        said["seating"]
        == "Drawing for seats: each player takes the seat whose card is identical to the one they drew"
    )
    assert said["crowning"] == (
        "Two cards each; add the ranks and keep the last digit: You 6, Sri 5, Wati 9. The highest is raja "
        "and plays first: Wati"
    )
    assert said["dealing"] == "Dealer (unyik): Sri. First player (raja): Wati"
    assert said["arranging"] == "The patih, You, puts each rank in its place in the pool"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("captured 1 C3 S3", "Sri: 3 of Coins captures 3 of Strings"),
        ("stayed 0 OT", "You: Old Thousand stays in the pool"),
        ("turned 2 M9", "Wati: the stock card is 9 of Myriads"),
    ],
)
def test_a_turn_is_told(event, said):
    assert TEXTS.story(read_event(event), match("thothit"), "ceki") == said


def test_one_of_several_cards_is_asked_for_where_one_is_taken():
    position = later("C7 S7", "M7 M9", game_id="thothit")
    said = moves.pick(cards.card("M7"), position.view(0), "ceki")
    assert said == "Choose what to capture with 7 of Myriads. Esc, or a click on 7 of Myriads, cancels."


def test_two_cards_are_asked_for_where_two_are_taken():
    position = later("C7 S7 C8 S8 M8", "M9 C8", stock=["M7", "M8"], turn=0, game_id="cholek-tiga")
    said = moves.pick(cards.card("C8"), position.view(0), "ceki")
    assert said == "Choose two cards to capture with 8 of Coins. Esc, or a click on 8 of Coins, cancels."
    position.play(read_move("M9"))
    said = TEXTS.turn(position.view(0), NAMES, 0, "ceki")
    assert said == "Your turn: choose two cards to capture with 7 of Myriads, or none"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("ayam 0 5 C7 C7 C7", "You: ayam! Three identical cards at once, 5 points"),
        ("kandang 1 10 C7 C7 C7", "Sri: kandang! Three identical cards with the stock card, 10 points"),
    ],
)
def test_a_capture_that_scores_at_once_is_told(event, said):
    assert TEXTS.story(read_event(event), match("cholek-tiga"), "ceki") == said
