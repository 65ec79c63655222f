# SPDX-License-Identifier: MIT
"""The translation of events into steps of animation."""

import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.status import TableStatus
from thothit_desktop.table.stage.turns import DEALS, PlayedCard, TurnContext, Turns, Weight, note
from thothit_desktop.table.stage.zones import Zones

_log = logging.getLogger(__name__)


class Choreography:
    """Turns batches of events into steps over the zones, by the `turns` of a family.

    Callbacks: `changed` is called after each step, `happening` when a step begins to show a turn's event,
    `landed` when its cards are in their places, `dealing` when cards begin to be dealt or drawn, with the
    last of the events shown together, `gained` with a seat, the points of its captures and their cards when
    these have come to lie, `arrived` with the seat when its points are told; `weighed` with cards that have
    come to lie together, if they weigh more than others. The facts that cards do not show are in `status`.
    """

    def __init__(
        self,
        zones: Zones,
        changed: Callable[[], None],
        happening: Callable[[Event], None],
        landed: Callable[[Event], None],
        dealing: Callable[[Event], None],
        gained: Callable[[int, int, Sequence[CardItem]], None],
        arrived: Callable[[int], None],
        weighed: Callable[[Sequence[CardItem], Weight], None],
    ) -> None:
        self.zones, self.changed, self._dealing = zones, changed, dealing
        self._happened, self._gained, self._arrived = landed, gained, arrived
        self.status = TableStatus()
        self._context = TurnContext(
            zones, self.status, happening, self._landed, lambda: self.changed(), weighed
        )
        self._captures: dict[int, Event] = {}
        """By seat the last event of the batch by which it captures."""
        self._told: set[int] = set()
        """The seats whose points of the batch have been told when the cards came to lie."""
        self._turns: Turns | None = None
        self.plays: Sequence[Sequence[PlayedCard]] = ()
        """The last plays whose cards have come to rest, the newest last."""

    def show_by(self, turns: Callable[[TurnContext], Turns]) -> None:
        """Start with a family's turns."""
        self._turns = turns(self._context)
        self.reset()

    @property
    def turns(self) -> Turns:
        """The turns of the game on the table."""
        assert self._turns is not None, "no game is on the table"
        return self._turns

    def expected(self, after: TableModel) -> TableModel:
        """Return the table model after the animation of a batch whose view is `after`."""
        return self.turns.expected(after)

    def steps(self, events: Sequence[Event], after: TableModel) -> list[Step]:
        """Return the steps of a batch; they end with the table of `after`."""
        turns = self.turns
        leaving = self._leaving(events)
        captures = {event.seat: event for event in events if event.kind in turns.to_pile}
        made = [Step(lambda: self._ready(after, leaving, captures))]
        dealing = before = ""
        begun = 0
        for kind, group in groupby(events, key=lambda event: event.kind):
            alike = list(group)
            if kind in turns.draws or (kind in DEALS and not dealing):
                made.append(Step(partial(self._clear, kind, self._leaving(events[begun:]))))
            if kind in DEALS:
                dealing = dealing or kind
            if kind in turns.together:
                groups = self._groups(alike)
                for shown in groups:  # Draws after a tie are quicker: all of them take as long as one.
                    made.append(note(partial(self._dealing, shown[-1])))
                    made += [step._replace(tempo=1 / len(groups)) for step in turns.opening(shown, dealing)]
                before = kind
            else:
                for event in alike:
                    made += self._turn(event, before)
                    before = kind
            begun += len(alike)
        if events and turns.complete(events[-1].kind):
            made += turns.closing(after)
            made.append(Step(lambda: self._agree(after)))
        return [step._replace(done=self._then(step.done)) for step in made]

    def _leaving(self, events: Iterable[Event]) -> int:
        """Return the number of cards that leave the stock with these events."""
        return sum(len(event.cards) for event in events if event.kind in self.turns.from_stock)

    def _groups(self, events: Sequence[Event]) -> list[list[Event]]:
        """Return groups of events of a kind to show together: one a seat, a second draw after a tie later."""
        made: list[list[Event]] = []
        for event in events:
            again = bool(made) and any(event.seat == other.seat for other in made[-1])
            if not made or (again and not self.turns.at_once(event.kind)):
                made.append([])
            made[-1].append(event)
        return made

    def reset(self) -> None:
        """Start a new match: no titles, no last play."""
        self.status.forget()
        self._forget_round()

    def _forget_round(self) -> None:
        self.status.forget_round()
        if self._turns is not None:
            self._turns.forget()
        self.plays = ()

    def resume(self, after: TableModel, history: Sequence[Event]) -> None:
        """Start in the middle of a round, from the facts of a view."""
        self.reset()
        status = self.status
        status.now, status.dealer = after, after.dealer
        status.warned.update(after.warned)
        status.take_points(after.points)
        status.points.update({event.seat: event.points for event in history if event.kind == "scored"})
        self.turns.recall(history)
        self._note_plays()

    def _note_plays(self) -> None:
        self.plays = [tuple(play) for play in self.turns.plays if play]

    def undo(self, events: Sequence[Event]) -> None:
        """Put the cards that these events have moved back, the last first."""
        zones, turns = self.zones, self.turns
        for event in reversed(events):
            hand, pile = zones.hands[event.seat], zones.piles[event.seat]
            if event.kind in turns.into_hand:
                source, target = [*zones.shown, zones.opened, hand], zones.stock
            elif event.kind in turns.from_stock:
                source, target = [zones.opened, zones.pool], zones.stock
            elif event.kind in turns.from_hand:
                source, target = [*zones.shown, zones.pool], hand
            elif event.kind in turns.to_pile:
                source, target = [pile], zones.pool
            else:
                continue
            for card in reversed(event.cards):
                zones.shift(card, source, target)

    def redo(self, events: Sequence[Event]) -> None:
        """Put the cards that these events move where they belong after them."""
        zones, turns = self.zones, self.turns
        for event in events:
            hand, pile = zones.hands[event.seat], zones.piles[event.seat]
            if event.kind in turns.into_hand:
                source, target = [zones.stock], hand
            elif event.kind in turns.from_stock:
                source, target = [zones.stock], zones.pool
            elif event.kind in turns.from_hand:
                source, target = [hand, *zones.shown], zones.pool
            elif event.kind in turns.to_pile:
                source, target = [zones.pool], pile
            else:
                continue
            for card in event.cards:
                zones.shift(card, source, target)

    def _then(self, done: Callable[[], None]) -> Callable[[], None]:
        def both() -> None:
            done()
            self.changed()

        return both

    def _landed(self, event: Event) -> None:
        """Tell what the captures of a seat have brought when the last of them has come to lie."""
        self._note_plays()
        self._happened(event)
        now, seat = self.status.now, event.seat
        if event == self._captures.get(seat) and now is not None and seat < len(now.points):
            points = now.points[seat]
            gain = 0 if points is None else points - self.status.points.get(seat, 0)
            if gain > 0:
                self._told.add(seat)
                self._gained(seat, gain, self.zones.lying(event.cards))

    def _ready(self, after: TableModel, leaving: int, captures: dict[int, Event]) -> list[Flight]:
        """Match the number of cards to the view's, and the stock to the cards that will leave it."""
        zones = self.zones
        self._captures, self._told = captures, set()
        self.status.now = after
        if sum(1 for _ in zones.items()) != after.cards:
            zones.set_card_count(after.cards)
            zones.jump_to_places()
        flights = []
        if self.turns.begins_anew(after, leaving):
            flights = self._collect()  # A new round begins without a deal.
        zones.set_facts(after)
        return flights

    def _collect(self) -> list[Flight]:
        """Gather all cards and forget the round."""
        self.zones.gather()
        self._forget_round()
        return self.zones.move_to_places(timing.GATHERED)

    def _agree(self, after: TableModel) -> list[Flight]:
        """Correct the table if it differs from the view: a fault, which is logged."""
        self.status.warned = set(after.warned)
        for seat, points in self.status.take_points(after.points).items():
            if seat not in self._told:
                self._gained(seat, points, ())
            self._arrived(seat)
        expected = self.expected(after)
        differences = self.zones.differences(expected)
        if not differences:
            return []
        _log.warning("the table had to be mended: %s", "; ".join(differences))
        self.zones.arrange(expected)
        return self.zones.move_to_places(timing.REARRANGE)

    def _clear(self, kind: str, leaving: int) -> list[Flight]:
        """Gather the cards of the last round or, before a deal, of the rituals.

        `leaving` cards will leave the stock. If the stock has exactly these and the cards left in the view,
        they are dealt in the middle of a round, and all other cards stay.
        """
        now, zones = self.status.now, self.zones
        if self.turns.keeps(kind):
            return []
        if now is not None and kind not in DEALS and (kind != "drawn" or now.draws_dealer):
            self.status.dealer = None
        if zones.is_deck() and not (kind in DEALS and any(zones.shown)):
            self._forget_round()
            return []
        if kind in DEALS and now is not None and len(zones.stock) == now.stock + leaving:
            return []
        return self._collect()

    def _turn(self, event: Event, before: str) -> list[Step]:
        """Return the steps of one event of a turn; `before` is the kind of the previous one in its batch."""
        if event.kind == "scored":
            return [note(lambda: self.status.points.update({event.seat: event.points}))]
        return self.turns.steps(event, before)
