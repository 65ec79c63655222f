# SPDX-License-Identifier: MIT
"""A player's memory of face-down captures in fishing games (docs/players.md)."""

import random
from collections.abc import Callable, Mapping
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, View
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players.contract import Decision, Limit, Player
from thothit_desktop.players.fishing.moves import fishing_view


class Memory(NamedTuple):
    """A player's memory: True if it keeps its own captures, and the number of the others' last ones."""

    own: bool
    others: Mapping[str, int]
    """The number of captures by game; the entry "" is for games without one."""

    def last(self, game: str) -> int:
        """Return the number of the others' captures that are remembered in a game."""
        return self.others.get(game, self.others[""])


_ALL = 1000
"""More captures than any round has."""
NO_CAPTURES = Memory(own=False, others={"": 0})
MOST_CAPTURES = Memory(own=True, others={"": _ALL, "pei": 8, "thothit-kuna": 16})
LAST_CAPTURES = Memory(own=True, others={"": 8, "pei": 24, "thothit-kuna": 32})
"""The memories of a regular and an old hand.

A round of Kuna has four times as many captures as one of Thothit: too many for a regular to remember them
all, and an old hand remembers four times as many. In Pèi every capture of the others tells what they need.
"""


class RememberingPlayer:
    """A player that decides with the part of a view that it remembers."""

    def __init__(self, player: Player, memory: Memory) -> None:
        self._player, self._memory = player, memory

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the move of the wrapped player for the remembered view."""
        return self._player.choose(remembered(fishing_view(view), self._memory), limit, rng, cancelled)


def remembered(view: FishingView, memory: Memory) -> FishingView:
    """Return the view without the forgotten captures; their cards are unseen again.

    Open piles need no memory. If something is forgotten, the history begins after it, with the pool at that
    time and the older captures that are remembered.
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
    """Return the indices in the history of captures that are not remembered."""
    if not view.game.rules.face_down:
        return set()
    captures = [number for number, event in enumerate(view.history) if event.kind == "captured"]
    own = [number for number in captures if view.history[number].seat == view.seat]
    others = [number for number in captures if view.history[number].seat != view.seat]
    kept = memory.last(view.game.spec.id)
    return set(others[: max(0, len(others) - kept)]) | set(() if memory.own else own)


def _laid(history: tuple[Event, ...]) -> list[int]:
    """Return the pool after some events, without the captured cards."""
    pool: list[int] = []
    for event in history:
        if event.kind in ("laid", "stayed"):
            pool += event.cards
        elif event.kind == "captured":
            pool.remove(event.cards[1])
    return pool


def _masked_piles(view: FishingView, memory: Memory) -> tuple[tuple[int, ...], ...]:
    """Return the piles, the player's own face down unless the player remembers its captures."""
    if memory.own:
        return view.captures
    return tuple((HIDDEN,) * len(captured) for captured in view.captures)
