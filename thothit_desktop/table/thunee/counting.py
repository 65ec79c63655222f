# SPDX-License-Identifier: MIT
"""The counting of Thunee: the count runs out to what is needed, or the decisive trick lies large."""

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import VALUE
from thothit_desktop.games.thunee.score import Count
from thothit_desktop.table.counting.counting import CountedRound, Counting, matched, parted
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.counted import counted_sets
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.thunee import words
from thothit_desktop.table.thunee.bids import bids

translate = QCoreApplication.translate

_VALUE = 380
"""The time in which all cards of one value come to the mat."""
_LINE = 420
"""The time to read what is added beside the cards."""
_TRICK_REST = 500
"""The time for which the decisive trick lies before the result is told."""


class _CountedCards(NamedTuple):
    """The counted cards of one value."""

    cards: tuple[int, ...]
    points: int


class ThuneeCounting(Counting):
    """Counts the side that needs 105, or shows the trick that decided a call."""

    def __init__(self, counted: CountedRound) -> None:
        super().__init__(counted)
        self._bids = bids(counted.view)

    def steps(self) -> list[Step]:
        """Return the steps of the count or of the call; none after a redeal."""
        if not self._score.winners:
            return []
        counted = self._round.view.count_so_far()
        if counted is None:  # a call has decided
            made = [Step(self._lay_trick, landed=self._show_winner, rest=_TRICK_REST)]
        else:
            made = self._count(counted)
        made.append(Step(list, self._close))
        return made

    @property
    def _caller(self) -> int:
        """The seat whose call decides the hand in place of the count, else NOBODY."""
        calls = (self._bids.caller if self._bids.solo else NOBODY, self._bids.double, self._bids.khanaak)
        return next((seat for seat in calls if seat != NOBODY), NOBODY)

    def _side(self, side: int) -> str:
        """Return the name of a side; it is that of a seat of even number, or the other."""
        number, alone = (side - self._zones.bottom) % 2, self._zones.seats == 2
        return words.side(number, self._round.seating.watched, alone)

    # The count

    def _count(self, counted: Count) -> list[Step]:
        """Return the steps of a count: what it starts from, the cards from the low ones up, and the rest."""
        self._needed, self._counters = counted.needed, counted.counters
        tricks = next(line for line in counted.lines if line.rule == "tricks")
        before = [line for line in counted.lines if line.rule == "call"]
        after = [line for line in counted.lines if line.rule not in ("call", "tricks")]
        values = sorted({VALUE[card] for card in tricks.cards})
        self._values = [
            _CountedCards(same, value * len(same))
            for value in values
            if (same := tuple(card for card in tricks.cards if VALUE[card] == value))
        ]
        self._total = sum(line.points for line in before)
        self._said = ""
        made = [Step(self._begin, rest=_LINE)]
        made += [Step(partial(self._come, at), partial(self._came, at)) for at in range(len(self._values))]
        made += [Step(partial(self._add, line), rest=_LINE) for line in after]
        return made

    def _begin(self) -> list[Flight]:
        self._tell()
        piles = [
            item for seat, pile in enumerate(self._zones.piles) if seat % 2 == self._counters for item in pile
        ]
        items = matched(piles, [card for same in self._values for card in same.cards])
        self._laid = counted_sets(
            self._room,
            self._layout.card_width,
            [len(same.cards) for same in self._values],
            self._layout.face_scales,
        )
        self._items = parted(items, [len(same.cards) for same in self._values])
        return []

    def _come(self, at: int) -> list[Flight]:
        self._round.heard("click")
        return self._fly(
            Flight(item, place, card, _VALUE)
            for item, place, card in zip(
                self._items[at], self._laid.closed[at], self._values[at].cards, strict=False
            )
        )

    def _came(self, at: int) -> None:
        self._total += self._values[at].points
        self._tell()

    def _add(self, line: ScoreLine) -> list[Flight]:
        """Add what lies in no card."""
        self._total += line.points
        self._said = {
            "last-trick": translate("Table", "last trick {0}"),
            "jodhi": translate("Table", "Jodhi {0}"),
            "their-jodhi": translate("Table", "their Jodhi {0}"),
        }[line.rule].format(f"{line.points:+}".replace("-", "\N{MINUS SIGN}"))
        self._tell()
        return []

    def _tell(self) -> None:
        name = self._side(self._counters)
        said = f"{name} · {self._said}" if self._said else name
        self._say(TallyLine(said, f"{self._total} / {self._needed}", share=self._total / self._needed))

    # A call

    def _lay_trick(self) -> list[Flight]:
        bids = self._bids
        call = (
            words.solo(bids)
            if bids.solo
            else translate("Table", "Double")
            if bids.double != NOBODY
            else translate("Table", "Khanaak")
        )
        self._say(TallyLine(translate("Table", "{0}: {1}").format(self._name(self._caller), call)))
        self._round.heard("fan")
        leader, cards, winner = self._round.view.tricks[-1]
        self._best = (winner - leader) % len(cards)
        self._lying = matched(list(reversed(self._zones.piles[winner])), cards)
        laid = counted_sets(self._room, self._layout.card_width, [1] * len(cards), self._layout.face_scales)
        places = [place for (place,) in laid.closed]
        return self._fly(
            Flight(item, place, card, timing.FANNED)
            for item, place, card in zip(self._lying, places, cards, strict=False)
        )

    def _show_winner(self) -> None:
        self._round.framed("best", self._lying[self._best : self._best + 1])
        self._round.lit(self._lying[self._best : self._best + 1])
        self._round.heard("seal")

    # The result

    def _close(self) -> None:
        """Tell the balls, and to which side."""
        winner = self._score.winners[0]
        balls = self._score.points[winner]
        for seat in self._score.winners:
            self._round.shown(seat, balls)
        line = TallyLine(self._side(winner), words.balls(balls), best=True)
        if self._caller == NOBODY:
            line = line._replace(words=f"{self._total} / {self._needed} · {line.words}")
        self._say(line)
