# SPDX-License-Identifier: MIT
"""From events to steps: how each thing that happens is shown."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from thothit_desktop.games import rituals
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table import timing
from thothit_desktop.table.animator import Move, Step
from thothit_desktop.table.card_item import CardItem
from thothit_desktop.table.seen import Seen
from thothit_desktop.table.zones import Zones

_OPENING = frozenset(("seated", "drawn", "gathered", "raja", "dealt", "laid", "arranged"))
_COMPLETE = frozenset(("arranged", "captured", "stayed", "turned", "scored"))
"""Where a batch ends with one of these, the table is as the view says."""

_log = logging.getLogger(__name__)


def _breaths(events: Iterable[Event]) -> list[list[Event]]:
    """Events of one kind as they are shown together: a seat's second one, as of a tied draw, comes later."""
    made: list[list[Event]] = []
    for event in events:
        if not made or event.kind not in _OPENING or any(event.seat == other.seat for other in made[-1]):
            made.append([])
        made[-1].append(event)
    return made


@dataclass
class Ply:
    """One card of the last turn: whose it was, and what it took (None where it stayed)."""

    seat: int
    card: int
    taken: int | None


@dataclass
class Choreography:
    """Turns batches of events into steps over the zones.

    `changed` is called whenever a step has ended, `happening` when one begins to show a turn's event.
    """

    zones: Zones
    changed: Callable[[], None]
    happening: Callable[[Event], None]
    raja: int | None = None
    crowned: int | None = None  # who becomes raja just now
    barred: set[int] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)
    last: list[Ply] = field(default_factory=list)
    _from_hand: tuple[int, int] | None = None

    def title(self, seat: int) -> str:
        """A seat's title; empty where it has none, and as long as nobody is raja."""
        return "" if self.raja is None else rituals.title(seat, self.raja, self.zones.seats)

    def steps(self, events: Sequence[Event], after: Seen) -> list[Step]:
        """The steps of a batch; when they are done the table is as `after` says."""
        made = [Step(lambda: self._ready(after))]
        for kind, group in groupby(events, key=lambda event: event.kind):
            if kind in ("seated", "drawn", "dealt"):
                made.append(Step(partial(self._clear, kind)))
            breaths = _breaths(group)
            for alike in breaths:
                if kind in _OPENING:  # draws of the tied are quicker: all of them take as long as one
                    made.append(self._opening(kind, alike)._replace(tempo=1 / len(breaths)))
                else:
                    made += self._turn(alike[0])
        if events and events[-1].kind in _COMPLETE:
            made.append(Step(lambda: self._agree(after)))
        return [step._replace(done=self._then(step.done)) for step in made]

    def reset(self) -> None:
        """A new match: nobody has a title, nothing has been played."""
        self.raja = self.crowned = self._from_hand = None
        self.barred.clear()
        self.points.clear()
        self.last.clear()

    def resume(self, after: Seen, history: Sequence[Event]) -> None:
        """Start in the middle of a round, from what a view tells."""
        self.reset()
        self.raja = (after.dealer + 1) % len(after.hands)
        self.barred.update(after.barred)
        self.points.update({event.seat: event.points for event in history if event.kind == "scored"})
        for event in history:
            if event.kind == "played":
                self.last.clear()
            elif event.kind == "captured":
                self.last.append(Ply(event.seat, *event.cards))
            elif event.kind == "stayed":
                self.last.append(Ply(event.seat, event.cards[0], None))

    def _then(self, done: Callable[[], None]) -> Callable[[], None]:
        def both() -> None:
            done()
            self.changed()

        return both

    def _ready(self, after: Seen) -> list[Move]:
        """The deck has as many cards as the view knows of."""
        self.zones.face_down = after.face_down
        if sum(1 for _ in self.zones.items()) != after.cards:
            self.zones.have(after.cards)
            self.zones.lay()
        return []

    def _agree(self, after: Seen) -> list[Move]:
        """Mend the table where it is not what the view says: a fault, which the log tells."""
        differences = self.zones.differences(after)
        if not differences:
            return []
        _log.warning("the table had to be mended: %s", "; ".join(differences))
        self.zones.arrange(after)
        return self.zones.relay(timing.RELAY)

    def _clear(self, kind: str) -> list[Move]:
        """Before cards are given out, those of the last round or, before a deal, of the rituals come in."""
        if kind == "seated":
            self.raja = None
        if self.zones.is_deck() and not (kind == "dealt" and any(self.zones.shown)):
            return []
        self.zones.gather()
        self.points.clear()
        self.barred.clear()
        self.last.clear()
        return self.zones.relay(timing.GATHERED)

    def _opening(self, kind: str, events: list[Event]) -> Step:
        """One ritual, or one part of the deal, for all seats together."""
        if kind == "seated":
            return Step(lambda: self._show(events, timing.SEATED, twins=True), rest=timing.SEATED_REST)
        if kind == "drawn":
            return Step(lambda: self._show(events, timing.DRAWN), rest=timing.DRAWN_REST)
        if kind == "gathered":
            return Step(self._gathered)
        if kind == "raja":
            return Step(lambda: self._crown(events[-1].seat), self._uncrown, timing.RAJA_REST)
        if kind == "dealt":
            return Step(lambda: self._dealt(events))
        if kind == "laid":
            return Step(lambda: self._laid(events[-1]), rest=timing.LAID_REST)
        return Step(self._arranged)

    def _show(self, events: list[Event], ms: int, twins: bool = False) -> list[Move]:
        """Cards from the deck lie open before their seats; in seating each comes with its twin."""
        order: dict[int, int] = {}
        for number, event in enumerate(events):
            for card in event.cards * (2 if twins else 1):
                if item := self.zones.draw(card):
                    self.zones.shown[event.seat].append(item)
                    order[id(item)] = number
        return [
            move._replace(delay=order.get(id(move.item), 0) * timing.STAGGER) for move in self.zones.relay(ms)
        ]

    def _gathered(self) -> list[Move]:
        """Whoever gathers them, all the cards shown go back to the deck."""
        for shown in self.zones.shown:
            for item in shown:
                item.card = HIDDEN
            self.zones.stock += shown
            shown.clear()
        return self.zones.relay(timing.GATHERED)

    def _crown(self, seat: int) -> list[Move]:
        self.raja = self.crowned = seat
        self.changed()
        return []

    def _uncrown(self) -> None:
        self.crowned = None

    def _dealt(self, events: list[Event]) -> list[Move]:
        """Hands in two packets to each seat in turn."""
        packets: dict[int, int] = {}
        self.raja = events[0].seat
        self.changed()
        for half in (0, 1):
            for number, event in enumerate(events):
                middle = (len(event.cards) + 1) // 2
                for card in event.cards[middle:] if half else event.cards[:middle]:
                    if item := self.zones.draw(card):
                        self.zones.hands[event.seat].append(item)
                        packets[id(item)] = half * len(events) + number
        return [
            move._replace(delay=packets.get(id(move.item), 0) * timing.PACKET_GAP)
            for move in self.zones.relay(timing.PACKET)
        ]

    def _laid(self, event: Event) -> list[Move]:
        """The face-up cards, one packet before each seat, from the raja on."""
        seats = self.zones.seats
        each = -(-len(event.cards) // seats)
        packets: dict[int, int] = {}
        for number, card in enumerate(event.cards):
            if item := self.zones.draw(card):
                packets[id(item)] = number // each
                self.zones.shown[(event.seat + 1 + number // each) % seats].append(item)
        return [
            move._replace(delay=packets.get(id(move.item), 0) * timing.LAID_GAP)
            for move in self.zones.relay(timing.LAID)
        ]

    def _arranged(self) -> list[Move]:
        """The patih gathers what lies before the seats and sorts it by rank."""
        for shown in self.zones.shown:
            self.zones.pool += shown
            shown.clear()
        return self.zones.relay(timing.ARRANGED)

    def _turn(self, event: Event) -> list[Step]:
        """What one event of a turn shows."""
        if event.kind == "played":
            return [Step(lambda: self._played(event))]
        if event.kind == "turned":
            return [Step(lambda: self._turned(event))]
        if event.kind == "stayed":
            return [Step(lambda: self._stayed(event))]
        if event.kind == "captured":
            return [
                Step(lambda: self._meet(event)),
                Step(list, rest=timing.REST),
                Step(lambda: self._take(event)),
            ]
        if event.kind == "barred":
            return [Step(lambda: self._note(lambda: self.barred.add(event.seat)))]
        if event.kind == "scored":
            return [Step(lambda: self._note(lambda: self.points.update({event.seat: event.points})))]
        return []

    def _note(self, change: Callable[[], object]) -> list[Move]:
        change()
        return []

    def _played(self, event: Event) -> list[Move]:
        """The card flies in the next step, which knows where to."""
        self._from_hand = (event.seat, event.cards[0])
        self.last.clear()
        return []

    def _turned(self, event: Event) -> list[Move]:
        self.happening(event)
        for card in event.cards:
            if item := self.zones.draw(card):
                self.zones.opened.append(item)
        return self.zones.relay(timing.TURN)

    def _source(self, card: int) -> CardItem | None:
        """Take the card that is being played out of the hand, or from where it was turned up."""
        if self._from_hand is None:
            opened = next((item for item in self.zones.opened if item.card == card), None)
            if opened is not None:
                self.zones.opened.remove(opened)
            return opened
        seat, played = self._from_hand
        self._from_hand = None
        hand = self.zones.hands[seat]
        known = played if seat == self.zones.bottom else HIDDEN
        candidates = [item for item in hand if item.card == known]
        # Which back comes out of an opponent's fan tells nothing: anywhere will do.
        item = candidates[played % len(candidates)] if candidates else None
        if item is not None:
            hand.remove(item)
            item.card = card
        return item

    def _stayed(self, event: Event) -> list[Move]:
        self.happening(event)
        item = self._source(event.cards[0])
        if item is not None:
            self.zones.pool.append(item)
        self.last.append(Ply(event.seat, event.cards[0], None))
        return self.zones.relay(timing.FLIGHT)

    def _meet(self, event: Event) -> list[Move]:
        """The card flies onto what it takes, and both rest there for all to see."""
        self.happening(event)
        card, taken = event.cards
        item = self._source(card)
        target = next((item for item in reversed(self.zones.pool) if item.card == taken), None)
        if item is not None and target is not None:
            self.zones.pair = (item, target)
        elif item is not None:
            self.zones.pool.append(item)
        self.last.append(Ply(event.seat, card, taken))
        return self.zones.relay(timing.FLIGHT)

    def _take(self, event: Event) -> list[Move]:
        """Both fly to the seat's pile."""
        if self.zones.pair is None:
            return []
        item, target = self.zones.pair
        self.zones.pair = None
        self.zones.pool.remove(target)
        self.zones.piles[event.seat] += [item, target]
        return self.zones.relay(timing.TO_PILE)
