# SPDX-License-Identifier: MIT
"""Counts piles of captures, seat by seat: a pile fans open, its sets close up, and the best turn last."""

from collections.abc import Sequence
from itertools import chain
from typing import NamedTuple

from PySide6.QtCore import QRectF

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.table.counting.counting import Counting, matched, parted
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.counted import counted_sets, fan
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight

_MOST_LOOSE = 12
"""The most cards of a fan that stands for those that make no set."""
_LOOSE_ROOM, _LOOSE_SIZE = 0.3, 0.66
"""The height of that fan's room, as a fraction of the whole; the size of its cards, of those in sets."""
_BEATS = 3
"""The steps in which a seat's sets close, and in which its best ones turn."""
_LARGEST = 0.5
"""The height of a card, as a fraction of the room's."""


class Opened(NamedTuple):
    """A set on the mat: its line, its cards, and their places before and after it is closed."""

    line: ScoreLine
    items: list[CardItem]
    open: list[Place]
    closed: list[Place]


class PileCounting(Counting):
    """The form of games in which captures lie in piles."""

    def is_best(self, line: ScoreLine) -> bool:
        """Return True if a set turns last, and glows."""
        del line
        return False

    def lines(self, seat: int) -> Sequence[ScoreLine]:
        """Return the lines of a seat in the order in which they count."""
        return self._score.lines[seat]

    def parts(self, lines: Sequence[ScoreLine]) -> list[slice]:
        """Return the steps in which sets count that lie together."""
        return _beats(len(lines))

    def words(self, seat: int, lines: Sequence[ScoreLine]) -> str:
        """Return the words beside the points when these lines count."""
        del lines
        return self._name(seat)

    def steps(self) -> list[Step]:
        """Return the steps of all seats, then those of the result."""
        self._points = dict.fromkeys(self._order(), 0)
        seats = self._order()
        span = min(timing.COUNT_SPAN / len(seats), timing.COUNT_SEAT)
        made = []
        for seat in seats:
            steps = self._seat(seat)
            tempo = min(1.0, span / max(1, sum(ms for ms, _ in steps)))
            made += [step._replace(tempo=tempo) for _, step in steps]
        winners = self._score.winners
        if len(winners) == 1 and winners[0] != seats[-1]:
            made.append(Step(lambda: self._again(winners[0])))
        made.append(Step(list, lambda: self._close(winners)))
        return made

    # A seat

    def _seat(self, seat: int) -> list[tuple[int, Step]]:
        """Return the steps of a seat, each with its length in milliseconds."""
        lines = self._lines(seat)
        best = sum(map(self.is_best, lines))
        sets: list[Opened] = []
        made = [
            (timing.FANNED + timing.FAN_SPAN, Step(lambda: self._fan(seat, sets), lambda: self._opened(seat)))
        ]
        for first, end, ms in (
            (0, len(lines) - best, timing.CLOSED),
            (len(lines) - best, len(lines), timing.TURNED_LAST),
        ):
            made += [
                (ms, self._beat(seat, sets, slice(first + part.start, first + part.stop), ms))
                for part in self.parts(lines[first:end])
            ]
        made.append((timing.COUNT_REST, Step(list, rest=timing.COUNT_REST)))
        return made

    def _lines(self, seat: int) -> list[ScoreLine]:
        """Return the lines of a seat that score by cards, the best ones last."""
        lines = [line for line in self.lines(seat) if line.points and line.cards]
        return sorted(lines, key=self.is_best)

    def _beat(self, seat: int, sets: list[Opened], part: slice, ms: int) -> Step:
        """Return a step in which a part of the sets count: they close up, and those face down turn."""

        def close() -> list[Flight]:
            return [
                Flight(item, place, card, ms)
                for one in sets[part]
                for item, place, card in zip(one.items, one.closed, one.line.cards, strict=False)
            ]

        def landed() -> None:
            best = self.is_best(sets[part][0].line)
            self._points[seat] += sum(one.line.points for one in sets[part])
            self._round.shown(seat, self._points[seat])
            words = self.words(seat, [one.line for one in sets[part]])
            self._say(TallyLine(words, str(self._points[seat])))
            self._round.heard("seal" if best else "click")
            if best:
                self._round.lit(list(chain.from_iterable(one.items for one in sets[part])))

        return Step(close, landed)

    def _opened(self, seat: int) -> None:
        self._say(TallyLine(self._name(seat), "0"))
        self._round.shown(seat, 0)
        self._round.framed("loose", self._loose)
        more = self._unseen > len(self._loose)
        self._board.write(
            "loose", TallyLine(f"\N{MULTIPLICATION SIGN}{self._unseen}" if more else ""), self._foot
        )

    def _fan(self, seat: int, sets: list[Opened]) -> list[Flight]:
        """Open a seat's pile on the mat; the cards of the seat before go home."""
        self._round.framed("loose", ())
        flights = self._go_home()
        sets[:] = self._spread(seat)
        self._round.heard("fan")
        opening: list[Flight] = []
        for one in sets:
            turned = self._zones.face_down and self.is_best(one.line)
            opening += [
                Flight(item, place, HIDDEN if turned else card, timing.FANNED)
                for item, place, card in zip(one.items, one.open, one.line.cards, strict=False)
            ]
        loose = [
            Flight(item, place, card, timing.FANNED)
            for item, place, card in zip(self._loose, self._loose_places, self._loose_cards, strict=False)
        ]
        every = [*opening, *loose]
        gap = timing.FAN_SPAN / max(1, len(every))
        return flights + self._fly(
            flight._replace(delay=round(number * gap)) for number, flight in enumerate(every)
        )

    def _spread(self, seat: int) -> list[Opened]:
        """Return a seat's sets with their cards and places, and keep those of its loose cards."""
        lines = self._lines(seat)
        loose = [card for line in self._score.lines[seat] if not line.points for card in line.cards]
        self._loose_cards, self._unseen = loose[:_MOST_LOOSE], len(loose)
        wanted = [card for line in lines for card in line.cards]
        items = matched(self._zones.piles[seat], [*wanted, *self._loose_cards])
        room = self._room
        below = QRectF(room)
        if loose and lines:
            below.setTop(room.bottom() - _LOOSE_ROOM * room.height())
            room.setBottom(below.top() - self._layout.px(self._layout.font * 0.4))
        most = min(1.0, max(_LARGEST * self._room.height(), 0.3 * HEIGHT) / HEIGHT)
        laid = counted_sets(
            room, self._layout.card_width, [len(line.cards) for line in lines], self._layout.face_scales, most
        )
        scale = laid.scale if lines else most
        small = min(scale * _LOOSE_SIZE, below.height() * 0.86 / HEIGHT)
        self._loose_places = fan(below, self._layout.card_width, len(self._loose_cards), small)
        end = max((place.x for place in self._loose_places), default=0) + self._layout.card_width * small
        self._foot = QRectF(end, below.top(), self._layout.px(self._layout.font * 4), below.height())
        *parts, self._loose = parted(items, [*(len(line.cards) for line in lines), len(items)])
        return list(map(Opened, lines, parts, laid.open, laid.closed))

    # The result

    def _again(self, seat: int) -> list[Flight]:
        """Lay the winner's sets on the mat once more."""
        self._round.framed("loose", ())
        flights = self._go_home()
        sets = self._spread(seat)
        self._loose = []
        return flights + self._fly(
            Flight(item, place, card, timing.FANNED)
            for one in sets
            for item, place, card in zip(one.items, one.closed, one.line.cards, strict=False)
        )

    def _close(self, winners: Sequence[int]) -> None:
        """Tell the result on the mat."""
        names = " · ".join(self._name(seat) for seat in winners)
        if winners:
            self._say(TallyLine(names, str(self._score.points[winners[0]]), best=True))
            if len(winners) == 1:
                self._round.lit([item for item in self._out if item not in self._loose])


def _beats(number: int) -> list[slice]:
    """Return so many sets in a few parts of about the same size."""
    parts = min(_BEATS, number)
    return [slice(part * number // parts, (part + 1) * number // parts) for part in range(parts)]
