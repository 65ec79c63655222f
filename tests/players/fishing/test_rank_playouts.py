# SPDX-License-Identifier: MIT
"""Playouts by rank agree with the fast twin's by the same policy, in every game and option."""

import random
import weakref
from collections.abc import Callable, Mapping, Sequence

import pytest

from thothit_desktop.games import new_game
from thothit_desktop.games.cards import CEKI, RANK, by_rank
from thothit_desktop.games.fishing.fast import FastDeal, Policy, playout, tables_of
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.rules import STAYS
from thothit_desktop.players.fishing import rank_playouts
from thothit_desktop.players.fishing.playout_policy import greedily, swings_of
from thothit_desktop.players.fishing.rank_playouts import RankDeal, RankTables, rank_tables_of

GAMES: list[tuple[str, int, Mapping[str, str]]] = [
    ("thothit", 3, {}),
    ("thothit", 3, {"duty": "hand", "first-turn": "off"}),
    ("thothit", 3, {"pairs": "odd-first"}),
    ("thothit", 3, {"pairs": "different-first", "duty": "hand"}),
    ("thothit", 3, {"pairs": "penalty"}),
    ("thothit-chinese", 3, {}),
    ("sackson", 2, {}),
    ("sackson", 6, {}),
    ("totit-denexa", 4, {}),
    ("totit-cats", 2, {}),
    ("enthit", 3, {}),
    ("pei", 3, {}),
    ("pei", 3, {"values": "magelang", "extra": "face"}),
    ("thothit-kuna", 4, {}),
    ("thothit-kuna", 6, {}),
]


def fishing_game(game_id: str, players: int, options: Mapping[str, str]) -> FishingGame:
    game = new_game(game_id, players, options)
    assert isinstance(game, FishingGame)
    return game


def midway(game: FishingGame, rng: random.Random, turns: int) -> FastDeal:
    """A round some turns on that were played at random; now and then the stock's card is next."""
    deal = FastDeal.shuffled(tables_of(game), rng.random)
    playout(deal, rng, turns=turns)
    # Of plays that are worth the same the first one is made, here and there.
    for hand in deal.hands:
        hand.sort(key=by_rank)
    deal.at_stock = bool(deal.stock) and rng.random() < 0.5
    return deal


def in_states(tables: RankTables) -> Policy:
    """Return the states' best plays as a policy of the fast twin, checked against the greedy policy."""
    width = tables.tables.width

    def policy(deal: FastDeal, cards: Sequence[int], _: Callable[[], float]) -> tuple[int, int]:
        pool, captured = tables.empty[:], [0] * 10
        for card in [card for bucket in deal.pool for card in bucket]:
            pool[RANK[card]] += tables.pool_unit[card]
        for card, held in enumerate(deal.held[deal.seat]):
            captured[RANK[card]] += tables.captured_unit[card] * (held - card * width)
        first = tables.first_turn * bool(deal.first)
        plays = {
            rank: tables.best(number + pool[rank] + captured[rank] + first)
            for rank, number in tables.hand(cards).items()
        }
        rank = max(plays, key=lambda one: plays[one][0])
        _, hand, changed, more, _ = plays[rank]
        card = next(one for one in cards if RANK[one] == rank and tables.hand_unit[one] == -hand)
        if not more:
            return card, STAYS
        return card, next(one for one in CEKI if RANK[one] == rank and tables.pool_unit[one] == -changed)

    return policy


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_points_are_those_of_the_fast_twin(game_id: str, players: int, options: Mapping[str, str]) -> None:
    game, rng = fishing_game(game_id, players, options), random.Random(1)
    tables, policy = rank_tables_of(game), in_states(rank_tables_of(game))
    for number in range(12):
        deal = midway(game, rng, turns=number)
        hidden = {seat: tables.hand(hand) for seat, hand in enumerate(deal.hands) if seat != deal.seat}
        turned = [(RANK[card], tables.hand_unit[card]) for card in reversed(deal.stock)]
        start = RankDeal(deal, tables)
        again = [start.play_out(hidden, turned) for _ in range(2)]
        assert again == [playout(deal, rng, policy)] * 2


@pytest.mark.parametrize(("game_id", "players", "options"), GAMES)
def test_plays_are_as_good_as_those_of_the_policy(
    game_id: str, players: int, options: Mapping[str, str]
) -> None:
    game, rng = fishing_game(game_id, players, options), random.Random(2)
    ranked, usual, (adds, costs) = in_states(rank_tables_of(game)), greedily(game), swings_of(game)

    def worth(deal: FastDeal, play: tuple[int, int]) -> float:
        card, taken = play
        held = deal.held[deal.seat]
        if taken == STAYS:
            return costs[held[card]]
        return adds[held[card]] + adds[held[taken] + (taken == card)]

    def both(deal: FastDeal, cards: Sequence[int], number: Callable[[], float]) -> tuple[int, int]:
        play = usual(deal, cards, number)
        assert worth(deal, ranked(deal, cards, number)) == pytest.approx(worth(deal, play))
        return play

    for _ in range(4):
        playout(FastDeal.shuffled(tables_of(game), rng.random), rng, both)


def test_keeps_so_many_states_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = fishing_game("enthit", 3, {}), random.Random(3)
    deal = FastDeal.shuffled(tables_of(game), rng.random)
    points, states = [], []
    for most in (rank_playouts.MOST_STATES, 20):
        monkeypatch.setattr(rank_playouts, "MOST_STATES", most)
        tables = RankTables(game)
        hidden = {seat: tables.hand(hand) for seat, hand in enumerate(deal.hands)}
        points.append(RankDeal(deal, tables).play_out(hidden, ()))
        states.append(len(tables.plays))
    assert points[0] == points[1]
    assert states[1] <= 20 < states[0]


def test_tables_are_shared_as_long_as_somebody_holds_them() -> None:
    tables = rank_tables_of(fishing_game("enthit", 3, {}))
    assert rank_tables_of(fishing_game("enthit", 3, {})) is tables
    assert rank_tables_of(fishing_game("thothit-kuna", 4, {})) is not tables
    held = weakref.ref(tables)
    del tables
    assert held() is None


def test_equal_plays_are_one() -> None:
    game, rng = fishing_game("thothit-kuna", 4, {}), random.Random(3)
    tables = RankTables(game)
    for _ in range(3):
        deal = FastDeal.shuffled(tables_of(game), rng.random)
        RankDeal(deal, tables).play_out({seat: tables.hand(hand) for seat, hand in enumerate(deal.hands)}, ())
    plays = tables.plays.values()
    assert len({id(play) for play in plays}) == len(set(plays)) < len(plays) / 3
