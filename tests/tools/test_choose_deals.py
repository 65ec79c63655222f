# SPDX-License-Identifier: MIT
"""The search for deals worth studying."""

import sys

from tests.tools import choose_deals
from thothit_desktop.games import new_game
from thothit_desktop.players.claims import FirstMove, Gain


def test_what_is_found_is_what_a_claim_measures():
    game = new_game("sackson", 2)
    found = {one.kind: one for one in choose_deals.measured(game, 34, 1)}
    assert found["gain"].value == Gain(points=0).measure(game, 34, 1, "langganan")
    assert found["ahead"].value == -found["behind"].value
    assert found["first move"].detail == "M4, not OTxOT"
    claim = FirstMove(better="M4", worse="OTxOT", points=0)
    assert found["first move"].value == claim.measure(game, 34, 1, "langganan")


def test_the_most_of_each_kind_is_printed_first(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["choose_deals.py", "--game", "totit-cats", "--deals", "9", "--events"])
    choose_deals.main()
    lines = capsys.readouterr().out.splitlines()
    at = lines.index("event captured")
    values = [float(line.split(": ")[1]) for line in lines[at + 1 : at + 1 + choose_deals.SHOWN]]
    assert values == sorted(values, reverse=True)
    assert lines[at + 1] == "  deal 2, place 3: 7.0 "
