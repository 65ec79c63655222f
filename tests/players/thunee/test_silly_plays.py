# SPDX-License-Identifier: MIT
"""Plays of Thunee that a partner would frown upon: no level from the regular up makes them."""

import random

import pytest

from tests.games.thunee.rounds import laid, said
from tests.players.tokens import never
from thothit_desktop.games.cards import code
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.thunee.greedy import in_thumb_order
from thothit_desktop.players.thunee.inference import seen_of

QUIET = "pass, pass, pass, pass"


def plays(position: ThuneePosition, level: str) -> set[str]:
    """Return the plays of a level in several decisions."""
    view, player = position.view(position.to_move), new_player(level)
    return {
        write_move(player.choose(view, Limit(playouts=600), random.Random(seed), never).move)
        for seed in range(4)
    }


@pytest.fixture(params=["langganan", "empu"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.whole
def test_no_lone_nine_is_led_while_its_jack_is_out(level: str) -> None:
    layout = """Jh Ah 9d Td Ks Tc
                Js 9s As Qs Ad Th
                9h Ts Qd Kd Qc Kc
                Kh Qh Jd Jc 9c Ac"""
    position = said(laid(layout), f"pass, pass, trump Qs, {QUIET}")
    assert position.to_move == 2
    assert "9h" not in plays(position, level)


@pytest.mark.whole
def test_nor_later_in_the_hand(level: str) -> None:
    """Seat 0 has won the first trick, and knows nothing of the jack of clubs."""
    layout = """Jh Ts Kd 9c Qd Th
                Js 9s As Qs Ad Qh
                9h Ah Td Tc Kc Ks
                Kh Jd 9d Jc Ac Qc"""
    position = said(laid(layout), f"pass, pass, trump Qs, {QUIET}, Ah, Kh, Jh, Qh, pass")
    assert (position.phase, position.to_move) == ("play", 0)
    assert "9c" not in plays(position, level)


@pytest.mark.whole
def test_nor_where_only_trumps_are_left_beside_lone_nines(level: str) -> None:
    """Seat 0 has won the first trick, and holds three trumps and two nines."""
    layout = """Jh Ts Ks 9c 9d As
                Js 9s Qd Qs Ad Qh
                9h Ah Td Tc Kc Th
                Kh Jd Kd Jc Ac Qc"""
    position = said(laid(layout), f"pass, pass, trump Qs, {QUIET}, Ah, Kh, Jh, Qh")
    assert (position.phase, position.to_move) == ("play", 0)
    assert not plays(position, level) & {"9c", "9d"}


@pytest.mark.whole
def test_no_nine_is_thrown_to_the_king_of_the_others(level: str) -> None:
    layout = """Kh Th 9s Qh 9h Qs
                Jc 9c Kc Js Ad As
                Qd Jh Ah Td Ac Ts
                Kd Jd 9d Ks Tc Qc"""
    position = said(laid(layout), f"pass, pass, trump Kc, {QUIET}, Qd, Kd")
    assert position.to_move == 0
    assert not plays(position, level) & {"9s", "9h"}


def test_no_ten_of_trumps_is_laid_on_the_partner_s_jack(level: str) -> None:
    layout = """Ts Qc Kd Qd Kc Td
                Js 9s Ks Ah Ac Jc
                Jh 9h Ad 9d Tc As
                Kh Th Qh Jd 9c Qs"""
    position = said(laid(layout), f"pass, pass, trump Ks, {QUIET}, Jh, Kh")
    assert position.to_move == 0
    assert "Ts" not in plays(position, level)


def test_equals_stand_in_the_order_of_the_rules_of_thumb() -> None:
    """Last in a trick of the others: the cheapest trumps take it, and what counts least is thrown into it."""
    layout = """Jd Ad Td 9c Tc Jc
                Js 9s As Qs Ah Th
                9h Qh Kd Qd Qc Kc
                Kh Jh 9d Ts Ks Ac"""
    position = said(laid(layout, dealer=3), f"pass, pass, trump Jd, {QUIET}, Ah, Qh, Kh")
    view = position.view(0)
    order = [code(move.card) for move in in_thumb_order(seen_of(view), view.legal_moves())]
    assert order == ["Td", "Ad", "Jd", "Tc", "9c", "Jc"]


@pytest.mark.parametrize("player", ["tangga", "langganan", "sesepuh", "empu"])
def test_a_trick_that_the_partner_wins_gets_no_trump_from_the_last_seat(player: str) -> None:
    """Seat 1 has no heart; seat 3 has played the jack."""
    layout = """Qh Ts Kd Qd Kc Td
                Ks Js 9s Jc Ac Qc
                Th 9h Ad 9d Tc As
                Jh Kh Ah Jd 9c Qs"""
    position = said(laid(layout), f"pass, pass, trump Ks, {QUIET}, Th, Jh, Qh")
    assert position.to_move == 1
    assert plays(position, player) <= {"Jc", "Ac", "Qc"}


@pytest.mark.parametrize("player", ["tangga", "langganan", "sesepuh", "empu"])
def test_the_last_seat_stays_below_its_partner(player: str) -> None:
    """Seat 1 has the king of hearts and the nine, seat 3 has played the ace."""
    layout = """Qh Ts Kd Qd Kc Td
                Ks Js 9s Jc Kh 9h
                Th Ad 9d Tc As Qc
                Ah Jh Ac Jd 9c Qs"""
    position = said(laid(layout), f"pass, pass, trump Ks, {QUIET}, Th, Ah, Qh")
    assert position.to_move == 1
    assert plays(position, player) == {"Kh"}
