# SPDX-License-Identifier: MIT
"""When a capture completes a set of identical red-stamped cards."""

from thothit_desktop.games.cards import STAMPED
from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.fishing.view import FishingView


def completes_set(event: Event, view: View) -> bool:
    """Whether the seat has one more set of red-stamped cards than before, where the score counts them apart.

    What others have taken before counts only where all may look through their captures.
    """
    assert isinstance(view, FishingView)
    if event.kind != "captured":
        return False
    rules = view.game.rules
    captures = [other for other in view.history if other.kind == "captured" and other.seat == event.seat]
    while captures and captures.pop() != event:
        pass
    if rules.face_down and event.seat != view.seat:
        captures.clear()
    for card in STAMPED.intersection(event.cards):
        before = sum(other.cards.count(card) for other in captures)
        now = before + event.cards.count(card)
        if any(line.rule == f"red-{now}" for line in rules.tally[card][now].lines) and now > 1:
            return True
    return False
