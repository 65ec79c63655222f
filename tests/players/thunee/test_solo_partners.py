# SPDX-License-Identifier: MIT
"""Players beside a caller of Thunee or Royals: partners get out of the way."""

import random
import re
import runpy
import sys

import pytest

from tests.games.thunee.rounds import laid, said
from tests.players.tokens import never
from thothit_desktop.games.notation import write_move
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.research import thunee_presents as presents
from thothit_desktop.players.research.thunee_presents import main

JACK_IN_THE_WAY = """Js 9s As 9h Ah Th
                     Ts Ks Qs Qh Kh Ac
                     Jh Qc Kc Qd Kd Tc
                     9c Jc Jd 9d Ad Td"""
"""Seat 0 can win all tricks with spades, unless seat 2 keeps the jack of hearts."""
AHEAD = """Js 9s 9d Ah Kh Qh
           Ts Ks As Qs Th Td
           Jd Qd Kc Tc Ac Qc
           9c Jc Kd Ad 9h Jh"""
"""Seat 2 has the jack and the queen of diamonds."""
OVER = """Kd As Ts Ks Qs Js
          Qd Th Kh 9h Qh Ah
          9d Ad Qc Kc Tc Ac
          Td Jd 9c Jc Jh 9s"""
"""Seat 0 leads the king of diamonds, and its partner cannot stay below."""


@pytest.fixture(params=["tangga", "langganan", "sesepuh", "empu"])
def level(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def played(position: ThuneePosition, level: str) -> str:
    view = position.view(position.to_move)
    return write_move(new_player(level).choose(view, Limit(playouts=100), random.Random(1), never).move)


def test_a_partner_throws_the_card_that_would_win_later(level: str) -> None:
    position = said(laid(JACK_IN_THE_WAY, dealer=2), "thunee")
    thrown = []
    for lead, right, left in (("Js", "Ts", "Td"), ("9s", "Ks", "Ad"), ("As", "Qs", "9d")):
        said(position, f"{lead}, {right}")
        thrown.append(played(position, level))
        said(position, f"{thrown[-1]}, {left}")
    assert "Jh" in thrown


def test_a_partner_who_can_stay_below_does(level: str) -> None:
    position = said(laid(AHEAD, dealer=2), "thunee, 9d, Td")
    assert played(position, level) == "Qd"


def test_a_partner_who_cannot_stay_below_plays_what_others_may_beat(level: str) -> None:
    position = said(laid(OVER, dealer=2), "thunee, Kd, Qd")
    assert played(position, level) == "Ad"


def test_a_partner_throws_the_strongest_that_stays_below_under_royals(level: str) -> None:
    """Its ace is stronger than its jack there, and both are below the king."""
    hands = """Ks Qs Ts Qh Qc Qd
               Ah 9s Kd Kc 9c Ac
               Js As Jh Th Tc Kh
               Jd 9d Ad Td 9h Jc"""
    position = said(laid(hands, dealer=3, royals="on"), "pass, pass, trump Ts, royals, Ks, 9s")
    assert played(position, level) == "As"


def test_opponents_leave_a_trick_to_the_partner() -> None:
    """The partner's trick gives them eight balls, their own four."""
    position = said(laid(OVER, dealer=2), "thunee, Kd, Qd, Ad")
    for level in ("tangga", "langganan", "empu"):
        assert played(position, level) == "Td"
    said(position, "Td")
    assert position.score().points == (0, 8, 0, 8)


def test_a_caller_leads_what_nobody_can_beat_first() -> None:
    """The nine of clubs after the jack, and not the nine of hearts while its jack is out."""
    hands = """Js 9s 9h Jc 9c Ac
               Ts Ks Qs Qh Kh Tc
               Jh Qc Kc Qd Kd Ah
               As Th Jd 9d Ad Td"""
    position = said(laid(hands, dealer=2), "thunee, Js, Ts, Qd, As, 9s, Ks, Kd, Td")
    assert played(position, "langganan") == "Jc"
    said(position, "Jc, Tc, Qc, Ad")
    assert played(position, "tangga") == "9c"


def test_the_command_counts_what_partners_spoil(capsys: pytest.CaptureFixture[str]) -> None:
    main(["bocah", "langganan", "--deals", "40", "--seed", "5"])
    child, regular = (
        [int(number) for number in re.findall(r"\b\d+\b(?!\.| %)", line.replace(".", ". "))]
        for line in capsys.readouterr().out.splitlines()
    )
    assert child[0] == regular[0] == 40
    assert child[3] > 3 > regular[3]


@pytest.mark.parametrize("call", ["royals", "blind thunee"])
@pytest.mark.parametrize("players", [4, 6])
def test_the_command_plays_every_call(capsys: pytest.CaptureFixture[str], call: str, players: int) -> None:
    if players == 6 and call.startswith("blind"):
        with pytest.raises(SystemExit, match="four players"):
            main(["langganan", "--players", "6", "--call", call])
        return
    main(["langganan", "--deals", "5", "--players", str(players), "--call", call])
    assert "5 hands" in capsys.readouterr().out


def test_an_unknown_player_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["presents", "wizard"])
    with pytest.raises(SystemExit, match="no player is called 'wizard'"):
        runpy.run_path(str(presents.__file__), run_name="__main__")
