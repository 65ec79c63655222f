# SPDX-License-Identifier: MIT
"""Cards as small integers, with tables of their properties (docs/rules/fishing.md 1).

A card is the number of its *design*: two copies of one design are the same number, because no rule tells
them apart. Numbers 0-29 are the ceki designs in code order, C1..C9, S1..S9, M1..M9, OT, RF, WF; 30-81 are
the French cards, As..Ks, then hearts, diamonds and clubs alike.
"""

from collections.abc import Callable, Iterable

from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.quoting import quote


class BadCardError(TranslatableError):
    """A text that is no card's code; the message is a clause that quotes the text."""


HIDDEN = -1
"""The value in a view for a card that the seat may not see; its text is `?`."""

_CEKI = (*(f"{suit}{rank}" for suit in "CSM" for rank in range(1, 10)), "OT", "RF", "WF")
_PIPS = "A23456789TJQK"
_FRENCH = tuple(f"{pip}{suit}" for suit in "shdc" for pip in _PIPS)

CODES: tuple[str, ...] = _CEKI + _FRENCH
CEKI = range(len(_CEKI))
"""The ceki designs."""
FRENCH = range(len(_CEKI), len(CODES))
"""The cards of a French deck."""

RANK: tuple[int, ...] = (
    *(int(code[1]) if code[1].isdigit() else 1 for code in _CEKI),
    *(1 + _PIPS.index(code[0]) for code in _FRENCH),
)
"""Rank by card: 1-9, the three honours having rank 1; of French cards 1-13, ace to king."""

_NUMBER = {code: card for card, code in enumerate(CODES)}

STAMPED: frozenset[int] = frozenset(_NUMBER[code] for code in ("OT", "RF", "S9"))
"""The red-stamped designs."""

KEPALA: tuple[int, ...] = tuple(card for card in CEKI for _ in range(2))
"""One deck of 60: each design twice, in code order."""


def code(card: int) -> str:
    """The card's code, such as `C3`; `?` for a hidden one."""
    return "?" if card == HIDDEN else CODES[card]


def card(code: str) -> int:
    """The card of a code; `?` is the hidden one. Raises BadCardError for any other text."""
    return HIDDEN if code == "?" else faces((code,))[0]


def faces(codes: Iterable[str]) -> tuple[int, ...]:
    """The cards of several codes, none of them hidden; raises BadCardError."""
    try:
        return tuple([_NUMBER[code] for code in codes])
    except KeyError as error:
        raise BadCardError("no card is called {0}", quote(error.args[0])) from None


def codes(cards: Iterable[int]) -> list[str]:
    """The codes of several cards, in their order."""
    return [code(card) for card in cards]


_SORTED = sorted(range(len(CODES)), key=lambda card: (RANK[card], card))
by_rank: Callable[[int], int] = (*map(_SORTED.index, range(len(CODES))), len(CODES)).__getitem__
"""Sort key of cards: rank first, then code order; a hidden card comes last."""
