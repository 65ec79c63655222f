# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 1."""

from collections import Counter

import pytest

from thothit_desktop.games import cards


def test_a_kepala_is_sixty_cards_two_of_each_of_thirty_designs() -> None:
    assert len(cards.KEPALA) == 60
    assert Counter(cards.KEPALA) == dict.fromkeys(range(30), 2)


def test_the_codes_stand_in_code_order() -> None:
    suits = [f"{suit}{rank}" for suit in ("C", "S", "M") for rank in range(1, 10)]
    french = [f"{pip}{suit}" for suit in "shdc" for pip in "A23456789TJQK"]
    assert list(cards.CODES) == [*suits, "OT", "RF", "WF", *french]
    assert [cards.CODES[card] for card in cards.CEKI] == [*suits, "OT", "RF", "WF"]
    assert [cards.CODES[card] for card in cards.FRENCH] == french


def test_rank_one_has_six_designs_and_every_other_rank_three() -> None:
    assert Counter(cards.RANK[card] for card in cards.CEKI) == {1: 6} | dict.fromkeys(range(2, 10), 3)
    assert Counter(cards.RANK[card] for card in cards.FRENCH) == dict.fromkeys(range(1, 14), 4)


@pytest.mark.parametrize(
    ("code", "rank"),
    [("C1", 1), ("S9", 9), ("M5", 5), ("OT", 1), ("RF", 1), ("WF", 1), ("As", 1), ("Th", 10), ("Kc", 13)],
)
def test_rank(code: str, rank: int) -> None:
    assert cards.RANK[cards.card(code)] == rank


def test_three_designs_are_red_stamped() -> None:
    assert cards.codes(sorted(cards.STAMPED)) == ["S9", "OT", "RF"]


def test_codes_read_back() -> None:
    assert [cards.card(code) for code in cards.CODES] == list(range(82))
    assert cards.codes(range(82)) == list(cards.CODES)


def test_a_hidden_card_is_a_question_mark_and_no_face() -> None:
    assert cards.code(cards.HIDDEN) == "?"
    assert cards.card("?") == cards.HIDDEN
    with pytest.raises(cards.BadCardError, match=r"no card is called '\?'"):
        cards.faces(["C1", "?"])


@pytest.mark.parametrize("code", ["", "C0", "C10", "c1", "X1", "OT ", "-1", "10s", "AS"])
def test_no_other_text_is_a_card(code: str) -> None:
    with pytest.raises(cards.BadCardError, match=f"no card is called '{code}'"):
        cards.card(code)


def test_cards_sort_by_rank_and_then_in_code_order() -> None:
    hand = cards.faces(["M2", "WF", "C9", "S2", "C1", "OT"])
    assert cards.codes(sorted(hand, key=cards.by_rank)) == ["C1", "OT", "WF", "S2", "M2", "C9"]
