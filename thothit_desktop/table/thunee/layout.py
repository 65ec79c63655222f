# SPDX-License-Identifier: MIT
"""The layout of a table for tricks: sizes and places of the cards, in scene units.

Each seat's card of the current trick lies on the mat before it, the card that sets trump beside that place.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry import spread
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import GAP, SHOWN, Place
from thothit_desktop.table.geometry.seat_layouts import SeatLayout
from thothit_desktop.table.geometry.table_layout import Frame, TableLayout, frame
from thothit_desktop.table.geometry.window import Window

_HAND = 6  # cards; each suit begins with a gap
_PLATE_WORDS = 9.0  # the width of the words on a plate with bids and sides, in letters' sizes
_OWN = 0.3  # the height of a card in the person's hand, as a fraction of the window's
_TALLY = 5  # the width of the number of tricks on a pile, in letters' heights
_BOARD = 27  # the greatest width of a side's board, in letters' heights
LEGEND = 3.3  # letters' heights: two lines and the space round them
SIGN = 4.6  # letters' heights: the width of the sign of trump
_TRUMP = 0.62  # the size of the card that sets trump, relative to a card of the trick
_COLUMNS = 3 + 4 * _TRUMP  # card widths across the mat: three of the trick, and trump beside each


@dataclass(frozen=True, kw_only=True)
class TrickLayout(TableLayout):
    """The layout of a table with a trick on the mat, boards of two sides and a legend of the card order."""

    boards: tuple[QRectF, ...]
    """The boards beside the far seat, the bottom seat's side at the left; none without a far seat."""
    legend: QRectF
    """The legend above the person's plate."""
    sign_font: int
    """The size of the letters of the sign of trump in pixels, smaller if cards leave it less space."""
    play_length: ClassVar = 2.0  # a portrait and a card

    @property
    def plays(self) -> int:
        """The cards of the last trick."""
        return len(self.seats)

    @property
    def spare(self) -> Sequence[QRectF]:
        """The corner of the mat below the right seat's card, if it has no other card below it."""
        right = [seat.shown for seat in self.seats if seat.edge == "right"]
        inner, card = self.frame.inner, right[0] if right else QRectF()
        corner = QRectF(card.left(), card.bottom() + GAP, inner.right() - card.left(), 0)
        corner.setBottom(inner.bottom())
        return [corner] if len(right) == 1 else []

    @property
    def least_plays(self) -> int:
        """The same: a part of a trick would tell nothing."""
        return self.plays

    @property
    def taken(self) -> Sequence[QRectF]:
        """The areas beside mat and words where something may lie: the boards and the legend, too."""
        return [*super().taken, *self.boards, self.legend]

    @property
    def words_from(self) -> float:
        """The same: in a low window the legend reaches into the strip of words."""
        beside = self.legend.top() < self.words.bottom()
        return self.legend.right() + GAP if beside and not self.legend.isEmpty() else super().words_from

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return nothing: there is no pool."""
        del most
        assert not cards
        return []

    def hand_places(
        self, seat: SeatLayout, cards: int, groups: Sequence[int] = (), alone: bool = False
    ) -> list[Place]:
        """Return a hand's places; if its owner's pile is empty, the hand uses that space too."""
        if seat.edge != "bottom" or not alone:
            return super().hand_places(seat, cards, groups)
        wide = QRectF(seat.hand)
        wide.setRight(seat.pile.right())
        return super().hand_places(seat._replace(hand=wide), cards, groups)

    def shown_places(self, seat: SeatLayout, cards: Sequence[int]) -> list[Place]:
        """Return the place of a seat's card of the trick; several overlap, as in the draw for a dealer."""
        at = seat.shown.center()
        return [
            Place(at.x() + min(number, 1) * GAP / 2, at.y(), scale=seat.before, z=SHOWN + number)
            for number in range(len(cards))
        ]

    def aside_places(self, seat: SeatLayout, cards: int) -> list[Place]:
        """Return the place of the card that sets trump, before its setter."""
        return [Place(seat.aside.x(), seat.aside.y(), scale=seat.aside_scale, z=SHOWN)] * cards

    def stock_between(self, cards: int) -> list[Place]:
        """Return the place of the stock between two columns while cards lie before the seats."""
        near = self.seats[0]
        return spread.stock(QPointF(near.aside.x() + GAP / 2, self.stock.y()), near.aside_scale, cards)

    def stock_before(self, seat: SeatLayout, cards: int) -> list[Place]:
        """Return the places of a caller's unseen cards: before it, where no trump card lies then."""
        (at,) = self.aside_places(seat, 1)
        return [
            at._replace(x=at.x + (number - (cards - 1) / 2) * GAP, z=at.z + number) for number in range(cards)
        ]


def trick_layout(window: Window) -> TrickLayout:
    """Return the layout for a window."""
    window = window._replace(plate_words=_PLATE_WORDS)
    card = min(
        _OWN * window.height,
        (window.width - 2 * window.plate_width - 40) / (window.ratio * (1 + (_HAND - 1) * 0.85)),
    )
    laid = frame(window, card, window.far(window.plates), window.font * _TALLY)
    # The boards need the space beside the far plate.
    laid = laid._replace(sizes=laid.sizes._replace(widest=laid.sizes.wide))
    middle = laid.inner.center()
    scale = _scale(laid)
    seats = _seated(laid.seats([laid.inner], middle), laid, scale)
    boards, legend = _beside(seats, laid)
    return TrickLayout(
        frame=laid,
        seats=seats,
        stock=middle,
        opened=middle,
        scale=scale,
        boards=boards,
        legend=legend,
        sign_font=_sign_font(laid, scale),
    )


def _scale(laid: Frame) -> float:
    """Return the scale of the trick, whose two rows or three columns, with their gaps, fill the mat."""
    inner = laid.inner
    across = (inner.width() - 8 * GAP) / _COLUMNS / laid.card_width * HEIGHT
    return laid.sizes.scale(min(HEIGHT, (inner.height() - GAP) / 2, across))


def between(laid: Frame, scale: float) -> float:
    """Return the width between columns of the trick, for the trump card or the sign of trump.

    Among large letters the sign is wider than the card.
    """
    wide = laid.card_width * scale
    card = laid.card_width * laid.sizes.scale(_TRUMP * HEIGHT * scale) + 2 * GAP
    sign = SIGN * laid.sizes.font / laid.sizes.unit + GAP
    return max(card, min(sign, (laid.inner.width() - 3 * wide) / 4))


def _sign_font(laid: Frame, scale: float) -> int:
    """Return the size of letters at which the sign of trump fits between columns, at least 3/4 of usual."""
    sizes = laid.sizes
    fitting = math.floor(between(laid, scale) * sizes.unit / SIGN)
    return max(math.floor(0.75 * sizes.font), min(sizes.font, fitting))


def _seated(seats: tuple[SeatLayout, ...], laid: Frame, scale: float) -> tuple[SeatLayout, ...]:
    """Return the seats' layouts with the places of a card of the trick and of the one that sets trump."""
    wide, high = laid.card_width * scale, HEIGHT * scale
    small = laid.sizes.scale(_TRUMP * high)
    beside = between(laid, scale)
    centre = laid.inner.center()
    column, row = wide + beside, (high + GAP) / 2
    made = []
    for seat in seats:
        alike = sum(other.edge == seat.edge for other in seats)
        if seat.edge in ("bottom", "top"):
            sign = 1 if seat.edge == "bottom" else -1
            at = QPointF(centre.x(), centre.y() + sign * row)
            aside = at + QPointF(-sign * (wide + beside) / 2, sign * (high - HEIGHT * small) / 2)
        else:
            sign = 1 if seat.edge == "right" else -1
            far = seat.plate.center().y() < centre.y()
            at = QPointF(centre.x() + sign * column, centre.y() + (0 if alike == 1 else -row if far else row))
            aside = at + QPointF(sign * ((wide + beside) / 2), 0)
        shown = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        made.append(seat._replace(shown=shown, before=scale, aside=aside, aside_scale=small))
    return tuple(made)


def _beside(seats: tuple[SeatLayout, ...], laid: Frame) -> tuple[tuple[QRectF, ...], QRectF]:
    """Return the areas of the sides' boards beside the far seat, and of the legend above the person's plate.

    Without a far seat, before the seats of the next game are known, there are no boards.
    """
    sizes = laid.sizes
    air = 8 / sizes.unit
    far = next((seat for seat in seats if seat.edge == "top"), None)
    if far is None:
        return (), QRectF()
    wide = min(far.plate.left() - 2 * air, _BOARD * sizes.font / sizes.unit)
    left = QRectF(air, far.plate.top(), wide, far.plate.height())
    own = seats[0].plate
    high = math.ceil(LEGEND * sizes.font) / sizes.unit
    # Large letters reach into the middle of the strip of words.
    top = max(laid.words.top() + air / 2, own.top() - air - high)
    legend = QRectF(own.left(), top, own.width(), own.top() - air - top)
    return (left, left.translated(laid.scene.right() - air - left.right(), 0)), legend
