# SPDX-License-Identifier: MIT
"""What is shown beside the cards of Kings: kings won, and what the cards of a draw are worth."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.kings import laki
from thothit_desktop.table.drawing.overlay_content import CardCaption, OverlayContent
from thothit_desktop.table.drawing.player_plate import Plate
from thothit_desktop.table.kings.model import draw

translate = QCoreApplication.translate

_KING = "K"


class KingsOverlay(OverlayContent):
    """Plates tell kings and cards in place of points."""

    def plate(self, number: int) -> Plate:
        """A seat's plate."""
        plate, points = super().plate(number), self._status.points.get(number)
        kings = bool(self._seating.totals)
        return plate._replace(
            letter=_KING if kings else "",
            none=translate("Table", "no king") if kings else "",
            round="" if points is None else translate("Table", "%n card(s)", "", points),
        )

    def captions(self) -> Mapping[int, CardCaption]:
        """Whose cards of Laki lie there and what they are worth; the best stand out."""
        triples = draw(self._status.now).triples
        hands = [tuple(item.card for item in shown) for shown in self._zones.shown]
        worths = {
            seat: laki.worth(hand, triples) for seat, hand in enumerate(hands) if len(hand) == laki.DRAWN
        }
        best = [seat for seat, worth in worths.items() if worth == max(worths.values())]
        found = {}
        for seat, (triple, figure) in worths.items():
            words = translate("Table", "{0}: {1}")
            if best == [seat]:
                words = translate("Table", "{0}: {1}, wins")
            elif seat in best:
                words = translate("Table", "{0}: {1}, tied")
            worth = translate("Table", "a triple") if triple else str(figure)
            found[seat] = CardCaption(words.format(self._seating.name(seat), worth), seat in best)
        return found

    def how_to_draw(self) -> str:
        """How the person turns the stock, or draws for a tie."""
        if draw(self._status.now).due:
            return translate("Table", "Click the table or press Space or Enter to draw the cards.")
        return super().how_to_draw()
