# SPDX-License-Identifier: MIT
"""A table of tricks: how large cards are there and where they lie, in scene units.

Each seat's card of the running trick lies on the mat before it, the card that sets trump beside that place.
"""

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import GAP, SHOWN, Place
from thothit_desktop.table.geometry.seat_rooms import SeatRoom, Sizes, side_least

_HAND = 6  # cards, of which each suit begins with a gap
_OWN = 0.3  # of the window's height: a card in the person's hand
_BOARD = 27  # letters' heights: the most that a side's board is wide
_TRUMP = 0.62  # of a card of the trick: the one that sets trump
_COLUMNS = 3 + 4 * _TRUMP  # card widths across the mat: three of the trick, and trump beside each


def card_height(width: float, height: float, font: int, ratio: float) -> float:
    """A hand card's height in pixels, for a window of logical pixels."""
    free = width - 2 * (side_least(font) + 20)
    return min(_OWN * height, free / (ratio * (1 + (_HAND - 1) * 0.85)))


def middle(inner: QRectF, sizes: Sizes) -> float:
    """The scale of the trick, whose two rows or three columns, with what is between, fill the mat."""
    across = (inner.width() - 8 * GAP) / _COLUMNS / sizes.card_width * HEIGHT
    return sizes.scale(min(HEIGHT, (inner.height() - GAP) / 2, across))


def seated(seats: tuple[SeatRoom, ...], inner: QRectF, scale: float, sizes: Sizes) -> tuple[SeatRoom, ...]:
    """The seats' rooms with the places of a card of the trick and of the one that sets trump."""
    wide, high = sizes.card_width * scale, HEIGHT * scale
    small = sizes.scale(_TRUMP * high)
    beside = sizes.card_width * small + 2 * GAP
    centre = inner.center()
    aside, row = wide + beside, (high + GAP) / 2
    made = []
    for seat in seats:
        alike = sum(other.edge == seat.edge for other in seats)
        if seat.edge in ("bottom", "top"):
            sign = 1 if seat.edge == "bottom" else -1
            at = QPointF(centre.x(), centre.y() + sign * row)
            trump = at + QPointF(-sign * (wide + beside) / 2, sign * (high - HEIGHT * small) / 2)
        else:
            sign = 1 if seat.edge == "right" else -1
            far = seat.plate.center().y() < inner.center().y()
            at = QPointF(centre.x() + sign * aside, centre.y() + (0 if alike == 1 else -row if far else row))
            trump = at + QPointF(sign * ((wide + beside) / 2), 0)
        made.append(
            seat._replace(shown=_around(at, wide, high), before=scale, trump=trump, trump_scale=small)
        )
    return tuple(made)


def told(
    seats: tuple[SeatRoom, ...], scene: QRectF, near: QRectF, sizes: Sizes
) -> tuple[tuple[QRectF, ...], QRectF]:
    """The rooms of the sides' boards, beside the far seat, and of the legend above the person's plate.

    Without a far seat there are none: before the seats of the next game are told.
    """
    air = 8 / sizes.unit
    far = next((seat for seat in seats if seat.edge == "top"), None)
    if far is None:
        return (), QRectF()
    wide = min(far.plate.left() - 2 * air, _BOARD * sizes.font / sizes.unit)
    left = QRectF(air, far.plate.top(), wide, far.plate.height())
    own = seats[0].plate
    legend = QRectF(own.left(), near.top(), own.width(), own.top() - near.top() - air)
    return (left, left.translated(scene.right() - air - left.right(), 0)), legend


def _around(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


def shown(seat: SeatRoom, cards: int) -> list[Place]:
    """Where a seat's card of the trick lies; several lie over each other, as in the draw for a dealer."""
    at = seat.shown.center()
    return [
        Place(at.x() + min(number, 1) * GAP / 2, at.y(), scale=seat.before, z=SHOWN + number)
        for number in range(cards)
    ]


def aside(seats: tuple[SeatRoom, ...], middle: QPointF) -> QPointF:
    """Where the stock makes room for cards that lie before the seats: between two columns."""
    return QPointF(seats[0].trump.x() + GAP / 2, middle.y())


def unseen(seat: SeatRoom, cards: int) -> list[Place]:
    """Where the cards lie that a caller has not seen: before the caller, where no trump card lies then."""
    at = trump(seat)
    return [
        at._replace(x=at.x + (number - (cards - 1) / 2) * GAP, z=at.z + number) for number in range(cards)
    ]


def trump(seat: SeatRoom) -> Place:
    """Where the card that sets trump lies before its setter."""
    return Place(seat.trump.x(), seat.trump.y(), scale=seat.trump_scale, z=SHOWN)
