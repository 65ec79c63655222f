# SPDX-License-Identifier: MIT
"""The fishing games, as the windows know them."""

from thothit_desktop.app.family import Family, Messages
from thothit_desktop.app.fishing import messages

FAMILY = Family(
    id="fishing",
    messages=Messages(
        turn=messages.turn,
        reminder=messages.reminder,
        warning=messages.warning,
        refusals=messages.refusals,
        rituals=messages.rituals,
        drawn=messages.drawn,
        titles=messages.titles,
    ),
)
