# SPDX-License-Identifier: MIT
"""The families of games registered for a floor; the start of the program fills it."""

from typing import Never, Protocol, TypeVar

HOW = "call register_families() of players/registration.py first, or of app/registration.py with a window"


class UnregisteredError(RuntimeError):
    """A requested family is not registered: an error of the program, not of the player."""


class Named(Protocol):
    """A family of any floor."""

    @property
    def id(self) -> str:
        """The id that `GameSpec.family` names."""


F = TypeVar("F", bound=Named)


class Registry(dict[str, F]):
    """The registered families of one floor by id, in the order in which they are shown.

    Look families up each time and keep no copy: families may be added after a module is imported.
    """

    def register(self, *families: F) -> None:
        """Register families; one of the same id is replaced."""
        self.update({family.id: family for family in families})

    def __missing__(self, family: str) -> Never:
        raise UnregisteredError(f"no family of games is called {family!r} here ({', '.join(self)}): {HOW}")
