# SPDX-License-Identifier: MIT
"""The places that the games come from, for the map of *New game*."""

from collections.abc import Mapping
from typing import NamedTuple

from thothit_desktop.games.spec import GameSpec


class GamePlace(NamedTuple):
    """A place, and the id of the larger place around it, if that is one of the places too."""

    name: str
    within: str = ""


PLACES: Mapping[str, GamePlace] = {
    "durban": GamePlace("Durban"),
    "melaka-singapore": GamePlace("Melaka and Singapore"),
    "java": GamePlace("Java"),
    "magelang": GamePlace("Magelang", "java"),
    "yogyakarta": GamePlace("Yogyakarta", "java"),
    "surakarta": GamePlace("Surakarta", "java"),
    "banyuwangi": GamePlace("Banyuwangi", "java"),
    "new-guinea": GamePlace("New Guinea"),
    "books": GamePlace("From books"),
}
"""The places by id, from west to east; `books` has the games whose sources name no place."""


def places_of(spec: GameSpec) -> tuple[str, ...]:
    """Return the ids of the places of a game and of its presets."""
    return tuple(dict.fromkeys([*spec.places, *(preset.place for preset in spec.presets if preset.place)]))


def is_found(spec: GameSpec, place: str) -> bool:
    """Return True if a game is from a place, or from one within it."""
    return any(place in (own, PLACES[own].within) for own in places_of(spec))
