# SPDX-License-Identifier: MIT
"""The piles of the fishing games."""

from thothit_desktop.app.messages.look_into import capture_piles
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.view import FishingView


def _captures(view: View) -> tuple[tuple[int, ...], ...]:
    assert isinstance(view, FishingView)
    return view.captures


def face_down(match: Match) -> bool:
    """Whether captures are hidden once they are taken."""
    return match.game.options["captures"] == "face-down"


LOOK_INTO = capture_piles(_captures, face_down)
"""docs/rules/fishing.md F5."""
