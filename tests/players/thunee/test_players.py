# SPDX-License-Identifier: MIT
"""Bids, calls and plays of the computer players of Thunee."""

import random
from itertools import count

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.thunee.rounds import SET, X1, hands, laid, last_of_double, said, thunee
from tests.games.thunee.test_views import another, settled
from tests.players.tokens import after, never
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import PLAYERS, Decision, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.thunee.expert import ThuneeExpertPlayer
from thothit_desktop.players.thunee.solo_solver import CAUGHT, MADE, PARTNER
from thothit_desktop.players.thunee.tricks import balls

FEW, SOME = Limit(playouts=40), Limit(playouts=300)
LEVELS = ("greedy", "expert", "langganan", "empu")
DEAL = 36
"""The cost of one deal for a player with six cards, all of them legal."""


def decided(position: ThuneePosition, level: str, limit: Limit = SOME, seed: int = 1) -> Decision:
    view = position.view(position.to_move)
    return new_player(level).choose(view, limit, random.Random(seed), never)


def move(position: ThuneePosition, level: str, limit: Limit = SOME) -> str:
    return write_move(decided(position, level, limit).move)


def claimed(position: ThuneePosition) -> ThuneePosition:
    """The position with every question for a Jodhi passed."""
    while position.phase == "jodhi":
        said(position, "pass")
    return position


@pytest.fixture(params=LEVELS)
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@given(position=hands(), seed=st.integers(0, 10**6), player=st.sampled_from(PLAYERS))
@examples(200)
def test_chooses_a_legal_move_again_and_again(position: ThuneePosition, seed: int, player: str) -> None:
    """In every phase, with every option, four or six seats."""
    assume(not position.is_over)
    decision = decided(position, player, FEW, seed)
    assert decision == decided(position, player, FEW, seed)
    assert position.refusal(decision.move) is None
    assert decision.playouts <= 40
    if decision.considered:
        assert decision.move == decision.considered[0].move
        moves = [one.move for one in decision.considered]
        assert len(set(moves)) == len(moves)
        assert set(moves) <= set(position.legal_moves())
        margins = [round(one.margin, 6) for one in decision.considered]
        assert margins == sorted(margins, reverse=True)


@given(position=hands(), seed=st.integers(0, 10**6), player=st.sampled_from(PLAYERS))
@examples(100)
def test_sees_no_more_than_its_view(position: ThuneePosition, seed: int, player: str) -> None:
    """The same view of two deals that differ in what is hidden: the same answer."""
    assume(not position.is_over)
    rng = random.Random(seed)
    seat = position.to_move
    twin = another(position, seat, rng)
    assume(twin is not None)
    assert twin is not None
    twin = settled(twin, seat)
    assert twin.view(seat) == position.view(seat)
    assert decided(twin, player, FEW, seed) == decided(position, player, FEW, seed)


def played_out(level: str, players: int, seed: int, **options: str) -> ThuneePosition:
    position = thunee(players, **options).deal(random.Random(seed))
    while not position.is_over:
        position.play(decided(position, level, FEW, seed).move)
    return position


@pytest.mark.whole
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("preset", ["cats", "durban"])
def test_plays_whole_hands(level: str, players: int, preset: str) -> None:
    for seed in range(3):
        position = played_out(level, players, seed, preset=preset, royals="on", blind="on")
        assert position.balls() or position.redealt


def test_a_seat_that_is_not_asked_has_no_move(level: str) -> None:
    with pytest.raises(ValueError, match="seat 0 has no move"):
        new_player(level).choose(laid(X1).view(0), FEW, random.Random(1), never)


def test_other_games_are_refused() -> None:
    with pytest.raises(TypeError, match="Thunee"):
        ThuneeExpertPlayer().choose(
            new_game("thothit").deal(random.Random(1)).view(0), FEW, random.Random(1), never
        )


def test_cancelled_answers_at_once_as_greedy_does() -> None:
    position = said(laid(X1), SET)
    view = position.view(position.to_move)
    quick = new_player("expert").choose(view, Limit(playouts=10**9), random.Random(1), lambda: True)
    assert quick == new_player("greedy").choose(view, FEW, random.Random(1), never)


def test_cancelled_in_the_first_deal_leaves_it_to_greedy() -> None:
    position = said(laid(X1), SET)
    view = position.view(position.to_move)
    quick = new_player("expert").choose(view, Limit(playouts=10**9), random.Random(1), after(3))
    assert quick == decided(position, "greedy")


@pytest.mark.whole
def test_cancelled_while_thinking() -> None:
    """A deal in which it is cancelled does not count."""
    position = said(laid(X1), SET)
    view, some = position.view(position.to_move), after(300)
    decision = new_player("expert").choose(view, Limit(playouts=10**9), random.Random(1), some)
    whole = Limit(playouts=decision.playouts - DEAL)
    assert decision.considered == decided(position, "expert", whole).considered != ()


def test_one_deal_is_given_up_soon() -> None:
    """Solving it asks again and again, since six cards may take long."""
    position = said(laid(X1), SET)
    view, questions = position.view(position.to_move), count()
    new_player("expert").choose(view, Limit(playouts=DEAL), random.Random(1), lambda: next(questions) < 0)
    assert next(questions) > 10


def test_milliseconds_end_the_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a millisecond whenever it is looked at, also within a deal."""
    ticks = count()
    monkeypatch.setattr("thothit_desktop.players.budget.time.monotonic", lambda: next(ticks) / 1000)
    position = said(laid(X1), SET)
    assert decided(position, "expert", Limit(ms=5)) == decided(position, "greedy")
    longer = decided(position, "expert", Limit(ms=300))
    assert longer.considered
    assert next(ticks) < 400


def test_too_few_playouts_leave_it_to_greedy() -> None:
    for position in (laid(X1), said(laid(STRONG, dealer=3), "pass, pass"), said(laid(X1), SET)):
        assert decided(position, "expert", Limit(playouts=1)) == decided(position, "greedy")


def test_greedy_beats_random_widely() -> None:
    greedy, *_ = simulate(thunee(), ("greedy", "random") * 2, 60, FEW)
    assert greedy.wins is not None
    assert greedy.wins.within is not None
    assert greedy.wins.mean - greedy.wins.within > 0.5


@pytest.mark.long
def test_expert_beats_greedy() -> None:
    expert, *_ = simulate(thunee(), ("expert", "greedy") * 2, 40, Limit(playouts=30))
    assert expert.margin.mean > 0


# Bidding

STRONG = """Js 9s As Jh 9h Ah
            Ts Th Qd Kc 9c Ac
            Ks Qs Kh Qh Jc Td
            Jd 9d Ad Kd Tc Qc"""
"""Seat 0 has a packet to bid on, and is asked first where seat 2 deals."""


def test_a_strong_packet_bids(level: str) -> None:
    assert move(laid(STRONG, dealer=2), level) == "bid 10"
    assert move(laid(POOR, dealer=2), level) == "pass"


def test_the_strong_suit_is_set_by_a_low_card(level: str) -> None:
    position = said(laid(STRONG, dealer=3), "pass, pass")
    assert move(position, level) == "trump As"


def test_no_bid_is_above_what_may_be_bid(level: str) -> None:
    """After 100 only 104 may be bid, and after that nothing but Thunee."""
    position = said(laid(STRONG, dealer=2), "bid 100")
    assert move(position, level) == "pass"
    said(position, "bid 104")
    assert move(position, level) == "pass"


DEFENCE = """Ks Jd 9d Jc Th Qc
             Js 9s As Qd Ad Kc
             Jh 9h Ah Kh Td 9c
             Qs Ts Qh Kd Ac Tc"""
"""Seat 0 has a strong suit, and a jack that is worth more against a bid of the others."""


@pytest.mark.parametrize(("lost", "bid"), [("1", "bid 10"), ("2", "pass")])
def test_where_a_failed_bid_costs_two_balls_a_fair_packet_passes(level: str, lost: str, bid: str) -> None:
    options = {"call-and-lost": lost}
    assert move(laid(DEFENCE, dealer=2, **options), level) == bid
    assert move(laid(STRONG, dealer=2, **options), level) == "bid 10"


def test_few_deals_leave_bids_trumps_and_thunee_to_the_rule_of_thumb() -> None:
    """A hundred playouts are twenty deals, which show nothing about a bid."""
    poor = laid(POOR, dealer=2)
    for position in (
        poor,
        said(poor.copy(), "pass, pass"),
        said(laid(SURE, dealer=3), "pass, pass, trump As"),
    ):
        for seed in range(5):
            few = decided(position, "sesepuh", Limit(playouts=100), seed)
            assert few == decided(position, "langganan")


@pytest.mark.parametrize("player", [player for player in PLAYERS if player != "random"])
def test_the_question_for_a_blind_call_is_passed(player: str) -> None:
    position = said(laid(STRONG, dealer=2, blind="on", royals="on"), "bid 10, pass, pass")
    assert (position.phase, position.to_move) == ("blind", 0)
    assert move(position, player, FEW) == "pass"
    said(position, "pass")
    assert (position.phase, position.to_move) == ("blind", 2)
    assert move(position, player, FEW) == "pass"


def test_bids_of_ten_go_on_as_long_as_the_packet_is_worth_them(level: str) -> None:
    position = said(laid(STRONG, dealer=2, calls="next-ten"), "bid 10")
    free = said(laid(STRONG, dealer=2), "bid 10")
    assert move(position, level) == move(free, level)
    high = ", ".join(f"bid {points}" for points in range(10, 91, 10))
    assert move(said(laid(STRONG, dealer=2, calls="next-ten"), high), level) == "pass"


def test_the_balls_of_a_call_are_those_of_the_options() -> None:
    rules = thunee(blind="on", blind_worth="6", partner_catch="4").rules
    assert [balls(outcome, rules, "thunee") for outcome in (MADE, CAUGHT, PARTNER)] == [4, -4, -4]
    assert [balls(outcome, rules, "blind-thunee") for outcome in (MADE, CAUGHT, PARTNER)] == [6, -6, -6]
    usual = thunee(blind="on").rules
    assert [balls(outcome, usual, "royals") for outcome in (MADE, CAUGHT, PARTNER)] == [4, -4, -8]
    assert [balls(outcome, usual, "blind-royals") for outcome in (MADE, CAUGHT, PARTNER)] == [8, -8, -8]
    six = thunee(6, six_calls="trips-moenie", trips_partner="6", partner_catch="4").rules
    assert [balls(outcome, six, "trips") for outcome in (MADE, CAUGHT, PARTNER)] == [3, -3, -6]
    assert [balls(outcome, six, "moenie") for outcome in (MADE, CAUGHT, PARTNER)] == [4, -4, -8]


POOR = """Ks Qs Kh Qh Kd Qd
          Js 9s As Ts Jh 9h
          Ah Th Jd 9d Ad Td
          Jc 9c Ac Tc Kc Qc"""
WEAK = """Ks Qd Kh Qc Kd Qs
          Js 9s As Ts Jh 9h
          Ah Th Jd 9d Ad Td
          Jc 9c Ac Tc Kc Qh"""


def test_a_poor_packet_is_dealt_again(level: str) -> None:
    assert move(laid(WEAK, dealer=3), level) == "redeal"


def test_two_jodhis_are_not_a_poor_packet_to_everybody() -> None:
    """Expert sets trump with a packet that counts 10 if it promises more than nothing."""
    margins = {write_move(one.move): one.margin for one in decided(laid(POOR, dealer=3), "expert").considered}
    weak = {write_move(one.move): one.margin for one in decided(laid(WEAK, dealer=3), "expert").considered}
    assert margins["redeal"] == weak["redeal"] == 0
    assert margins["pass"] > weak["pass"]


SURE = """Js 9s As Jh 9h Jc
          Ts Th Qd Kc 9c Ac
          Ks Qs Kh Qh Tc Td
          Jd 9d Ad Kd Ah Qc"""
ROYAL = """Qs Ks Ts Qh Kh Qc
           As 9s Qd Kc 9c Ac
           Js Ah Jh Th Tc Td
           Jd 9d Ad Kd 9h Jc"""


def test_thunee_is_called_with_nothing_but_the_highest_cards(level: str) -> None:
    position = said(laid(SURE, dealer=3), "pass, pass, trump As")
    assert move(position, level) == "thunee"
    said(position, "thunee")
    assert move(position, level) == "Js"


@pytest.mark.whole
def test_royals_are_called_with_nothing_but_the_lowest(level: str) -> None:
    position = said(laid(ROYAL, dealer=3, royals="on"), "pass, pass, trump Ts")
    assert move(position, level) == "royals"
    said(position, "royals")
    assert move(position, level) == "Qs"


def test_thunee_is_not_called_with_a_common_hand(level: str) -> None:
    position = said(laid(X1, royals="on"), "pass, pass, trump Qs")
    while position.phase == "call":
        assert move(position, level) == "pass"
        said(position, "pass")


# Tricks


def test_the_partner_s_sure_trick_gets_the_points(level: str) -> None:
    """Seat 1 plays last, without hearts, and seat 3 has the jack of them there."""
    layout = """Ah Qh Kc Tc 9c 9h
                Js 9s Ks As Td Qd
                Kh Th Ts Ad 9d Jc
                Jh Ac Qs Kd Qc Jd"""
    position = said(laid(layout), "pass, pass, trump Ks, pass, pass, pass, pass, Kh, Jh, Qh")
    assert move(position, level) == "Td"


def test_a_trump_is_not_wasted_on_the_partner_s_trick(level: str) -> None:
    layout = """Ts Qs Kc Td Tc Qd
                Js 9s Ks As Ah Th
                Jh 9h Qh Ad 9d Jc
                Jd Ac 9c Kh Qc Kd"""
    position = said(laid(layout), "pass, pass, trump Ks, pass, pass, pass, pass, Jh, Kh, Td, Th")
    assert claimed(position).to_move == 2
    said(position, "9h, Qc")
    assert move(position, level)[1] != "s"


def test_a_poor_trick_is_not_worth_a_trump() -> None:
    """Greedy keeps its trumps where eight points lie, and takes 25 with the lowest."""
    layout = """Jh 9h Ah Th Kc Kh
                Js 9s As Ts Qc Qh
                Kd Jd 9d Ad Td Ks
                Qd Jc 9c Ac Tc Qs"""
    position = said(laid(layout), "pass, pass, trump Ts, pass, pass, pass, pass, Kd, Qd, Kc")
    assert move(position, "greedy") in ("Qc", "Qh")
    rich = said(laid(layout), "pass, pass, trump Ts, pass, pass, pass, pass, 9d, Qd, Kc")
    assert move(rich, "greedy") == "Ts"


def test_points_go_to_the_partner_s_trick_but_no_card_that_would_win_another() -> None:
    """Greedy gives the ten under a jack while its suit goes round, and keeps the nine for later."""
    layout = """Kc Tc Kh Qs Td Kd
                Js 9s As Ac 9h Th
                Jc Qh Ad 9d Jd Ah
                Qc 9c Jh Ks Ts Qd"""
    talk = "pass, pass, trump As, pass, pass, pass, pass"
    assert move(said(laid(layout), f"{talk}, Jc, Qc"), "greedy") == "Tc"
    assert move(said(laid(layout), f"{talk}, Qh, Jh, Kh"), "greedy") == "Th"


def test_whoever_plays_last_takes_the_trick_with_what_could_be_beaten_later(level: str) -> None:
    layout = """Ts 9c Kc Td Tc Qd
                Js 9s Ks As Ah Kd
                Kh Th Qh Ad 9d Jc
                Jh 9h Ac Qs Qc Jd"""
    position = said(laid(layout), "pass, pass, trump Ks, pass, pass, pass, pass, Kh, 9h, Td")
    assert move(position, level) == "Ah"


# Jodhis and the last trick


def test_a_jodhi_is_claimed(level: str) -> None:
    position = said(laid(X1), f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td")
    assert position.phase == "jodhi"
    assert move(position, level) == "jodhi c"


def test_double_is_called_when_it_is_sure(level: str) -> None:
    position = last_of_double()
    said(position, "Ts, Tc, Jc, Kd")
    assert position.legal_moves()[-1].kind == "double"
    assert move(position, level) == "double"
    said(position, "double")
    assert move(position, level) == "9h"


def test_double_is_not_called_when_the_partner_would_win(level: str) -> None:
    position = last_of_double()
    said(position, "9h, Ac, Jc, Kd, Ts, Tc")
    assert position.legal_moves()[-1].kind == "double"
    assert move(position, level) == "Jd"


X1_TO_CLAIM = f"{SET}, Jh, Kh, Th, Ah, 9h, As, Qd, Td"


def test_khanaak_is_called_when_it_is_sure(level: str) -> None:
    """With Jodhi 50 in trumps 60 are more than the 54 of the others, with 20 they are not."""
    sure = said(
        laid(X1), f"{X1_TO_CLAIM}, pass, jodhi s, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass, Ks, Tc, Kc, 9c"
    )
    assert sure.legal_moves()[-1].kind == "khanaak"
    assert move(sure, level) == "khanaak"
    short = said(laid(X1), f"{X1_TO_CLAIM}, jodhi c, pass, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac")
    said(claimed(short), "Ks, Tc, Kc, 9c")
    assert short.legal_moves()[-1].kind == "khanaak"
    assert move(short, level) == "Qs"


@pytest.mark.parametrize(("khanaak", "called"), [("with-call", "Qs"), ("cards-only", "khanaak")])
def test_khanaak_is_called_when_it_is_sure_by_its_option(level: str, khanaak: str, called: str) -> None:
    """With a call of 40 the 54 of the others are more than 60; without Jodhis they are not."""
    position = said(
        laid(X1, khanaak=khanaak), "bid 30, pass, bid 40, pass, pass, trump Qs, pass, pass, pass, pass"
    )
    said(position, "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass")
    said(position, "Ks, Tc, Kc, 9c")
    assert move(position, level) == called


# No trump

TRUMPLESS = """Jh 9h Ah Th Kh Qh
               Js 9s As Ts Ks Jc
               Jd 9d Ad Td Kd Qd
               Qs 9c Ac Tc Kc Qc"""


def test_without_a_trump_the_cards_are_dealt_again(level: str) -> None:
    position = said(laid(TRUMPLESS), "pass, pass, trump Ts, pass, pass, pass, pass, Qd")
    assert position.phase == "redeal"
    assert move(position, level) == "redeal"


def test_a_high_call_is_worth_playing_on_without_a_trump() -> None:
    moves = "bid 100, pass, pass, trump Ts, pass, pass, pass, pass, Jd"
    position = said(laid(TRUMPLESS, dealer=3), moves)
    assert position.phase == "redeal"
    assert move(position, "expert") == move(position, "greedy") == "pass"
    assert decided(position, "expert", Limit(playouts=1)) == decided(position, "greedy")


# Thunee

CATCH = """Th Kc 9c Ac Tc Qc
           Js 9s As 9h Ah Ts
           Jh Qh Ks Ad Td Kd
           Kh Qs Jd 9d Jc Qd"""
"""Seat 1 calls Thunee and has no jack of hearts."""
OWN = """Th Kc 9c Ac Tc Qc
         Js 9s As 9h Ah Ts
         Kh Qs Jd 9d Jc Qd
         Jh Qh Ks Ad Td Kd"""


def test_an_opponent_catches_who_called_thunee() -> None:
    """Greedy at once; expert knows that the highest trump cannot fail to, and may hope for eight balls."""
    position = said(laid(CATCH), "pass, pass, trump As, thunee, 9h")
    assert move(position, "greedy") == "Jh"
    assert decided(position, "expert").considered[0].margin >= 4


def test_a_partner_stays_below_who_called_thunee(level: str) -> None:
    position = said(laid(OWN), "pass, pass, trump As, thunee, 9h, Kh")
    assert move(position, level) == "Qh"


def test_the_caller_draws_trumps_first(level: str) -> None:
    position = said(laid(SURE, dealer=3), "pass, pass, trump As, thunee, Js, Ts, Ks, Jd")
    assert move(position, level) == "9s"


@pytest.mark.whole
def test_a_blind_caller_leads_from_the_top(level: str) -> None:
    position = said(laid(SURE, dealer=2, blind="on"), "blind thunee")
    assert move(position, level) == "Js"
    said(position, "Js, Ts")
    assert move(position, level) in ("Ks", "Qs")
