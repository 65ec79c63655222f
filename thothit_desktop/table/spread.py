# SPDX-License-Identifier: MIT
"""How cards lie in their rooms: pure functions from cards to places in scene units."""

import math
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.cards import CEKI, RANK, by_rank
from thothit_desktop.table.decks import HEIGHT
from thothit_desktop.table.layout import GAP, STOCK, Room, Row
from thothit_desktop.table.places import CARDS, OPENED, SHOWN, TAKING, Place
from thothit_desktop.table.seat_rooms import SeatRoom

# How much of the card below stays free, in card widths: of a twin, and where a rank is pressed for room.
TWIN = 0.5
TWIN_LEAST, OTHER_LEAST = 0.16, 0.34
FAN_ANGLE = 4.0  # degrees between the backs of a hand
# Cards of a pile that are drawn; the rest lie hidden under them.
SEEN_IN_PILE = 4
SEEN_IN_STOCK = 9
SEEN_IN_FAN = 8
SEEN_OF_COPIES = 2
_OVER = 50  # the height of a fan's first back among the cards; more do not lie hidden under it
_MOST_COPIES = 16  # more than any design has: six decks have twelve
_EDGE = 2.5  # pixels of the copy below that show


def ranks(room: Room, pool: Sequence[int]) -> dict[int, QRectF]:
    """Where each rank lies. Its place is its own as long as no rank of the row needs more than it has.

    In a crowded game each has room for all its designs, and nothing ever moves.
    """
    groups = by_ranks(CEKI if room.shape.crowded else pool)
    found = {}
    for row in room.rows:
        left = row.rect.left()
        for (rank, _), width in zip(row.widths, _shared(row, groups, room), strict=True):
            if rank != STOCK:
                found[rank] = QRectF(left, row.rect.top(), width, HEIGHT).adjusted(GAP / 2, 0, -GAP / 2, 0)
            left += width
    return found


def by_ranks(pool: Sequence[int]) -> dict[int, list[int]]:
    """The pool's cards by rank, sorted, identical ones together."""
    groups: dict[int, list[int]] = {}
    for card in sorted(pool, key=by_rank):
        groups.setdefault(RANK[card], []).append(card)
    return groups


def _shared(row: Row, groups: Mapping[int, list[int]], room: Room) -> list[float]:
    """The row's widths by rank, after crowded ranks have borrowed from others on their side of the stock."""
    widths: list[float] = []
    for is_stock, part in groupby(row.widths, key=lambda cell: cell[0] == STOCK):
        own = list(part)
        if is_stock:
            widths += [width for _, width in own]
            continue
        needs = []
        for rank, _ in own:
            steps = _steps(groups.get(rank, [0]), TWIN_LEAST, OTHER_LEAST)
            needs.append(GAP + room.card_width * (1 + sum(steps)))
        widths += _lent([width for _, width in own], needs)
    return widths


def _lent(own: Sequence[float], needs: Sequence[float]) -> list[float]:
    """Widths with the same sum in which nobody has less than needed, as far as that can be."""
    lack = sum(max(0.0, need - width) for need, width in zip(needs, own, strict=True))
    spare = sum(max(0.0, width - need) for need, width in zip(needs, own, strict=True))
    if lack == 0:
        return list(own)
    if spare < lack:
        return [need * sum(own) / sum(needs) for need in needs]
    give = lack / spare
    return [
        need if need > width else width - (width - need) * give
        for need, width in zip(needs, own, strict=True)
    ]


def _steps(cards: Sequence[int], twin: float, other: float) -> list[float]:
    """From each card to the next, in card widths."""
    return [twin if a == b else other for a, b in pairwise(cards)]


def line(cards: Sequence[int], rect: QRectF, card_width: float) -> list[Place]:
    """Cards beside each other in the middle of a rectangle, twins half overlapped, pressed if need be."""
    steps = [step * card_width for step in _steps(cards, TWIN, 1 + GAP / 2 / card_width)]
    free = max(0.0, rect.width() - card_width)
    if sum(steps) > free:
        press = free / sum(steps)
        steps = [step * press for step in steps]
    x = rect.center().x() - sum(steps) / 2
    places = []
    for number, step in enumerate([0.0, *steps][: len(cards)]):
        x += step
        places.append(Place(x, rect.center().y(), z=CARDS + number))
    return places


def pool(room: Room, cards: Sequence[int]) -> list[tuple[int, Place]]:
    """The pool's cards, sorted by rank, each with its place."""
    if room.shape.crowded:
        return _copies(room, cards)
    rects = ranks(room, cards)
    return [
        (card, place)
        for rank, group in by_ranks(cards).items()
        for card, place in zip(group, line(group, rects[rank], room.card_width), strict=True)
    ]


def designs(room: Room) -> dict[int, Place]:
    """Where each design of a crowded pool lies, whether or not it is there."""
    rects = ranks(room, ())
    return {
        card: place
        for rank, group in by_ranks(CEKI).items()
        for card, place in zip(group, line(group, rects[rank], room.card_width), strict=True)
    }


def _copies(room: Room, cards: Sequence[int]) -> list[tuple[int, Place]]:
    """A crowded pool: the copies of a design in a pile, under the uppermost the edge of another."""
    at, edge = designs(room), room.px(_EDGE)
    found = []
    for card, group in groupby(sorted(cards, key=by_rank)):
        copies = len(list(group))
        for number in range(copies):
            depth = copies - 1 - number
            below = min(depth, SEEN_OF_COPIES - 1) * edge
            top = at[card]
            place = Place(
                top.x - below,
                top.y - below,
                z=top.z + number / _MOST_COPIES,
                visible=depth < SEEN_OF_COPIES,
            )
            found.append((card, place))
    return found


def copies_seen(room: Room) -> float:
    """How wide a strip of each pile in a crowded pool its right neighbour leaves free, at the least."""
    at = designs(room)
    return min(at[b].x - at[a].x for a, b in pairwise(sorted(CEKI, key=by_rank)) if RANK[a] == RANK[b])


def hand(room: Room, seat: SeatRoom, cards: int) -> list[Place]:
    """A hand's places: upright at the bottom, elsewhere a fan of backs towards its edge.

    Of many backs some lie hidden under the first, and a count tells how many there are.
    """
    if seat.edge == "bottom":
        return line(range(cards), seat.hand, room.card_width)
    hidden = max(0, cards - SEEN_IN_FAN)
    fan = _fan(room, seat, cards - hidden, CARDS + _OVER)
    under = [fan[0]._replace(z=CARDS + number, visible=False) for number in range(hidden)]
    return under + fan


def _fan(room: Room, seat: SeatRoom, cards: int, z: float) -> list[Place]:
    """Backs held towards the edge; the first one's height is `z`."""
    wide = room.card_width * seat.scale
    along = seat.hand.width() if seat.edge == "top" else seat.hand.height()
    spread = max(0.0, along - wide * 1.25)
    step = min(spread / max(1, cards - 1), wide * 0.42)
    # The fan's angle must keep the outer backs' far corners within the room.
    angle = min(FAN_ANGLE, math.degrees(along * 0.10 / HEIGHT / seat.scale) * 2 / max(1, cards - 1))
    sign = -1 if seat.edge in ("left", "top") else 1
    places = []
    for number in range(cards):
        off = number - (cards - 1) / 2
        middle = seat.hand.center()
        if seat.edge == "top":
            at = QPointF(middle.x() + sign * off * step, middle.y())
        else:
            at = QPointF(middle.x(), middle.y() - sign * off * step)
        places.append(Place(at.x(), at.y(), seat.turn + off * angle, seat.scale, z + number))
    return places


def pile(seat: SeatRoom, cards: int) -> list[Place]:
    """A capture pile's places, a little untidy; only the uppermost are drawn."""
    at = seat.pile.center()
    return [
        Place(
            at.x(),
            at.y(),
            seat.turn + (number * 37 % 7 - 3) * 0.8,
            seat.scale,
            CARDS + number,
            number >= cards - SEEN_IN_PILE,
        )
        for number in range(cards)
    ]


def stock(room: Room, cards: int) -> list[Place]:
    """The stock's places from the bottom card up: a skewed pile, as cards do not stack straight."""
    places = []
    for number in range(cards):
        depth = cards - 1 - number
        skew = (number * 29 % 11 - 5) * 0.5
        lift = min(number, SEEN_IN_STOCK) * 1.6
        places.append(
            Place(
                room.stock.x() - lift, room.stock.y() - lift, skew, 1.0, CARDS + number, depth < SEEN_IN_STOCK
            )
        )
    return places


def opened(room: Room, cards: int) -> list[Place]:
    """Where the cards turned from the stock lie open, one beside the other."""
    step = room.card_width + GAP / 2
    left = room.opened.x() - (cards - 1) / 2 * step
    return [Place(left + number * step, room.opened.y(), z=OPENED + number) for number in range(cards)]


def shown(room: Room, seat: SeatRoom, cards: Sequence[int]) -> list[Place]:
    """Cards that lie open in front of a seat: during the rituals, or as dealt before they are arranged."""
    return [place._replace(z=SHOWN + place.z) for place in line(cards, seat.shown, room.card_width)]


def paired(target: Place, card_width: float) -> Place:
    """Where a card lies while it rests on the one that it takes: half over it."""
    return Place(target.x + card_width * 0.42, target.y - HEIGHT * 0.07, 0.0, 1.0, TAKING)
