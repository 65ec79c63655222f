# SPDX-License-Identifier: MIT
"""The animated turns of rummy games (docs/rules/kowah.md, docs/rules/mata.md)."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from thothit_desktop.games.cards import HIDDEN, STAMPED
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.turns import PlayedCard, Turns, Weight, from_hand, to_hand

_TAKEN = ("took", "claimed")
_REST = {
    "declared": timing.REST,
    "claimed": timing.CLAIM_REST,
    "won": timing.WON_REST,
    "made": timing.CLAIM_REST,
}


class RummyTurns(Turns):
    """Turns of rummy games: draws, discards and claims; pairs and winning hands are laid open.

    Cards turned after a win come to lie with the winning hand.

    `last` is the last discard, after the card taken from the pile before it, if any.
    """

    from_stock: ClassVar = Turns.from_stock | {"showed"}
    into_hand: ClassVar = Turns.into_hand | {"showed"}
    from_hand: ClassVar = frozenset(("discarded",))
    _shower = -1
    """The seat that has shown its drawn card in this turn, else -1."""

    def remember(self, event: Event) -> None:
        """Remember a card taken or claimed, the discard after it, and the seat that shows a card."""
        if event.kind in ("drew", "showed", "took", "discarded"):
            self._shower = event.seat if event.kind == "showed" else -1
        if event.kind in _TAKEN:
            drawn = event.kind == "claimed" and self._shower >= 0
            self.begin_play(PlayedCard(event.seat, event.cards[0], at="opened" if drawn else "pile"))
        elif event.kind == "discarded":
            taken = [played for played in self.last if played.at == "pile" and played.seat == event.seat]
            if taken:
                self.plays[-1] = [played._replace(at="beside") for played in taken]
            else:
                self.begin_play()
            self.last.append(PlayedCard(event.seat, event.cards[0]))

    def steps(self, event: Event, before: str) -> list[Step]:  # noqa: ARG002  (each event stands for itself)
        """Return the steps that show an event."""
        shows = {
            "drew": self._drew,
            "showed": self._showed,
            "took": self._took,
            "discarded": self._discarded,
            "declared": self._declared,
            "claimed": self._claimed,
            "kept": self._kept_claim,
            "won": self._won,
            "called-one": self._called,
            "called-any": self._called,
            "turned": self._turned,
            "made": self._made,
        }.get(event.kind)
        rest = _REST.get(event.kind, 0)
        made = [self._step(event, partial(shows, event), rest)._replace(kept=rest > 0)] if shows else []
        if event.kind == "declared":
            made = [made[0]._replace(landed=partial(self._pair_lies, event, made[0].landed))]
        if event.kind == "showed" and event.seat == self._zones.bottom:
            made = [made[0]._replace(rest=timing.SHOWN_REST), Step(partial(self._kept, event))]
        return made

    def _drew(self, event: Event) -> list[Flight]:
        item = self._zones.draw(event.cards[0])
        if item is not None:
            to_hand(self._zones, event.seat, item)
        return self._zones.move_to_places(timing.FLIGHT)

    def _showed(self, event: Event) -> list[Flight]:
        """Turn up the card beside the stock, where it lies until the discard or a claim."""
        item = self._zones.draw(event.cards[0])
        if item is not None:
            self._zones.opened.append(item)
        return self._zones.move_to_places(timing.TURN)

    def _kept(self, event: Event) -> list[Flight]:
        """Move the turned-up card to the hand, even while another seat may still claim it."""
        if self._zones.opened:
            to_hand(self._zones, event.seat, self._zones.opened.pop())
        return self._zones.move_to_places(timing.FLIGHT)

    def _took(self, event: Event) -> list[Flight]:
        if self._zones.pool:
            to_hand(self._zones, event.seat, self._zones.pool.pop())
        return self._zones.move_to_places(timing.FLIGHT)

    def _discarded(self, event: Event) -> list[Flight]:
        """Discard from the hand, or the turned-up card, or a card of a pair that is broken."""
        zones, (card,) = self._zones, event.cards
        broken = self._status.now is not None and not self._status.now.shown[event.seat]
        seen = zones.opened + (zones.shown[event.seat] if broken else [])
        known = next((item for item in seen if item.card == card), None)
        for other in seen:
            if other is not known:
                to_hand(zones, event.seat, other)
        zones.opened.clear()
        if broken:
            zones.shown[event.seat].clear()
        item = known or from_hand(zones, event.seat, card)
        if item is not None:
            zones.pool.append(item)
        return zones.move_to_places(timing.FLIGHT)

    def _declared(self, event: Event) -> list[Flight]:
        """Lay the pair open before its owner, in place of an earlier one."""
        zones, seat = self._zones, event.seat
        for item in zones.shown[seat]:
            to_hand(zones, seat, item)
        pair = [from_hand(zones, seat, card) for card in event.cards]
        zones.shown[seat] = [item for item in pair if item is not None]
        return zones.move_to_places(timing.FLIGHT)

    def _pair_lies(self, event: Event, landed: Callable[[], None]) -> None:
        self._context.weighed(self._zones.shown[event.seat], Weight.TWINS)
        landed()

    def _claimed(self, event: Event) -> list[Flight]:
        """Move the shown card, or the top discard, to the claimer's open cards."""
        zones = self._zones
        source = zones.opened or zones.pool
        if self._shower == zones.bottom:
            item = from_hand(zones, zones.bottom, event.cards[0])
        else:
            item = source.pop() if source else None
        if item is not None:
            zones.shown[event.seat].append(item)
        return zones.move_to_places(timing.FLIGHT)

    def _kept_claim(self, event: Event) -> list[Flight]:
        """Move a claimed card that does not win from the open pair to the hand."""
        to_hand(self._zones, event.seat, self._zones.shown[event.seat].pop())
        return self._zones.move_to_places(timing.FLIGHT)

    def _won(self, event: Event) -> list[Flight]:
        """Lay the winning hand open before the winner."""
        zones, seat = self._zones, event.seat
        own = [*zones.hands[seat], *zones.shown[seat], *zones.opened]
        zones.hands[seat], zones.opened = [], []
        every = [_known(own, card) for card in event.cards]
        zones.shown[seat] = [item for item in every if item is not None]
        return zones.move_to_places(timing.FLIGHT)

    def _called(self, event: Event) -> list[Flight]:  # noqa: ARG002  (the overlay tells the calls)
        return []

    def _turned(self, event: Event) -> list[Flight]:
        """Turn up a stock card after a win."""
        item = self._zones.draw(event.cards[0])
        if item is not None:
            self._zones.shown[event.seat].append(item)
        return self._zones.move_to_places(timing.TURN)

    def _made(self, event: Event) -> list[Flight]:
        """Show the cards of a mata that the card just turned has made."""
        made = [item for item in self._zones.shown[event.seat] if item.card == event.cards[0]]
        red = event.cards[0] in STAMPED
        self._context.weighed(made[-len(event.cards) :], Weight.SEAL if red else Weight.TWINS)
        return []


def _known(items: list[CardItem], card: int) -> CardItem | None:
    """Remove and return the item of a card, or one that is not known yet; None if there is neither."""
    item = next((item for item in items if item.card == card), None)
    item = item or next((item for item in items if item.card == HIDDEN), None)
    if item is not None:
        items.remove(item)
        item.card = card
    return item
