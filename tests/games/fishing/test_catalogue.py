# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 3: the differences between the games."""

import random
import re
from collections import Counter
from typing import Any

import pytest

from tests.games.pages import table
from tests.games.rounds import moved, refused, walk
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Layout
from thothit_desktop.games.fishing.catalogue import FISHING, SACKSON, SACKSON_GAME, FishingSpec
from thothit_desktop.games.notation import read_move, write_move

# Players, kepala, hand, pool, stock, stock turn, first-turn rule, captures, pairs, clockwise.
ROWS_OF_GAMES: list[tuple[Any, ...]] = [
    ("thothit", 3, 1, 7, 18, 21, True, "on", "face-down", "free", False),
    ("thothit-chinese", 3, 1, 7, 18, 21, True, "on", "face-up", "penalty", False),
    *(
        ("sackson", n, 1, 11 if n == 2 else 7, 18, 0, False, "on", "face-down", "free", True)
        for n in range(2, 7)
    ),
    *(
        (game_id, n, 1, 11 if n == 2 else 7, 18, 0, False, "on", "face-down", pairs, True)
        for game_id, pairs in (("totit-denexa", "odd-first"), ("totit-cats", "different-first"))
        for n in range(2, 7)
    ),
    ("enthit", 3, 2, 14, 36, 42, True, "on", "face-up", "free", False),
    ("pei", 3, 2, 14, 36, 42, True, None, "face-down", None, False),
    *(("cholek-tiga", n, 2, 3, 0, 120 - 3 * n, True, None, None, None, False) for n in (2, 3)),
    *(("thothit-kuna", n, n, 20, 20 * n, 20 * n, True, "off", "face-down", "free", False) for n in (4, 6)),
    ("thothit-yogyakarta", 3, 1, 0, 0, 60, True, None, "face-up", None, False),
    ("thit-thit-dulit", 2, 1, 0, 0, 60, True, None, "face-up", None, False),
]


@pytest.mark.parametrize("row", ROWS_OF_GAMES, ids=lambda row: f"{row[0]}-{row[1]}")
def test_section_3_table_of_games(row: tuple[Any, ...]) -> None:
    game_id, players, kepala, hand, pool, stock, turned, first, captures, pairs, clockwise = row
    game = new_game(game_id, players)
    position = game.deal(random.Random(3))
    view = position.view(0)
    assert len(game.deck) == 60 * kepala
    assert view.hand_sizes == (hand,) * players
    assert (len(view.pool), view.stock_size) == (pool, stock)
    assert (game.options.get("first-turn"), game.options.get("captures")) == (first, captures)
    assert game.options.get("pairs") == pairs
    assert game.options.get("duty") == ({"totit-denexa": "hand"}.get(game_id, "card") if pairs else None)
    assert game.spec.clockwise == clockwise
    for _ in walk(position, random.Random(3)):
        pass
    kinds = Counter(event.kind for event in position.history)
    played = {2: 60, 3: 63}[players] if game_id == "cholek-tiga" else hand * players
    refills = played - hand * players
    assert kinds["turned"] == (stock - refills if turned else 0)
    assert kinds["played"] == played
    if not hand:
        assert sum(map(len, position.captures)) == 60


def test_section_3_is_told_by_the_rules_page() -> None:
    told = {row[0].strip("`"): row for row in table("fishing", "| id | players |")}
    assert list(told) == [spec.id for spec in FISHING]
    assert set(told) == {row[0] for row in ROWS_OF_GAMES}
    for (
        game_id,
        players,
        kepala,
        hand,
        pool,
        stock,
        turned,
        first,
        captures,
        pairs,
        clockwise,
    ) in ROWS_OF_GAMES:
        _, seats, packs, *numbers, turn, rule, piles, on_table, direction = told[game_id]
        assert seats in (str(players), "2-6", "4 or 6", "2 or 3")
        assert packs in (str(kepala), "= players")
        assert numbers[0] in (str(hand), f"{hand}, refilled", "7 (2 players: 11)", "-")
        assert numbers[1] in (str(pool), "20 x players")
        assert numbers[2] in (str(stock), "20 x players", "unused", "2: 114, 3: 111")
        assert turn == ("no" if not turned else "yes" if hand else "only")
        assert rule == ("yes" if first == "on" else "no")
        assert piles.removesuffix(" [D]") == (captures or "face-up")
        assert on_table == (f"`{pairs}`" if pairs else "-")
        assert direction.removesuffix(" [D]") in ("clockwise" if clockwise else "counter-clockwise", "-")


def test_section_3_options_are_told_by_the_rules_page() -> None:
    for name, values, default, games, _ in table("fishing", "| option | values |"):
        owners = [spec for spec in FISHING if any(option.name == name.strip("`") for option in spec.options)]
        named = re.findall(r"`([^`]+)`", games)
        every = [spec.id for spec in FISHING if spec.id != "cholek-tiga"]
        with_hands = [spec.id for spec in FISHING if spec.options[0].name == "first-turn"]
        assert [spec.id for spec in owners] == (
            named or (every if games == "all but Cholek Tiga" else with_hands)
        )
        for spec in owners:
            (option,) = (option for option in spec.options if option.name == name.strip("`"))
            assert set(re.findall(r"`([^`]+)`", values)) == set(option.values)
            assert default == "table above" or f"`{option.default}`" in default
    assert {name.strip("`") for name, *_ in table("fishing", "| option | values |")} == {
        option.name for spec in FISHING for option in spec.options
    }


def test_enthit_with_twelve_in_the_pool_leaves_24_cards_unturned() -> None:
    position = new_game("enthit", options={"enthit-pool": "12"}).deal(random.Random(1))
    assert (len(position.view(0).pool), position.view(0).stock_size) == (12, 66)
    for _ in walk(position, random.Random(1)):
        pass
    assert position.view(0).stock_size == 24


def turns(game_id: str, stock: str) -> list[str]:
    """The moves of the first turns of a game without hands, the stock beginning with these cards."""
    game = new_game(game_id)
    first = cards.faces(stock.split())
    rest = Counter(game.deck) - Counter(first)
    position = game.from_layout(Layout((), (), (*first, *rest.elements())))
    made = []
    for _ in first:
        (move,) = position.legal_moves()
        assert position.phase == "draw"
        assert position.chance(random.Random(1)) == move
        position.play(move)
        made.append(write_move(move))
    return made


def test_yogyakarta_captures_by_rank() -> None:
    assert turns("thothit-yogyakarta", "C5 M7 S5 OT C1 C5") == [
        "=C5",
        "=M7",
        "=S5xC5",
        "=OT",
        "=C1xOT",
        "=C5",
    ]


def test_dulit_captures_only_the_identical_twin() -> None:
    assert turns("thit-thit-dulit", "C5 S5 OT C1 C5 OT") == ["=C5", "=S5", "=OT", "=C1", "=C5xC5", "=OTxOT"]


def test_dulit_refuses_a_match_that_is_no_twin() -> None:
    game = new_game("thit-thit-dulit")
    first = cards.faces(["C5", "S5"])
    position = game.from_layout(Layout((), (), (*first, *(Counter(game.deck) - Counter(first)).elements())))
    assert moved(position, "=C5") == ["turned 0 C5", "stayed 0 C5"]
    assert refused(position, "=S5xC5") == "not-identical S5 C5"
    assert refused(position, "=C5xC5") == "not-turned C5 S5"
    assert refused(position, "S5") == "not-in-hand S5"
    view = position.view(1)
    assert view.phase == "draw"
    assert view.legal_moves() == []
    assert view.refusal(read_move("=S5")) == ("stock-first", ())


def test_section_3_the_deal_of_thothit() -> None:
    game = new_game("thothit")
    assert (game.players, len(game.deck), game.spec.clockwise) == (3, 60, False)
    position = game.deal(random.Random(1), dealer=1)
    view = position.view(0)
    assert view.hand_sizes == (7, 7, 7)
    assert (len(view.pool), view.stock_size, view.to_move, view.dealer) == (18, 21, 2, 1)
    kinds = [(event.kind, event.seat, len(event.cards)) for event in view.history]
    dealt = [("dealt", 2, 7), ("dealt", 0, 7), ("dealt", 1, 7)]
    assert kinds == [*dealt, ("laid", 1, 18), ("arranged", 0, 0)]
    assert view.hand == tuple(sorted(position.layout.hands[0], key=cards.by_rank))
    assert [cards.RANK[card] for card in view.pool] == sorted(cards.RANK[card] for card in view.pool)


@pytest.mark.parametrize("spec", FISHING, ids=lambda spec: spec.id)
def test_section_4_a_game_names_only_sets_that_it_scores(spec: FishingSpec) -> None:
    scored = {f"black-{size}" for size in spec.black} | {f"red-{size}" for size in spec.red}
    scored |= {name for values in spec.combinations.values() for name in values}
    assert set(spec.set_names) <= scored


def test_sackson_is_credited_only_with_what_his_book_says():
    """Deal, scoring and bonus (docs/rules/fishing.md 3)."""
    credited = {option.name for option in SACKSON_GAME.options if SACKSON in option.sources.values()}
    assert credited == {"scoring", "bonus"}
