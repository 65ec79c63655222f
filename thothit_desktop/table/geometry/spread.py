# SPDX-License-Identifier: MIT
"""How cards lie in their rooms: pure functions from cards to places in scene units."""

import math
from collections.abc import Sequence
from itertools import accumulate, groupby, pairwise

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.cards import CEKI, RANK, by_rank
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.groups import TWIN, Cell, Press, presses, share
from thothit_desktop.table.geometry.layout import STOCK, Room, Row
from thothit_desktop.table.geometry.places import CARDS, GAP, OPENED, PART, SHOWN, TAKING, Place
from thothit_desktop.table.geometry.seat_rooms import SeatRoom
from thothit_desktop.table.kowah import discards
from thothit_desktop.table.thunee import trick

_SEEN = 18  # pixels of each card that the next one leaves free, where its index is, for as long as can be
FAN_ANGLE = 4.0  # degrees between the backs of a hand
# Cards of a pile that are drawn; the rest lie hidden under them.
SEEN_IN_PILE = 4
SEEN_IN_STOCK = 9
SEEN_IN_FAN = 8
SEEN_OF_COPIES = 2
_OVER = 50  # the height of a fan's first back among the cards; more do not lie hidden under it
_MOST_COPIES = 16  # more than any design has: six decks have twelve
_EDGE = 2.5  # pixels of the copy below that show
_EASY, _LEAST = 0.55, 0.24  # card widths of each that are seen before the gaps shrink, and before they go


def by_ranks(pool: Sequence[int]) -> dict[int, list[int]]:
    """The pool's cards by rank, sorted, identical ones together."""
    groups: dict[int, list[int]] = {}
    for card in sorted(pool, key=by_rank):
        groups.setdefault(RANK[card], []).append(card)
    return groups


def line(cards: Sequence[int], rect: QRectF, card_width: float) -> list[Place]:
    """Cards beside each other in the middle of a rectangle, twins half overlapped, pressed if need be."""
    steps = Press(GAP, card_width + GAP / 2, TWIN * card_width).steps(cards)
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


def pool(room: Room, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
    """The pool's cards, sorted by rank, each with its place; discards in their order.

    Of discards there have been `most` at once.
    """
    if room.shape.lying == "discards":
        most = max(most, len(cards))
        laid = discards.places(room.heap, room.levels, room.card_width, len(cards), most)
        return list(zip(cards, laid, strict=True))
    return _copies(room, cards) if room.shape.crowded else _laid(room, cards)


def ranks(room: Room, cards: Sequence[int]) -> dict[int, QRectF]:
    """Where each rank of a pool lies, or where its next card will, as wide as its cards.

    In a crowded game each has room for all its designs, and nothing ever moves.
    """
    crowded = room.shape.crowded
    wide, half = room.card_width, room.card_width / 2
    found = {
        rank: QRectF(cell.middle - half, row.rect.top(), wide, HEIGHT)
        for row in room.rows
        for rank, cell in _cells(row).items()
    }
    for rank, group in groupby(_laid(room, CEKI if crowded else cards), key=lambda laid: RANK[laid[0]]):
        at = [place.x for _, place in group]
        found[rank].setLeft(at[0] - half)
        found[rank].setRight(at[-1] + half)
    return found


def free_slots(room: Room, cards: Sequence[int]) -> dict[int, QRectF]:
    """The places of the ranks without a card that no other rank's cards reach."""
    lie = ranks(room, cards)
    taken = [lie[rank] for rank in by_ranks(cards)]
    return {rank: rect for rank, rect in lie.items() if not any(rect.intersects(other) for other in taken)}


def spots(room: Room, discarded: bool, declared: bool, stock: bool) -> list[Place]:
    """Where the next card may lie on a mat without ranks.

    The first discard, if there are none; what is drawn once somebody has declared; each seat's card of a
    trick, where the stock does not lie in the middle.
    """
    if room.shape.lying == "trick":
        return [] if stock else [trick.shown(seat, 1)[0] for seat in room.seats]
    first = [] if discarded else discards.places(room.heap, room.levels, room.card_width, 1, 1)
    return [*first, *(opened(room, 1) if declared else ())]


def designs(room: Room) -> dict[int, Place]:
    """Where each design of a crowded pool lies, whether or not it is there."""
    return dict(_laid(room, CEKI))


def _laid(room: Room, cards: Sequence[int]) -> list[tuple[int, Place]]:
    """Cards by rank, beside each other as far as their row has room."""
    groups = by_ranks(cards)
    degrees = presses(room.card_width, GAP, room.px(_SEEN))
    found = {}
    for row in room.rows:
        cells = _cells(row)
        for bounds, part in _parts(row, room):
            here = [rank for rank in part if rank in groups]
            lefts = share(
                bounds,
                tuple(cells[rank] for rank in here),
                tuple(tuple(groups[rank]) for rank in here),
                room.card_width,
                degrees,
            )
            y = row.rect.center().y()
            for rank, group in zip(here, lefts, strict=True):
                found[rank] = [
                    Place(left + room.card_width / 2, y, z=CARDS + number)
                    for number, left in enumerate(group)
                ]
    return [pair for rank, group in groups.items() for pair in zip(group, found[rank], strict=True)]


def _cells(row: Row) -> dict[int, Cell]:
    """Each rank's own part of a row."""
    edges = accumulate((width for _, width in row.widths), initial=row.rect.left())
    return {
        rank: Cell(left + GAP / 2, right - GAP / 2)
        for (rank, _), (left, right) in zip(row.widths, pairwise(edges), strict=True)
        if rank != STOCK
    }


def _parts(row: Row, room: Room) -> list[tuple[Cell, list[int]]]:
    """The ranks on either side of the stock, and from where to where their cards may lie."""
    order = [rank for rank, _ in row.widths]
    if STOCK not in order:
        return [(Cell(row.rect.left(), row.rect.right()), order)]
    cells, half = _cells(row), room.card_width / 2
    before, after = order[: order.index(STOCK)], order[order.index(STOCK) + 1 :]
    turned = [place.x for place in opened(room, room.shape.opened)]
    # The stock lies skewed.
    left = min(room.stock.x() - GAP, *turned) - half - GAP
    right = max(room.stock.x(), *turned) + half + GAP
    return [
        (Cell(row.rect.left(), max(left, cells[before[-1]].right)), before),
        (Cell(min(right, cells[after[0]].left), row.rect.right()), after),
    ]


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


def hand(
    room: Room, seat: SeatRoom, cards: int, groups: Sequence[int] = (), alone: bool = False
) -> list[Place]:
    """A hand's places: upright at the bottom, elsewhere a fan of backs towards its edge.

    Where the one at the bottom lies in `groups`, of so many cards each, there is a gap between them. As long
    as it lies `alone` at a game of tricks, it has the room of its owner's pile as well. Of many
    backs some lie hidden under the first, and a count tells how many there are.
    """
    if seat.edge == "bottom":
        rect = QRectF(seat.hand)
        if alone and room.shape.lying == "trick":
            rect.setRight(seat.pile.right())
        return _grouped(room, rect, groups or [cards])
    hidden = max(0, cards - SEEN_IN_FAN)
    fan = _fan(room, seat, cards - hidden, CARDS + _OVER)
    under = [fan[0]._replace(z=CARDS + number, visible=False) for number in range(hidden)]
    return under + fan


def _grouped(room: Room, rect: QRectF, sizes: Sequence[int]) -> list[Place]:
    """Cards in groups, beside each other as far as there is room.

    Where there is less, they overlap within their groups first, so that a gap stays between groups.
    """
    wide, free = room.card_width, max(0.0, rect.width() - room.card_width)
    cards, gaps = sum(sizes), max(0, len(sizes) - 1)
    within = cards - 1 - gaps
    inner, apart = 0.0, 0.0
    for gap, least in ((PART * wide, _EASY * wide), (GAP, max(room.px(_SEEN), _LEAST * wide))):
        apart = wide + gap
        inner = min(wide + GAP / 2, (free - gaps * apart) / max(1, within))
        if inner >= least:
            break
    else:
        part = min(PART * wide, free / max(1, gaps))
        inner = min(wide + GAP / 2, (free - gaps * part) / max(1, cards - 1))
        apart = inner + part
    firsts = set(accumulate(sizes))
    steps = [apart if number in firsts else inner for number in range(1, cards)]
    x = rect.center().x() - sum(steps) / 2
    middles = accumulate([x, *steps][:cards])
    return [Place(at, rect.center().y(), z=CARDS + number) for number, at in enumerate(middles)]


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
        seen = depth < SEEN_IN_STOCK
        places.append(
            Place(room.stock.x() - lift, room.stock.y() - lift, skew, room.scale, CARDS + number, seen)
        )
    return places


def opened(room: Room, cards: int) -> list[Place]:
    """Where the cards turned from the stock lie open, one beside the other."""
    step = room.card_width + GAP / 2
    left = room.opened.x() - (cards - 1) / 2 * step
    y = room.opened.y()
    return [Place(left + number * step, y, scale=room.scale, z=OPENED + number) for number in range(cards)]


def shown(room: Room, seat: SeatRoom, cards: Sequence[int]) -> list[Place]:
    """Cards that lie open before a seat: in rituals, as dealt, declared, or played to a trick."""
    if room.shape.lying == "discards":
        return discards.shown(seat, room.heap, room.levels[0], room.card_width, len(cards))
    if room.shape.lying == "trick":
        return trick.shown(seat, len(cards))
    return [place._replace(z=SHOWN + place.z) for place in line(cards, seat.shown, room.card_width)]


def paired(target: Place, card_width: float) -> Place:
    """Where a card lies while it rests on the one that it takes: half over it."""
    return Place(target.x + card_width * 0.42, target.y - HEIGHT * 0.07, 0.0, 1.0, TAKING)
