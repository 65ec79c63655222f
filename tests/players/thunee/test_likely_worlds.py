# SPDX-License-Identifier: MIT
"""Worlds weighted by the plays of the other seats of Thunee."""

import random

import pytest

from tests.games.thunee.rounds import STRONG, laid, said, thunee
from tests.players.tokens import after, never
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.budget import Budget, EndedError
from thothit_desktop.players.thunee.bitboard import USUAL
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import Seen, seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds
from thothit_desktop.players.thunee.play_likelihood import PlayLikelihood

RNG = 4
LAYOUT = """Ts Qc Kd Qd Kc Td
            Js 9s Ks Ah Ac Jc
            Jh 9h Ad 9d Tc As
            Kh Th Qh Jd 9c Qs"""
LED = "pass, pass, trump Ks, pass, pass, pass, pass, Jh, Kh"


def seen_at(position: ThuneePosition) -> Seen:
    return seen_of(thunee_view(position.view(position.to_move)))


def drawn(seen: Seen, limit: Limit, cost: int = 1) -> list[tuple[World, float]]:
    return list(likely_worlds(seen, cost, Budget(limit, never), random.Random(RNG)))


def late(number: int, left: int) -> ThuneePosition:
    """A hand played by rules of thumb until somebody has to choose among so many cards."""
    position, player = thunee().deal(random.Random(number)), new_player("greedy")
    while position.phase != "play" or len(position.legal_moves()) != left or len(position.tricks) < 4:
        moves = position.legal_moves()
        view = position.view(position.to_move)
        position.play(moves[0] if len(moves) == 1 else _move(player, view))
    return position


def _move(player: object, view: object) -> Move:
    return player.choose(view, Limit(playouts=1), random.Random(1), never).move  # type: ignore[attr-defined,no-any-return]


def test_as_many_worlds_as_the_budget_allows() -> None:
    seen = seen_at(said(laid(LAYOUT), LED))
    assert 1 <= len(drawn(seen, Limit(playouts=30), cost=3)) <= 10
    assert drawn(seen, Limit(playouts=2), cost=3) == []
    assert len(drawn(seen, Limit(ms=60_000))) > 100


def test_every_world_comes_once_with_its_weight() -> None:
    """Late in a hand few worlds are possible, and each is solved once."""
    worlds = drawn(seen_at(late(3, 2)), Limit(playouts=400))
    keys = [(world.hands, world.trump) for world, _ in worlds]
    assert len(set(keys)) == len(keys) < 120
    weights = [weight for _, weight in worlds]
    assert min(weights) > 0
    assert max(weights) > 2 * min(weights)


def test_the_time_can_end_while_worlds_are_drawn() -> None:
    seen = seen_at(said(laid(LAYOUT), LED))
    with pytest.raises(EndedError):
        list(likely_worlds(seen, 1, Budget(Limit(playouts=100), after(20)), random.Random(RNG)))
    some = list(likely_worlds(seen, 3, Budget(Limit(playouts=30), after(163)), random.Random(RNG)))
    assert len(some) == 3
    position = said(laid(LAYOUT), LED)
    view = position.view(position.to_move)
    quick = new_player("empu").choose(view, Limit(playouts=1000), random.Random(1), after(20))
    assert quick.move == new_player("greedy").choose(view, Limit(playouts=1), random.Random(1), never).move


def world_of(position: ThuneePosition) -> World:
    packets = tuple(USUAL.mask(hand[: position.rules.packet]) for hand in position.layout.hands)
    return World(tuple(USUAL.mask(hand) for hand in position.hands), packets, position.trump)


def test_what_the_rules_of_thumb_play_is_likelier() -> None:
    """Among players by these rules the true world is likelier than one with two hands exchanged."""
    likelier = worse = 0
    for number in range(30):
        position = late(number, 2)
        seen, true = seen_at(position), world_of(position)
        hands = list(true.hands)
        one, other = ((seen.view.seat + step) % 4 for step in (1, 3))
        if hands[one].bit_count() != hands[other].bit_count():
            continue
        hands[one], hands[other] = hands[other], hands[one]
        likelihood = PlayLikelihood(seen)
        first, second = likelihood.of(true), likelihood.of(true._replace(hands=tuple(hands)))
        likelier += first > second
        worse += first < second
    assert likelier > worse


def test_under_thunee_plays_say_nothing() -> None:
    position = said(laid(STRONG, dealer=2), "pass, pass, trump Jc, thunee, Jc, Kc")
    assert PlayLikelihood(seen_at(position)).of(world_of(position)) == 1.0


def test_the_lowest_trump_is_laid() -> None:
    """Seat 1 laid the king of spades: hardly with the queen among its first cards."""
    seen, true = (made(said(laid(LAYOUT), LED)) for made in (seen_at, world_of))
    likelihood, packets = PlayLikelihood(seen), list(true.packets)
    assert likelihood.of_trump_card(true) == 1.0
    packets[1] |= USUAL.mask([USUAL.cards[0]])
    assert likelihood.of_trump_card(true._replace(packets=tuple(packets))) < 0.5
    own = seen_at(said(laid(LAYOUT), f"{LED}, Td"))
    assert PlayLikelihood(own).of_trump_card(true) == 1.0
