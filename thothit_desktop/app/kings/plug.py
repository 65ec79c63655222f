# SPDX-License-Identifier: MIT
"""Kings, as the windows know it."""

from thothit_desktop.app.family import Family, Messages
from thothit_desktop.app.kings import messages

FAMILY = Family(
    id="kings",
    messages=Messages(
        turn=messages.turn,
        refusals=messages.refusals,
        rituals=messages.rituals,
        drawn=messages.drawn,
        round_over=messages.round_over,
    ),
)
