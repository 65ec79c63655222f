# SPDX-License-Identifier: MIT
"""What is heard of a hand of Thunee."""

from thothit_desktop.app.family import EventSounds, Sound

SOUNDS = EventSounds(
    sounds={
        **dict.fromkeys(("bid", "redealt", "jodhi", "double", "khanaak"), Sound.CALL),
        **dict.fromkeys(("thunee", "royals", "blind-thunee", "blind-royals"), Sound.CALL),
        "trump": Sound.LAY,
        "exposed": Sound.TURN,
        "trick": Sound.CAPTURE,
    }
)
