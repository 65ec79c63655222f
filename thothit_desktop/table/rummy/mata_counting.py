# SPDX-License-Identifier: MIT
"""The counting of games with mata: the winner's mata close up, turned cards make others, and all add up."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QRectF

from thothit_desktop.games.cards import RANK, STAMPED
from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.table.counting.counting import CountedRound, Counting, matched
from thothit_desktop.table.counting.tally_board import TallyLine
from thothit_desktop.table.geometry.counted import counted_sets, fan
from thothit_desktop.table.geometry.decks import HEIGHT
from thothit_desktop.table.rummy.layout import WINNING
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight

if TYPE_CHECKING:
    from thothit_desktop.table.geometry.places import Place

translate = QCoreApplication.translate

_EMPTY = 1500
"""The time to read that nobody wins."""
_BEAT = 650
"""The most time for a line of the score."""
_BELOW = 0.36
"""The height of the room for turned cards, as a fraction of the whole."""


class MataCounting(Counting):
    """The winner's sets lie in the middle, the turned cards below; each line of the score is shown."""

    def __init__(self, counted: CountedRound) -> None:
        super().__init__(counted)
        self._sets: list[list[CardItem]] = []
        self._closed: list[list[Place]] = []
        self._turned: list[CardItem] = []
        self._lying: dict[CardItem, Place] = {}
        self._done: set[int] = set()
        self._points = 0

    def steps(self) -> list[Step]:
        """Return the steps of the winning hand; where nobody has won, say why."""
        won = next((event for event in self._round.view.history if event.kind == "won"), None)
        if won is None:
            return [Step(self._nobody, rest=_EMPTY)]
        lines = [line for line in self._score.lines[won.seat] if line.points or line.rule == "void"]
        made = [Step(partial(self._lie, won.seat, won.cards), rest=timing.COUNT_REST)]
        beat = max(0, min(_BEAT, timing.COUNT_SPAN // max(1, len(lines)) - timing.TURNED_LAST))
        for line in lines:
            shows = partial(self._close, line) if line.rule in ("mata", "made") else list
            made.append(Step(shows, partial(self._counted, won.seat, line), rest=beat))
        made.append(Step(list, partial(self._tell, won.seat)))
        return made

    def _nobody(self) -> list[Flight]:
        self._say(TallyLine(translate("Table", "The stock is empty: nobody wins")))
        return []

    def _lie(self, seat: int, cards: tuple[int, ...]) -> list[Flight]:
        """Lay the sets in the middle, and the turned cards in a fan below."""
        self._say(TallyLine(self._name(seat), "0"))
        self._round.shown(seat, 0)
        self._round.heard("fan")
        shown, size = self._zones.shown[seat], WINNING[len(cards)]
        items = matched(shown[: len(cards)], cards)
        self._turned = shown[len(cards) :]
        self._sets = [items[first : first + size] for first in range(0, len(items), size)]
        room, below = QRectF(self._room), QRectF(self._room)
        if self._turned:
            below.setTop(room.bottom() - _BELOW * room.height())
            room.setBottom(below.top() - self._layout.px(self._layout.font * 0.5))
        sizes = [len(one) for one in self._sets]
        laid = counted_sets(room, self._layout.card_width, sizes, self._layout.face_scales)
        self._closed = laid.closed
        low = min(laid.scale, below.height() * 0.86 / HEIGHT)
        places = [place for one in laid.open for place in one]
        places += fan(below, self._layout.card_width, len(self._turned), low)
        self._lying = dict(zip([*items, *self._turned], places, strict=True))
        return self._fly(Flight(item, at, item.card, timing.FANNED) for item, at in self._lying.items())

    def _close(self, line: ScoreLine) -> list[Flight]:
        """Close up the set of a mata; a turned card that makes one changes places with another first."""
        number = self._set_of(line)
        if number is None:
            return []
        self._done.add(number)
        flights = []
        if line.rule == "made":
            flights = self._exchange(number, line.cards[0])
        closing = [
            Flight(item, place, item.card, timing.TURNED_LAST)
            for item, place in zip(self._sets[number], self._closed[number], strict=True)
        ]
        moved = {flight.item for flight in closing}
        return [*(flight for flight in flights if flight.item not in moved), *closing]

    def _set_of(self, line: ScoreLine) -> int | None:
        """Return the set that a line counts; None if its cards don't lie in one set, nor can."""
        card = line.cards[0]
        free = [number for number in range(len(self._sets)) if number not in self._done]
        if line.rule == "mata":
            return next(number for number in free if all(item.card == card for item in self._sets[number]))
        if not self._round.view.game.rules.improves:
            return None
        free = [number for number in free if RANK[self._sets[number][0].card] == RANK[card]]
        return max(free, key=lambda number: sum(item.card == card for item in self._sets[number]))

    def _exchange(self, number: int, card: int) -> list[Flight]:
        """Put copies of a card into a set, in exchange for its others; return the flights of those."""
        own = self._sets[number]
        others = [at for at in range(len(self._sets)) if at != number and at not in self._done]
        sources = [self._turned, *(self._sets[at] for at in others)]
        flights = []
        for at, item in enumerate(own):
            if item.card == card:
                continue
            source = next(one for one in sources if any(other.card == card for other in one))
            place = next(at for at, other in enumerate(source) if other.card == card)
            own[at], source[place] = source[place], item
            self._lying[item], self._lying[own[at]] = self._lying[own[at]], self._lying[item]
            flights.append(Flight(item, self._lying[item], item.card, timing.TURNED_LAST))
        return flights

    def _counted(self, seat: int, line: ScoreLine) -> None:
        """Add a line to the points, and light its cards."""
        self._points += line.points
        self._round.shown(seat, self._points)
        red = bool(line.cards) and line.cards[0] in STAMPED
        self._round.heard("seal" if red or line.rule == "made" else "click")
        self._round.lit(self._cards_of(line))
        if line.rule == "void":
            self._say(TallyLine(translate("Table", "A black card of rank 1: nobody scores")))
        else:
            self._say(TallyLine(self._name(seat), str(self._points)))

    def _cards_of(self, line: ScoreLine) -> Sequence[CardItem]:
        """Return the cards that a line counts, as they lie now."""
        if line.rule in ("turned", "void"):
            return self._turned
        every = [*(item for one in self._sets for item in one), *self._turned]
        if line.rule in ("mata", "made"):
            closed = [one for one in self._sets if all(item.card == line.cards[0] for item in one)]
            return closed[-1] if closed else [item for item in every if item.card == line.cards[0]]
        return [item for item in every if item.card in line.cards][:1]

    def _tell(self, seat: int) -> None:
        self._round.shown(seat, self._score.points[seat])
        if self._score.points[seat]:
            self._say(TallyLine(self._name(seat), str(self._score.points[seat]), best=True))
