# SPDX-License-Identifier: MIT
"""The places that the games come from, for the map of *New game*."""

from collections.abc import Mapping
from typing import NamedTuple

from thothit_desktop.games.spec import GameSpec


class Place(NamedTuple):
    """A place, and the id of the larger place around it, if that is one of the places too."""

    name: str
    within: str = ""


PLACES: Mapping[str, Place] = {
    "durban": Place("Durban"),
    "melaka-singapore": Place("Melaka and Singapore"),
    "java": Place("Java"),
    "magelang": Place("Magelang", "java"),
    "yogyakarta": Place("Yogyakarta", "java"),
    "surakarta": Place("Surakarta", "java"),
    "banyuwangi": Place("Banyuwangi", "java"),
    "new-guinea": Place("New Guinea"),
    "books": Place("From books"),
}
"""The places by id, from west to east; `books` has the games whose sources name no place."""


def places_of(spec: GameSpec) -> tuple[str, ...]:
    """Return the ids of the places of a game and of its presets."""
    return tuple(dict.fromkeys([*spec.places, *(preset.place for preset in spec.presets if preset.place)]))


def is_found(spec: GameSpec, place: str) -> bool:
    """Return True if a game is from a place, or from one within it."""
    return any(place in (own, PLACES[own].within) for own in places_of(spec))
