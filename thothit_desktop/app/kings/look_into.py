# SPDX-License-Identifier: MIT
"""The piles of Kings, which lie face up."""

from thothit_desktop.app.messages.look_into import capture_piles
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View
from thothit_desktop.games.kings.view import KingsView


def _captures(view: View) -> tuple[tuple[int, ...], ...]:
    assert isinstance(view, KingsView)
    return view.captures


def _face_down(match: Match) -> bool:  # noqa: ARG001
    return False


LOOK_INTO = capture_piles(_captures, _face_down)
