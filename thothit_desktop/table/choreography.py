# SPDX-License-Identifier: MIT
"""From events to steps: how each thing that happens is shown."""

import logging
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import groupby

from thothit_desktop.games import laki, rituals
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


def _rest(events: Sequence[Event]) -> int:
    """How long drawn cards lie: longer where the one draw decides all."""
    return {1: timing.RANKED_REST, 3: timing.LAKI_REST}.get(len(events[0].cards), timing.DRAWN_REST)


@dataclass
class Ply:
    """One card of the last turn: whose it was, and what it took (None where it stayed)."""

    seat: int
    card: int
    taken: int | None


@dataclass
class Choreography:
    """Turns batches of events into steps over the zones.

    `changed` is called whenever a step has ended, `happening` when one begins to show a turn's event. What
    it remembers is told by views, of which `_now` is the last.
    """

    zones: Zones
    changed: Callable[[], None]
    happening: Callable[[Event], None]
    dealer: int | None = None
    crowned: int | None = None  # who becomes raja just now
    barred: set[int] = field(default_factory=set)
    points: dict[int, int] = field(default_factory=dict)
    last: list[Ply] = field(default_factory=list)
    drawn: dict[int, tuple[int, int]] = field(
        default_factory=dict
    )  # by seat, what Laki's open cards are worth
    _now: Seen | None = None
    _from_hand: tuple[int, int] | None = None

    def title(self, seat: int) -> str:
        """A seat's title, or `dealer`; empty where it has none, and as long as nobody deals."""
        if self.dealer is None or self._now is None:
            return ""
        if self._now.opening == "raja":
            return rituals.title(seat, (self.dealer + 1) % self.zones.seats, self.zones.seats)
        return "dealer" if self._now.opening == "dealer" and seat == self.dealer else ""

    @property
    def laki(self) -> bool:
        """Whether a draw of Laki is due, with all cards as its deck."""
        return self._now is not None and self._now.laki

    @property
    def by_wins(self) -> bool:
        """Whether rounds won are counted, and in a round cards."""
        return self._now is not None and self._now.by_wins

    def sits_out(self, seat: int) -> bool:
        """Whether a seat does not play this round."""
        return self._now is not None and seat not in self._now.playing

    def steps(self, events: Sequence[Event], after: Seen) -> list[Step]:
        """The steps of a batch; when they are done the table is as `after` says."""
        turned = sum(len(event.cards) for event in events if event.kind == "turned")
        made = [Step(lambda: self._ready(after, turned))]
        dealing = ""
        for kind, group in groupby(events, key=lambda event: event.kind):
            if kind in ("seated", "drawn") or (kind in ("dealt", "laid") and not dealing):
                made.append(Step(partial(self._clear, kind)))
            if kind in ("dealt", "laid"):
                dealing = dealing or kind
            breaths = _breaths(group)
            for alike in breaths:
                if kind in _OPENING:  # draws of the tied are quicker: all of them take as long as one
                    opened = [self._opening(kind, alike, dealing)]
                    if kind == "drawn":  # they lie for a while, with their counts and worths
                        opened.append(Step(list, rest=_rest(alike)))
                    made += [step._replace(tempo=1 / len(breaths)) for step in opened]
                else:
                    made += self._turn(alike[0])
        if events and events[-1].kind in _COMPLETE:
            if after.laki:
                made.append(Step(self._shuffled))
            made.append(Step(lambda: self._agree(after)))
        return [step._replace(done=self._then(step.done)) for step in made]

    def reset(self) -> None:
        """A new match: nobody has a title, nothing has been played."""
        self.dealer = self.crowned = self._from_hand = self._now = None
        self._forget_round()

    def _forget_round(self) -> None:
        self.barred.clear()
        self.points.clear()
        self.last.clear()
        self.drawn.clear()

    def resume(self, after: Seen, history: Sequence[Event]) -> None:
        """Start in the middle of a round, from what a view tells."""
        self.reset()
        self._now, self.dealer = after, after.dealer
        self.barred.update(after.barred)
        self.points.update(enumerate(after.points))
        self.points.update({event.seat: event.points for event in history if event.kind == "scored"})
        for event in history:
            if event.kind == ("turned" if after.by_luck else "played"):
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

    def _ready(self, after: Seen, turned: int) -> list[Move]:
        """The deck has as many cards as the view knows of, and the stock those that will be turned."""
        self._now = after
        self.zones.face_down = after.face_down
        if sum(1 for _ in self.zones.items()) != after.cards:
            self.zones.have(after.cards)
            self.zones.lay()
        if (
            len(self.zones.stock) < after.stock + turned and not after.laki
        ):  # a new round, which need not begin with a deal
            return self._collect()
        return []

    def _collect(self) -> list[Move]:
        """All cards come in, and the round is forgotten."""
        self.zones.gather()
        self._forget_round()
        return self.zones.relay(timing.GATHERED)

    def _agree(self, after: Seen) -> list[Move]:
        """Mend the table where it is not what the view says: a fault, which the log tells."""
        self.barred = set(after.barred)
        self.points.update(enumerate(after.points))
        differences = self.zones.differences(after)
        if not differences:
            return []
        _log.warning("the table had to be mended: %s", "; ".join(differences))
        self.zones.arrange(after)
        return self.zones.relay(timing.RELAY)

    def _clear(self, kind: str) -> list[Move]:
        """Before cards are given out, those of the last round or, before a deal, of the rituals come in."""
        if kind == "drawn" and self._now is not None and (self._now.laki or self._now.captured):
            return []
        draws_dealer = kind == "drawn" and self._now is not None and self._now.opening == "dealer"
        if kind == "seated" or draws_dealer:
            self.dealer = None
        if self.zones.is_deck() and not (kind in ("dealt", "laid") and any(self.zones.shown)):
            self._forget_round()
            return []
        return self._collect()

    def _shuffled(self) -> list[Move]:
        """Laki is drawn from all captured cards, which come together (docs/rules/kings.md)."""
        self.zones.gather()
        return self.zones.relay(timing.GATHERED)

    def _opening(self, kind: str, events: list[Event], dealing: str) -> Step:
        """One ritual, or one part of the deal, for all seats together; `dealing` is the deal's first kind."""
        if kind == "seated":
            return Step(lambda: self._show(events, timing.SEATED, twins=True), rest=timing.SEATED_REST)
        if kind == "drawn":
            return Step(lambda: self._show(events, timing.DRAWN), lambda: self._reckon(events))
        if kind == "gathered":
            return Step(lambda: self._gathered(events[-1]))
        if kind == "raja":
            return Step(lambda: self._crown(events[-1].seat), self._uncrown, timing.RAJA_REST)
        if kind == "dealt":
            return Step(lambda: self._dealt(events, singly=dealing == "laid"))
        if kind == "laid":
            return Step(lambda: self._laid(events[-1], first=dealing == "laid"), rest=timing.LAID_REST)
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

    def _reckon(self, events: list[Event]) -> None:
        """What the cards that each drew for Laki are worth."""
        triples = self._now is not None and self._now.triples
        self.drawn = {
            event.seat: laki.worth(event.cards, triples) for event in events if len(event.cards) == laki.DRAWN
        }

    def _gathered(self, event: Event) -> list[Move]:
        """All the cards shown go back to the deck, or after the last draw of Laki to the piles."""
        self.drawn.clear()
        for shown in self.zones.shown:
            for item in shown:
                item.card = HIDDEN
            self.zones.stock += shown
            shown.clear()
        if self._now is not None and self._now.captured:
            for pile, cards in zip(self.zones.piles, self._now.piles, strict=True):
                pile += [back for card in cards if (back := self.zones.draw(card))]
            return self.zones.relay(timing.TO_PILE)
        if self._now is not None and self._now.opening == "dealer":
            self.dealer = event.seat
        return self.zones.relay(timing.GATHERED)

    def _crown(self, seat: int) -> list[Move]:
        self.crowned = seat
        self.dealer = (seat - 1) % self.zones.seats
        self.changed()
        return []

    def _uncrown(self) -> None:
        self.crowned = None

    def _dealt(self, events: list[Event], singly: bool) -> list[Move]:
        """Hands to each seat in turn: in two packets, or card by card."""
        self._take_office()
        most = max(len(event.cards) for event in events)
        rounds = most if singly else 2
        packets: dict[int, int] = {}
        for part in range(rounds):
            for number, event in enumerate(events):
                start, end = (-(-len(event.cards) * at // rounds) for at in (part, part + 1))
                for card in event.cards[start:end]:
                    if item := self.zones.draw(card):
                        self.zones.hands[event.seat].append(item)
                        packets[id(item)] = part * len(events) + number
        return self._in_packets(packets, timing.PACKET, timing.PACKET_GAP, timing.DEAL_SPAN)

    def _laid(self, event: Event, first: bool) -> list[Move]:
        """The face-up cards: one packet before each seat, from the raja on; or `first`, onto the table."""
        self._take_office()
        seats = self.zones.seats
        order = [(event.seat + 1 + number) % seats for number in range(seats)]
        packets: dict[int, int] = {}
        for number, card in enumerate(event.cards):
            if item := self.zones.draw(card):
                packet = packets[id(item)] = number * seats // len(event.cards)
                (self.zones.pool if first else self.zones.shown[order[packet]]).append(item)
        return self._in_packets(packets, timing.LAID, timing.LAID_GAP, timing.LAID_SPAN)

    def _take_office(self) -> None:
        if self._now is not None:
            self.dealer = self._now.dealer
            self.changed()

    def _in_packets(self, packets: dict[int, int], ms: int, gap: int, span: int) -> list[Move]:
        """Items fly packet by packet, whose numbers are given by item; the last starts within a span."""
        gap = min(gap, span // max(1, *packets.values(), 1))
        return [move._replace(delay=packets.get(id(move.item), 0) * gap) for move in self.zones.relay(ms)]

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
            rest = timing.TURN_REST if len(event.cards) > 1 else 0
            return [Step(lambda: self._turned(event), rest=rest)]
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
        if self._now is not None and self._now.by_luck:
            self.last.clear()
        for card in event.cards:
            if item := self.zones.draw(card):
                self.zones.opened.append(item)
        return self.zones.relay(timing.TURN)

    def _source(self, card: int) -> CardItem | None:
        """Take the card out of the hand, from where it was turned up, or, a dealer's pair, from the pool."""
        if self._from_hand is None:
            for zone in (self.zones.opened, self.zones.pool):
                item = next((item for item in zone if item.card == card), None)
                if item is not None:
                    zone.remove(item)
                    return item
            return None
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
