# SPDX-License-Identifier: MIT
"""The layout of a table for two players of Thunee with a row of cards before each."""

from collections.abc import Sequence
from dataclasses import dataclass, fields

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import CARDS, GAP, Place
from thothit_desktop.table.geometry.table_layout import Frame
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.thunee.layout import TrickLayout, between, trick_layout

_PEEK = 0.15
"""The part of a card face down that its open card leaves free."""
_FAR = 0.52
"""The part of the mat's height for the row of the far seat; below it lies the trick."""
_WAITING = 0.8
"""The size of the person's cards face down before the hand is laid on them, relative to the trick's."""


@dataclass(frozen=True, kw_only=True)
class RowLayout(TrickLayout):
    """The far seat's row on the mat, the trick below it, and the person's row in place of the hand."""

    rows: tuple[tuple[Place, ...], ...]
    """The places of the open cards, by distance from the bottom seat and by stack."""
    waiting: tuple[Place, ...]
    """The places of the person's cards face down while there is a hand."""

    @property
    def face_scales(self) -> set[float]:
        """Every size in which a card may be turned up."""
        return super().face_scales | {row[0].scale for row in self.rows}

    @property
    def scales(self) -> set[float]:
        """Every size in which cards may lie."""
        return super().scales | {self.waiting[0].scale}

    def below(self, number: int) -> list[Place]:
        """Return the places of the cards face down in the row of a seat, by distance from the bottom seat."""
        return [
            place._replace(y=place.y - _PEEK * HEIGHT * place.scale, z=place.z - HALF)
            for place in self.rows[number]
        ]


def row_layout(window: Window) -> RowLayout:
    """Return the layout for a window."""
    base = trick_layout(window)
    laid, inner = base.frame, base.frame.inner
    high = inner.height() * _FAR
    far_scale = _fitting(laid, high - GAP, inner.width())
    top = inner.top() + (high - _height(far_scale)) / 2 + _PEEK * HEIGHT * far_scale
    far = _row(laid, inner, top + HEIGHT * far_scale / 2, far_scale)
    hand = QRectF(base.seats[0].hand)
    hand.setRight(base.seats[0].pile.left() - GAP if base.seats[0].pile.width() else hand.right())
    near_scale = _fitting(laid, hand.height(), hand.width())
    near = _row(laid, hand, hand.bottom() - HEIGHT * near_scale / 2, near_scale)
    rest = QRectF(inner.left(), inner.top() + high, inner.width(), inner.height() - high)
    scale = laid.sizes.scale(min(HEIGHT, rest.height()))
    small = laid.sizes.scale(0.62 * HEIGHT * scale)
    wide, centre = laid.card_width * scale, QPointF(inner.center().x(), rest.center().y())
    beside = between(laid, scale)
    seats = []
    for sign, seat in zip((1, -1), base.seats, strict=True):
        x = centre.x() + sign * (wide + GAP) / 2
        shown = QRectF(x - wide / 2, centre.y() - HEIGHT * scale / 2, wide, HEIGHT * scale)
        aside = QPointF(x + sign * (wide + beside) / 2 + sign * GAP / 2, centre.y())
        seats.append(seat._replace(shown=shown, before=scale, aside=aside, aside_scale=small))
    left = QRectF(
        inner.left(), rest.top(), seats[1].aside.x() - beside / 2 - GAP - inner.left(), rest.height()
    )
    waiting = _row(laid, left, centre.y(), laid.sizes.scale(_WAITING * HEIGHT * scale))
    given = {one.name: getattr(base, one.name) for one in fields(base)}
    given |= {"seats": tuple(seats), "scale": scale, "stock": centre, "opened": centre}
    return RowLayout(**given, rows=(near, far), waiting=waiting)


def _height(scale: float) -> float:
    """Return the height of a stack."""
    return (1 + _PEEK) * HEIGHT * scale


def _fitting(laid: Frame, high: float, wide: float) -> float:
    """Return the scale of stacks for a height and a width, in which they overlap by a fifth at most."""
    return laid.sizes.scale(
        min(high / (1 + _PEEK), HEIGHT * wide / laid.card_width / (1 + 0.8 * (HALF - 1)), HEIGHT)
    )


def _row(laid: Frame, rect: QRectF, y: float, scale: float) -> tuple[Place, ...]:
    """Return the places of a row of open cards in the middle of a rectangle."""
    wide = laid.card_width * scale
    step = min(wide + GAP, (rect.width() - wide) / (HALF - 1))
    first = rect.center().x() - step * (HALF - 1) / 2
    return tuple(Place(first + step * stack, y, scale=scale, z=CARDS + HALF + stack) for stack in range(HALF))


def in_slots(places: Sequence[Place], free: Sequence[Place]) -> list[Place]:
    """Return a place for each card: its own if that is free, else one of the rest, or its own at last."""
    left = [place for place in free if place not in places]
    return [place if place in free or not left else left.pop(0) for place in places]
