# SPDX-License-Identifier: MIT
"""How cards lie in their rooms: pure functions from cards to places in scene units."""

import math
from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.cards import RANK, by_rank
from thothit_desktop.table.decks import HEIGHT
from thothit_desktop.table.layout import FAN_ANGLE, GAP, STOCK, Room, Row, SeatRoom
from thothit_desktop.table.places import CARDS, OPENED, SHOWN, TAKING, Place

# How much of the card below stays free, in card widths: of a twin, and where a rank is pressed for room.
TWIN = 0.5
TWIN_LEAST, OTHER_LEAST = 0.16, 0.34
SEEN_IN_PILE = 4  # cards of a pile that are drawn; the rest lie hidden under them
SEEN_IN_STOCK = 9


def ranks(room: Room, pool: Sequence[int]) -> dict[int, QRectF]:
    """Where each rank lies. Its place is its own as long as no rank of the row needs more than it has."""
    groups = by_ranks(pool)
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
    rects = ranks(room, cards)
    return [
        (card, place)
        for rank, group in by_ranks(cards).items()
        for card, place in zip(group, line(group, rects[rank], room.card_width), strict=True)
    ]


def hand(room: Room, seat: SeatRoom, cards: int) -> list[Place]:
    """A hand's places: upright at the bottom, elsewhere a fan of backs towards its edge."""
    if seat.edge == "bottom":
        return line(range(cards), seat.hand, room.card_width)
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
        places.append(Place(at.x(), at.y(), seat.turn + off * angle, seat.scale, CARDS + number))
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
