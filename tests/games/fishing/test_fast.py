# SPDX-License-Identifier: MIT
"""The fast twin keeps the engine's rules: the same moves give the same points in every game and option."""

import random
from collections import Counter
from collections.abc import Callable, Sequence

from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import WITH_HANDS, game_of, positions
from tests.tiers import examples
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.catalogue import SACKSON_GAME, THOTHIT
from thothit_desktop.games.fishing.fast import FastDeal, playout, tables_of, taken_by
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.fishing.rules import STAYS


def harmless(position: FishingPosition) -> list[Move]:
    """The legal moves that do not bar from winning: of every card there is one."""
    return [move for move in position.legal_moves() if not position.barring(move)]


@given(positions(specs=WITH_HANDS), st.integers(0, 2**32))
@examples(60)
def test_same_moves_same_points(position: FishingPosition, seed: int) -> None:
    twin = FastDeal.of(position)
    assert tuple(twin.points) == position.score().points
    rng = random.Random(seed)
    script: list[Move] = []
    while not position.is_over:
        move = rng.choice(harmless(position))
        # The twin asks its policy for every hand card, and for a turned card that has a choice.
        if move.kind == "play" or position.rules.refills or len(FastDeal.of(position).takes(move.card)) > 1:
            script.append(move)
        position.play(move)
    asked = iter(script)

    def policy(deal: FastDeal, cards: Sequence[int], _: Callable[[], float]) -> tuple[int, int]:
        move = next(asked)
        assert move.card in cards
        return move.card, taken_by(move)

    assert tuple(playout(twin, rng, policy)) == position.score().points
    assert next(asked, None) is None


@given(positions(specs=WITH_HANDS), st.integers(0, 2**32))
@examples(60)
def test_twin_allows_what_the_engine_allows(position: FishingPosition, seed: int) -> None:
    rng = random.Random(seed)
    while not position.is_over:
        twin = FastDeal.of(position)
        cards = twin.playable() if position.turned is None else [position.turned]
        allowed = {twin.move(card, taken) for card in cards for taken in twin.choices(card)}
        assert allowed == set(harmless(position))
        position.play(rng.choice(position.legal_moves()))


@given(positions(specs=WITH_HANDS), st.integers(0, 2**32))
@examples(60)
def test_a_step_of_the_twin_leads_where_the_engine_goes(position: FishingPosition, seed: int) -> None:
    """docs/rules/fishing.md F1 to F4: what is captured, what it is worth, and who is next."""
    rng = random.Random(seed)
    twin = FastDeal.of(position)
    while not position.is_over:
        move = rng.choice(position.legal_moves())
        twin.play(move.card, taken_by(move))
        position.play(move)
        engine = FastDeal.of(position)
        assert (twin.points, twin.held, twin.stock) == (engine.points, engine.held, engine.stock)
        assert list(map(sorted, twin.pool)) == list(map(sorted, engine.pool))
        assert list(map(sorted, twin.hands)) == list(map(sorted, engine.hands))
        if not position.is_over:
            assert (twin.seat, twin.at_stock, twin.first) == (engine.seat, engine.at_stock, engine.first)


@given(positions(specs=WITH_HANDS), st.integers(0, 2**32))
@examples(60)
def test_random_playout_makes_legal_moves(position: FishingPosition, seed: int) -> None:
    """A playout without a policy, made through the engine, is legal and gives the same points."""
    points = playout(FastDeal.of(position), random.Random(seed))
    number = random.Random(seed).random
    while not position.is_over:
        twin = FastDeal.of(position)
        turned, refills = position.turned is not None, position.rules.refills
        card = twin.playable()[-1] if position.turned is None else position.turned
        if not turned and not twin.tables.duty and not refills:
            # Of two copies the engine removes the first, the twin the last: the rest must lie alike.
            hand = position.hands[position.to_move]
            hand.insert(0, hand.pop())
        takes = twin.takes(card)
        drawn = takes if refills else takes[1:]
        taken = takes[int(number() * len(takes))] if drawn else (*takes, STAYS)[0]
        move = twin.move(card, taken)
        assert position.refusal(move) is None
        position.play(move)
    assert tuple(points) == position.score().points


@given(game_of(WITH_HANDS))
@examples(40)
def test_shuffled_deals_as_the_engine_does(game: FishingGame) -> None:
    deal = FastDeal.shuffled(tables_of(game), random.Random(7).random)
    dealt = FastDeal.of(game.deal(random.Random(7), game.playing[-1]))
    assert [len(hand) for hand in deal.hands] == [len(hand) for hand in dealt.hands]
    assert sum(map(len, deal.pool)) == game.rules.pool
    assert len(deal.stock) == len(dealt.stock)
    assert deal.seat == dealt.seat
    assert all(RANK[card] == rank for rank, bucket in enumerate(deal.pool) for card in bucket)
    cards = Counter(deal.stock)
    for some in (*deal.hands, *deal.pool):
        cards.update(some)
    assert cards <= Counter(game.deck)
    assert cards == Counter(game.deck) or not game.spec.stock


def test_seats_that_do_not_play_get_nothing() -> None:
    game = FishingGame(SACKSON_GAME, 5).in_match((1, 4))
    deal = FastDeal.shuffled(tables_of(game), random.Random(7).random)
    assert [len(hand) for hand in deal.hands] == [0, 11, 0, 0, 11]
    points = playout(deal, random.Random(1))
    assert points[0] == points[2] == points[3] == 0
    assert sum(points)


def test_shuffled_deals_every_card_everywhere_alike() -> None:
    tables, rng = tables_of(FishingGame(THOTHIT)), random.Random(3)
    first = Counter(FastDeal.shuffled(tables, rng.random).hands[0][0] for _ in range(6000))
    # 200 of each of 30 designs are expected; 70 is five standard deviations.
    assert all(130 < first[card] < 270 for card in range(30))


def test_copies_are_independent() -> None:
    deal = FastDeal.shuffled(tables_of(FishingGame(THOTHIT)), random.Random(5).random)
    twin = deal.copy()
    expected = playout(deal.copy(), random.Random(1))
    playout(deal, random.Random(2))
    assert not any(deal.hands)
    assert playout(twin, random.Random(1)) == expected


def test_filled_replaces_what_was_hidden() -> None:
    deal = FastDeal.shuffled(tables_of(FishingGame(THOTHIT)), random.Random(5).random)
    hands, stock = {1: deal.hands[2], 2: deal.hands[1]}, deal.stock[::-1]
    twin = deal.filled(hands, stock)
    assert twin.hands == [deal.hands[0], deal.hands[2], deal.hands[1]]
    assert twin.stock == stock
    playout(twin, random.Random(1))
    assert [len(hand) for hand in hands.values()] == [7, 7]
    assert len(stock) == 21


def test_a_playout_stops_after_some_turns() -> None:
    """Five turns of Thothit: ten cards are played, and of all sixty none is lost."""
    deal = FastDeal.shuffled(tables_of(FishingGame(THOTHIT)), random.Random(5).random)
    playout(deal, random.Random(1), turns=5)
    assert [len(hand) for hand in deal.hands] == [5, 5, 6]
    assert len(deal.stock) == 16
    captured = sum(holding % deal.tables.width for held in deal.held for holding in held)
    assert sum(map(len, deal.pool)) + captured == 18 + 10


def test_tables_are_made_once() -> None:
    game = FishingGame(THOTHIT)
    assert tables_of(game) is tables_of(game)
