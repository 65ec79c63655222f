# SPDX-License-Identifier: MIT
"""The frequency of bids in Thunee."""

import runpy
import sys

import pytest

from thothit_desktop.players.research import thunee_bids
from thothit_desktop.players.research.thunee_bids import main


def test_one_hand_in_five_has_a_bid(capsys: pytest.CaptureFixture[str]) -> None:
    main(["greedy", "--deals", "800", "--seed", "5"])
    row, amounts = capsys.readouterr().out.splitlines()
    level, count, _, hands, *_ = row.split()
    assert (level, hands) == ("greedy", "800")
    assert 160 <= int(count) <= 240
    by_call = dict(part.split(": ") for part in amounts.split("bid: ")[1].split(", "))
    assert sum(map(int, by_call.values())) == 800
    assert int(count) == 800 - int(by_call["0"])
    assert int(by_call["10"]) > int(by_call["20"]) > 0


def test_who_searches_bids_as_well(capsys: pytest.CaptureFixture[str]) -> None:
    main(["expert", "--deals", "30", "--seed", "9", "--playouts", "60"])
    assert int(capsys.readouterr().out.split()[1]) >= 3


def test_an_unknown_player_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["bid_shares", "wizard"])
    with pytest.raises(SystemExit, match="no player is called 'wizard'"):
        runpy.run_path(str(thunee_bids.__file__), run_name="__main__")
