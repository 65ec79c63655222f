# SPDX-License-Identifier: MIT
"""Every game of the catalogue has its places, which the map of New game shows."""

import pytest

from thothit_desktop.games import games
from thothit_desktop.games.places import PLACES, is_found, places_of
from thothit_desktop.games.spec import GameSpec


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_every_game_says_where_it_comes_from(spec: GameSpec) -> None:
    assert spec.places, f"{spec.id} has no places: choose from {', '.join(PLACES)} (games/places.py)"
    assert set(places_of(spec)) <= PLACES.keys()


def test_a_game_is_found_where_one_of_its_presets_is_played_and_in_the_places_around() -> None:
    pei = games()["pei"]
    assert places_of(pei) == ("surakarta", "yogyakarta", "magelang")
    assert [place for place in PLACES if is_found(pei, place)] == [
        *("java", "magelang", "yogyakarta", "surakarta")
    ]
