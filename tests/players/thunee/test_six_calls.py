# SPDX-License-Identifier: MIT
"""The players of Thunee in Trips and Moenie, the calls of six players (docs/players.md)."""

import random

import pytest

from tests.games.thunee.rounds import MOENIE, TRIPS, laid, said
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import LEVELS, Limit, new_player
from thothit_desktop.players.one_round import never
from thothit_desktop.players.thunee.bitboard import USUAL, equal_cards
from thothit_desktop.players.thunee.coach import ThuneeCoach
from thothit_desktop.players.thunee.determinization import ThuneeWorlds
from thothit_desktop.players.thunee.family import ThuneeFamily
from thothit_desktop.players.thunee.inference import seen_of

LIMIT = Limit(playouts=200)
ASKED = laid(TRIPS, 0, 6, six_calls="trips-moenie")
MOENIE_ASKED = said(laid(MOENIE, 2, 6, six_calls="trips-moenie"), "pass, pass, pass, trump Ts")


def chosen(level: str, position: ThuneePosition) -> str:
    view = position.view(position.to_move)
    move = new_player(level).choose(view, LIMIT, random.Random(1), never).move
    assert position.refusal(move) is None
    return move.kind if not move.cards else cards.codes(move.cards)[0]


@pytest.mark.parametrize("position", [ASKED, MOENIE_ASKED], ids=["trips", "moenie"])
@pytest.mark.parametrize("level", LEVELS)
def test_all_but_the_child_make_the_call(level: str, position: ThuneePosition) -> None:
    call = "trips" if position is ASKED else "moenie"
    assert chosen(level, position) == ("pass" if level == "bocah" else call)


@pytest.mark.parametrize("level", LEVELS[1:])
@pytest.mark.parametrize(("calls", "wanted"), [("trips-moenie", "pass"), ("off", "redeal")])
def test_a_poor_packet_of_three_equal_cards_is_kept_for_trips(level: str, calls: str, wanted: str) -> None:
    position = laid(TRIPS, 3, 6, six_calls=calls)
    assert position.phase == "redeal"
    assert chosen(level, position) == wanted


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_is_played_to_its_end(level: str) -> None:
    for begun, call in ((ASKED, "trips"), (MOENIE_ASKED, "moenie")):
        position = said(begun.copy(), call)
        while not position.is_over:
            kind = chosen(level, position)
            said(position, kind)
        assert position.score().winners


def test_an_opponent_keeps_the_card_that_may_win_and_a_partner_throws_it() -> None:
    """Seat 5, a partner, and seat 0, an opponent, cannot follow spades."""
    hands = TRIPS.replace("9c Tc", "Jc Tc").replace("9d Jc", "9d 9c")
    position = said(laid(hands.replace("Js As", "Jh As").replace("Jh Ah", "Js Ah"), 0, 6,
                         six_calls="trips-moenie"), "trips, 9h, Qh")  # fmt: skip
    assert chosen("greedy", position) == "Jc"
    hands = TRIPS.replace("Js As Ts Ks", "Jc Ac Tc Qs").replace("Qs Qh Qd Ac", "As Qh Qd Ts")
    hands = hands.replace("9d Jc", "9d Js").replace("9c Tc Kc Qc", "9c Ks Kc Qc")
    position = said(laid(hands, 0, 6, six_calls="trips-moenie"), "trips, 9h, Qh, 9c")
    assert position.to_move == 0
    assert chosen("greedy", position) != "Jc"


@pytest.mark.parametrize(
    ("begun", "moves"),
    [
        (ASKED, "trips"),
        (ASKED, "trips, 9s, Qs, 9c"),
        (ASKED, "trips, 9s, Qs, 9c, As, Jh, Jd, 9h"),
        (MOENIE_ASKED, "moenie"),
        (MOENIE_ASKED, "moenie, Js"),
    ],
)
def test_every_world_has_the_cards_that_a_call_needs(begun: ThuneePosition, moves: str) -> None:
    position = said(begun.copy(), moves)
    for seat in range(6):
        seen = seen_of(position.view(seat))
        if seat == position.caller:
            continue
        for world in ThuneeWorlds(seen).draw(10, random.Random(seat)):
            held = cards.codes([USUAL.card(1 << n) for n in range(24) if
                                (world.hands[3] | seen.played[3]) >> n & 1])  # fmt: skip
            if position.solo == "trips":
                assert max([sum(code[0] == rank for code in held) for rank in "J9ATKQ"]) >= 3
            else:
                assert len({code[1] for code in held}) == 1
                assert any(code[0] == "J" for code in held)


@pytest.mark.parametrize("position", [ASKED, MOENIE_ASKED], ids=["trips", "moenie"])
def test_the_coach_weighs_the_call_against_a_pass(position: ThuneePosition) -> None:
    view = position.view(position.to_move)
    advice = ThuneeCoach().advise(view, LIMIT, random.Random(2), never, Move("pass"))
    kinds = {option.move.kind for option in advice.options}
    assert {"pass"} < kinds
    assert advice.options[0].move.kind in ("trips", "moenie")
    assert [reason.kind for reason in advice.facts] == ["won"]


def test_they_are_no_sensible_moves_for_a_fallback() -> None:
    family = ThuneeFamily()
    assert [move.kind for move in family.sensible(ASKED.view(3))] == ["pass"]


def test_a_world_that_lacks_the_cards_of_a_call_is_drawn_without_them() -> None:
    """No cards fit the seats that cannot follow; then only what was seen counts."""
    seen = seen_of(said(ASKED.copy(), "trips").view(0))
    filled = [[], [1] * 6]
    assert ThuneeWorlds(seen)._hands(random.Random(1), lambda hands, lacking, rng: filled.pop(0)) == [1] * 6


def test_four_different_ranks_are_no_trips() -> None:
    assert equal_cards(USUAL.mask(cards.faces(["Js", "9s", "Ah", "Td"]))) == 0
