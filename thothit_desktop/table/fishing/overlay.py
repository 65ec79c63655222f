# SPDX-License-Identifier: MIT
"""What is shown beside the cards of a fishing game."""

from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.player_plate import Plate

_JAVANESE = {"raja": "ꦫꦗ", "patih": "ꦥꦠꦶꦃ", "unyik": "ꦲꦸꦚꦶꦏ꧀"}
"""The titles in Javanese letters."""


class FishingOverlay(OverlayContent):
    """Titles are written in Javanese letters as well."""

    def plate(self, number: int) -> Plate:
        """A seat's plate."""
        plate = super().plate(number)
        return plate._replace(script=_JAVANESE.get(plate.title, ""))
