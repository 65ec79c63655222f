# SPDX-License-Identifier: MIT
"""Kowah, as the windows know it."""

from thothit_desktop.app.family import Family, Messages
from thothit_desktop.app.kowah import messages

FAMILY = Family(
    id="kowah",
    messages=Messages(
        turn=messages.turn,
        story=messages.story,
        expired=messages.expired,
        refusals=messages.refusals,
        rituals=messages.rituals,
        round_over=messages.round_over,
    ),
)
