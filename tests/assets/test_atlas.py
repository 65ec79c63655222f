# SPDX-License-Identifier: MIT
"""The map of the places: a current file that Qt renders cleanly, with a spot for each place."""

import itertools

from PySide6.QtSvg import QSvgRenderer

from assets.draw import atlas
from assets.draw.__main__ import ASSETS, stale
from thothit_desktop.games.places import PLACES


def test_the_written_file_is_current() -> None:
    assert [path for path in stale(atlas.files(), ASSETS) if "map" in path] == []


def test_every_place_has_a_spot_on_the_map_apart_from_the_others(qapp: object) -> None:
    assert qapp is not None
    renderer = QSvgRenderer(str(ASSETS / "map.svg"))
    assert renderer.isValid()
    assert set(atlas.PINS) == set(PLACES)
    assert all(renderer.elementExists(place) for place in PLACES)
    spots = {place: renderer.boundsOnElement(place).center() for place in PLACES}
    assert all(renderer.viewBoxF().contains(spot) for spot in spots.values())
    for one, other in itertools.combinations(spots.values(), 2):
        assert (one - other).manhattanLength() > 30
