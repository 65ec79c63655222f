# SPDX-License-Identifier: MIT
"""The piles of the fishing games, and whether one may look into the own one."""

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.look_into import capture_piles
from thothit_desktop.app.store.preference import Effect, Entry, Place, Preference
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import View
from thothit_desktop.games.fishing.view import FishingView


def _captures(view: View) -> tuple[tuple[int, ...], ...]:
    assert isinstance(view, FishingView)
    return view.captures


def _face_down(match: Match) -> bool:
    return match.game.options["captures"] == "face-down"


LOOK_INTO = capture_piles(_captures, _face_down)
"""docs/rules/fishing.md F5."""


def preferences() -> tuple[Preference, ...]:
    """What the person may choose."""
    return (
        Preference(
            key="peek-own-captures",
            effect=Effect.OWN_PILE,
            place=Place.VIEW,
            title=Entry(
                QCoreApplication.translate("preferences", "Let me look at my &captures"),
                QCoreApplication.translate(
                    "preferences", "A convenience on the screen: at a real table nobody looks into a pile"
                ),
            ),
            default="on",
            enabled=lambda match: _face_down(match) and match.person is not None,
        ),
    )
