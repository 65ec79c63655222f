# SPDX-License-Identifier: MIT
"""A seat's knowledge of a round, as numbers and as a text: its view and its own secret passes."""

from typing import Protocol

import numpy

from thothit_desktop.games.cards import CODES, HIDDEN
from thothit_desktop.games.contract import Game, View
from thothit_desktop.games.families import family_of
from thothit_desktop.games.notation import write_event

_MANY = 100
"""Numbers that are said, such as a bid, are told as hundredths."""


class Observed(Protocol):
    """A state that can be observed."""

    def view(self, player: int) -> View | None:
        """Return what a seat sees; None before the deal."""

    def secret_passes(self, player: int) -> list[int]:
        """Return how many events a seat had seen at each pass of its own that no event tells."""


class Observer:
    """Observes all that a seat knows so far.

    `tensor` has three numbers for every kind of event, seat and card (and for no card, or a hidden one): how
    often there was such an event, when the last time, as a part of all events, and the number said then.
    Before them, one number a seat says whose view it is, one a seat who is to act, and two tell how often the
    seat itself has passed in secret, and when the last time.
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
        """Return what the seat has not seen, and all that happened, in the words of game records.

        The first tells hands apart where a round was restored, whose others have not seen their cards dealt.
        The seat's own secret passes stand among the events.
        """
        view = state.view(player)
        events = [] if view is None else [write_event(event) for event in view.history]
        for seen in reversed(state.secret_passes(player)):
            events.insert(seen, "secret pass")
        unseen = [] if view is None else [f"unseen {' '.join(CODES[card] for card in view.unseen())}"]
        return "\n".join((f"seat {player}", *unseen, *events))
