# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 8: Cholek Tiga takes two cards at once, refills hands and pays bonuses."""

import random
import re
from collections import Counter

import pytest

from tests.games.pages import table
from tests.games.rounds import later, legal, moved, refused, walk
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Layout, Score
from thothit_desktop.games.fishing.catalogue import CHOLEK
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.rituals import following, opening


def cholek(players: int = 3, **options: str) -> FishingGame:
    game = new_game("cholek-tiga", players, options)
    assert isinstance(game, FishingGame)
    return game


def lying(pool: str, hand: str, stock: str = "C1 C1 C1", **options: str) -> FishingPosition:
    """Seat 0 to play, with the pool, hand and stock of these codes."""
    return later(pool, hand, stock=stock.split(), turn=0, game_id="cholek-tiga", **options)


def dealt(hands: str, stock: str = "", players: int = 3) -> FishingPosition:
    """A round with these hands, and a stock that begins with these cards."""
    game = cholek(players)
    held = tuple(cards.faces(hand.split()) for hand in hands.split("|"))
    first = cards.faces(stock.split())
    rest = Counter(game.deck) - Counter([*first, *(card for hand in held for card in hand)])
    return game.from_layout(Layout(held, (), (*first, *rest.elements())))


@pytest.mark.parametrize("players", [2, 3])
def test_g1_each_draws_three_and_the_pool_is_empty(players: int) -> None:
    game = cholek(players)
    position = game.deal(random.Random(1), dealer=1)
    view = position.view(0)
    assert (len(game.deck), set(Counter(game.deck).values())) == (120, {4})
    assert (view.pool, view.hand_sizes, view.stock_size) == ((), (3,) * players, 120 - 3 * players)
    assert [event.kind for event in view.history] == ["dealt"] * players
    assert position.to_move == (2 if players == 3 else 0)


def test_g1_who_begins_the_first_round_drew_the_highest_card() -> None:
    for seed in range(30):
        ((stage, events),), dealer = opening(cholek(), random.Random(seed))
        drawn = {event.seat: cards.RANK[event.cards[0]] for event in events if event.kind == "drawn"}
        assert stage == "first-player"
        assert len(set(drawn.values())) == 3
        assert drawn[(dealer + 1) % 3] == max(drawn.values())


@pytest.mark.parametrize(
    ("points", "starter", "then"),
    [
        pytest.param((9, 4, 7), 0, 1, id="G1: the fewest points"),
        pytest.param((4, 4, 7), 0, 1, id="G1: tied: the next after the last first player"),
        pytest.param((4, 7, 4), 0, 2, id="G1: tied: the next of them in turn"),
        pytest.param((4, 9, 7), 0, 0, id="G1: who began begins again"),
        pytest.param((5, 5, 5), 2, 0, id="G1: all tied"),
    ],
)
def test_g1_who_begins_the_next_round(points: tuple[int, ...], starter: int, then: int) -> None:
    stages, dealer = following(cholek(), random.Random(1), (starter - 1) % 3, [Score((), points, ())])
    assert (stages, (dealer + 1) % 3) == ([], then)


def test_g2_what_a_card_may_take() -> None:
    for card, pool, may in table("fishing", "| card | pool | may take |"):
        position = lying("" if pool == "-" else pool, card)
        wanted = {card}
        for two in re.findall(r"[A-Z][A-Z0-9] [A-Z][A-Z0-9]", may):
            wanted.add("x".join((card, *sorted(two.split(), key=cards.card))))
        assert legal(position) == wanted


def test_g2_the_laid_card_is_decided_before_the_stock_card_is_turned() -> None:
    position = dealt("C7 C8 C9|M1 M2 M3|S1 S2 S3", "S7 M7 M8")
    assert moved(position, "C7") == ["played 0 C7", "stayed 0 C7", "turned 0 S7"]
    assert moved(position, "=S7") == ["stayed 0 S7"]
    assert moved(position, "M1") == ["played 1 M1", "stayed 1 M1", "turned 1 M7"]
    assert legal(position) == {"=M7", "=M7xC7xS7"}
    assert moved(position, "=M7xC7xS7") == ["captured 1 M7 C7 S7"]
    assert position.view(2).captures[1] == cards.faces(["M7", "C7", "S7"])


def test_g2_a_laid_card_that_stayed_may_be_taken_by_the_turned_one() -> None:
    position = lying("S7", "C7", "M7")
    moved(position, "C7")
    assert "=M7xC7xS7" in legal(position)


def test_g2_a_capture_may_be_declined() -> None:
    position = lying("S7 M7", "C7", "C8")
    assert position.takes(cards.card("C7")) == list(cards.faces(["S7", "M7"]))
    assert not position.takes(cards.card("C8"))
    assert moved(position, "C7") == ["played 0 C7", "stayed 0 C7", "turned 0 C8"]
    assert position.view(0).pool == cards.faces(["C7", "S7", "M7"])


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        pytest.param("C7xS7", "takes-two C7", id="G2: one card"),
        pytest.param("C7xM7xS7", "takes-two C7", id="G2: not in the order of codes"),
        pytest.param("C7xS7xS7", "not-in-pool S7", id="G2: one copy twice"),
        pytest.param("C7xS7xC8", "no-match C7 C8", id="G2: another rank"),
        pytest.param("C7xS7xM7xM7", "other-game", id="G2: three cards"),
        pytest.param("C8", "not-in-hand C8", id="F1"),
        pytest.param("=C7", "nothing-turned", id="F2"),
    ],
)
def test_g2_refusals(text: str, reason: str) -> None:
    assert refused(lying("S7 M7 C8", "C7"), text) == reason


@pytest.mark.parametrize(("players", "hands", "turns"), [(2, 10, 60), (3, 7, 63)])
def test_g3_hands_are_refilled_until_the_stock_is_used_up(players: int, hands: int, turns: int) -> None:
    position = cholek(players).deal(random.Random(3))
    for now in walk(position, random.Random(3)):
        view = now.view(0)
        assert view.phase != "hand" or view.turn % (3 * players) or view.hand_sizes == (3,) * players
    kinds = Counter(event.kind for event in position.history)
    assert (kinds["dealt"], kinds["played"]) == (hands * players, turns)
    assert kinds["turned"] == 120 - turns
    assert position.view(0).stock_size == 0


def test_g3_refills_are_drawn_in_turn_order_and_seen_by_their_seat_alone() -> None:
    position = cholek().deal(random.Random(3), dealer=0)
    while position.turn < 9:
        position.play(position.legal_moves()[-1])
    refills = position.history[-3:]
    assert [(event.kind, event.seat) for event in refills] == [("dealt", 1), ("dealt", 2), ("dealt", 0)]
    assert [card for event in refills for card in event.cards] == list(position.stock[9:18])
    seen = position.view(2).history[-3:]
    assert [set(event.cards) == {HIDDEN} for event in seen] == [True, False, True]


def test_g3_who_finds_the_stock_empty_turns_up_none() -> None:
    position = cholek().deal(random.Random(3))
    while position.turn < 57:
        position.play(position.legal_moves()[-1])
    assert moved(position, position_text(position))[-1].startswith("stayed")
    assert (position.view(0).stock_size, position.phase, position.turn) == (0, "hand", 58)


def position_text(position: FishingPosition) -> str:
    """The first hand card of the seat to act, as the text of a move that takes nothing."""
    return cards.code(position.view(position.to_move).hand[0])


def test_g4_and_g5_examples_of_scores() -> None:
    rows = table("fishing", "| cards taken | points |")
    assert len(rows) == 7
    for taken, points in rows:
        on, _, off = points.partition(" / ")
        captured = cards.faces(taken.replace("x", " ").split())
        assert cholek().rules.points(captured) == int(on)
        assert cholek(bonuses="off").rules.points(captured) == int(off or on)


def test_g4_the_table_of_copies() -> None:
    for copies, black, red, bonus in table("fishing", "| copies taken |"):
        for code, worth, options in (
            ("C5", black, {}),
            ("C5", black, {"bonuses": "off"}),
            ("OT", red, {"bonuses": "off"}),
            ("RF", bonus.split(" = ")[-1], {}),
        ):
            captured = cards.faces([code] * int(copies))
            assert cholek(**options).rules.points(captured) == int(worth)


def test_g5_an_ayam_is_told_at_once_and_on_the_sheet() -> None:
    position = lying("C7 C7 C8", "C7", "M9")
    assert moved(position, "C7xC7xC7") == [
        "played 0 C7",
        "captured 0 C7 C7 C7",
        "ayam 0 5 C7 C7 C7",
        "turned 0 M9",
    ]
    lines = [(line.rule, len(line.cards), line.points) for line in position.score().lines[0]]
    assert lines == [("black-3", 3, 3), ("ayam", 3, 5)]
    assert [position.view(seat).points(0) for seat in range(3)] == [8, 8, 8]
    again = position.game.restore(position.view(0), position.hands, ())
    assert again.score().points == position.copy().score().points == (8, 0, 0)


def test_g5_a_kandang_is_taken_with_the_stock_card() -> None:
    position = lying("C7 C7", "C8", "C7")
    moved(position, "C8")
    assert moved(position, "=C7xC7xC7")[:2] == ["captured 0 C7 C7 C7", "kandang 0 10 C7 C7 C7"]
    assert position.score().points == (13, 0, 0)


def test_g5_no_bonuses_with_off_or_with_other_cards() -> None:
    position = lying("C7 C7", "C7", "M9", bonuses="off")
    assert moved(position, "C7xC7xC7") == ["played 0 C7", "captured 0 C7 C7 C7", "turned 0 M9"]
    assert position.score().points == (3, 0, 0)
    assert len(moved(lying("C7 S7", "C7", "M9"), "C7xC7xS7")) == 3


def test_g5_an_ayam_on_the_last_turn_counts() -> None:
    game = cholek()
    position = game.deal(random.Random(3))
    while position.turn < 62:
        position.play(position.legal_moves()[-1])
    (card,) = position.hands[position.to_move]
    position.pool[cards.RANK[card]] = [card, card]
    position.captures = [[], [], []]
    events = position.play(read_move("x".join([cards.code(card)] * 3)))
    assert [event.kind for event in events][2:] == ["ayam", "scored", "scored", "scored"]
    assert max(position.score().points) >= 8


def test_g6_ties_share_the_round() -> None:
    position = cholek(2).deal(random.Random(1))
    while not position.is_over:
        position.play(
            read_move(
                ("=" if position.turned is not None else "") + cards.code(position.legal_moves()[-1].card)
            )
        )
    assert position.score().points == (0, 0)
    assert position.score().winners == (0, 1)
    assert CHOLEK.matches == ("free", 3, 6, 9)
