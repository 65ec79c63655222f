# SPDX-License-Identifier: MIT
"""The end of a round of matching: the last pair glows, or the winners show the cards they hold."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from thothit_desktop.table.counting.counting import Counting, matched
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.counted import counted_sets
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight

translate = QCoreApplication.translate


class MatchingCounting(Counting):
    """The last match decides where there is one, else the cards that the winners hold."""

    def steps(self) -> list[Step]:
        """Return the steps of the decision."""
        rule = next(line.rule for lines in self._score.lines for line in lines)
        if rule in ("last-card", "last-match"):
            last = self._zones.pool[-2:]
            return [Step(self._show_pair), Step(list, partial(self._tell, rule, last))]
        shown = [
            (seat, matched(self._zones.hands[seat], lines[0].cards))
            for seat, lines in enumerate(self._score.lines)
            if lines
        ]
        items = [item for _, held in shown for item in held]
        return [
            Step(partial(self._lie_open, shown), rest=timing.COUNT_REST),
            Step(list, partial(self._tell, rule, items)),
        ]

    def _show_pair(self) -> list[Flight]:
        """Leave only the last pair as bright as before."""
        self._round.framed("under", self._zones.pool[:-2])
        self._round.heard("click")
        return []

    def _lie_open(self, shown: list[tuple[int, list[CardItem]]]) -> list[Flight]:
        """Lay the cards of the winners open in the middle."""
        self._round.heard("fan")
        laid = counted_sets(
            self._room, self._layout.card_width, [len(held) for _, held in shown], self._layout.face_scales
        )
        return self._fly(
            Flight(item, place, card, timing.FANNED)
            for (seat, held), places in zip(shown, laid.open, strict=True)
            for item, place, card in zip(held, places, self._score.lines[seat][0].cards, strict=True)
        )

    def _tell(self, rule: str, items: list[CardItem]) -> None:
        """Say who has won, and by what."""
        self._round.heard("seal")
        self._round.lit(items)
        for seat in self._score.winners:
            self._round.shown(seat, self._score.points[seat])
        words = {
            "last-card": translate("Table", "{0}: the last card"),
            "last-match": translate("Table", "{0}: the last match"),
            "satu": translate("Table", "{0}: nobody matches"),
            "fewest": translate("Table", "{0}: the fewest cards"),
        }[rule]
        names = ", ".join(map(self._name, self._score.winners))
        self._say(TallyLine(words.format(names), best=True))
