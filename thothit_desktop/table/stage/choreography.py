# SPDX-License-Identifier: MIT
"""From events to steps: how each thing that happens is shown."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from thothit_desktop.games.contract import Event
from thothit_desktop.table.fishing.turns import FishingTurns
from thothit_desktop.table.kowah.turns import KowahTurns
from thothit_desktop.table.stage import opening, timing
from thothit_desktop.table.stage.animator import Flight, Step
from thothit_desktop.table.stage.model import TableModel
from thothit_desktop.table.stage.opening import Opening
from thothit_desktop.table.stage.status import DEALERS, TableStatus
from thothit_desktop.table.stage.turns import PlayedCard, Turns
from thothit_desktop.table.stage.zones import Zones
from thothit_desktop.table.thunee.turns import ThuneeTurns

_COMPLETE = frozenset(("arranged", "captured", "stayed", "turned", "scored"))
"""Where a batch of a game of captures ends with one of these, the table is as the view says."""
_FROM_STOCK = frozenset(("turned", "drew", "showed", "dealt", "laid"))
"""The kinds of events that take cards from the stock."""

_log = logging.getLogger(__name__)


class Choreography:
    """Turns batches of events into steps over the zones.

    `changed` is called whenever a step has ended, `happening` when one begins to show a turn's event. What
    it remembers beside the cards is in `status`.
    """

    def __init__(self, zones: Zones, changed: Callable[[], None], happening: Callable[[Event], None]) -> None:
        self.zones, self.changed = zones, changed
        self.status = TableStatus()
        self._opening = Opening(zones, self.status, lambda: self.changed())
        self._families: dict[str, Turns] = {
            "ranks": FishingTurns(zones, self.status, happening),
            "discards": KowahTurns(zones, self.status, happening),
            "trick": ThuneeTurns(zones, self.status, happening),
        }

    @property
    def _turns(self) -> Turns:
        return self._families[self.zones.lying]

    @property
    def last(self) -> list[PlayedCard]:
        """The last play, as the family tells it."""
        return self._turns.last

    def expected(self, after: TableModel) -> TableModel:
        """What lies on the table when a batch has been shown whose view is `after`."""
        return self._turns.expected(after)

    def steps(self, events: Sequence[Event], after: TableModel) -> list[Step]:
        """The steps of a batch; when they are done the table is as `after` says."""
        leaving = sum(len(event.cards) for event in events if event.kind in _FROM_STOCK)
        made = [Step(lambda: self._ready(after, leaving))]
        dealing = before = ""
        for kind, group in groupby(events, key=lambda event: event.kind):
            if kind in ("seated", "drawn") or (kind in ("dealt", "laid") and not dealing):
                made.append(Step(partial(self._clear, kind)))
            if kind in ("dealt", "laid"):
                dealing = dealing or kind
            breaths = opening.breaths(group, after.opening)
            for alike in breaths:
                if kind in opening.KINDS:  # draws of the tied are quicker: all of them take as long as one
                    shown = self._opening.steps(alike, dealing)
                    made += [step._replace(tempo=1 / len(breaths)) for step in shown]
                else:
                    made += self._turn(alike[0], before)
                before = kind
        if events and self._complete(events[-1].kind):
            if after.laki:
                made.append(Step(self._shuffled))
            made.append(Step(lambda: self._agree(after)))
        return [step._replace(done=self._then(step.done)) for step in made]

    def _complete(self, last: str) -> bool:
        """Whether the table is as the view says after a batch that ends with such an event."""
        if self.zones.lying == "ranks":
            return last in _COMPLETE
        return last not in opening.RITUALS

    def reset(self) -> None:
        """A new match: nobody has a title, nothing has been played."""
        self.status.forget()
        self._forget_round()

    def _forget_round(self) -> None:
        self.status.forget_round()
        for turns in self._families.values():
            turns.forget()

    def resume(self, after: TableModel, history: Sequence[Event]) -> None:
        """Start in the middle of a round, from what a view tells."""
        self.reset()
        status = self.status
        status.now, status.dealer = after, after.dealer
        status.barred.update(after.barred)
        status.points.update(enumerate(after.points))
        status.points.update({event.seat: event.points for event in history if event.kind == "scored"})
        self._turns.recall(history)

    def _then(self, done: Callable[[], None]) -> Callable[[], None]:
        def both() -> None:
            done()
            self.changed()

        return both

    def _ready(self, after: TableModel, leaving: int) -> list[Flight]:
        """The deck has as many cards as the view knows of, and the stock those that will leave it."""
        zones = self.zones
        self.status.now = after
        if sum(1 for _ in zones.items()) != after.cards:
            zones.have(after.cards)
            zones.lay()
        flights = []
        if len(zones.stock) < after.stock + leaving and not after.laki:
            flights = self._collect()  # a new round, which need not begin with a deal
        zones.agree(after)
        return flights

    def _collect(self) -> list[Flight]:
        """All cards come in, and the round is forgotten."""
        self.zones.gather()
        self._forget_round()
        return self.zones.relay(timing.GATHERED)

    def _agree(self, after: TableModel) -> list[Flight]:
        """Mend the table where it is not what the view says: a fault, which the log tells."""
        self.status.barred = set(after.barred)
        self.status.points.update(enumerate(after.points))
        expected = self.expected(after)
        differences = self.zones.differences(expected)
        if not differences:
            return []
        _log.warning("the table had to be mended: %s", "; ".join(differences))
        self.zones.arrange(expected)
        return self.zones.relay(timing.RELAY)

    def _clear(self, kind: str) -> list[Flight]:
        """Before cards are given out, those of the last round or, before a deal, of the rituals come in."""
        now = self.status.now
        if kind == "drawn" and now is not None and (now.laki or now.captured):
            return []
        draws_dealer = kind == "drawn" and now is not None and now.opening in DEALERS
        if kind == "seated" or draws_dealer:
            self.status.dealer = None
        if self.zones.is_deck() and not (kind in ("dealt", "laid") and any(self.zones.shown)):
            self._forget_round()
            return []
        if self.zones.lying == "trick" and any(self.zones.hands):  # the rest of the cards, after the bids
            return []
        return self._collect()

    def _shuffled(self) -> list[Flight]:
        """Laki is drawn from all captured cards, which come together (docs/rules/kings.md)."""
        self.zones.gather()
        return self.zones.relay(timing.GATHERED)

    def _turn(self, event: Event, before: str) -> list[Step]:
        """What one event of a turn shows, after one of another kind in its batch, if there was any."""
        if event.kind == "barred":
            return [Step(lambda: self._note(lambda: self.status.barred.add(event.seat)))]
        if event.kind == "scored":
            return [Step(lambda: self._note(lambda: self.status.points.update({event.seat: event.points})))]
        return self._turns.steps(event, before)

    def _note(self, change: Callable[[], object]) -> list[Flight]:
        change()
        return []
