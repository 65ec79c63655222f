# SPDX-License-Identifier: MIT
"""Worlds of Thunee weighted by the other seats' bids, claims and plays (docs/players.md)."""

import random
from collections.abc import Iterator

from thothit_desktop.players.budget import Budget
from thothit_desktop.players.thunee.determinization import ThuneeWorlds, World
from thothit_desktop.players.thunee.inference import Seen
from thothit_desktop.players.thunee.play_likelihood import PlayLikelihood

_MOST = 1200
"""The most worlds drawn."""
_DRAWN = 16
"""The number of worlds drawn for each that the budget can solve."""

Weighed = list[tuple[World, float]]
"""Different worlds and their weights."""


def likely_worlds(seen: Seen, cost: int, budget: Budget, rng: random.Random) -> Iterator[tuple[World, float]]:
    """Yield different worlds with their weights, as many as the budget allows at `cost` playouts each."""
    affordable = budget.affords(cost)
    count = _MOST if affordable is None else min(_MOST, _DRAWN * affordable)
    drawn = _drawn(seen, count, budget, rng)
    for world, weight in drawn if affordable is None else _thinned(drawn, affordable, rng):
        if not budget.allows(cost):
            return
        yield world, weight


def _drawn(seen: Seen, count: int, budget: Budget, rng: random.Random) -> Weighed:
    """Return the worlds of `count` draws with their weights; those with the same hands and trumps are one."""
    worlds: dict[tuple[tuple[int, ...], int], World] = {}
    said: dict[tuple[tuple[int, ...], int], float] = {}
    plays = PlayLikelihood(seen)
    for world, weight in ThuneeWorlds(seen).weighed(count, rng):
        budget.go_on()
        key = world.hands, world.trump
        worlds.setdefault(key, world)
        said[key] = said.get(key, 0.0) + weight * plays.of_trump_card(world)
    return [(world, said[key] * plays.of(world)) for key, world in worlds.items()]


def _thinned(drawn: Weighed, count: int, rng: random.Random) -> Weighed:
    """Return at most `count` of the worlds by systematic sampling; the new weight is the number of hits."""
    if len(drawn) <= count:
        return drawn
    step = sum(weight for _, weight in drawn) / count
    reached, target = 0.0, rng.random() * step
    thinned = []
    for world, weight in drawn:
        reached += weight
        met = 0
        while target < reached:
            met += 1
            target += step
        if met:
            thinned.append((world, float(met)))
    return thinned
