# SPDX-License-Identifier: MIT
"""A deal moved to another seat is the same game, with the same moves, score and fingerprint."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.fingerprint import DIGITS, fingerprint
from thothit_desktop.games.known_deal import KnownDeal, turn_order_of
from thothit_desktop.games.record import deal_number

SEATS = [(spec.id, players) for spec in games().values() for players in spec.players]


@pytest.mark.parametrize(("game_id", "players"), SEATS)
def test_a_round_from_another_seat_has_the_same_moves_and_score(game_id: str, players: int) -> None:
    game = new_game(game_id, players)
    for number, turn_order in ((1, 0), (2, 1), (3, players - 1)):
        deal = KnownDeal.numbered(game, number)
        here = game.from_layout(deal.layout)
        there = game.from_layout(*deal.from_seat(0, turn_order))
        assert turn_order_of(0, there.dealer, players) == turn_order

        def moved(seat: int, turn_order: int = turn_order) -> int:
            return (seat - turn_order) % players

        def mapped(move: Move, turn_order: int = turn_order) -> Move:
            """The move by the seats there; a draw for several names them in order, each with its cards."""
            drawn = len(move.cards) // max(1, len(move.seats))
            told = sorted(
                ((seat - turn_order) % players, move.cards[drawn * at : drawn * (at + 1)])
                for at, seat in enumerate(move.seats)
            )
            if len(told) < 2:
                return move._replace(seats=tuple(seat for seat, _ in told))
            cards = tuple(card for _, cards in told for card in cards)
            return move._replace(seats=tuple(seat for seat, _ in told), cards=cards)

        rng = random.Random(number)
        while not here.is_over:
            legal = here.legal_moves()
            luck = here.chance(rng)
            if luck is None:
                assert there.to_move == moved(here.to_move)
                assert set(there.legal_moves()) == {mapped(move) for move in legal}
            move = luck or rng.choice(legal)
            assert there.refusal(mapped(move)) is None
            here.play(move)
            there.play(mapped(move))
        assert there.is_over
        score, turned = here.score(), there.score()
        assert [turned.points[moved(seat)] for seat in range(players)] == list(score.points)
        assert [turned.lines[moved(seat)] for seat in range(players)] == list(score.lines)
        assert set(turned.winners) == {moved(seat) for seat in score.winners}


@pytest.mark.parametrize(("game_id", "players"), SEATS)
def test_a_number_is_one_deal_whoever_deals_it(game_id: str, players: int) -> None:
    """So a deal by number is recognised in whichever seat the person was."""
    game = new_game(game_id, players)
    deal = KnownDeal.numbered(game, 20261122)
    for dealer in range(players):
        dealt = deal_number(game, 20261122, dealer)
        assert KnownDeal.dealt(game, dealt, 20261122) == deal
        turn_order = turn_order_of(0, dealer, players)
        assert deal.from_seat(0, turn_order) == (dealt.layout, dealer)


PLAYABLE = st.sampled_from(SEATS).map(lambda seats: new_game(*seats))


@given(PLAYABLE, st.integers(0, 2**31 - 1), st.data())
def test_the_fingerprint_is_the_same_from_every_seat(game, number, data) -> None:
    dealer = data.draw(st.integers(0, game.players - 1))
    dealt = KnownDeal.dealt(game, deal_number(game, number, dealer), None)
    assert dealt.fingerprint == KnownDeal.numbered(game, number).fingerprint
    assert len(dealt.fingerprint) == DIGITS
    assert set(dealt.fingerprint) <= set("0123456789abcdef")


@given(PLAYABLE, st.integers(0, 2**31 - 1), st.data())
def test_other_cards_have_another_fingerprint(game, number, data) -> None:
    """Two cards that change places, wherever they lie."""
    layout = KnownDeal.numbered(game, number).layout
    zones = [list(zone) for zone in (*layout.hands, layout.pool, layout.stock)]
    places = [(zone, at) for zone, cards in enumerate(zones) for at in range(len(cards))]
    (zone, at), (other, there) = (
        data.draw(st.sampled_from(places)),
        data.draw(st.sampled_from(places)),
    )
    zones[zone][at], zones[other][there] = zones[other][there], zones[zone][at]
    changed = Layout(tuple(tuple(hand) for hand in zones[:-2]), tuple(zones[-2]), tuple(zones[-1]))
    same = changed == layout
    assert (fingerprint(game, changed) == fingerprint(game, layout)) is same


@given(st.integers(0, 2**31 - 1))
def test_other_games_rules_and_numbers_have_other_fingerprints(number: int) -> None:
    plain = new_game("sackson", 3)
    found = {
        KnownDeal.numbered(plain, number).fingerprint,
        KnownDeal.numbered(plain, number + 1).fingerprint,
        KnownDeal.numbered(new_game("sackson", 4), number).fingerprint,
        KnownDeal.numbered(new_game("sackson", 3, {"bonus": "on"}), number).fingerprint,
        KnownDeal.numbered(new_game("totit-cats", 3), number).fingerprint,
    }
    assert len(found) == 5


def test_a_fingerprint_stays_what_it_is() -> None:
    """Indexes of saved games hold it."""
    assert KnownDeal.numbered(new_game("thothit"), 1).fingerprint == "055cbc1d08e6dabb"


def test_a_deal_without_a_number_has_none() -> None:
    game = new_game("thothit")
    layout = deal_number(game, 3).layout
    assert KnownDeal(game, layout).number is None
    assert KnownDeal.numbered(game, 3) == KnownDeal(game, layout, 3)
