# SPDX-License-Identifier: MIT
"""The end of a round of matching: the last pair, or the cards that the winners hold, come to the middle."""

from collections.abc import Sequence
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
    """The last pair comes to the middle, where there is one, else the cards that the winners hold."""

    def steps(self) -> list[Step]:
        """Return the steps of the decision."""
        won = {seat: lines[0] for seat, lines in enumerate(self._score.lines) if lines}
        (rule,) = {line.rule for line in won.values()}
        last = self._zones.pool[-2:] if rule in ("last-card", "last-match") else []
        shown = [
            (last or matched(self._zones.hands[seat], line.cards), line.cards) for seat, line in won.items()
        ]
        return [
            Step(partial(self._lie_open, shown), rest=timing.COUNT_REST),
            Step(list, partial(self._tell, rule, [item for held, _ in shown for item in held])),
        ]

    def _lie_open(self, shown: Sequence[tuple[list[CardItem], tuple[int, ...]]]) -> list[Flight]:
        """Lay the cards that decide open in the middle."""
        self._round.heard("fan")
        laid = counted_sets(
            self._room, self._layout.card_width, [len(held) for held, _ in shown], self._layout.face_scales
        )
        return self._fly(
            Flight(item, place, card, timing.FANNED)
            for (held, cards), places in zip(shown, laid.open, strict=True)
            for item, place, card in zip(held, places, cards, strict=True)
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
