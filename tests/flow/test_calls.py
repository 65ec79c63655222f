# SPDX-License-Identifier: MIT
"""Calls that families share."""

from thothit_desktop.flow.calls import call, pass_call, pass_key
from thothit_desktop.games.contract import Move
from thothit_desktop.table.selection.call_bar import Call


def test_a_call_may_be_made_and_has_no_tooltip_unless_it_is_told_otherwise():
    assert call(Move("draw"), "Draw", "W") == Call("draw", "Draw", "W", enabled=True, about="")
    assert call(Move("draw"), "Draw", "W", "Slowly.", False) == Call("draw", "Draw", "W", False, "Slowly.")


def test_whoever_declines_passes_with_n():
    assert pass_call(Move("pass")) == Call("pass", "Pass", "N", enabled=True, about="")
    assert pass_call(Move("pass"), "Not now").words == "Not now"
    assert pass_key() == "N"
