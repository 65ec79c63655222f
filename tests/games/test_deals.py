# SPDX-License-Identifier: MIT
"""Deals by number, which must never change: their order, and the number of legal lines at their beginning."""

import random
from collections.abc import Sequence

import pytest

from tests.games.oracle import legal_lines
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Layout
from thothit_desktop.games.record import deal_number

CEKI = [f"{suit}{rank}" for suit in "CSM" for rank in range(1, 10)] + ["OT", "RF", "WF"]
THUNEE = [f"{pip}{suit}" for suit in "shdc" for pip in "A9TJQK"]
KINGLESS = [f"{pip}{suit}" for suit in "shdc" for pip in "A23456789TJQ"]

HANDS = "raja patih third fourth fifth sixth".split()  # noqa: SIM905
Packets = Sequence[tuple[str, int]]


def packets(seats: int, hand: int, pool: int, times: int) -> Packets:
    return [*((seat, hand) for seat in HANDS[:seats]), ("pool", pool)] * times


def singly(seats: int, hand: int) -> Packets:
    return [("pool", 18), *((seat, 1) for seat in HANDS[:seats])] + [
        (seat, 1) for _ in range(hand - 1) for seat in HANDS[:seats]
    ]


def one_more(seats: int, first: int, second: int) -> Packets:
    """A packet each, one card more for the first seat, and the other packet."""
    dealt = [[(seat, size) for seat in HANDS[:seats]] for size in (first, second)]
    return [*dealt[0], ("raja", 1), *dealt[1]]


# Game, options, seats, packs of 60, and the order in which the packets leave the deck.
ORDERS: list[tuple[str, dict[str, str], int, int, Packets]] = [
    ("thothit", {}, 3, 1, [("raja", 7), ("patih", 7), ("third", 7), ("pool", 18)]),
    ("thothit-chinese", {}, 3, 1, packets(3, 7, 18, 1)),
    ("sackson", {}, 2, 1, singly(2, 11)),
    ("sackson", {}, 6, 1, singly(6, 7)),
    ("totit-denexa", {}, 2, 1, singly(2, 11)),
    ("totit-denexa", {}, 4, 1, singly(4, 7)),
    ("totit-cats", {}, 3, 1, singly(3, 7)),
    ("totit-cats", {}, 5, 1, singly(5, 7)),
    ("enthit", {}, 3, 2, packets(3, 7, 18, 2)),
    ("enthit", {"enthit-pool": "12"}, 3, 2, packets(3, 7, 6, 2)),
    ("pei", {}, 3, 2, packets(3, 7, 18, 2)),
    ("cholek-tiga", {}, 2, 2, [(seat, 3) for seat in HANDS[:2]]),
    ("cholek-tiga", {}, 3, 2, [(seat, 3) for seat in HANDS[:3]]),
    ("thothit-kuna", {}, 4, 4, packets(4, 10, 40, 2)),
    ("thothit-kuna", {}, 6, 6, packets(6, 10, 60, 2)),
    ("thothit-yogyakarta", {}, 3, 1, []),
    ("thit-thit-dulit", {}, 2, 1, []),
    ("kings", {}, 2, 0, [("pool", 4)]),
    ("kowah", {}, 2, 2, [(seat, 8) for seat in HANDS[:2]]),
    ("kowah", {"waits": "shown"}, 4, 2, [(seat, 8) for seat in HANDS[:4]]),
    ("sampen", {}, 2, 1, [(seat, 15) for seat in HANDS[:2]]),
    ("sampen", {}, 6, 1, [(seat, 9) for seat in HANDS]),
    ("sampen", {"hands": "java"}, 5, 1, [(seat, 5) for seat in HANDS[:5]]),
    ("thothit-banyuwangi", {}, 4, 1, [(seat, 6) for seat in HANDS[:4]]),
    ("balik-satu", {}, 2, 2, one_more(2, 7, 7)),
    ("balik-satu", {}, 6, 4, one_more(6, 7, 7)),
    ("gonggong", {}, 4, 3, one_more(4, 7, 7)),
    ("tantanan", {}, 3, 1, one_more(3, 5, 0)),
    ("thunee", {}, 4, 0, [(seat, size) for size in (4, 2) for seat in HANDS[:4]]),
    ("thunee", {}, 6, 0, [(seat, size) for size in (3, 1) for seat in HANDS]),
    ("thunee", {}, 2, 0, [(seat, size) for size in (4, 2, 4, 2) for seat in HANDS[:2]]),
    (
        "thunee",
        {"two-players": "open-face"},
        2,
        0,
        [(seat, size) for size in (6, 4, 2) for seat in HANDS[:2]],
    ),
]


@pytest.mark.parametrize(
    ("game_id", "options", "seats", "kepala", "order"),
    [pytest.param(*row, id=f"{row[0]}-{row[2]}{''.join(row[1].values())}") for row in ORDERS],
)
@pytest.mark.parametrize("dealer", [None, 0])
def test_a_deal_is_python_s_shuffle_of_the_deck_in_code_order(
    game_id: str, options: dict[str, str], seats: int, kepala: int, order: Packets, dealer: int | None
) -> None:
    french = THUNEE if game_id == "thunee" else KINGLESS
    deck = [code for _ in range(kepala) for code in CEKI for _ in range(2)] or french[:]
    random.Random(5).shuffle(deck)
    game = new_game(game_id, seats, options)
    layout = deal_number(game, 5, dealer).layout
    first = 1 + (seats - 1 if dealer is None else dealer)
    places: dict[str, list[str]] = {"pool": []} | {seat: [] for seat in HANDS[:seats]}
    for place, size in order:
        places[place] += deck[:size]
        del deck[:size]
    hands: list[tuple[int, ...]] = [()] * seats
    for turn, seat in enumerate(HANDS[:seats]):
        hands[(first + turn) % seats] = cards.faces(places[seat])
    unused = game_id in ("sackson", "totit-denexa", "totit-cats")
    assert layout == Layout(
        tuple(hands) if any(hands) else (),
        cards.faces(places["pool"]),
        () if unused else cards.faces(deck),
    )


def test_absent_seats_are_skipped_and_two_get_eleven_cards_each() -> None:
    deck = [code for code in CEKI for _ in range(2)]
    random.Random(9).shuffle(deck)
    layout = deal_number(new_game("totit-cats", 4).in_match((0, 3)), 9, 1).layout
    assert cards.codes(layout.hands[3]) == deck[18:40:2]
    assert cards.codes(layout.hands[0]) == deck[19:40:2]
    assert (layout.hands[1], layout.hands[2]) == ((), ())
    assert cards.codes(layout.pool) == deck[:18]


PINNED = pytest.mark.parametrize(
    ("game_id", "players", "number", "hand", "pool", "stock"),
    [
        ("thothit", 3, 1, "S5 WF S3 C5 C2 C3 S1", "M9 M3 M5 S9", "M2 S5 M6 C1"),
        ("thothit", 3, 24, "C8 S3 M7 OT S4 S9 S2", "C2 M6 M1 S7", "C4 M3 S6 S6"),
        ("thothit-chinese", 3, 1, "S5 WF S3 C5 C2 C3 S1", "M9 M3 M5 S9", "M2 S5 M6 C1"),
        ("sackson", 2, 24, "M2 C9 M6 S7 RF C5 S2 S9 M8 M8 C1", "C8 S3 M7 OT", ""),
        ("sackson", 3, 24, "M2 C2 S7 S5 S2 S1 M8", "C8 S3 M7 OT", ""),
        ("totit-denexa", 4, 24, "M2 M6 RF S2 M8 C1 S6", "C8 S3 M7 OT", ""),
        ("totit-cats", 6, 24, "M2 S7 S2 M8 S6 C3 C7", "C8 S3 M7 OT", ""),
        ("enthit", 3, 24, "S6 C1 M7 C9 C4 S8 S6 WF RF C4 C8 C3 S9 M6", "S8 S1 RF M9", "C5 C5 M2 M3"),
        ("cholek-tiga", 3, 24, "S6 C1 M7", "", "C1 M8 M9 M5"),
        ("pei", 3, 24, "S6 C1 M7 C9 C4 S8 S6 WF RF C4 C8 C3 S9 M6", "S8 S1 RF M9", "C5 C5 M2 M3"),
        (
            "thothit-kuna",
            4,
            24,
            "C7 C8 M9 M5 C1 S3 C6 C6 S6 S6 C1 RF C3 M1 S1 M7 C4 S9 M2 M5",
            "C9 WF C8 WF",
            "C4 C5 C1 S8",
        ),
        (
            "thothit-kuna",
            6,
            24,
            "C5 WF S2 S8 C8 C3 S3 S6 S5 C1 S7 C8 C1 C5 C8 M3 WF M2 S8 C1",
            "C3 C1 S1 S1",
            "C2 S1 RF C2",
        ),
        ("thothit-yogyakarta", 3, 24, "", "", "C8 S3 M7 OT"),
        ("thit-thit-dulit", 2, 24, "", "", "C8 S3 M7 OT"),
        ("kowah", 4, 24, "S6 C1 M7 C9 C4 S8 S6 WF", "", "C5 C7 S5 M5"),
        ("kowah", 2, 1, "WF S2 S2 S7 C5 M3 C3 S1", "", "C7 M9 S9 C5"),
        ("sampen", 4, 24, "C8 S3 M7 OT S4 S9 S2 M2 M3 C2 M9 C3 M5", "", "C7 C6 C7 C6"),
        ("sampen", 2, 1, "S5 WF S3 C5 C2 C3 S1 M4 M6 S3 RF S4 S1 C6 C2", "", "M2 S8 M4 S2"),
        ("thothit-banyuwangi", 4, 24, "C8 S3 M7 OT S4 S9", "", "S7 S8 RF S5"),
        ("thothit-banyuwangi", 6, 1, "S5 WF S3 C5 C2 C3", "", "C9 M7 C1 M2"),
        ("balik-satu", 3, 24, "C1 M2 M1 C8 OT S1 RF C4 C1 M9 S9 M4 M9 S5 RF", "", "M5 WF C3 C4"),
        ("balik-satu", 4, 1, "C9 C6 C5 M3 M5 S8 C8 C7 M7 S1 C6 C9 S2 M2 S8", "", "C2 M4 M6 C1"),
        ("gonggong", 6, 24, "C7 C8 M9 M5 C1 S3 C6 C8 WF OT S7 M2 M8 C3 S7", "", "M7 C4 S9 M2"),
        ("tantanan", 4, 24, "C8 S3 M7 OT S4 C9", "", "C2 M6 M1 S7"),
        ("thunee", 4, 24, "9s Js 9d Qh Jc 9c", "", ""),
        ("thunee", 6, 1, "Tc Kh Kc Jd", "", ""),
        ("kings", 2, 24, "", "9d 5s 5h 7s", "Qd 9c Td 3d"),
        ("kings", 4, 1, "", "9c 4h Tc Ts", "6s Qd 3s 3h"),
    ],
)


@PINNED
def test_pinned_deals(game_id: str, players: int, number: int, hand: str, pool: str, stock: str) -> None:
    layout = deal_number(new_game(game_id, players), number).layout
    assert " ".join(cards.codes(layout.hands[0] if layout.hands else ())) == hand
    assert " ".join(cards.codes(layout.pool[:4])) == pool
    assert " ".join(cards.codes(layout.stock[:4])) == stock


LINES = [
    (1, {}, [7, 7, 49, 49, 343]),
    (1, {"first-turn": "off"}, [10, 19, 155, 155, 2134]),
    (1, {"first-turn": "off", "pairs": "odd-first"}, [9, 9, 73, 73, 901]),
    (1, {"first-turn": "off", "pairs": "different-first"}, [9, 9, 75, 75, 837]),
    (1, {"first-turn": "off", "duty": "hand"}, [10, 19, 113, 113, 1302]),
    (24, {}, [7, 7, 49, 49, 294]),
    (24, {"first-turn": "off"}, [14, 14, 150, 150, 1679]),
    (24, {"first-turn": "off", "pairs": "odd-first"}, [13, 13, 139, 139, 1529]),
    (24, {"first-turn": "off", "pairs": "different-first"}, [12, 12, 107, 107, 1198]),
    (24, {"first-turn": "off", "duty": "hand"}, [12, 12, 103, 103, 1114]),
]


@pytest.mark.parametrize(("number", "options", "counts"), LINES)
def test_legal_lines(number: int, options: dict[str, str], counts: list[int]) -> None:
    position = deal_number(new_game("thothit", options=options), number)
    assert [legal_lines(position, depth) for depth in range(1, 6)] == counts
