# SPDX-License-Identifier: MIT
"""The counting of Kowah: the ninth card completes the hand, and its three sets close up."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from thothit_desktop.table.counting.counting import Counting, matched
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.counted import counted_sets
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.rummy.layout import SET
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.flights import Flight

translate = QCoreApplication.translate

_COMES = 420
"""The time that the ninth card takes to its set."""
_EMPTY = 1500
"""The time to read that nobody wins."""
_ABOVE = 0.45
"""How far above its set the ninth card waits, as a fraction of a card's height."""


class KowahCounting(Counting):
    """The nine cards come to the middle of the mat; where nobody has won, the stock is empty."""

    def steps(self) -> list[Step]:
        """Return the steps of the winning hand."""
        won = next((event for event in self._round.view.history if event.kind == "won"), None)
        if won is None:
            return [Step(self._nobody, rest=_EMPTY)]
        seat = won.seat
        made = [
            Step(partial(self._lie, seat, won.cards), rest=timing.COUNT_REST),
            Step(self._complete, partial(self._round.heard, "click")),
        ]
        # The set of the ninth card comes last.
        made += [
            Step(partial(self._close_up, number), partial(self._closed, number))
            for number in (*range(1, len(won.cards) // SET), 0)
        ]
        made.append(Step(list, partial(self._tell, seat)))
        return made

    def _nobody(self) -> list[Flight]:
        self._say(TallyLine(translate("Table", "The stock is empty: nobody wins")))
        return []

    def _lie(self, seat: int, nine: tuple[int, ...]) -> list[Flight]:
        """Lay the sets open in the middle; the ninth card waits above its place."""
        self._say(TallyLine(self._name(seat)))
        self._round.heard("fan")
        items = matched(self._zones.shown[seat], nine)
        self._sets = [items[first : first + SET] for first in range(0, len(items), SET)]
        self._laid = counted_sets(
            self._room, self._layout.card_width, [len(one) for one in self._sets], self._layout.face_scales
        )
        flights = [
            Flight(item, place, item.card, timing.FANNED)
            for one, places in zip(self._sets, self._laid.open, strict=True)
            for item, place in zip(one, places, strict=True)
        ]
        self._ninth = flights[SET - 1]
        at = self._ninth.place
        waiting = at._replace(y=at.y - _ABOVE * HEIGHT * at.scale, z=at.z + len(items))
        flights[SET - 1] = self._ninth._replace(place=waiting)
        return self._fly(flights)

    def _complete(self) -> list[Flight]:
        return [self._ninth._replace(ms=_COMES)]

    def _close_up(self, number: int) -> list[Flight]:
        return [
            Flight(item, place, item.card, timing.TURNED_LAST)
            for item, place in zip(self._sets[number], self._laid.closed[number], strict=True)
        ]

    def _closed(self, number: int) -> None:
        self._round.heard("click" if number else "seal")
        self._round.lit(self._sets[number])

    def _tell(self, seat: int) -> None:
        self._round.shown(seat, self._score.points[seat])
        self._say(TallyLine(translate("Table", "{0}: Kowah").format(self._name(seat)), best=True))
