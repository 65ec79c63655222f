# SPDX-License-Identifier: MIT
"""The display of a fishing game on the table: view, turns, name panels (docs/rules/fishing.md)."""

from itertools import chain
from typing import ClassVar

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.games.fishing.rules import FishingRules
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.table.drawing.overlay_content import OverlayContent
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel, own_and_backs, piles, table_model
from thothit_desktop.table.stage.turns import DEALS, Weight, note

translate = QCoreApplication.translate


def read(view: FishingView) -> TableModel:
    """Return the table model of a view."""
    rules, opening = view.game.rules, view.game.spec.opening
    known = list(map(tuple, view.captures))
    if rules.face_down:  # A seat knows its own captures.
        own = (event.cards for event in view.history if event.kind == "captured" and event.seat == view.seat)
        known = [() for _ in known]
        known[view.seat] = tuple(chain.from_iterable(own))
    points = [
        rules.points(pile) + view.bonus(seat) if seat == view.seat or not rules.face_down else None
        for seat, pile in enumerate(known)
    ]
    model = table_model(view, view.dealer, rules.face_down)
    return model._replace(
        titles=() if opening in ("count", "fewest-points") else model.titles,
        draws_dealer=opening == "dealer",
        hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
        piles=piles(view.captures, rules.face_down),
        pool=view.pool,
        stock=view.stock_size,
        last=view.last,
        turned=HIDDEN if view.turned is None else view.turned,
        warned=view.barred,
        points=tuple(points),
        details=rules,
    )


PACKET = 2
"""The fewest cards of a packet in which a hand is dealt; three cards come at once."""


class FishingTurns(CaptureTurns):
    """Turns of the fishing games: seats, raja, the arranged pool, the known last cards.

    The pool's cards lie before the seats until they are arranged.
    """

    together: ClassVar = CaptureTurns.together | {"seated", "raja", "arranged"}
    rituals: ClassVar = CaptureTurns.rituals | {"seated", "raja"}
    draws: ClassVar = CaptureTurns.draws | {"seated"}

    def remember(self, event: Event) -> None:
        """Start a new last play with a card from the hand or, without hands, with one from the stock."""
        layout = self._zones.layout
        if event.kind == "turned" and layout is not None and not layout.shape.hands:
            self.begin_play()
        super().remember(event)

    def complete(self, kind: str) -> bool:
        """Return False also after a part of a deal: its cards may wait before the seats to be arranged."""
        return super().complete(kind) and kind not in DEALS

    def opening(self, events: list[Event], dealing: str) -> list[Step]:
        """Return the steps of a ritual or of a part of the deal.

        Hands are dealt card by card if the pool was laid first.
        """
        cards, kind, last = self._cards, events[-1].kind, events[-1]
        if kind == "seated":  # Each card comes with its second copy.
            return [Step(lambda: cards.show(events, timing.SEATED, copies=2), rest=timing.SEATED_REST)]
        if kind == "raja":
            return [Step(lambda: cards.crown(last.seat), cards.uncrown, timing.CROWNED_REST)]
        if kind == "dealt":
            packets = min(self.packets, len(last.cards) // PACKET)
            return [Step(lambda: cards.dealt(events, 0 if dealing == "laid" else max(1, packets)))]
        if kind == "laid":
            before_seats = dealing != "laid"
            return [Step(lambda: cards.laid(last, before_seats=before_seats), rest=timing.LAID_REST)]
        if kind == "arranged":
            return [Step(cards.to_pool)]
        return super().opening(events, dealing)

    def weight(self, event: Event) -> Weight:
        """Return how much a capture weighs: twins that are worth the most are sealed."""
        weight, now = super().weight(event), self._status.now
        if now is not None and isinstance(now.details, FishingRules) and now.details.combinations is not None:
            return Weight.PLAIN  # identical cards count no more than others
        if weight is Weight.TWINS and now is not None and isinstance(now.details, FishingRules):
            worth = [sum(line.points for line in of[2].lines) for of in now.details.tally]
            if min(worth) < worth[event.cards[0]] == max(worth):
                return Weight.SEAL
        return weight

    def steps(self, event: Event, before: str) -> list[Step]:
        """Return the steps that show an event."""
        if event.kind == "barred":
            return [note(lambda: self._status.warned.add(event.seat))]
        if event.kind in ("ayam", "kandang"):
            return [self._step(event, list, timing.REST)]
        if event.kind in ("revealed", "peeked"):
            return [Step(self._show_last)]
        return super().steps(event, before)

    def _show_last(self) -> list[Flight]:
        """Show the last cards of the stock that the bottom seat knows."""
        now = self._status.now
        self._zones.last = () if now is None else now.last
        return self._zones.move_to_places(timing.TURN)


JAVANESE = {"raja": "ꦫꦗ", "patih": "ꦥꦠꦶꦃ", "unyik": "ꦲꦸꦚꦶꦏ꧀"}
"""The titles in Javanese letters."""


class FishingOverlay(OverlayContent):
    """Overlay of the fishing games, with titles also in Javanese letters."""

    def plate(self, number: int) -> Plate:
        """Return a seat's plate."""
        plate = super().plate(number)
        return plate._replace(script=JAVANESE.get(plate.title, ""))

    def meanings(self) -> dict[str, str]:
        """Return by title what a seat with it does."""
        return super().meanings() | {
            "raja": translate("Table", "plays first"),
            "patih": translate("Table", "plays second and arranges the pool"),
            "unyik": translate("Table", "deals and plays last"),
        }
