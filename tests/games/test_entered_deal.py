# SPDX-License-Identifier: MIT
"""Deals entered card by card: what is missing or wrong, random rests, and copied texts."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tiers import examples
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import card, codes, faces
from thothit_desktop.games.entered_deal import (
    HAND,
    POOL,
    STOCK,
    BadTextError,
    EnteredDeal,
    EntryRow,
    Overfull,
    Repeated,
)
from thothit_desktop.games.known_deal import KnownDeal

SEATS = [(spec.id, players) for spec in games().values() for players in spec.players]


def entered(game_id: str = "thunee", players: int | None = None, *rows: str) -> EnteredDeal:
    """A deal with these cards in its first rows."""
    deal = EnteredDeal(new_game(game_id, players))
    for row, text in enumerate(rows):
        deal.cards[row] = list(faces(text.split()))
    return deal


def whole(deal: EnteredDeal, number: int) -> list[list[int]]:
    """The rows of the deal of a number, which are those of the game."""
    layout = KnownDeal.numbered(deal.game, number).layout
    rows = [list(row) for row in (*layout.hands, layout.pool, layout.stock) if row]
    assert [len(row) for row in rows] == [row.size for row in deal.rows]
    return rows


@given(seats=st.sampled_from(SEATS), number=st.integers(0, 10**6), data=st.data())
@examples(60)
def test_a_deal_keeps_what_was_entered_and_takes_the_rest_from_the_deck(
    seats: tuple[str, int], number: int, data: st.DataObject
) -> None:
    deal = entered(*seats)
    rows = whole(deal, number)
    deal.cards = [row[: data.draw(st.integers(0, len(row)))] for row in rows]
    lacking = sum(
        known.size - len(held)
        for known, held in zip(deal.rows, deal.cards, strict=True)
        if known.kind != STOCK
    )
    assert (deal.fault(), deal.lacks) == (None, lacking)
    made = deal.deal(random.Random(number))
    game = deal.game
    layout = game.from_layout(made.layout).layout  # raises BadLayoutError for an impossible one
    found = [list(row) for row in (*layout.hands, layout.pool, layout.stock) if row]
    for held, row in zip(deal.cards, found, strict=True):
        assert row[: len(held)] == held
    assert not Counter(each for row in found for each in row) - Counter(game.deck)
    assert made.number is None


@pytest.mark.parametrize(("game_id", "players"), SEATS)
def test_a_whole_deal_becomes_itself(game_id: str, players: int) -> None:
    deal = entered(game_id, players)
    deal.cards = whole(deal, 7)
    assert deal.lacks == 0
    assert [deal.missing(row) for row in range(len(deal.rows))] == [0] * len(deal.rows)
    assert deal.deal(random.Random(1)).layout == KnownDeal.numbered(deal.game, 7).layout


def test_the_rows_are_those_of_the_game() -> None:
    assert entered("thothit").rows == [
        EntryRow(HAND, 7, 0),
        EntryRow(HAND, 7, 1),
        EntryRow(HAND, 7, 2),
        EntryRow(POOL, 18),
        EntryRow(STOCK, 21),
    ]
    assert entered("thunee", 6).rows == [EntryRow(HAND, 4, place) for place in range(6)]
    assert [row.kind for row in entered("sackson", 2).rows] == [HAND, HAND, POOL]
    assert entered("thit-thit-dulit").rows == [EntryRow(STOCK, 60)]
    assert [(row.kind, row.size) for row in entered("kings").rows] == [(POOL, 4), (STOCK, 44)]


def test_a_card_too_often_is_named_with_its_rows_and_before_full_hands() -> None:
    deal = entered("thunee", 4, "Jh 9h Ah Th Kh Qh Js", "9h", "Ac Ac")
    assert deal.fault() == Repeated(card("9h"), (0, 1), 1)
    deal.cards[1].clear()
    assert deal.fault() == Repeated(card("Ac"), (2, 2), 1)
    deal.cards[2].pop()
    assert deal.fault() == Overfull(0, 1)
    deal.cards[0].pop()
    assert deal.fault() is None
    assert deal.left(card("9h")) == 0
    assert deal.left(card("Js")) == 1


def test_a_ceki_card_may_be_there_twice_but_no_more() -> None:
    deal = entered("thothit", None, "C3 C3")
    assert (deal.fault(), deal.left(card("C3"))) == (None, 0)
    deal.cards[3].append(card("C3"))
    assert deal.fault() == Repeated(card("C3"), (0, 0, 3), 2)
    assert deal.left(card("C3")) == 0


def test_the_next_row_is_the_next_that_lacks_cards_and_never_the_stock() -> None:
    deal = entered("kings")
    assert deal.next_row(1) == 0
    deal.cards[0] = list(deal.game.deck[:4])
    assert deal.next_row(0) == 0
    deal = entered("thunee", 4, "", "Jh 9h Ah Th Kh Qh")
    assert [deal.next_row(row) for row in range(4)] == [0, 2, 2, 3]


NAMES = {"As": card("As"), "9s": card("9s"), "10s": card("Ts"), "J♠": card("Js")}


def test_a_line_is_added_to_a_row_by_short_names_or_codes_in_any_case() -> None:
    deal = entered("thunee", 4, "Qh")
    found = deal.read("Sri: 10S, ts; [jS] 'as'\n\n", 0, NAMES)
    assert [codes(row) for row in found] == [["Qh", "Ts", "Ts", "Js", "As"], [], [], []]
    assert deal.cards[0] == [card("Qh")]


def test_several_lines_are_the_rows_in_their_order() -> None:
    found = entered("thunee", 4, "Qh").read("Js\n-\nWati: 9s As", 3, NAMES)
    assert [codes(row) for row in found] == [["Js"], [], ["9s", "As"], []]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Copy some cards first, such as 9s 10s J♠."),
        (" \n - ,", "Copy some cards first, such as 9s 10s J♠."),
        ("As 2s", "'2s' is not a card of this game. Write cards like 9s 10s J♠."),
        ('{"format": 1}', "'1}' is not a card of this game. Write cards like 9s 10s J♠."),
        ("As\n" * 5, "The copied text has 5 lines, but this deal has only 4 rows."),
        ("As " * 9999, "The copied text is too long."),
    ],
)
def test_a_bad_text_is_answered_by_one_sentence(text: str, message: str) -> None:
    with pytest.raises(BadTextError) as error:
        entered("thunee", 4).read(text, 0, NAMES)
    assert str(error.value) == message


@given(text=st.text())
@examples(60)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        said = [codes(row) for row in entered("thunee", 4).read(text, 1, NAMES)]
        assert len(said) == 4
    except BadTextError as error:
        assert str(error).isprintable()  # noqa: PT017  (either may happen)
