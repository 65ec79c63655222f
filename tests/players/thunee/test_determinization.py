# SPDX-License-Identifier: MIT
"""The facts in a view of Thunee, and the worlds sampled behind it."""

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.thunee.rounds import SET, X1, hands, laid, said, thunee
from tests.games.thunee.test_views import another, settled
from tests.tiers import examples
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players.thunee import determinization
from thothit_desktop.players.thunee.bitboard import ALL, NO_TRUMP, SUIT, USUAL, jodhi_points
from thothit_desktop.players.thunee.determinization import ThuneeWorlds, World, possible
from thothit_desktop.players.thunee.inference import Claim, Seen, seen_of, thunee_view

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)


def mask(codes: str) -> int:
    return USUAL.mask(cards.faces(codes.split()))


def seen_by(position: ThuneePosition, seat: int) -> Seen:
    return seen_of(position.view(seat))


def drawn(position: ThuneePosition, seat: int, count: int = 200) -> list[World]:
    return ThuneeWorlds(seen_by(position, seat)).draw(count, random.Random(3))


def whole_hands(position: ThuneePosition, pack_of: Seen) -> list[int]:
    """By seat all that is still to be played, cards in the deck too."""
    played = [event.cards[0] for event in position.history if event.kind == "played"]
    return [pack_of.pack.mask(card for card in hand if card not in played) for hand in position.layout.hands]


@given(position=hands(players=(4, 6)), seed=st.integers(0, 999))
@examples(200)
def test_what_a_view_says_is_true(position: ThuneePosition, seed: int) -> None:
    """With any options, in every phase, for every seat."""
    for seat in range(position.game.players):
        seen = seen_by(position, seat)
        truth = whole_hands(position, seen)
        for other, hand in enumerate(truth):
            assert not hand & seen.lacking[other]
            assert not hand & seen.played[other]
            assert seen.known[other] & hand == seen.known[other]
            assert seen.room[other] == (hand & seen.unseen).bit_count()
        assert sum(truth) | sum(seen.played) == ALL
        assert seen.unseen == ALL & ~sum(seen.played) & ~sum(seen.known)
        assert seen.spot.live == sum(truth)


def drawn_both_ways(seen: Seen, rng: random.Random) -> list[World]:
    """A few worlds as the expert draws them and as the master does."""
    worlds = ThuneeWorlds(seen)
    return [*worlds.draw(3, rng), *(world for world, _ in worlds.weighed(3, rng))]


@given(position=hands(players=(4, 6)), seed=st.integers(0, 999))
@examples(150)
def test_worlds_agree_with_all_that_was_shown(position: ThuneePosition, seed: int) -> None:
    seat = seed % position.game.players
    seen = seen_by(position, seat)
    for world in drawn_both_ways(seen, random.Random(seed)):
        assert sum(world.hands) == sum(whole_hands(position, seen))
        for other, hand in enumerate(world.hands):
            assert hand.bit_count() == position.rules.hand - seen.played[other].bit_count()
            assert not hand & seen.lacking[other]
            assert hand & seen.known[other] == seen.known[other]
            packet = world.packets[other]
            assert packet.bit_count() == position.rules.packet
            assert packet & (hand | seen.played[other]) == packet
        assert world.packets[seat] == seen.pack.mask(position.layout.hands[seat][: position.rules.packet])
        setter, laid_card = position.setter, position.view(seat).trump_card
        assert seen.trump == NO_TRUMP or world.trump == seen.trump
        if laid_card is not None:
            assert world.packets[setter] & SUIT[world.trump] or Move("trump last") in position.moves


@pytest.mark.parametrize("players", [4, 6])
def test_claimed_jodhis_are_in_every_world(players: int) -> None:
    """Rounds of any cards in which every Jodhi is claimed."""
    claims = 0
    for seed in range(120):
        rng = random.Random(seed)
        position = thunee(players).deal(rng)
        for _ in range(rng.randrange(60)):
            moves = [move for move in position.legal_moves() if move.kind not in ("thunee", "redeal")]
            if moves:
                position.play(moves[0] if position.phase == "jodhi" else rng.choice(moves))
        seen = seen_by(position, seed % players)
        claims += len(seen.claims)
        for world in drawn_both_ways(seen, rng) if seen.claims else ():
            for seat, points, since in seen.claims:
                then = world.hands[seat] | since
                plain = [jodhi_points(then & SUIT[suit], NO_TRUMP) for suit in range(4) if suit != seen.trump]
                mine = [claim.points for claim in seen.claims if claim.seat == seat]
                assert plain.count(points) >= mine.count(points)
    assert claims > 3


@given(position=hands(players=(4, 6)), seed=st.integers(0, 10**6))
@examples(150)
def test_worlds_come_of_the_view_alone(position: ThuneePosition, seed: int) -> None:
    rng = random.Random(seed)
    seat = rng.randrange(position.game.players)
    twin = another(position, seat, rng)
    assume(twin is not None)
    assert twin is not None
    one, other = (ThuneeWorlds(seen_of(settled(p, seat).view(seat))) for p in (position, twin))
    assert one.draw(2, random.Random(seed)) == other.draw(2, random.Random(seed))


def test_only_views_of_thunee_are_read() -> None:
    with pytest.raises(TypeError, match="Thunee"):
        thunee_view(new_game("thothit").deal(random.Random(1)).view(0))


def test_who_cannot_follow_has_none_of_the_suit() -> None:
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah, 9h, As")
    seen = seen_by(position, 2)
    assert seen.lacking == (0, 0, 0, SUIT[HEARTS])
    assert not any(world.hands[3] & SUIT[HEARTS] for world in drawn(position, 2))


def test_the_trump_card_is_in_the_setter_s_first_packet() -> None:
    position = said(laid(X1), f"{SET}, Jh")
    assert seen_by(position, 0).laid == mask("Qs")
    assert all(world.packets[1] & mask("Qs") for world in drawn(position, 0))


def test_a_last_card_named_as_trump_says_nothing_of_the_packet() -> None:
    position = said(laid(X1, last_card_trump="allowed"), "pass, pass, trump last, pass, pass, pass, pass, Jh")
    assert seen_by(position, 0).trump == DIAMONDS
    assert seen_by(position, 0).laid == 0
    assert any(not world.packets[1] & mask("Td") for world in drawn(position, 0))


def test_a_trump_card_still_hidden_is_imagined_by_the_setter_s_packet() -> None:
    """A seat with good cards of a suit probably set it: seat 3 knows two jacks, and rarely set theirs."""
    position = said(laid(X1), SET)
    assert seen_by(position, 2).trump == NO_TRUMP
    assert seen_by(position, 1).trump == SPADES
    worlds = drawn(position, 2)
    assert {world.trump for world in worlds} == {0, 1, 2, 3}
    jack_there = sum(world.packets[1] >> 6 * world.trump & 0b100000 > 0 for world in worlds)
    assert jack_there > 0.3 * len(worlds)


def test_a_possible_position_of_the_question_for_a_blind_call_plays_on() -> None:
    """The seat asked sees the question; the others see the trump maker about to choose trump."""
    asked = said(laid(X1, blind="on"), "pass, pass, pass")
    for seat in range(4):
        view = asked.view(seat)
        position = possible(view, random.Random(seat))
        assert (position.phase, position.to_move) == (("blind", 3) if seat == 3 else ("trump", 1))
        assert position.view(seat) == view
        position.play(position.legal_moves()[0])
        assert position.phase == ("play" if seat == 3 else "call")


def test_a_possible_position_keeps_the_trump_card_that_lies_there() -> None:
    hidden, own = (said(laid(X1), SET).view(seat) for seat in (2, 1))
    for view in (hidden, own):
        for seed in range(5):
            position = possible(view, random.Random(seed))
            assert position.phase == view.phase
            assert position.view(view.seat).hand == view.hand
            lying = position.view(1).trump_card
            assert lying is not None
            assert view.seat == 2 or lying == view.trump_card


def test_who_sets_a_suit_has_it_rather_than_another() -> None:
    position = said(laid(X1), f"{SET}, Jh")
    lengths = [(world.packets[1] & SUIT[SPADES]).bit_count() for world in drawn(position, 0)]
    assert sum(lengths) > 1.7 * len(lengths)


BIDDERS = """Ts Th Qd Jc 9c Ac
             Kd Qc Tc Qh Ks Td
             Jh 9h Ah Ad Kh Jd
             Js 9s As 9d Qs Kc"""


def test_who_bids_has_a_hand_for_it() -> None:
    """Seat 3 bids: the counting side may expect less against the worlds of seat 0; to pass tells little."""
    quiet, loud = laid(BIDDERS, dealer=1), said(laid(BIDDERS, dealer=1), "bid 10")
    worth = [
        sum(
            determinization.expected_count(world.packets[3], determinization.best_suit(world.packets[3]))
            for world in ws
        )
        for ws in (drawn(quiet, 0), drawn(loud, 0), drawn(said(quiet.copy(), "pass"), 0))
    ]
    assert worth[1] < worth[0] - 200 * 15
    assert abs(worth[2] - worth[0]) < 200 * 5


def test_who_wins_a_trick_and_claims_nothing_has_nothing_to_claim() -> None:
    """Seat 1 has won the second trick of X1 by its partner 3: its king and queen of spades stay unclaimed."""
    moves = f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td"
    silent = said(laid(X1), moves)
    while silent.phase == "jodhi":
        said(silent, "pass")
    said(silent, "Jd")
    loud = said(laid(X1), moves)
    said(loud, "jodhi c, jodhi s, Jd")
    pair = mask("Ks Qs")
    assert all(world.hands[1] & pair == pair for world in drawn(loud, 0))
    assert sum(world.hands[1] & pair == pair for world in drawn(silent, 0)) < 20


def test_a_jodhi_may_be_claimed_after_the_third_trick() -> None:
    moves = (
        f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, pass, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass, jodhi c"
    )
    seen = seen_by(said(laid(X1), moves), 0)
    assert seen.claims == ((3, 20, 0),)
    assert (3, mask("Kh As"), 0) in seen.asked
    assert all(world.hands[3] == mask("Kc Qc") for world in drawn(said(laid(X1), moves), 0))


BOTH_WAYS = pytest.mark.parametrize("fill", ["_fill", "_fill_evenly"])


@BOTH_WAYS
def test_cards_that_nobody_may_hold_cannot_be_dealt(fill: str) -> None:
    seen = seen_by(laid(X1), 0)
    assert getattr(ThuneeWorlds(seen), fill)(list(seen.known), [mask("Js")] * 4, random.Random(1)) is None


def test_the_suit_of_a_plain_jodhi_is_imagined() -> None:
    layout = """Js 9s As Ah Kh Qh
                Th 9h Ts Jh Tc 9c
                Ks Qs Jd 9d Ad Td
                Kd Qd Ac Jc Kc Qc"""
    dealt = said(laid(layout, dealer=3), "pass, pass, trump As, pass, pass, pass, pass, Tc, Jd, Ac, Kh")
    assert dealt.leader == 3
    assert dealt.phase == "jodhi"
    said(dealt, "jodhi d")
    while dealt.phase == "jodhi":
        said(dealt, "pass")
    assert [claim[:2] for claim in seen_by(dealt, 0).claims] == [(3, 20)]
    suits = Counter(
        suit
        for world in drawn(dealt, 0)
        for suit in range(4)
        if world.hands[3] & SUIT[suit] and jodhi_points(world.hands[3] & SUIT[suit], NO_TRUMP) == 20
    )
    assert suits[DIAMONDS]
    assert suits[CLUBS]
    assert not suits[SPADES]


def test_a_caller_is_imagined_with_high_cards() -> None:
    layout = """Jc 9c Ac Tc Jh Jd
                Kc 9h Ah Ks Qs Td
                Qc Th Kh 9s As Qd
                Qh 9d Ad Kd Js Ts"""
    position = said(laid(layout, dealer=3), "pass, pass, trump Tc, thunee, Jc")
    plain = [mask("Kc 9h Ah Ks Qs Td"), mask("Jc 9c Ac Tc Jh Jd")]
    assert [determinization.losers(hand) for hand in plain] == [6, 0]
    worlds = drawn(position, 1)
    mean = sum(determinization.losers(world.hands[0] | mask("Jc")) for world in worlds) / len(worlds)
    assert mean < 4
    assert len(drawn(position, 0)) == 200


def test_the_hands_of_a_world_are_as_likely_as_chance_makes_them() -> None:
    """As dealt, a jack lies with each of the three others alike, and less often among one's own to come."""
    position = laid(X1)
    where = Counter(
        other for world in drawn(position, 0, 600) for other in (1, 2, 3) if world.hands[other] & mask("Js")
    )
    assert all(150 < where[other] < 210 for other in (1, 2, 3))
    assert 30 < 600 - sum(where.values()) < 90


DEALT = """
    As Ah Qd Jc 9c Ac
    Js 9s Ks Qs Td Th
    Jh 9h Kh Qh Ad Kd
    Jd Ts Tc Qc Kc 9d
"""


def test_a_claim_finds_no_suit_that_others_have_been_found_in() -> None:
    seen, claim = seen_by(laid(DEALT), 0), Claim(2, 20, 0)
    taken, room = {SPADES, HEARTS, DIAMONDS, CLUBS}, (list(seen.known), list(seen.lacking))
    assert not ThuneeWorlds(seen)._claim(claim, taken, *room, random.Random(1))


@BOTH_WAYS
def test_a_hand_cannot_hold_more_than_its_size(fill: str) -> None:
    seen = seen_by(laid(DEALT), 0)
    hands = list(seen.known)
    hands[2] |= seen.unseen
    assert getattr(ThuneeWorlds(seen), fill)(hands, list(seen.lacking), random.Random(1)) is None


@pytest.mark.parametrize("step", ["_claim", "_fill"])
def test_a_claim_is_tried_again_where_the_cards_do_not_go_round(
    step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    worlds = ThuneeWorlds(replace(seen_by(laid(DEALT), 0), claims=(Claim(2, 20, 0),)))
    made, refused = getattr(worlds, step), [True, True]
    monkeypatch.setattr(worlds, step, lambda *given: None if refused and refused.pop() else made(*given))
    assert worlds.draw(1, random.Random(1))
    assert not refused
