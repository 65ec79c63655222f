# SPDX-License-Identifier: MIT
"""The families of games that a floor knows: empty until the start of the program registers them."""

from typing import Never, Protocol, TypeVar

HOW = "call register_families() of players/registration.py first, or of app/registration.py with a window"


class UnregisteredError(RuntimeError):
    """A family is asked for that nobody has registered: a mistake of the program, not of the player."""


class Named(Protocol):
    """A family, as each floor has it."""

    @property
    def id(self) -> str:
        """The id that `GameSpec.family` names."""


F = TypeVar("F", bound=Named)


class Registry(dict[str, F]):
    """The registered families of one floor by id, in the order in which they are shown.

    Ask it anew each time and keep no copy: families may be added after a module is imported.
    """

    def register(self, *families: F) -> None:
        """Make families known; one of the same id is replaced."""
        self.update({family.id: family for family in families})

    def __missing__(self, family: str) -> Never:
        raise UnregisteredError(f"no family of games is called {family!r} here ({', '.join(self)}): {HOW}")
