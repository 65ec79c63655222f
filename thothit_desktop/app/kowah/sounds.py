# SPDX-License-Identifier: MIT
"""What is heard of a round of Kowah."""

from thothit_desktop.app.family import EventSounds, Sound

SOUNDS = EventSounds(
    sounds={"showed": Sound.TURN, "declared": Sound.CALL, "kept": Sound.LAY, "won": Sound.PAIR}
)
