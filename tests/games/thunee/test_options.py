# SPDX-License-Identifier: MIT
"""The options of Thunee one by one, and its presets (docs/rules/thunee.md 5, 7)."""

import json
import random
from collections.abc import Mapping

import pytest

from tests.games.thunee.rounds import (
    BLIND,
    DOUBLE,
    SIX,
    X1,
    laid,
    legal,
    outcome,
    quiet,
    refused,
    said,
    thunee,
    told,
)
from thothit_desktop.games import games, matches, new_game, rituals
from thothit_desktop.games.contract import Move, Refusal, Score, ScoreLine
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.record import Record, changed_options, deal_number, dump, load, replay, round_of
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.score import alone, doubled
from thothit_desktop.games.thunee.spec import THUNEE

BARE = """Th 9h Jh Ah Jd 9d
          Js 9s As Ts Kh Qh
          Ad Td Kd Qd Jc 9c
          Ks Qs Ac Tc Kc Qc"""
"""Seat 1 sets spades, and seats 0 and 2 have none."""
COUNTER_KHANAAK = """Jc Ac 9h Qs Js Qd
                     Tc Qc Ts Th Kd Ad
                     9s Jd Kc Ks Ah Td
                     9d Jh 9c As Kh Qh"""
"""Example X7: seat 0 sets hearts, and seat 3 may call Khanaak before the last trick."""
DOUBLED = "Jd, Kd, 9h, Tc, Jc, Qc, Jh, Ac, 9c, Kc, Ts, Th, Js, Ks, Td, Qs, 9s, Kh, Ad, Qd"
"""The first five tricks of DOUBLE with spades set by seat 1, all won by seats 0 and 2."""
ALL = (0, 1, 2, 3)


def ended(rule: str, first: int, second: int) -> Score:
    """The score of a hand in which the sides score so many balls."""
    winners = (0, 2) if first else (1, 3)
    lines = tuple((ScoreLine(rule, (), first or second),) if seat in winners else () for seat in ALL)
    return Score(lines, (first, second) * 2, winners)


# O4 to O9


def test_o4_the_last_card_is_trump_only_if_nobody_has_bid() -> None:
    position = said(laid(X1, last_card_trump="uncalled"), "pass, pass")
    assert legal(position)[-1] == "trump last"
    position = said(laid(X1, last_card_trump="uncalled"), "bid 10, pass, pass")
    assert "trump last" not in legal(position)
    assert refused(position, "trump last") == "last-card-after-bid"
    assert legal(said(laid(X1, last_card_trump="allowed"), "bid 10, pass, pass"))[-1] == "trump last"


def test_o5_and_x11_bids_go_up_ten_at_a_time() -> None:
    position = laid(X1, calls="next-ten")
    assert legal(position) == ["bid 10", "thunee", "pass"]
    assert refused(position, "bid 20") == "next-ten"
    assert refused(position, "bid 104") == "over-100-only"
    said(position, "bid 10")
    assert legal(position) == ["bid 20", "thunee", "pass"]
    assert refused(position, "bid 10") == "bid-too-low"
    said(position, ", ".join(f"bid {points}" for points in range(20, 101, 10)))
    assert legal(position) == ["bid 104", "thunee", "pass"]
    assert legal(said(position, "bid 104")) == ["thunee", "pass"]


def test_o6_thunee_waits_for_all_cards() -> None:
    position = laid(X1, thunee="six-cards", blind="on")
    assert legal(position)[-3:] == ["bid 100", "blind thunee", "pass"]
    assert refused(position, "thunee") == "six-cards-first"
    said(position, "pass, pass, pass, pass, trump Qs")
    assert legal(position) == ["thunee", "pass"]
    assert "thunee" not in legal(laid(SIX, players=6, thunee="six-cards"))


@pytest.mark.parametrize(
    ("priority", "four", "six"),
    [("order", [1, 2, 3, 0], [1, 2, 3, 4, 5, 0]), ("trump-side", [1, 3, 2, 0], [1, 3, 5, 2, 4, 0])],
)
def test_o7_who_is_asked_first(priority: str, four: list[int], six: list[int]) -> None:
    first = said(laid(X1, priority=priority), "pass, pass, trump Qs")
    second = said(laid(SIX, players=6, priority=priority), "pass, pass, pass, trump Js")
    for position, wanted in ((first, four), (second, six)):
        asked = []
        while position.phase == "call":
            asked.append(position.to_move)
            assert position.view(position.to_move).legal_moves() == position.legal_moves()
            said(position, "pass")
        assert asked == wanted
        assert position.to_move == 2


SETS_SPADES = "pass, pass, trump Js, pass, pass, pass, pass"


def test_o8_a_hand_without_trump_to_count_is_void() -> None:
    position = said(laid(BARE, no_trump_redeal="void"), f"{SETS_SPADES}, Jc")
    assert_void(position, 2)
    assert said(laid(BARE), f"{SETS_SPADES}, Jc").phase == "redeal"
    assert said(laid(X1, no_trump_redeal="void"), f"{SETS_SPADES}, Jh").phase == "play"


def test_o8_so_is_thunee_against_nobody() -> None:
    position = said(laid(BARE, no_trump_redeal="void"), "pass, pass, trump Js, thunee, Js")
    assert_void(position, 1)
    assert not said(laid(BARE), "pass, pass, trump Js, thunee, Js").is_over
    assert not said(laid(BARE, no_trump_redeal="void"), "pass, pass, trump Js, thunee, Kh").is_over


def test_o8_under_a_blind_call_and_with_six_players() -> None:
    position = said(laid(BLIND.replace("Kc Qc", "Qc Kc"), no_trump_redeal="void", blind="on"), "blind thunee")
    assert_void(said(position, "Js"), 2)
    assert not said(laid(SIX, players=6, no_trump_redeal="void"), "thunee, Ts").is_over
    alone_in_suit = "Jh 9h Ah Th\nJs 9s As Ks\nTd Kd Qd Kh\nJd 9d Ad Qs\nJc 9c Ac Tc\nKc Qc Ts Qh"
    position = said(laid(alone_in_suit, dealer=0, players=6, no_trump_redeal="void"), "pass, pass, pass")
    assert_void(said(position, "trump Js, pass, pass, pass, pass, thunee, Ts"), 5)


def assert_void(position: ThuneePosition, seat: int) -> None:
    """The hand has just ended without a score, by a card of this seat."""
    players = position.game.players
    assert position.is_over
    assert position.redealt
    assert told(position)[-1 - players] == f"void {seat}"
    assert position.score() == Score(((),) * players, (0,) * players, ())
    for viewer in range(players):
        assert position.view(viewer).count_so_far() is None
    assert position.count_so_far() is None
    assert rituals.following(position.game, random.Random(1), 0, [position.score()]) == ([], 0)


def test_o9_a_jodhi_after_any_trick_of_ones_side_but_the_last() -> None:
    moves = "pass, pass, trump Qs, pass, pass, pass, pass, Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, pass"
    position = said(laid(X1, jodhi_after="any"), f"{moves}, Jd, Ts, 9s, Kd")
    assert (position.phase, position.to_move, legal(position)) == ("jodhi", 1, ["jodhi s", "pass"])
    said(position, "pass")
    assert (position.to_move, legal(position)) == (3, ["jodhi c", "pass"])
    said(position, "jodhi c, Js, Qh, 9d, Ac, jodhi s, Ks, Tc, Kc, 9c")
    assert position.phase == "play"
    assert outcome(said(position, "Qs, Ad, Qc, Jc")) == ("set", (0, 1, 0, 1))
    assert said(laid(X1), f"{moves}, Jd, Ts, 9s, Kd").phase == "play"


# O10 to O16


@pytest.mark.parametrize(
    ("bids", "dealer", "option", "balls"),
    [
        ("bid 10, pass, pass", 3, "2", 2),
        ("bid 10, pass, pass", 3, "2-or-4", 4),
        ("pass, pass", 0, "2-or-4", 2),
    ],
)
def test_o10_and_x15_a_double_against_a_bid(bids: str, dealer: int, option: str, balls: int) -> None:
    position = said(laid(DOUBLE, dealer, double=option), f"{bids}, trump Ks, pass, pass, pass, pass")
    said(position, f"{DOUBLED}, double, As, Ah, 9d, Qh")
    assert outcome(position) == ("double-made", (balls, 0, balls, 0))


def test_o10_and_x15_a_double_of_the_bidders_scores_two() -> None:
    position = laid(DOUBLE, dealer=0, double="2-or-4")
    said(position, "pass, bid 10, pass, pass, trump Ts, pass, pass, pass, pass")
    said(position, "Ks, Td, Qs, As, Js, Th, Ad, Qh, 9s, Kh, 9d, Qc, Jh, Ah, 9c, Kc")
    while not position.is_over:
        moves = position.legal_moves()
        position.play(next((move for move in moves if move.kind == "double"), moves[0]))
    assert outcome(position) == ("double-made", (2, 0, 2, 0))


def test_o10_a_failed_double_costs_four() -> None:
    assert doubled(1, 3, 4) == doubled(1, 3) == ("double-lost", 0, 4)


@pytest.mark.parametrize(
    ("option", "target", "standing", "doubles"),
    [
        ("off", "12", (11, 11), (True, True)),
        ("on", "12", (11, 0), (False, False)),
        ("on", "12", (10, 10), (True, True)),
        ("on", "13", (11, 11), (True, True)),
        ("on", "13", (3, 12), (False, False)),
        ("own-side", "12", (11, 0), (False, True)),
        ("own-side", "13", (12, 13), (False, False)),
        ("own-side", "13", (11, 12), (True, False)),
        ("at-eleven", "13", (11, 0), (False, False)),
        ("at-eleven", "13", (10, 0), (True, True)),
    ],
)
def test_o11_which_side_may_double(
    option: str, target: str, standing: tuple[int, int], doubles: tuple[bool, bool]
) -> None:
    game = thunee(no_doubles_on_11=option, target=target)
    assert game.in_match(ALL, standing * 2).rules.doubles == doubles
    assert game.in_match(ALL).rules.doubles == (True, True)


def test_o11_a_side_that_may_not_double_is_refused() -> None:
    for standing, barred in (((11, 0), True), ((0, 11), False)):
        game = thunee(no_doubles_on_11="own-side").in_match(ALL, standing * 2)
        position = game.from_layout(laid(DOUBLE).layout, 0)
        said(position, f"pass, pass, trump Ks, pass, pass, pass, pass, {DOUBLED}")
        assert ("double" in legal(position)) != barred
        if barred:
            assert refused(position, "double") == "no-doubles"


@pytest.mark.parametrize(
    ("option", "claims", "balls"),
    [
        ("cards-and-jodhis", (0, 50), 3),
        ("with-call", (0, 50), -4),
        ("cards-only", (0, 50), 3),
        ("cards-and-jodhis", (40, 50), -4),
        ("with-call", (40, 50), -4),
        ("cards-only", (40, 50), 3),
    ],
)
def test_o12_and_x12_what_counts_against_a_khanaak(option: str, claims: tuple[int, int], balls: int) -> None:
    rules = thunee(khanaak=option).rules
    found = rules.khanaak_balls(1, 1, 1, 20, claims, (43, 261))
    assert found.balls * (1 if found.side == 1 else -1) == balls


def test_o12_a_bid_does_not_count_against_the_side_that_gets_it() -> None:
    assert thunee(khanaak="with-call").rules.khanaak_balls(0, 0, 1, 20, (50, 0), (261, 43)).balls == 6


def test_o12_the_counting_side_needs_a_bid() -> None:
    moves = "pass, pass, trump 9h, pass, pass, pass, pass, Qc, Kc, 9c, Ac, jodhi h, Jh, 9h, Th, Ah"
    last = f"{moves}, 9d, Qd, Ad, Td, As, Qs, Ts, 9s, Jd, Qh, Js, Kd"
    assert "khanaak" in legal(said(laid(COUNTER_KHANAAK, dealer=3), last))
    position = said(laid(COUNTER_KHANAAK, dealer=3, khanaak="with-call"), last)
    assert "khanaak" not in legal(position)
    assert refused(position, "khanaak") == "khanaak-without-bid"


@pytest.mark.parametrize("rule", ["khanaak-made", "khanaak-lost"])
def test_o13_and_x13_a_khanaak_makes_it_a_match_to_13(rule: str) -> None:
    before = [ended("kept", 9, 0), ended("set", 0, 5)]
    scores = [*before, ended(rule, 3, 0)]
    game = thunee(khanaak_target="thirteen", no_doubles_on_11="own-side")
    assert game.goal_after(before) == game.goal == 12
    assert game.goal_after(scores) == 13
    plan = matches.next_round(game, "free", scores)
    assert plan == matches.Plan(ALL, (12, 5, 12, 5), 13)
    now = game.in_match(*plan)
    assert (now.goal, now.rules.doubles) == (13, (False, True))
    assert now != game
    assert now.in_match(*plan) is now
    assert now.deal(random.Random(1)).view(0).goal == 13
    assert matches.next_round(game, "free", [*scores, ended("kept", 1, 0)]) is None
    assert matches.next_round(thunee(), "free", scores) is None
    thirteen = thunee(khanaak_target="thirteen", target="13")
    assert thirteen.goal_after(scores) == 13
    assert thirteen.in_match(ALL, goal=13) is thirteen


def test_o13_the_goal_rises_with_the_call() -> None:
    moves = "pass, pass, trump Qs, pass, pass, pass, pass, Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, jodhi s"
    position = said(laid(X1, khanaak_target="thirteen"), f"{moves}, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac, pass")
    said(position, "Ks, Tc, Kc, 9c")
    assert position.view(0).goal == 12
    assert said(position, "khanaak").view(0).goal == 13


def test_o13_a_match_is_replayed_to_its_new_goal() -> None:
    game, rng = thunee(khanaak_target="thirteen"), random.Random(3)
    scores: list[Score] = []
    rounds = []
    while plan := matches.next_round(game, "free", scores):
        position = game.in_match(*plan).deal(rng, rng.randrange(4))
        while not position.is_over:
            moves = position.legal_moves()
            wanted = [move for move in moves if move.kind in ("jodhi", "khanaak")]
            usual = [move for move in moves if move.kind not in ("thunee", "redeal")]
            position.play(rng.choice(wanted or usual))
        rounds.append(round_of(position))
        scores.append(position.score())
    assert game.goal_after(scores) == 13
    kept = Record("thunee", tuple("ABCD"), tuple(rounds), changed_options(game))
    played = replay(load(dump(kept)))
    assert played.match_winners is not None
    assert max(matches.totals(game.spec, 4, scores)) >= 13
    assert played.positions[-1].game.goal in (12, 13)


@pytest.mark.parametrize("balls", [8, 6, 4])
def test_o14_a_partner_who_takes_a_trick(balls: int) -> None:
    hands = """Td 9s As Ts Ks Qs
               Kd Js Jh 9h Ah Th
               Qd 9d Ad Kh Qh Jc
               Jd Tc Kc Qc 9c Ac"""
    position = said(laid(hands, partner_catch=str(balls)), "pass, pass, trump Kd, thunee, Kd, Qd, Jd, Td")
    assert outcome(position) == ("partner-caught", (balls, 0, balls, 0))


@pytest.mark.parametrize("balls", [8, 6])
def test_o15_a_blind_call(balls: int) -> None:
    position = quiet(said(laid(BLIND, blind="on", blind_worth=str(balls)), "blind thunee"))
    assert outcome(position) == ("blind-made", (balls, 0, balls, 0))
    assert alone("blind-royals", 0, 2, blind_worth=balls) == ("blind-lost", 1, balls)


@pytest.mark.parametrize(
    ("option", "earlier", "last", "dealer"),
    [
        ("when-won", ended("kept", 6, 0), ended("set", 0, 2), 2),
        ("behind", ended("kept", 6, 0), ended("set", 0, 2), 3),
        ("when-won", ended("set", 0, 6), ended("kept", 1, 0), 3),
        ("behind", ended("set", 0, 6), ended("kept", 1, 0), 2),
    ],
)
def test_o16_and_x16_the_next_dealer(option: str, earlier: Score, last: Score, dealer: int) -> None:
    game = thunee(deal_passes=option)
    assert rituals.following(game, random.Random(1), 2, [earlier, last]) == ([], dealer)


# Blind calls after the bidding


def test_x14_the_side_that_sets_trump_is_asked_for_a_blind_call_in_secret() -> None:
    position = said(laid(X1, blind="on", royals="on"), "pass, pass")
    for asked in (1, 3):
        assert (position.phase, position.to_move, position.setter) == ("blind", asked, 1)
        assert legal(position) == ["blind thunee", "blind royals", "pass"]
        assert refused(position, "trump Js") == ("answer-first" if asked == 1 else "not-your-turn")
        for seat in ALL:
            view = position.view(seat)
            assert (view.to_move, view.phase) == ((asked, "blind") if seat == asked else (1, "trump"))
            assert view.setter == 1
        assert position.view(1).refusal(Move("blind thunee")) == (None if asked == 1 else Refusal("too-late"))
        seen = [position.view(seat) for seat in ALL]
        history = list(position.history)
        said(position, "pass")
        assert position.history == history
        assert [seat for seat in ALL if position.view(seat) != seen[seat]] == ([1, 3] if asked == 1 else [3])
    assert (position.phase, position.to_move) == ("trump", 1)
    assert position.view(3).refusal(Move("blind thunee")) == Refusal("not-your-turn")


def test_x14_a_blind_call_ends_it_as_one_in_the_bidding() -> None:
    position = said(laid(X1, blind="on"), "pass, pass, pass, blind thunee")
    earlier = said(laid(X1, dealer=1, blind="on"), "blind thunee")
    assert (position.solo, position.caller, position.setter) == ("blind-thunee", 3, earlier.setter)
    assert [len(hand) for hand in position.hands] == [6, 6, 6, 4]
    assert told(position)[6] == "blind-thunee 3"
    assert legal(position) == ["As", "Jd", "9d", "Kh"]


def test_the_high_bidder_is_asked_first() -> None:
    position = said(laid(X1, blind="on"), "bid 10, pass, pass")
    assert (position.phase, position.to_move, position.setter) == ("blind", 2, 2)
    assert (said(position, "pass").to_move, said(position, "pass").phase) == (0, "trump")


@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (4, {"blind": "in-bidding"}), (6, {"blind": "on"})],
    ids=["off", "older", "six"],
)
def test_nobody_is_asked_without_the_option(players: int, options: Mapping[str, str]) -> None:
    position = laid(SIX if players == 6 else X1, players=players, **options)
    assert said(position, ", ".join(["pass"] * (players // 2))).phase == "trump"


# Presets and records


def test_durban_is_listed_and_traditional_is_not() -> None:
    preset = THUNEE.options[0]
    assert list(preset.values) == ["cats", "durban"]
    assert [found.id for found in THUNEE.presets] == ["durban"]
    assert thunee(preset="traditional").options["last-card-trump"] == "allowed"
    durban = thunee(preset="durban")
    chosen = {name: value for name, value in durban.options.items() if value != thunee().options[name]}
    assert chosen == {"preset": "durban", **THUNEE.presets[0].options}
    assert changed_options(durban) == {"preset": "durban"}
    assert (durban.goal, durban.lead, durban.rules.partner_catch) == (12, 1, 8)


RECORD = {"format": "thothit-record", "version": 2, "game": "thunee", "players": list("ABCD")}


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(
    ("written", "read"),
    [
        ({"blind": "on"}, {"blind": "in-bidding"}),
        ({"no-doubles-on-11": "on"}, {"no-doubles-on-11": "at-eleven"}),
        ({"preset": "traditional", "blind": "on"}, {"preset": "traditional", "blind": "in-bidding"}),
        ({"blind": "off", "target": "13"}, {"target": "13"}),
    ],
)
def test_older_records_keep_their_rules(version: int, written: dict[str, str], read: dict[str, str]) -> None:
    game = new_game("thunee", 4, read)
    position = deal_number(game, 4)
    kept = Record("thunee", tuple("ABCD"), (round_of(position),), read, id="0" * 16 if version == 2 else "")
    document = json.loads(dump(kept))
    assert document["version"] == version
    assert document["options"] == {name: value for name, value in written.items() if value != "off"}
    document["options"] = written
    found = load(json.dumps(document))
    assert found == kept
    assert replay(found).game == game


@pytest.mark.parametrize(
    ("options", "version"),
    [
        ({}, 1),
        ({"royals": "on", "target": "13"}, 1),
        ({"preset": "traditional"}, 1),
        ({"last-card-trump": "allowed"}, 1),
        ({"blind": "in-bidding"}, 1),
        ({"blind": "on"}, 3),
        ({"no-doubles-on-11": "on"}, 3),
        ({"no-doubles-on-11": "own-side"}, 3),
        ({"last-card-trump": "uncalled"}, 3),
        ({"preset": "durban"}, 4),
        ({"preset": "durban", "double": "2"}, 4),
        ({"preset": "durban-without-six-calls"}, 3),
        ({"preset": "durban-without-six-calls", "double": "2"}, 3),
        ({"preset": "durban-without-six-calls", "trips-partner": "6"}, 4),
        *(
            ({option.name: list(option.values)[-1]}, option.since)
            for option in THUNEE.options
            if option.since > 1
        ),
        ({"blind": "in-bidding", "no-doubles-on-11": "at-eleven", "calls": "next-ten"}, 3),
    ],
)
def test_a_record_is_of_the_lowest_version_for_its_options(options: dict[str, str], version: int) -> None:
    game = new_game("thunee", 4, options)
    kept = Record("thunee", tuple("ABCD"), (round_of(deal_number(game, 4)),), changed_options(game))
    document = json.loads(dump(kept))
    assert document["version"] == version
    if version > 3 or (version == 3 and options.get("preset") != "durban-without-six-calls"):
        assert document["options"] == options
    assert load(dump(kept)) == kept


def test_the_new_options_do_not_change_the_fingerprints_of_deals() -> None:
    def fingerprint(**options: str) -> str:
        return KnownDeal.numbered(thunee(**options), 17).fingerprint

    assert fingerprint() == "04beec723b7e05b5"
    assert fingerprint(preset="traditional") == "e97c53844c298ad1"
    assert fingerprint(blind="in-bidding", no_doubles_on_11="at-eleven") == "5ae1a95b0ea6e3d1"
    others = [{option.name: list(option.values)[-1]} for option in THUNEE.options if option.since > 1]
    prints = {KnownDeal.numbered(new_game("thunee", 4, other), 17).fingerprint for other in others}
    assert len(prints | {fingerprint(), fingerprint(preset="durban")}) == len(others) + 2
    assert fingerprint(preset="durban-without-six-calls") == "232a9379f58d090a"


def test_only_thunee_has_newer_options() -> None:
    for spec in games().values():
        for option in spec.options:
            assert option.since == 1 or spec is THUNEE
            assert set(option.former) <= set(option.unlisted)
            assert set(option.former.values()) <= set(option.newer)
            assert all(option.meanings[value] for value in (*option.values, *option.unlisted))
