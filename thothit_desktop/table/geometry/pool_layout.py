# SPDX-License-Identifier: MIT
"""Layouts with a pool on the mat: by rank, as single cards or piles of copies, or in no order."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, chain, groupby, pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from thothit_desktop.games.cards import CEKI, RANK, by_rank
from thothit_desktop.table.geometry.arrangement import ANY, STOCK, Pattern, card_height
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.groups import OpenGroup, Press, Span, presses, share
from thothit_desktop.table.geometry.places import CARDS, GAP, Fan, Place
from thothit_desktop.table.geometry.spread import LAST_OUT, line
from thothit_desktop.table.geometry.table_layout import Copies, Frame, TableLayout, frame
from thothit_desktop.table.geometry.window import Window

SEEN_OF_COPIES = 2
"""The number of copies of a design that are drawn; the others lie hidden under them."""
_SEEN = 24
"""Pixels of each card that the next one leaves free as long as possible: wide enough for the mouse."""
_MOST_COPIES = 16  # more than any design has: six decks have twelve
_EDGE = 2.5  # visible pixels of the copy below
_EASY = 1.09  # the width at which the cards of a pattern lie unpressed, in their own widths
_FULLEST_CARDS, _FULLEST_STRIPS = 6.4, 10.5
"""The width of the fullest row beside a stock that leaves each card its strip: in card widths plus strips."""
_WIDEST_GAP = 70.0  # between the pool's rows, in scene units


class PoolRow(NamedTuple):
    """A row of the pool: its rectangle, and from the left each rank (or STOCK or ANY) with its own width."""

    rect: QRectF
    widths: tuple[tuple[int, float], ...]

    def spans(self) -> dict[int, Span]:
        """Return each rank's own part of the row."""
        edges = accumulate((width for _, width in self.widths), initial=self.rect.left())
        return {
            rank: Span(left + GAP / 2, right - GAP / 2)
            for (rank, _), (left, right) in zip(self.widths, pairwise(edges), strict=True)
            if rank != STOCK
        }


@dataclass(frozen=True, kw_only=True)
class PoolLayout(TableLayout):
    """The layout of a table with a pool in rows."""

    rows: tuple[PoolRow, ...]
    """The rows of the pool, from the far one."""

    @cached_property
    def spans(self) -> tuple[dict[int, Span], ...]:
        """Each rank's own part of its row, by row."""
        return tuple(row.spans() for row in self.rows)

    @property
    def ranks(self) -> list[int]:
        """The ranks that have a place of their own."""
        return [rank for row in self.rows for rank, _ in row.widths if rank not in (STOCK, ANY)]


def pool_layout(window: Window, pattern: Pattern) -> PoolLayout:
    """Return the layout of a table with a pool in a pattern."""
    card = card_height(window, pattern)
    laid = frame(window, card, window.far(window.plates), across=_across(card * window.ratio, pattern))
    if window.shape.hands:  # Nothing is called here, so the sides are free beside the words, too.
        words, mat = laid.words, laid.mat
        laid = laid._replace(words=QRectF(mat.left(), words.top(), mat.width(), words.height()))
    rows, stock, opened = _rows(laid, pattern)
    seats = laid.seats([row.rect for row in rows], stock)
    ranked = all(rank != ANY for row in pattern.rows for rank, _ in row)
    kind = LooseLayout if not ranked else CopiesLayout if window.shape.crowded else RankLayout
    return kind(frame=laid, seats=seats, stock=stock, opened=opened, rows=rows)


def _across(card_width: float, pattern: Pattern) -> float:
    """Return the least width in pixels of the mat for cards of a width, even if plates could use it."""
    easy = _EASY * pattern.cards * card_width
    if not pattern.column:
        return easy
    more = pattern.column % 1  # the known last cards of the stock, which stick out
    return min(easy, (_FULLEST_CARDS + more) * card_width + _FULLEST_STRIPS * _SEEN)


def _rows(laid: Frame, pattern: Pattern) -> tuple[tuple[PoolRow, ...], QPointF, QPointF]:
    """Return the pool's rows, the stock's middle and the middle of the cards turned up from it."""
    inner, card_width = laid.inner, laid.card_width
    pitch = min((inner.height() - HEIGHT) / (len(pattern.rows) - 1), HEIGHT + _WIDEST_GAP)
    top = inner.center().y() - (pitch * (len(pattern.rows) - 1) + HEIGHT) / 2
    column = pattern.column * (card_width + GAP / 2) + 2.5 * GAP if pattern.column else 0
    rows = []
    for number, ranks in enumerate(pattern.rows):
        rect = QRectF(inner.left(), top + number * pitch, inner.width(), HEIGHT)
        part = (rect.width() - column) / sum(share for _, share in ranks)
        rows.append(PoolRow(rect, tuple((rank, share * part if share else column) for rank, share in ranks)))
    if not pattern.column:
        middle = inner.center()
        if laid.shape.last:  # The last cards stick out at the stock's other side.
            turned = card_width + GAP / 2
            stock = middle + QPointF((LAST_OUT * card_width - turned) / 2, 0)
            return tuple(rows), stock, stock + QPointF(turned, 0)
        apart = max(card_width / 2 + GAP, min(inner.width() / 8, card_width)) if laid.shape.stock else 0
        return tuple(rows), middle - QPointF(apart, 0), middle + QPointF(apart, 0)
    before = [rank for rank, _ in pattern.rows[0]].index(STOCK)
    x = inner.left() + sum(width for _, width in rows[0].widths[:before]) + column / 2
    far, near = (QPointF(x, row.rect.center().y()) for row in (rows[0], rows[-1]))
    if laid.shape.last:
        far += QPointF(LAST_OUT * card_width / 2, 0)
    if not laid.shape.opened:  # Without turned-up cards the stock has the column to itself.
        far = near = (far + near) / 2
    return tuple(rows), far, near


def by_ranks(pool: Sequence[int]) -> dict[int, list[int]]:
    """Return the pool's cards by rank, sorted, identical ones together."""
    groups: dict[int, list[int]] = {}
    for card in sorted(pool, key=by_rank):
        groups.setdefault(RANK[card], []).append(card)
    return groups


class RankLayout(PoolLayout):
    """A pool in which each rank has its place; cards lie beside each other as far as their row allows."""

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the pool's cards, sorted by rank, each with its place."""
        del most
        return self._laid(cards)

    def fan_places(self, cards: Sequence[int], fans: Sequence[Fan]) -> list[tuple[int, Place]]:
        """Return the pool's cards, sorted by rank, each with its place while these fans are open."""
        return self._laid(cards, fans)

    def is_fan(self, cards: Sequence[int], rank: int) -> bool:
        """Return True if cards of a rank of the pool cover each other."""
        at = [place.x for card, place in self._laid(cards) if RANK[card] == rank]
        return any(after - before < self.card_width - 1 for before, after in pairwise(at))

    def place_in_pool(self, card: int, pool: Sequence[int]) -> Place:
        """Return the middle of a card's rank."""
        middle = self.rank_rects(pool)[RANK[card]].center()
        return Place(middle.x(), middle.y())

    def free_places(self, pool: Sequence[int], fans: Sequence[Fan] = ()) -> Mapping[int, Place]:
        """Return the places of the ranks without a card that no other rank's cards reach."""
        found = {rank: rect.center() for rank, rect in self.free_rects(pool, fans).items()}
        return {rank: Place(at.x(), at.y()) for rank, at in found.items()}

    def free_rects(self, pool: Sequence[int], fans: Sequence[Fan] = ()) -> dict[int, QRectF]:
        """Return the rectangles of the places in `free_places`."""
        lie = self.rank_rects(pool, fans)
        taken = [lie[rank] for rank in by_ranks(pool)]
        return {
            rank: rect for rank, rect in lie.items() if not any(rect.intersects(other) for other in taken)
        }

    def rank_rects(self, cards: Sequence[int], fans: Sequence[Fan] = ()) -> dict[int, QRectF]:
        """Return the rectangle of each rank of a pool, or of its next card, as wide as its cards."""
        wide, half = self.card_width, self.card_width / 2
        found = {
            rank: QRectF(span.middle - half, row.rect.top(), wide, HEIGHT)
            for row, spans in zip(self.rows, self.spans, strict=True)
            for rank, span in spans.items()
        }
        for rank, group in groupby(self._laid(cards, fans), key=lambda laid: RANK[laid[0]]):
            at = [place.x for _, place in group]
            found[rank].setLeft(at[0] - half)
            found[rank].setRight(at[-1] + half)
        return found

    def _laid(self, cards: Sequence[int], fans: Sequence[Fan] = ()) -> list[tuple[int, Place]]:
        groups = by_ranks(cards)
        found = {}
        for row, spans, parts in zip(self.rows, self.spans, self.parts, strict=True):
            for bounds, part in parts:
                here = [rank for rank in part if rank in groups]
                lefts = share(
                    bounds,
                    tuple(spans[rank] for rank in here),
                    tuple(tuple(groups[rank]) for rank in here),
                    self.card_width,
                    self._degrees,
                    tuple(self._opened(fan, here, groups) for fan in fans if fan.rank in here),
                )
                y = row.rect.center().y()
                for rank, group in zip(here, lefts, strict=True):
                    found[rank] = [
                        Place(left + self.card_width / 2, y, z=CARDS + number)
                        for number, left in enumerate(group)
                    ]
        return [pair for rank, group in groups.items() for pair in zip(group, found[rank], strict=True)]

    def _opened(self, fan: Fan, here: Sequence[int], groups: Mapping[int, Sequence[int]]) -> OpenGroup:
        """Return the group of a fan; the card under the pointer is the copy of its design that was there."""
        number, cards = here.index(fan.rank), groups[fan.rank]
        if fan.x is None or fan.card not in cards:
            return OpenGroup(number)
        card = min(cards.index(fan.card) + fan.copy, len(cards) - 1)
        return OpenGroup(number, card, fan.x - self.card_width / 2)

    @cached_property
    def _degrees(self) -> tuple[Press, ...]:
        return presses(self.card_width, GAP, self.px(_SEEN))

    @cached_property
    def parts(self) -> tuple[list[tuple[Span, list[int]]], ...]:
        """The ranks on either side of the stock, with the bounds of their cards, by row."""
        return tuple(self._parts(row, spans) for row, spans in zip(self.rows, self.spans, strict=True))

    def _parts(self, row: PoolRow, spans: Mapping[int, Span]) -> list[tuple[Span, list[int]]]:
        order = [rank for rank, _ in row.widths if rank != STOCK or self.shape.stock]
        if STOCK not in order:
            return [(Span(row.rect.left(), row.rect.right()), order)]
        half = self.card_width / 2
        before, after = order[: order.index(STOCK)], order[order.index(STOCK) + 1 :]
        turned = [place.x for place in self.opened_places(self.shape.opened)]
        turned += [place.x for place in self.last_places(min(1, self.shape.last))]
        # The stock lies tilted.
        left = min([self.stock.x() - GAP, *turned]) - half - GAP
        right = max([self.stock.x(), *turned]) + half + GAP
        parts = []
        if before:
            parts.append((Span(row.rect.left(), max(left, spans[before[-1]].right)), before))
        if after:
            parts.append((Span(min(right, spans[after[0]].left), row.rect.right()), after))
        return parts


class CopiesLayout(RankLayout):
    """A crowded pool: each design of ceki cards has its place, in which its copies lie in a pile."""

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the pool's cards, sorted by rank; an edge of another copy is visible under the uppermost."""
        del most
        return self.fan_places(cards, ())

    def fan_places(self, cards: Sequence[int], fans: Sequence[Fan]) -> list[tuple[int, Place]]:
        """Return the same while the designs of ranks lie in open fans."""
        at, edge = self._designs_among(cards, fans), self.px(_EDGE)
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

    def is_fan(self, cards: Sequence[int], rank: int) -> bool:
        """Return True if the piles of a rank of the pool cover each other."""
        at = [self.designs[card].x for card in CEKI if card in cards and RANK[card] == rank]
        return any(after - before < self.card_width - 1 for before, after in pairwise(at))

    def rank_rects(self, cards: Sequence[int], fans: Sequence[Fan] = ()) -> dict[int, QRectF]:
        """Return the rectangle of each rank, with space for all its designs, so that no card ever moves."""
        return super().rank_rects(self._with_places(cards, fans), fans) if fans else self._rects_of_all

    @cached_property
    def _rects_of_all(self) -> dict[int, QRectF]:
        return super().rank_rects(CEKI)

    def copies(self, pool: Sequence[int], fans: Sequence[Fan] = ()) -> Mapping[int, Copies]:
        """Return the number of copies in each pile, at the left of its foot, where no pile covers it."""
        at, half = self._designs_among(pool, fans), self.card_width / 2
        foot = HEIGHT / 2 - self.px(self.font * 0.8)
        number = Counter(pool)
        found = {}
        for _, group in groupby(at, key=RANK.__getitem__):
            rank = list(group)
            lefts = [at[card].x for card in rank if number[card]]
            # All numbers of a rank have one size.
            width = min([self.card_width, *(right - left for left, right in pairwise(lefts))])
            for card in rank:
                found[card] = Copies(number[card], QPointF(at[card].x - half, at[card].y + foot), width)
        return found

    @cached_property
    def designs(self) -> dict[int, Place]:
        """Return the place of each design, even of one that is not in the pool."""
        return dict(self._laid(CEKI))

    def _designs_among(self, pool: Sequence[int], fans: Sequence[Fan]) -> dict[int, Place]:
        """Return the places of the designs; an open fan has those of the pool only."""
        return dict(self._laid(self._with_places(pool, fans), fans)) if fans else self.designs

    def _with_places(self, pool: Sequence[int], fans: Sequence[Fan]) -> list[int]:
        """Return the designs that have a place."""
        ranks = [fan.rank for fan in fans]
        return [card for card in CEKI if card in pool or RANK[card] not in ranks]


class LooseLayout(PoolLayout):
    """A pool in the order in which its cards came: in the middle of the mat or, if many, in all rows."""

    def pool_places(self, cards: Sequence[int], most: int = 0) -> list[tuple[int, Place]]:
        """Return the cards beside each other, pressed if there are too many."""
        del most
        rects = [QRectF(row.rect) for row in self.rows]
        for rect, spans in zip(rects, self.spans, strict=True):
            span = spans[ANY]
            rect.setLeft(span.left)
            rect.setRight(span.right)
        if len(cards) * (self.card_width + GAP / 2) <= rects[0].width():
            rects = [rects[0].united(rects[-1])]
        in_row = math.ceil(len(cards) / len(rects))
        parts = [cards[first : first + in_row] for first in range(0, len(cards), max(1, in_row))]
        laid = (line(part, rect, self.card_width) for part, rect in zip(parts, rects, strict=False))
        return list(zip(cards, chain.from_iterable(laid), strict=True))
