# SPDX-License-Identifier: MIT
"""The frequency and the worth of bids and calls in Thunee."""

import random
import re
import runpy
import sys

import pytest

from tests.games.thunee.rounds import X1, laid, said, thunee
from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players.research import thunee_calls
from thothit_desktop.players.research.thunee_calls import gains, main

SURE = """Js 9s As Jh Ts 9h
          Ks Th Td Tc Jd Kh
          Qs Ah Ad Ac 9d 9c
          Jc Qh Qd Qc Kd Kc"""
"""Seat 0 wins every trick from the top."""


def gain(position: ThuneePosition, call: str, deals: int = 60) -> float:
    """Return the mean gain of a call over passing."""
    found = gains(position.view(position.to_move), Move(call), deals, random.Random(1))
    return sum(found) / len(found)


def test_a_call_that_cannot_fail_gains_and_one_that_cannot_be_made_costs() -> None:
    """The four highest trumps, a jack and its nine make Thunee; a common hand loses it."""
    assert gain(said(laid(SURE, dealer=3), "pass, pass, trump Jh"), "thunee") > 2
    assert gain(said(laid(X1), "pass, pass, trump Qs"), "thunee") < -3


def test_a_jodhi_is_weighed_in_the_middle_of_a_hand() -> None:
    """Seat 1 has won a trick and holds king and queen of trumps."""
    position = said(laid(X1), "pass, pass, trump Qs, pass, pass, pass, pass, Jh, Kh, Th, Ah, 9h, As, Qd, Td")
    while position.phase == "jodhi" and position.to_move != 1:
        said(position, "pass")
    claim = next(move for move in position.legal_moves() if move.kind == "jodhi")
    assert min(gains(position.view(1), claim, 40, random.Random(2))) >= 0


def test_one_hand_in_five_has_a_bid(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "--deals", "800", "--seed", "5", "--fits", "0"])
    row, amounts, *made = capsys.readouterr().out.splitlines()
    level, count, _, hands, *_ = row.split()
    assert (level, hands) == ("greedy", "800")
    assert 160 <= int(count) <= 240
    by_call = dict(part.split(": ") for part in amounts.split("bid: ")[1].split(", "))
    assert sum(map(int, by_call.values())) == 800
    assert int(count) == 800 - int(by_call["0"])
    assert int(by_call["10"]) > int(by_call["20"]) > 0
    kinds = {line.split()[0]: int(line.split()[1]) for line in made}
    assert kinds["bid"] >= int(count)
    assert kinds["jodhi"] > kinds["double"] > 0


def test_where_a_failed_bid_costs_two_balls_bids_are_fewer_and_pay(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ["--preset", "durban", "--deals", "300", "--seed", "5", "--kinds", "bid"]
    main(["langganan", *options, "--most", "5", "--fits", "100"])
    row, _, bids = capsys.readouterr().out.splitlines()
    assert 12 <= int(row.split()[1]) <= 45
    weighed = re.search(r"(\d+) weighed: gain (\S+), .*; (\d+) cost", bids)
    assert weighed is not None
    assert weighed[1] == "5"
    assert float(weighed[2]) > -0.2


@pytest.mark.whole
def test_who_searches_bids_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    main(["expert", "--deals", "30", "--seed", "9", "--playouts", "200", "--fits", "0"])
    assert int(capsys.readouterr().out.split()[1]) >= 3


def test_calls_that_cost_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """A random player bids anything."""
    main(["random", "--deals", "6", "--fits", "100", "--most", "8", "--kinds", "bid", "--which"])
    lines = capsys.readouterr().out.splitlines()
    costly = [line for line in lines if line.startswith("    deal ")]
    assert costly
    assert f"; {len(costly)} cost (" in lines[-1]


def test_an_unknown_player_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["calls", "wizard"])
    with pytest.raises(SystemExit, match="no player is called 'wizard'"):
        runpy.run_path(str(thunee_calls.__file__), run_name="__main__")


def test_a_passed_trump_is_one_of_the_first_cards_and_a_told_jodhi_has_its_king() -> None:
    position = said(laid(X1, 0), "pass, pass")
    assert position.phase == "trump"
    assert thunee_calls._passing(position.view(position.to_move)).kind == "trump"
    rng, heard = random.Random(1), 0
    for seed in range(40):
        position = thunee(4, jodhi_after="any").deal(random.Random(seed), 0)
        while not position.is_over:
            moves = position.legal_moves()
            calm = [move for move in moves if move.kind not in ("thunee", "redeal")]
            position.play(next((move for move in moves if move.kind == "jodhi"), None) or rng.choice(calm))
        told = [event for event in thunee_calls._told(position) if event.kind == "jodhi"]
        assert all(len(event.cards) == 1 for event in told)
        heard += len(told)
    assert heard
