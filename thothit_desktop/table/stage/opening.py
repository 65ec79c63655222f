# SPDX-License-Identifier: MIT
"""How the rituals before a deal, and the deal itself, are shown."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.games.kings import laki
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Flight, Step
from thothit_desktop.table.stage.status import DEALERS, TableStatus
from thothit_desktop.table.stage.zones import Zones

KINDS = frozenset(("seated", "drawn", "gathered", "raja", "dealt", "laid", "arranged"))
"""The kinds of events that are shown here, several seats' together."""
RITUALS = frozenset(("seated", "drawn", "gathered", "raja"))


class Opening:
    """Shows what happens before the first turn; `changed` is called when somebody gets or loses a title."""

    def __init__(self, zones: Zones, status: TableStatus, changed: Callable[[], None]) -> None:
        self._zones, self._status, self._changed = zones, status, changed

    def steps(self, events: list[Event], dealing: str) -> list[Step]:
        """One ritual, or one part of the deal, for all seats together; `dealing` is the deal's first kind."""
        kind, last = events[-1].kind, events[-1]
        if kind == "seated":
            show = Step(lambda: self._show(events, timing.SEATED, twins=True), rest=timing.SEATED_REST)
        elif kind == "drawn":  # drawn cards lie for a while, with their counts and worths
            show = Step(lambda: self._show(events, timing.DRAWN), lambda: self._reckon(events))
            return [show, Step(list, rest=_rest(events))]
        elif kind == "gathered":
            show = Step(lambda: self._gathered(last))
        elif kind == "raja":
            show = Step(lambda: self._crown(last.seat), self._uncrown, timing.RAJA_REST)
        elif kind == "dealt":
            show = Step(partial(self._dealt, events, singly=dealing == "laid"))
        elif kind == "laid":
            show = Step(lambda: self._laid(last, first=dealing == "laid"), rest=timing.LAID_REST)
        else:
            show = Step(self._arranged)
        return [show]

    def _show(self, events: list[Event], ms: int, twins: bool = False) -> list[Flight]:
        """Cards from the deck lie open before their seats; in seating each comes with its twin."""
        order: dict[int, int] = {}
        for number, event in enumerate(events):
            for card in event.cards * (2 if twins else 1):
                if item := self._zones.draw(card):
                    self._zones.shown[event.seat].append(item)
                    order[id(item)] = number
        return [
            flight._replace(delay=order.get(id(flight.item), 0) * timing.STAGGER)
            for flight in self._zones.relay(ms)
        ]

    def _reckon(self, events: list[Event]) -> None:
        """What the cards that each drew for Laki are worth."""
        now = self._status.now
        triples = now is not None and now.triples
        self._status.drawn = {
            event.seat: laki.worth(event.cards, triples) for event in events if len(event.cards) == laki.DRAWN
        }
        if now is not None and now.opening == "jack":
            self._status.crowned = events[-1].seat

    def _gathered(self, event: Event) -> list[Flight]:
        """All the cards shown go back to the deck, or after the last draw of Laki to the piles."""
        zones, now = self._zones, self._status.now
        self._status.drawn.clear()
        self._status.crowned = None
        for shown in zones.shown:
            for item in shown:
                item.card = HIDDEN
            zones.stock += shown
            shown.clear()
        if now is not None and now.captured:
            for pile, cards in zip(zones.piles, now.piles, strict=True):
                pile += [back for card in cards if (back := zones.draw(card))]
            return zones.relay(timing.TO_PILE)
        if now is not None and now.opening in DEALERS:
            self._status.dealer = event.seat
        return zones.relay(timing.GATHERED)

    def _crown(self, seat: int) -> list[Flight]:
        self._status.crowned = seat
        self._status.dealer = (seat - 1) % self._zones.seats
        self._changed()
        return []

    def _uncrown(self) -> None:
        self._status.crowned = None

    def _dealt(self, events: list[Event], singly: bool) -> list[Flight]:
        """Hands to each seat in turn: in two packets, or card by card; where all bid between, one packet."""
        self._take_office()
        most = max(len(event.cards) for event in events)
        rounds = most if singly else 1 if self._zones.lying == "trick" else 2
        packets: dict[int, int] = {}
        for part in range(rounds):
            for number, event in enumerate(events):
                start, end = (-(-len(event.cards) * at // rounds) for at in (part, part + 1))
                for card in event.cards[start:end]:
                    if item := self._zones.draw(card):
                        self._zones.hands[event.seat].append(item)
                        packets[id(item)] = part * len(events) + number
        return self._in_packets(packets, timing.PACKET, timing.PACKET_GAP, timing.DEAL_SPAN)

    def _laid(self, event: Event, first: bool) -> list[Flight]:
        """The face-up cards: one packet before each seat, from the raja on; or `first`, onto the table."""
        self._take_office()
        seats = self._zones.seats
        order = [(event.seat + 1 + number) % seats for number in range(seats)]
        packets: dict[int, int] = {}
        for number, card in enumerate(event.cards):
            if item := self._zones.draw(card):
                packet = packets[id(item)] = number * seats // len(event.cards)
                (self._zones.pool if first else self._zones.shown[order[packet]]).append(item)
        return self._in_packets(packets, timing.LAID, timing.LAID_GAP, timing.LAID_SPAN)

    def _take_office(self) -> None:
        if self._status.now is not None:
            self._status.dealer = self._status.now.dealer
            self._changed()

    def _in_packets(self, packets: dict[int, int], ms: int, gap: int, span: int) -> list[Flight]:
        """Items fly packet by packet, whose numbers are given by item; the last starts within a span."""
        gap = min(gap, span // max(1, *packets.values(), 1))
        return [
            flight._replace(delay=packets.get(id(flight.item), 0) * gap) for flight in self._zones.relay(ms)
        ]

    def _arranged(self) -> list[Flight]:
        """The patih gathers what lies before the seats and sorts it by rank."""
        for shown in self._zones.shown:
            self._zones.pool += shown
            shown.clear()
        return self._zones.relay(timing.ARRANGED)


def breaths(events: Iterable[Event], opening: str) -> list[list[Event]]:
    """Events of one kind as they are shown together: a seat's second one, as of a tied draw, comes later.

    Until a jack falls, cards are drawn in one go; `opening` is that of the game.
    """
    made: list[list[Event]] = []
    for event in events:
        again = bool(made) and any(event.seat == other.seat for other in made[-1])
        to_jack = event.kind == "drawn" and opening == "jack"
        if not made or event.kind not in KINDS or (again and not to_jack):
            made.append([])
        made[-1].append(event)
    return made


def _rest(events: Sequence[Event]) -> int:
    """How long drawn cards lie: longer where the one draw decides all."""
    return {1: timing.RANKED_REST, 3: timing.LAKI_REST}.get(len(events[0].cards), timing.DRAWN_REST)
