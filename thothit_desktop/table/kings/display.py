# SPDX-License-Identifier: MIT
"""The display of Kings on the table: view, turns, name panels (docs/rules/kings.md)."""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.table.drawing.overlay_content import CardCaption, OverlayContent
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel, table_model
from thothit_desktop.table.stage.reactions import CaptureReactions

translate = QCoreApplication.translate


class Draw(NamedTuple):
    """The draw that breaks a tie in Kings: True if it is due, and if triples count in it."""

    due: bool
    triples: bool


def read(view: KingsView) -> TableModel:
    """Return the table model of a view; while a draw is due all cards lie together as a deck."""
    game, due = view.game, view.phase == "laki"
    model = table_model(view, view.dealer, face_down=False)._replace(
        pool=view.pool, stock=view.stock_size, details=Draw(due, game.rules.triples)
    )
    if due:
        return model._replace(stock=len(game.deck))
    return model._replace(piles=view.captures)


def draw(model: TableModel | None) -> Draw:
    """Return the draw in a model; none is due before a view has been shown."""
    details = None if model is None else model.details
    return details if isinstance(details, Draw) else Draw(due=False, triples=False)


class KingsTurns(CaptureTurns):
    """Turns of Kings: for a tie all captured cards come together as a deck, and go back after the draw."""

    begins: ClassVar = "turned"

    def begins_anew(self, after: TableModel, leaving: int) -> bool:
        """Return False while a draw is due: then the deck is made of the piles, and no round begins."""
        return not draw(after).due and super().begins_anew(after, leaving)

    def keeps(self, kind: str) -> bool:
        """Return True for a tie's draw, which begins with a full deck and ends with all cards captured."""
        now = self._status.now
        return kind == "drawn" and now is not None and (draw(now).due or _all_captured(now))

    def closing(self, after: TableModel) -> list[Step]:
        """Return a step that gathers all cards once a draw is due, else none."""
        return [Step(self._shuffled)] if draw(after).due else []

    def _shuffled(self) -> list[Flight]:
        self._zones.gather()
        return self._zones.move_to_places(timing.GATHERED)

    def returned(self) -> list[Flight] | None:
        """Return the flights of all cards to the piles after the last draw, else None."""
        now = self._status.now
        if now is None or not _all_captured(now):
            return None
        for pile, cards in zip(self._zones.piles, now.piles, strict=True):
            pile += [back for card in cards if (back := self._zones.draw(card))]
        return self._zones.move_to_places(timing.TO_PILE)


def _all_captured(model: TableModel) -> bool:
    """Return True if every card lies in a pile, as after a round."""
    return sum(map(len, model.piles)) == model.cards


_KING, _KING_RANK = "K", 13


class KingsReactions(CaptureReactions):
    """Reactions to captured kings; the stock decides, so nobody leaves one."""

    chooses: ClassVar = False

    def is_prize(self, card: int) -> bool:
        """Return True for a king."""
        return RANK[card] == _KING_RANK


class KingsOverlay(OverlayContent):
    """Overlay of Kings: plates show kings and cards in place of points."""

    def plate(self, number: int) -> Plate:
        """Return a seat's plate."""
        plate, points = super().plate(number), self._status.points.get(number)
        kings = bool(self._seating.totals)
        return plate._replace(
            letter=_KING if kings else "",
            none=translate("Table", "no king") if kings else "",
            round=translate("Table", "%n card(s)", "", points) if points else "",
        )

    def captions(self) -> Mapping[int, CardCaption]:
        """Return captions with the owner and the worth of each Laki hand; the best ones stand out."""
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
        """Return the hint for turning the stock, or for the draw that breaks a tie."""
        if draw(self._status.now).due:
            return translate("Table", "Click the table or press Space or Enter to draw the cards.")
        return super().how_to_draw()
