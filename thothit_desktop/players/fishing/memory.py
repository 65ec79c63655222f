# SPDX-License-Identifier: MIT
"""What a player of fishing games keeps in mind of the captures that lie face down (docs/players.md)."""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.fishing.moves import fishing_view


class Memory(NamedTuple):
    """A player's memory: True if it keeps its own captures, and how many of the others' last ones."""

    own: bool
    others: Mapping[str, int]
    """By game; of the games that are not named as many as under ""."""

    def last(self, game: str) -> int:
        """Return how many of the others' captures are remembered in a game."""
        return self.others.get(game, self.others[""])


_ALL = 1000
"""More captures than there are in any round."""
NO_CAPTURES = Memory(own=False, others={"": 0})
MOST_CAPTURES = Memory(own=True, others={"": _ALL, "thothit-kuna": 16})
LAST_CAPTURES = Memory(own=True, others={"": 8, "thothit-kuna": 32})
"""In Kuna a round has four times as many captures as in Thothit: too many for a regular to remember them all,
and an old hand remembers four times as many."""


class RememberingPlayer:
    """Lets a player see what it remembers of a view, and nothing else."""

    def __init__(self, player: Player, memory: Memory) -> None:
        self._player, self._memory = player, memory

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """The player's move."""
        return self._player.choose(remembered(fishing_view(view), self._memory), limit, rng, cancelled)


def remembered(view: FishingView, memory: Memory) -> FishingView:
    """The view without the captures that have been forgotten: their cards are unseen again.

    Piles that lie open need no memory. Where something is forgotten, the history begins after it, with the
    pool as it lay then, and with the older captures that are remembered.
    """
    forgotten = _forgotten(view, memory)
    if not forgotten:
        return view
    begins = max(forgotten) + 1
    pool, kept = _laid(view.history[:begins]), []
    for number, event in enumerate(view.history[:begins]):
        if event.kind == "captured" and number not in forgotten:
            kept.append(event)
    laid = Event("laid", view.dealer, (*(event.cards[1] for event in kept), *pool))
    return view._replace(captures=_masked_piles(view, memory), history=(laid, *kept, *view.history[begins:]))


def _forgotten(view: FishingView, memory: Memory) -> set[int]:
    """The places in the history of captures that are not remembered."""
    if not view.game.rules.face_down:
        return set()
    captures = [number for number, event in enumerate(view.history) if event.kind == "captured"]
    own = [number for number in captures if view.history[number].seat == view.seat]
    others = [number for number in captures if view.history[number].seat != view.seat]
    kept = memory.last(view.game.spec.id)
    return set(others[: max(0, len(others) - kept)]) | set(() if memory.own else own)


def _laid(history: tuple[Event, ...]) -> list[int]:
    """The pool after some events, as far as it was not captured from."""
    pool: list[int] = []
    for event in history:
        if event.kind in ("laid", "stayed"):
            pool += event.cards
        elif event.kind == "captured":
            pool.remove(event.cards[1])
    return pool


def _masked_piles(view: FishingView, memory: Memory) -> tuple[tuple[int, ...], ...]:
    """The piles as they look to somebody who does not turn the own one over."""
    if memory.own:
        return view.captures
    return tuple((HIDDEN,) * len(captured) for captured in view.captures)
