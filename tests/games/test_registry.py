# SPDX-License-Identifier: MIT
"""An unregistered family raises an error that names the function to call."""

import pytest

from thothit_desktop.games import games
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.registry import Registry, UnregisteredError
from thothit_desktop.players.registration import register_families


class Named:
    def __init__(self, family: str) -> None:
        self.id = family


def test_families_are_in_the_order_in_which_they_are_registered() -> None:
    registry: Registry[Named] = Registry()
    registry.register(Named("b"), Named("a"))
    registry.register(Named("b"))
    assert list(registry) == ["b", "a"]


def test_an_unknown_family_is_named_with_those_that_are_known() -> None:
    registry: Registry[Named] = Registry()
    registry.register(Named("a"))
    with pytest.raises(UnregisteredError, match=r"'b' here \(a\): call register_families\(\)"):
        registry["b"]


def test_without_a_registration_there_are_no_games_to_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for family in reversed(list(FAMILIES)):  # they come back in the opposite order
        monkeypatch.delitem(FAMILIES, family)
    with pytest.raises(UnregisteredError, match="no family of games is registered: call register_families"):
        games()


def test_registering_again_keeps_the_order() -> None:
    before = list(FAMILIES)
    register_families()
    assert list(FAMILIES) == before
