# SPDX-License-Identifier: MIT
"""A seat's knowledge of a round, as numbers and as a text: its view and its own secret passes."""

from typing import Protocol

import numpy

from thothit_desktop.games.cards import CODES, HIDDEN
from thothit_desktop.games.contract import Game, View
from thothit_desktop.games.families import family_of
from thothit_desktop.games.notation import write_event

_MANY = 100
"""The divisor of numbers in events, such as a bid."""


class Observed(Protocol):
    """A state that can be observed."""

    def view(self, player: int) -> View | None:
        """Return the view of a seat; None before the deal."""

    def secret_passes(self, player: int) -> list[int]:
        """Return, for each secret pass of a seat, the number of events it had seen before."""


class Observer:
    """Observes a seat's whole knowledge.

    `tensor` has three numbers for every kind of event, seat and card (and for no card, or a hidden one): the
    number of such events, the position of the last one as a share of all events, and the number in it. Before
    them stand the seat of the view and the seat to act, one number per seat each, and two numbers for the
    seat's own secret passes: their number, and the position of the last one.
    """

    def __init__(self, game: Game) -> None:
        self._players = game.players
        self._kinds = {kind: place for place, kind in enumerate(family_of(game.spec).events)}
        self._cards = {card: place for place, card in enumerate(sorted(set(game.deck)), 1)}
        shape = (len(self._kinds), game.players, len(self._cards) + 1, 3)
        seats, heads = 2 * game.players, 2 * game.players + 2
        self.tensor: numpy.ndarray = numpy.zeros(heads + int(numpy.prod(shape)), numpy.float32)
        self.dict = {
            "seat": self.tensor[: game.players],
            "to_move": self.tensor[game.players : seats],
            "passes": self.tensor[seats:heads],
            "events": self.tensor[heads:].reshape(shape),
        }

    def set_from(self, state: Observed, player: int) -> None:
        """Fill the tensor for a seat."""
        self.tensor.fill(0)
        self.dict["seat"][player] = 1
        view = state.view(player)
        if view is None:
            return
        self.dict["to_move"][view.to_move] = 1
        passes = state.secret_passes(player)
        if passes:
            self.dict["passes"][:] = len(passes), passes[-1] / len(view.history)
        events = self.dict["events"]
        for number, event in enumerate(view.history, 1):
            for card in event.cards or (HIDDEN,):
                told = events[self._kinds[event.kind]][event.seat][self._cards.get(card, 0)]
                told[0] += 1
                told[1:] = number / len(view.history), event.points / _MANY

    def string_from(self, state: Observed, player: int) -> str:
        """Return the unseen cards and all events, in the words of game records.

        The unseen cards distinguish hands after a restored round, in which other seats have no dealing
        events. The seat's own secret passes are inserted among the events.
        """
        view = state.view(player)
        events = [] if view is None else [write_event(event) for event in view.history]
        for seen in reversed(state.secret_passes(player)):
            events.insert(seen, "secret pass")
        unseen = [] if view is None else [f"unseen {' '.join(CODES[card] for card in view.unseen())}"]
        return "\n".join((f"seat {player}", *unseen, *events))
