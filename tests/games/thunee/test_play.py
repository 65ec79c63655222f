# SPDX-License-Identifier: MIT
"""Legal and refused plays; six players, options (docs/rules/thunee.md T10, 3-5)."""

import random

import pytest

from tests.games.thunee.rounds import (
    SET,
    SIX,
    X1,
    codes,
    first,
    laid,
    legal,
    outcome,
    quiet,
    refused,
    said,
    thunee,
)
from thothit_desktop.games import cards, record
from thothit_desktop.games.cards import card
from thothit_desktop.games.notation import read_move, write_event
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.games.thunee.cards import POWER, ROYAL_POWER, playable


def test_who_can_follow_must() -> None:
    position = said(laid(X1), f"{SET}, Jh")
    assert legal(position) == ["Kh"]
    assert refused(position, "As") == "must-follow As Jh"
    assert refused(position, "Ts") == "not-in-hand Ts"


@pytest.mark.parametrize(("rule", "allowed"), [("allowed", "Ts Ks Jc 9c Kc Qd"), ("barred", "Jc 9c Kc Qd")])
def test_a_lower_trump_than_lies_in_the_trick(rule: str, allowed: str) -> None:
    hands = """Ts Ks Jc 9c Kc Qd
               Js 9s Qs Th Ah Td
               Jh 9h Qh Kh Ad Tc
               As Jd 9d Ac Kd Qc"""
    position = said(laid(hands, undertrump=rule), f"{SET}, Jh, As")
    assert " ".join(legal(position)) == allowed
    if rule == "barred":
        assert refused(position, "Ks") == "undertrump Ks As"


@pytest.mark.parametrize(
    ("hand", "trick", "allowed"),
    [
        ("9s Ks Jc", "Jh As", "9s Jc"),
        ("Ts Ks Jc", "Jh As", "Jc"),
        ("9s Ks Qs", "Jh As", "9s Ks Qs"),
        ("Ts Ks", "Jh As", "Ts Ks"),
        ("Ts Ks Qc", "Jh Jc", "Ts Ks Qc"),
        ("Ts Ks Qc", "As Jc", "Ts Ks"),
        ("Ts Kh Qc", "Jh As", "Kh"),
        ("Ts Kh Qc", "", "Ts Kh Qc"),
    ],
)
def test_barred_trumps(hand: str, trick: str, allowed: str) -> None:
    held, lying = cards.faces(hand.split()), cards.faces(trick.split())
    assert codes(playable(held, lying, 0, POWER, undertrump=False)) == allowed


def test_under_royals_the_bar_goes_by_the_reversed_order() -> None:
    held, lying = cards.faces(("9s", "Ks", "Jc")), cards.faces(("Jh", "As"))
    assert codes(playable(held, lying, 0, ROYAL_POWER, undertrump=False)) == "Ks Jc"


def test_moves_at_the_wrong_time() -> None:
    position = laid(X1)
    assert refused(position, "Js") == refused(position, "trump Js") == "not-now"
    assert refused(position, "jodhi s") == refused(position, "double") == "not-now"
    assert refused(position, "royals") == "not-now"
    assert refused(position, "redeal") == "too-late"
    assert (
        refused(position, "draw") == refused(position, "2:pass") == refused(position, "KsxQs") == "other-game"
    )
    said(position, "pass, pass")
    assert refused(position, "pass") == "not-now"
    assert refused(position, "bid 10") == "too-late"
    assert refused(position, "trump As") == "not-in-hand As"
    said(position, "trump Qs, pass, pass, pass, pass")
    assert (
        refused(position, "thunee")
        == refused(position, "pass")
        == refused(position, "trump 9s")
        == "too-late"
    )
    quiet(position)
    assert refused(position, "pass") == "game-over"
    assert position.legal_moves() == []
    assert position.chance(random.Random(1)) is None


def test_every_refusal_is_a_clause() -> None:
    position = said(laid(X1), f"{SET}, Jh")
    for text in ("As", "Ts", "pass", "jodhi s", "double", "draw", "trump Ks"):
        refusal = position.refusal(read_move(text))
        assert refusal is not None
        assert reason(refusal)


def test_six_players_play_four_tricks() -> None:
    position = said(laid(SIX, dealer=0, players=6), "pass, pass, pass, trump Js" + ", pass" * 6)
    assert (position.to_move, position.view(0).hand_sizes) == (2, (4, 3, 4, 4, 4, 4))
    quiet(position)
    assert [len(cards) for _, cards, _ in position.tricks] == [6] * 4
    assert len(position.score().winners) == 3
    assert sum(position.taken) == 304


@pytest.mark.parametrize(
    ("fourth", "trick", "winner"), [("Ts", "Th, Jd, Jc, Kc, Jh, Js", 0), ("Kc", "Kc, Jd, Jc, Qc, Td, Js", 4)]
)
def test_with_six_players_either_partner_is_caught(fourth: str, trick: str, winner: int) -> None:
    hands = SIX.replace("Qh Ts", f"Qh {fourth}").replace("Kc Qc", f"{'Kc' if fourth == 'Ts' else 'Ts'} Qc")
    position = said(laid(hands, dealer=2, players=6), f"pass, pass, thunee, {trick}")
    assert position.tricks[-1][2] == winner
    assert outcome(position) == ("partner-caught", (0, 8, 0, 8, 0, 8))


def test_a_preset_changes_the_defaults_of_its_options() -> None:
    game = thunee(preset="traditional")
    rules = game.rules
    assert (rules.transfer, rules.lost_call, rules.undertrump, rules.last_card) == (True, 2, False, "allowed")
    assert record.changed_options(game) == {"preset": "traditional"}
    game = thunee(preset="traditional", call_and_lost="1")
    assert game.rules.lost_call == 1
    assert record.changed_options(game) == {"preset": "traditional", "call-and-lost": "1"}


def test_the_match_by_option() -> None:
    assert (thunee().goal, thunee().lead) == (12, 1)
    game = thunee(target="13", two_to_clear="on")
    assert (game.goal, game.lead) == (13, 2)


def test_games_are_equal_by_their_rules() -> None:
    game = thunee(no_doubles_on_11="on")
    late = game.in_match(game.playing, (11, 2) * 2)
    assert late != game
    assert late == game.in_match(game.playing, (11, 2) * 2)
    assert late.in_match(game.playing) == game
    assert game.in_match(game.playing, (5, 2) * 2) is game
    assert len({game, late, thunee(no_doubles_on_11="on")}) == 2
    assert game != "thunee"
    with pytest.raises(BadOptionError, match="all players play every round of thunee"):
        game.in_match((0, 1))


def test_the_events_of_a_lay_are_shown_to_the_setter_alone() -> None:
    position = said(laid(X1), SET)
    assert first(position, "trump").cards == (card("Qs"),)
    assert [write_event(position.view(seat).history[6]) for seat in (1, 2)] == ["trump 1 Qs", "trump 1 ?"]
