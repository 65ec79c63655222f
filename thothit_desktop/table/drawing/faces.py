# SPDX-License-Identifier: MIT
"""Faces that live: expressions of the portraits, and a word in a bubble beside one of them."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from thothit_desktop.games.contract import Event
from thothit_desktop.table.awake_clock import AwakeClock
from thothit_desktop.table.drawing import labels, plate_parts
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.pixmap_items import pixmap_item
from thothit_desktop.table.geometry.places import BADGES
from thothit_desktop.table.stage.animator import Animator
from thothit_desktop.table.stage.reactions import Exclamation, Reaction, Reactions
from thothit_desktop.table.stage.timing import FACE, WORD
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.theme.themes import theme

TURNS = 3
"""A seat says a word that is no call in one of so many turns at most."""


class Faces(QObject):
    """Shows how the players react to what everybody sees, while `on`.

    A turn of a seat begins when it acts after another seat. The person's own figure says only calls of the
    rules.
    """

    def __init__(
        self,
        scene: QGraphicsScene,
        zones: Zones,
        overlay: Overlay,
        animator: Animator,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._zones, self._overlay, self._animator = zones, overlay, animator
        self._reactions = Reactions()
        self._on = True
        self._ratio = 1.0
        self._calming, self._silence = AwakeClock(self), AwakeClock(self)
        self._calming.over.connect(self.calm)
        self._silence.over.connect(self.hush)
        self._bubble = pixmap_item(QPixmap(), 1.0)
        self._bubble.setZValue(BADGES + 1)
        self._bubble.setVisible(False)
        scene.addItem(self._bubble)
        self._said: tuple[int, Exclamation] | None = None
        self._seat = -1
        """The seat that has acted last."""
        self._turns: Counter[int] = Counter()
        self._spoke: dict[int, int] = {}
        """By seat the number of its turn in which it has said a word."""

    @property
    def said(self) -> tuple[int, str] | None:
        """The seat whose word is shown, and the word; None if none is."""
        return None if self._said is None else (self._said[0], self._said[1].said)

    def set_on(self, on: bool) -> None:
        """Let faces change and players say words, or not."""
        self._on = on
        self.hush()
        self.calm()

    def show_by(self, reactions: Reactions) -> None:
        """Start with a family's reactions."""
        self._reactions, self._seat = reactions, -1
        self._turns.clear()
        self._spoke.clear()
        self.forget()

    def forget(self) -> None:
        """Begin with calm faces: cards are dealt, or lie as at another moment."""
        self._reactions.forget()
        self.hush()
        self.calm()

    def calm(self) -> None:
        """Let all faces be as before; only eyes that think stay."""
        self._calming.stop()
        self._express({})

    def _express(self, expressions: Mapping[int, str]) -> None:
        """Show these expressions by seat; a theme of high contrast has plain figures."""
        seating, lively = self._overlay.seating, self._on and theme().woven
        if (seating.expressions, seating.lively) != (expressions, lively):
            seating.expressions, seating.lively = expressions, lively
            if self._zones.layout is not None:
                self._overlay.plates()

    def hush(self) -> None:
        """Take the word away."""
        self._silence.stop()
        self._said = None
        self._bubble.setVisible(False)

    def set_running(self, running: bool) -> None:
        """Pause, or go on."""
        self._calming.set_running(running)
        self._silence.set_running(running)

    def react(self, event: Event) -> None:
        """React to an event whose cards have come to lie."""
        if event.seat != self._seat:
            self._seat = event.seat
            self._turns[event.seat] += 1
        found = self._reactions.react(event, [item.card for item in self._zones.pool])
        self._show(found, int(FACE * min(1.0, self._factor())))

    def show_result(self, winners: Collection[int], totals: Sequence[int]) -> None:
        """React to the end of a round with these totals, until another one begins.

        Whoever was ahead of a player, and is behind now, is stung.
        """
        before = self._overlay.seating.totals
        if not before or len(before) != len(totals):
            return
        seats = range(len(totals))
        stung = {
            seat
            for seat in seats
            if any(before[seat] > before[other] and totals[seat] < totals[other] for other in seats)
        }
        found = [Reaction(seat, "pleased", "won") for seat in winners]
        found += [Reaction(seat, "stung") for seat in stung if seat not in winners]
        self._show(found, 0)

    def _show(self, reactions: Sequence[Reaction], ms: int) -> None:
        """Show expressions for some milliseconds, until `calm` if 0, and the first word that may be said."""
        seating = self._overlay.seating
        if not self._on or not self._factor() or not reactions:
            return
        expressions = {reaction.seat: reaction.expression for reaction in reactions if reaction.expression}
        if expressions:
            self._calming.stop()
            if ms:
                self._calming.start(ms)
            self._express({**seating.expressions, **expressions})
        own = None if seating.watched else self._zones.bottom
        for seat, _, word in reactions:
            since = self._turns[seat] - self._spoke.get(seat, -TURNS)
            if word and (self._reactions.words[word].call or (seat != own and since >= TURNS)):
                self._spoke[seat] = self._turns[seat]
                self._said = (seat, self._reactions.words[word])
                self._write()
                self._silence.start(WORD)
                return

    def _factor(self) -> float:
        """Return the speed factor, 0 while everything comes to its end at once."""
        return 0.0 if self._animator.jumping else self._animator.factor

    def redraw(self, ratio: float) -> None:
        """Draw for a new size of the table, on a screen of this pixel ratio."""
        self._ratio = ratio
        self.calm()
        if self._said is not None:
            self._write()

    def _write(self) -> None:
        """Show the word beside its portrait, over the lower words of the plate."""
        layout = self._zones.layout
        if layout is None or self._said is None:
            return
        seat, word = self._said
        room, unit = self._zones.seat_layout(seat), layout.unit
        edge = plate_parts.edge(room.edge, layout.shape.hands)
        wide, high = room.plate.width() * unit, room.plate.height() * unit
        at = plate_parts.speech_place(self._overlay.content.plate(seat), wide, high, layout.font, edge)
        left = edge not in ("right", "top")
        pixmap = labels.bubble(word.said, layout.font, at, self._ratio, tail_left=left)
        size = pixmap.deviceIndependentSize()
        corner = QPointF(
            at.left() if left else at.right() - size.width(), at.center().y() - size.height() / 2
        )
        corner = room.plate.topLeft() + corner / unit
        self._bubble.setPixmap(pixmap)
        self._bubble.setScale(1 / unit)
        self._bubble.setPos(round(corner.x() * unit) / unit, round(corner.y() * unit) / unit)
        self._bubble.setToolTip(f"{word.said} \N{EM DASH} {word.about}")
        self._bubble.setVisible(True)

    def bubble_box(self) -> QRectF:
        """Return the place of the bubble in the scene; empty if none is shown."""
        return self._bubble.sceneBoundingRect() if self._bubble.isVisible() else QRectF()
