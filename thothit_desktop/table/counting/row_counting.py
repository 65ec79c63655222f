# SPDX-License-Identifier: MIT
"""Counts all seats at once, a row each: their cards come beat by beat until the last row stands."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.table.counting.counting import Counting, matched
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import COUNTED, PART, Place
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.flights import Flight

if TYPE_CHECKING:
    from thothit_desktop.table.stage.card_item import CardItem

_BEAT, _FASTEST = 300, 150
"""The usual and the least length of a beat, in milliseconds."""
_GROUPS = 0.5
"""The distance from card to card of a set, in card widths."""
_NAME = 9.0
"""The width of a row's name and number, in sizes of the table's words; at most a third of the room."""


class Beat(NamedTuple):
    """What comes to a seat's row in a beat: cards, and what they are worth."""

    cards: tuple[int, ...]
    points: int


class RowCounting(Counting):
    """The form of games of luck, in which all piles lie open: the rows race."""

    @abstractmethod
    def beats(self) -> Sequence[Mapping[int, Beat]]:
        """Return beat by beat what comes to the rows, by seat."""

    def won(self, seat: int) -> str:
        """Return the words for a winner's row."""
        return self._name(seat)

    def steps(self) -> list[Step]:
        """Return a step a beat, and the result."""
        beats, seats = self.beats(), self._order()
        self._points = dict.fromkeys(seats, 0)
        self._items: dict[int, list[CardItem]] = {}
        self._lengths: dict[int, list[int]] = {
            seat: [len(beat[seat].cards) for beat in beats if seat in beat] for seat in seats
        }
        self._done = dict.fromkeys(seats, 0)
        ms = max(_FASTEST, min(_BEAT, timing.COUNT_SPAN * 3 // 4 // max(1, len(beats))))
        made = [Step(self._begin)]
        made += [Step(partial(self._come, beat, ms), partial(self._count, beat)) for beat in beats]
        made.append(Step(list, self._close))
        return made

    def _begin(self) -> list[Flight]:
        """Write the names of all rows, and find the cards that come."""
        beats = self.beats()
        for seat in self._order():
            cards = [card for beat in beats if seat in beat for card in beat[seat].cards]
            self._items[seat] = matched(self._zones.piles[seat], cards)
            self._round.shown(seat, 0)
            self._write(seat)
        return []

    def _row(self, seat: int) -> QRectF:
        inner = self._layout.frame.inner
        air = self._layout.px(self._layout.font * 0.4)
        order = self._order()
        high = inner.height() / len(order)
        top = inner.top() + order.index(seat) * high
        return QRectF(inner.left() + air, top + air, inner.width() - 2 * air, high - 2 * air)

    def _label(self, seat: int) -> QRectF:
        row = self._row(seat)
        row.setWidth(min(row.width() / 3, self._layout.px(self._layout.font * _NAME)))
        return row

    def _write(self, seat: int, best: bool = False) -> None:
        self._board.write(
            seat,
            TallyLine(self.won(seat) if best else self._name(seat), str(self._points[seat]), best),
            self._label(seat),
        )

    def _places(self, seat: int) -> list[Place]:
        """Return the places of a whole row, in the sets in which it comes, as large as all rows allow."""
        row = self._row(seat)
        left = self._label(seat).right() + self._layout.px(self._layout.font)
        width = self._layout.card_width
        longest = max(
            sum(1 + (size - 1) * _GROUPS + PART for size in sizes) for sizes in self._lengths.values()
        )
        wide = min(width, row.height() / HEIGHT * width, (row.right() - left) / max(1.0, longest))
        pressed = 1.0
        least = 0.55 * min(width, row.height() / HEIGHT * width)
        if wide < least:  # rather overlapped than tiny
            pressed, wide = wide / least, least
        scale = wide / width
        places: list[Place] = []
        x = left + wide / 2
        for size in self._lengths[seat]:
            for number in range(size):
                z = COUNTED + len(places)
                places.append(
                    Place(x + number * wide * _GROUPS * pressed, row.center().y(), scale=scale, z=z)
                )
            x += wide * (1 + (size - 1) * _GROUPS + PART) * pressed
        return places

    def _come(self, beat: Mapping[int, Beat], ms: int) -> list[Flight]:
        """Bring the cards of a beat to the rows."""
        flights = []
        for seat, came in beat.items():
            first = self._done[seat]
            self._done[seat] += len(came.cards)
            part = slice(first, self._done[seat])
            flights += [
                Flight(item, place, card, ms)
                for item, place, card in zip(
                    self._items[seat][part], self._places(seat)[part], came.cards, strict=False
                )
            ]
        self._round.heard("click")
        return self._fly(flights)

    def _count(self, beat: Mapping[int, Beat]) -> None:
        for seat, came in beat.items():
            self._points[seat] += came.points
            self._round.shown(seat, self._points[seat])
            self._write(seat)

    def _close(self) -> None:
        """Let the rows of the winners stand out."""
        for seat in self._score.winners:
            self._write(seat, best=True)
            if self._items[seat]:
                self._round.lit(self._items[seat])
