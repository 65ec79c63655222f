# SPDX-License-Identifier: MIT
"""The animation of cards before the first turn: shown, gathered and dealt."""

from collections.abc import Callable, Sequence

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.zones import Zones


class Dealing:
    """Moves cards before the first turn; `changed` is called when a seat gets or loses a title."""

    def __init__(self, zones: Zones, status: TableStatus, changed: Callable[[], None]) -> None:
        self._zones, self._status, self._changed = zones, status, changed

    def show(self, events: list[Event], ms: int, copies: int = 1) -> list[Flight]:
        """Lay cards from the deck open before their seats, each with this many `copies`."""
        order: dict[int, int] = {}
        for number, event in enumerate(events):
            for card in event.cards * copies:
                if item := self._zones.draw(card):
                    self._zones.shown[event.seat].append(item)
                    order[id(item)] = number
        return [
            flight._replace(delay=order.get(id(flight.item), 0) * timing.STAGGER)
            for flight in self._zones.move_to_places(ms)
        ]

    def rest(self, events: Sequence[Event]) -> int:
        """Return the time that drawn cards stay: longer if one draw decides all, or several are added up."""
        return {1: timing.RANKED_REST, 3: timing.ADDED_REST}.get(len(events[0].cards), timing.DRAWN_REST)

    def gathered(self, event: Event, returned: Callable[[], list[Flight] | None]) -> list[Flight]:
        """Return all shown cards to the deck, or to the places that `returned` gives them."""
        zones, now = self._zones, self._status.now
        self._status.crowned = None
        for shown in zones.shown:
            for item in shown:
                item.card = HIDDEN
            zones.stock += shown
            shown.clear()
        flights = returned()
        if flights is not None:
            return flights
        if now is not None and now.draws_dealer:
            self._status.dealer = event.seat
        return zones.move_to_places(timing.GATHERED)

    def crown(self, seat: int) -> list[Flight]:
        """Mark the seat that starts; the seat before it deals."""
        self._status.crowned = seat
        self._status.dealer = (seat - 1) % self._zones.seats
        self._changed()
        return []

    def uncrown(self) -> None:
        """Mark no title as new any more."""
        self._status.crowned = None

    def dealt(self, events: list[Event], packets: int) -> list[Flight]:
        """Deal the hands to each seat in turn, in this many packets; with 0, card by card."""
        self._take_office()
        rounds = packets or max(len(event.cards) for event in events)
        numbers: dict[int, int] = {}
        for part in range(rounds):
            for number, event in enumerate(events):
                start, end = (-(-len(event.cards) * at // rounds) for at in (part, part + 1))
                for card in event.cards[start:end]:
                    if item := self._zones.draw(card):
                        self._zones.hands[event.seat].append(item)
                        numbers[id(item)] = part * len(events) + number
        return self._in_packets(numbers, timing.PACKET, timing.PACKET_GAP, timing.DEAL_SPAN)

    def laid(self, event: Event, before_seats: bool) -> list[Flight]:
        """Lay face-up cards into the pool, or packets before the seats, from the one after the dealer on."""
        self._take_office()
        seats = self._zones.seats
        order = [(event.seat + 1 + number) % seats for number in range(seats)]
        numbers: dict[int, int] = {}
        for number, card in enumerate(event.cards):
            if item := self._zones.draw(card):
                packet = numbers[id(item)] = number * seats // len(event.cards)
                (self._zones.shown[order[packet]] if before_seats else self._zones.pool).append(item)
        return self._in_packets(numbers, timing.LAID, timing.LAID_GAP, timing.LAID_SPAN)

    def _take_office(self) -> None:
        if self._status.now is not None:
            self._status.dealer = self._status.now.dealer
            self._changed()

    def _in_packets(self, numbers: dict[int, int], ms: int, gap: int, span: int) -> list[Flight]:
        """Return flights packet by packet, by the items' packet numbers; the last starts within `span`."""
        gap = min(gap, span // max(1, *numbers.values(), 1))
        return [
            flight._replace(delay=numbers.get(id(flight.item), 0) * gap)
            for flight in self._zones.move_to_places(ms)
        ]

    def to_pool(self) -> list[Flight]:
        """Bring the cards before the seats together in the pool."""
        for shown in self._zones.shown:
            self._zones.pool += shown
            shown.clear()
        return self._zones.move_to_places(timing.ARRANGED)
