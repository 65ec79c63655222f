# SPDX-License-Identifier: MIT
"""The counting of a round with its cards: the base class, which each family's form extends."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Score
from thothit_desktop.table.counting.tally_board import HEIGHT, TallyBoard, TallyLine
from thothit_desktop.table.drawing.seating import Seating
from thothit_desktop.table.geometry.table_layout import TableLayout
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.zones import Zones


class CountedRound(NamedTuple):
    """Everything that is needed to count a round: its cards, its result, and what may be shown.

    `view` is the bottom seat's. `shown` is called with a seat and its number so far, which its plate tells;
    `lit` with cards that glow, instead of others, `framed` with a kind of frame and its cards, `heard` with
    `fan`, `click` or `seal` when that may be heard.
    """

    view: Any
    score: Score
    zones: Zones
    seating: Seating
    board: TallyBoard
    shown: Callable[[int, int], None]
    lit: Callable[[Sequence[CardItem]], None]
    framed: Callable[[str, Iterable[CardItem]], None]
    heard: Callable[[str], None]


class Counting(ABC):
    """Counts a round; the cards stay in their zones, and only lie elsewhere meanwhile."""

    def __init__(self, counted: CountedRound) -> None:
        self._round = counted
        self._zones, self._score, self._board = counted.zones, counted.score, counted.board
        self._out: list[CardItem] = []
        """The cards that do not lie where their zones have them."""

    @abstractmethod
    def steps(self) -> list[Step]:
        """Return the steps, in which the cards decide; empty if there is nothing to count."""

    # Where

    @property
    def _layout(self) -> TableLayout:
        layout = self._zones.layout
        assert layout is not None
        return layout

    @property
    def _head(self) -> QRectF:
        """The room of a line at the top of the mat."""
        inner = self._layout.frame.inner
        return QRectF(inner.left(), inner.top(), inner.width(), self._layout.px(self._layout.font * HEIGHT))

    @property
    def _room(self) -> QRectF:
        """The room of the counted cards, below the line."""
        inner, air = self._layout.frame.inner, self._layout.px(self._layout.font * 0.5)
        return inner.adjusted(air, self._head.height() + air, -air, -air)

    # Who

    def _order(self) -> list[int]:
        """Return the seats that played, the bottom one last."""
        seats = self._zones.seats
        after = ((self._zones.bottom + number) % seats for number in range(1, seats + 1))
        return [seat for seat in after if seat in self._round.view.game.playing]

    def _name(self, seat: int) -> str:
        return self._round.seating.name(seat)

    def _say(self, line: TallyLine) -> None:
        """Write the line at the top of the mat."""
        self._board.write("head", line, self._head)

    # What

    def _go_home(self, staying: Iterable[CardItem] = ()) -> list[Flight]:
        """Return the flights that bring the cards back to where their zones have them, except some."""
        self._round.lit(())
        kept = set(staying)
        gone = {item for item in self._out if item not in kept}
        self._out = [item for item in self._out if item in kept]
        return [
            Flight(item, place, card, timing.FANNED)
            for item, place, card in self._zones.placements()
            if item in gone
        ]

    def _fly(self, flights: Iterable[Flight]) -> list[Flight]:
        """Note that cards fly away from where their zones have them; return the flights."""
        made = list(flights)
        self._out += [flight.item for flight in made if flight.item not in self._out]
        return made


def matched(items: Sequence[CardItem], cards: Iterable[int]) -> list[CardItem]:
    """Return an item for each card: one that is known to be it if possible, else one that is free."""
    free = list(items)
    found: list[CardItem | None] = []
    wanted = list(cards)
    for card in wanted:
        item = next((item for item in free if item.card == card), None)
        if item is not None:
            free.remove(item)
        found.append(item)
    free.sort(key=lambda item: item.card != HIDDEN)
    return [item if item is not None else free.pop(0) for item in found if item is not None or free]


def parted(items: Sequence[CardItem], sizes: Iterable[int]) -> list[list[CardItem]]:
    """Return the items in parts of these sizes, in order; the last ones are smaller if there are too few."""
    rest = iter(items)
    return [list(islice(rest, size)) for size in sizes]
