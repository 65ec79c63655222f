# SPDX-License-Identifier: MIT
"""The texts of calls in rummy games."""

import pytest

from tests.games.rummy.mata.rounds import DULL as MATA_DULL
from tests.games.rummy.mata.rounds import SMALL_DULL, mata, round_of_mata
from tests.games.rummy.rounds import C1_WAITS, DULL, TWO_WAIT, round_with, told
from thothit_desktop.flow.family import Pile
from thothit_desktop.flow.rummy import RummyFamily, waits_after
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.table.selection.prompt import Choice

FAMILY = RummyFamily()

DEAD = "M5 C5 C5 C5 C5 M7 C7 S7"


@pytest.mark.parametrize(
    ("hand", "about"),
    [
        (C1_WAITS, ["You wait for C1."]),
        (TWO_WAIT, ["You wait for C7.", "You wait for M7."]),
        (DEAD, ["You hold all four copies of C5, so no card is left that could win."]),
    ],
)
def test_a_declaration_says_what_wins_after_it(hand, about):
    call = FAMILY.calls(round_with(hand, DULL[1]).view(0), cards.code)[0]
    assert call.move.startswith("checki")
    assert call.about == " ".join(["You lay the pair face up.", *about])


def test_a_pass_says_what_it_lets_go():
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    assert FAMILY.calls(position.view(0), cards.code)[-1].words == "Not now"
    told(position, "checki C1", "draw", "discard C9", "draw")
    assert position.view(0).phase == "claim"
    assert FAMILY.calls(position.view(0), cards.code)[-1].words == "Let it go"


def test_checki_stands_there_until_it_is_declared():
    position = round_with(C1_WAITS, DULL[1], DULL[0])
    assert [[call.enabled for call in FAMILY.standing_calls(position.view(seat))] for seat in range(3)] == [
        [False]
    ] * 3
    told(position, "checki C1")
    assert FAMILY.standing_calls(position.view(0)) == []
    assert FAMILY.standing_calls(position.view(1)) != []


def test_nothing_stands_there_when_the_hand_is_over():
    position = round_with(C1_WAITS, DULL[1], stock="C1")
    told(position, "checki C1", "draw")
    assert position.is_over
    assert [FAMILY.standing_calls(position.view(seat)) for seat in range(2)] == [[], []]


NOT_READY = "Available when your hand is ready: an identical pair and two triplets."


def offered(position, seat: int = 0) -> list[tuple[str, str, str, bool, str]]:
    """By call its move, words, key, whether it may be made, and what is said about it."""
    return [call[:5] for call in FAMILY.calls(position.view(seat), cards.code)]


def test_what_may_be_picked_is_offered_with_its_words_and_keys():
    position = round_with(DULL[0], DULL[2], DULL[1], stock="C5 S5")
    draw = ("draw", "Draw", "W", True, "Draw the top card of the stock.")
    standing = ("checki C2", "Checki", "H", False, NOT_READY)
    assert offered(position) == [
        draw,
        ("take", "Take", "K", False, "Nothing has been discarded yet."),
        standing,
    ]
    told(position, "draw", "discard C5")
    assert offered(position, 1) == [
        draw,
        ("take", "Take C5", "K", True, ""),
        ("checki C3", "Checki", "H", False, NOT_READY),
    ]


def test_a_discard_that_wins_comes_first():
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    told(position, "checki C1", "draw", "discard C9", "draw", "0:pass", "discard C1", "0:pass")
    assert offered(position) == [
        ("take", "Take C1 and win", "K", True, "It wins the round."),
        ("draw", "Draw", "W", True, "Draw the top card of the stock."),
    ]


def test_a_discard_that_may_not_be_taken_cannot_be_called():
    position = round_with(C1_WAITS, DULL[1], stock="C9 S5", frozen="on")
    told(position, "checki C1", "draw", "discard C9", "draw", "discard S5")
    assert offered(position)[1] == ("take", "Take S5", "K", False, "")


def test_a_claim_says_whether_it_wins():
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    told(position, "checki C1", "draw", "discard C9", "draw")
    assert offered(position) == [
        ("0:claim", "Claim C1", "M", True, "It wins the round."),
        ("0:pass", "Let it go", "N", True, ""),
    ]


def test_each_pair_that_may_be_shown_has_its_own_key():
    about = "You lay the pair face up. You wait for C7. You wait for M7."
    assert offered(round_with(TWO_WAIT, DULL[1])) == [
        ("checki C7", "Checki: C7", "H", True, about),
        ("checki M7", "Checki: M7", "J", True, about),
        ("pass", "Not now", "N", True, ""),
    ]


def test_a_third_pair_may_be_shown_without_a_key_of_its_own():
    position = round_with("C1 C1 S1 M1 M1 RF WF WF", DULL[1])
    declared = [call for call in offered(position) if call[0].startswith("checki")]
    assert [(move, key) for move, _, key, _, _ in declared] == [
        ("checki C1", "H"),
        ("checki M1", "J"),
        ("checki WF", ""),
    ]


def test_only_the_card_that_may_be_claimed_lies_there_to_be_claimed():
    position = round_with(C1_WAITS, DULL[1], stock="C9 C1")
    always = {Pile.STOCK: Move("draw"), Pile.DISCARDS: Move("take")}
    assert FAMILY.piles(position.view(0)) == always
    told(position, "checki C1", "draw", "discard C9", "draw")
    assert FAMILY.piles(position.view(0)) == {**always, Pile.CLAIMED: Move("claim", seats=(0,))}
    assert list(Pile) == [Pile.STOCK, Pile.DISCARDS, Pile.CLAIMED]


def test_hand_cards_may_be_chosen_only_to_be_discarded():
    position = round_with(DULL[0], DULL[1], stock="C9")
    view = position.view(0)
    assert FAMILY.choices(view) == {}
    told(position, "draw")
    view = position.view(0)
    assert set(FAMILY.choices(view)) == {move.card for move in view.legal_moves()}
    assert set(FAMILY.choices(view).values()) == {Choice()}
    assert FAMILY.from_hand(view, cards.card("C2")) == Move("discard", (cards.card("C2"),))


@pytest.mark.parametrize(("waits", "pairs"), [("both", "C7 M7"), ("shown", "M7")])
def test_whoever_declares_waits_for_both_pairs_where_the_rules_say_so(waits, pairs):
    view = round_with(TWO_WAIT, DULL[1], waits=waits).view(0)
    assert set(waits_after(view, cards.card("M7"))) == set(cards.faces(pairs.split()))


# Games with mata


BALIK = "S4 S4 S4 C5 S5 M5 C7 M7 M7 C2 C2 M2 C8 M8 RF"
CEKI = "S4 S4 C4 C5 S5 M5 C7 S7 M7 C2 C2 M2 C8 C8 RF"


def buttons(position: Position, seat: int = 0) -> list[tuple[str, str, bool]]:
    return [(call.words, call.about, call.enabled) for call in FAMILY.calls(position.view(seat), cards.code)]


def test_a_call_stands_there_until_it_is_made():
    position = round_of_mata(mata("balik-satu", 3), BALIK, *MATA_DULL, dealer=2)
    about = "Available after your own discard, if your hand lacks one card of five triplets."
    assert buttons(position) == [("Call", about, False)]
    told(position, "discard RF")
    call = ("Call tan", "You wait for any card of rank 8.", True)
    assert buttons(position) == [call, ("Not now", "", True)]
    told(position, "call-any")
    assert FAMILY.standing_calls(position.view(0)) == []
    assert [call.words for call in FAMILY.standing_calls(position.view(1))] == ["Call"]


def test_a_game_of_pairs_asks_for_pairs():
    position = round_of_mata(mata("tantanan", 3), "C3 M3 S6 C6 RF S9", *SMALL_DULL, dealer=2)
    assert buttons(position)[0][1].endswith("lacks one card of three pairs.")
    told(position, "discard S9")
    assert buttons(position)[0] == ("Call tan nokang", "You wait for RF.", True)


def test_coins_are_named_in_gonggong():
    position = round_of_mata(
        mata("gonggong", 4), CEKI, *MATA_DULL, MATA_DULL[0].replace("C1 S1", "C4 M4"), dealer=3
    )
    told(position, "discard RF")
    assert buttons(position)[0] == ("Call ceki nocog", "You lay down one coin. You wait for C8.", True)


def test_a_shown_card_is_claimed_and_the_pile_never_wins():
    position = round_of_mata(mata("balik-satu", 3), BALIK, *MATA_DULL, stock="C3 S8", dealer=2)
    told(position, "discard RF", "call-any", "draw", "discard C3", "draw")
    assert [words for words, _, _ in buttons(position)] == ["Claim S8", "Let it go"]
    assert buttons(position)[0][1] == "It wins the round."
    assert FAMILY.piles(position.view(0))[Pile.CLAIMED] == Move("claim", (), (0,))
    told(position, "0:claim")
    assert buttons(position) == []


def test_ceki_may_be_changed_once_there_is_a_mata():
    position = round_of_mata(mata("balik-satu", 3), CEKI, *MATA_DULL, stock="C3 C3 C2", dealer=2)
    told(position, "discard RF", "call-one", "draw", "discard C3", "draw", "discard C3", "draw", "discard M2")
    assert [words for words, _, _ in buttons(position)] == ["Change to tan", "Not now"]


def test_a_discard_may_be_taken_in_turn():
    position = round_of_mata(mata("balik-satu", 3), BALIK, *MATA_DULL, dealer=2)
    told(position, "discard RF", "pass")
    assert [words for words, _, _ in buttons(position, 1)] == ["Draw", "Take RF", "Call"]
    assert FAMILY.choices(position.view(1)) == {}
