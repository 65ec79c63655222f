# SPDX-License-Identifier: MIT
"""The animated bids, calls and tricks of Thunee (docs/rules/thunee.md)."""

from typing import ClassVar

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.turns import DEALS, PlayedCard, TurnContext, Turns, from_hand, to_hand
from thothit_desktop.table.thunee.mat import laid_trump
from thothit_desktop.table.thunee.model import bids_of
from thothit_desktop.table.thunee.rows import RowLayout

_SAID = {
    *("bid", "passed", "redealt", "void", "jodhi", "double", "khanaak"),
    *("thunee", "royals", "blind-thunee", "blind-royals", "trips", "moenie"),
}
"""The kinds of events that are only words."""


class ThuneeTurns(Turns):
    """Turns of Thunee: words, the card that sets trump, and tricks; the only play kept is the last full one.

    A full trick lies until its `trick` event is shown, which may come in a later batch.
    """

    together: ClassVar = Turns.together | {"covered"}
    from_stock: ClassVar = DEALS | {"covered"}
    packets: ClassVar = 1
    plays_kept: ClassVar = 1

    def __init__(self, context: TurnContext) -> None:
        super().__init__(context)
        self._trick: list[PlayedCard] = []

    def forget(self) -> None:
        """Forget the last trick."""
        super().forget()
        self._trick = []

    def opening(self, events: list[Event], dealing: str) -> list[Step]:
        """Return the steps of a deal, also of cards that lie face down before the seats."""
        if events[-1].kind == "covered":
            return [Step(lambda: self._covered(events))]
        return super().opening(events, dealing)

    def at_once(self, kind: str) -> bool:
        """Return True for draws too: cards are drawn in one go until a jack falls."""
        return kind == "drawn"

    def drawn(self, events: list[Event]) -> None:
        """Give the title to the seat of the jack, which will deal."""
        self._status.crowned = events[-1].seat

    def remember(self, event: Event) -> None:
        """Remember a card of the current trick and, once it is taken, the whole trick."""
        if event.kind == "played":
            self._trick.append(PlayedCard(event.seat, event.cards[0], at="before"))
        elif event.kind == "trick":
            self.begin_play(*(played._replace(best=played.seat == event.seat) for played in self._trick))
            self._trick = []

    def expected(self, after: TableModel) -> TableModel:
        """Return the table with a full trick still on the mat, even if the view has counted it."""
        zones, full = self._zones, len(after.playing)
        lying = [tuple(item.card for item in shown) for shown in zones.shown]
        if any(after.shown) or sum(map(len, lying)) < full:
            return after
        piles = list(after.piles)
        for seat, pile in enumerate(zones.piles):
            if len(after.piles[seat]) - len(pile) == full:
                piles[seat] = after.piles[seat][full:]
        after = after._replace(shown=tuple(lying), piles=tuple(piles))
        lain = tuple(item.card for item in zones.pool)
        if len(zones.stock) == after.stock and sorted(lain) == sorted(after.pool):
            return after
        # Cards have been dealt, laid open or turned since.
        hands = [[item.card for item in hand] for hand in zones.hands]
        return after._replace(
            hands=tuple(
                tuple(hand if seat == after.seat else [HIDDEN] * len(hand)) for seat, hand in enumerate(hands)
            ),
            aside=tuple(tuple(item.card for item in aside) for aside in zones.aside),
            pool=lain,
            stock=len(zones.stock),
        )

    def steps(self, event: Event, before: str) -> list[Step]:
        """Return the steps that show an event."""
        if event.kind in _SAID:
            own = event.seat == self._zones.bottom
            return [self._step(event, list, rest=timing.OWN_WORDS_REST if own else timing.WORDS_REST)]
        if event.kind == "trump":
            return [self._step(event, lambda: self._laid(event), rest=timing.REST)]
        if event.kind == "exposed":
            rest = timing.OPEN_REST if event.cards[0] != HIDDEN else 0
            return [
                self._step(event, lambda: self._exposed(event), rest=rest),
                Step(lambda: self._taken_up(event)),
            ]
        if event.kind == "opened":
            return [self._step(event, lambda: self._opened(event))]
        if event.kind == "turned":
            return [self._step(event, lambda: self._turned(event))]
        if event.kind == "played":
            return [self._step(event, lambda: self._played(event))]
        if event.kind == "trick":
            lie = [Step(list, rest=timing.TRICK_REST)] if before else []
            return [*lie, self._step(event, lambda: self._won(event))]
        return []

    def _laid(self, event: Event) -> list[Flight]:
        """Lay a hand card face down before its owner."""
        item = from_hand(self._zones, event.seat, event.cards[0])
        self._zones.aside[event.seat] += [] if item is None else [item]
        return self._zones.move_to_places(timing.FLIGHT)

    def _exposed(self, event: Event) -> list[Flight]:
        """Turn the trump card up where it lies; if a Thunee is called, it goes back unseen."""
        if event.cards[0] == HIDDEN:
            return []
        item = laid_trump(self._zones, event.seat)
        return [] if item is None else [Flight(item, item.place, event.cards[0], timing.TURN)]

    def _taken_up(self, event: Event) -> list[Flight]:
        item = laid_trump(self._zones, event.seat)
        if item is not None:
            self._zones.aside[event.seat].remove(item)
            to_hand(self._zones, event.seat, item)
        return self._zones.move_to_places(timing.FLIGHT)

    def _played(self, event: Event) -> list[Flight]:
        open_cards = [item for item in self._zones.pool if item.card == event.cards[0]]
        item = open_cards[0] if open_cards else from_hand(self._zones, event.seat, event.cards[0])
        if open_cards:
            self._zones.pool.remove(open_cards[0])
        if item is not None:
            self._zones.shown[event.seat].append(item)
        return self._zones.move_to_places(timing.FLIGHT)

    def _opened(self, event: Event) -> list[Flight]:
        """Lay a hand open on the cards that lie face down."""
        items = [from_hand(self._zones, event.seat, card) for card in event.cards]
        self._zones.pool += [item for item in items if item is not None]
        return self._zones.move_to_places(timing.FLIGHT)

    def _turned(self, event: Event) -> list[Flight]:
        """Turn up the card of a stack."""
        zones, card, bids = self._zones, event.cards[0], bids_of(self._zones.model)
        aside, layout = zones.aside[event.seat], zones.layout
        if not aside or bids is None or not isinstance(layout, RowLayout):
            return []
        _, stack = bids.stacks.get(card, (event.seat, 0))
        wanted = layout.below((event.seat - zones.bottom) % zones.seats)[stack]
        item = next((item for item in aside if item.place == wanted), aside[-1])
        aside.remove(item)
        item.card = card
        zones.pool.append(item)
        return zones.move_to_places(timing.TURN)

    def _covered(self, events: list[Event]) -> list[Flight]:
        """Deal cards face down before the seats."""
        for event in events:
            drawn = [self._zones.draw(HIDDEN) for _ in event.cards]
            self._zones.aside[event.seat] += [item for item in drawn if item is not None]
        return self._zones.move_to_places(timing.FLIGHT)

    def _won(self, event: Event) -> list[Flight]:
        """Move the trick face down to its winner's pile."""
        for shown in self._zones.shown:
            for item in shown:
                item.card = HIDDEN
            self._zones.piles[event.seat] += shown
            shown.clear()
        return self._zones.move_to_places(timing.TO_PILE)
