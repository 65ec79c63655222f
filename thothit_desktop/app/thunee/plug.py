# SPDX-License-Identifier: MIT
"""Thunee, as the windows know it."""

from thothit_desktop.app.family import Family, Messages
from thothit_desktop.app.thunee import messages

FAMILY = Family(
    id="thunee",
    messages=Messages(
        turn=messages.turn,
        story=messages.story,
        refusals=messages.refusals,
        rituals=messages.rituals,
        round_over=messages.round_over,
        match_over=messages.match_over,
    ),
)
