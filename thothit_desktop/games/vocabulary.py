# SPDX-License-Identifier: MIT
"""The kinds of moves and events shared by families, with their text forms.

A family's other kinds are in its class.
"""

from collections.abc import Mapping

from thothit_desktop.games.forms import Cards, EventForm, Form, Naming, Word

MOVES: Mapping[str, Form] = {
    "play": Cards(),  # a hand card, and what it takes
    "turn": Cards("="),  # the stock card, and what it takes
    "draw": Word(),  # a card from the stock
    "take": Word(),  # the top of the discards
    "discard": Naming(),  # a hand card
    "claim": Word(),  # a card out of turn
    "pass": Word(),  # answer a question with no
}
"""The shared kinds of moves."""

EVENTS: Mapping[str, EventForm] = {
    "drawn": EventForm(),  # cards are shown before a deal
    "gathered": EventForm(),  # all cards shown go back to the deck
    "dealt": EventForm(),  # cards go to the seat's hand
    "laid": EventForm(),  # cards go to the pool
    "arranged": EventForm(),  # the pool is put into its order
    "played": EventForm(),  # a hand card
    "turned": EventForm(),  # stock cards
    "captured": EventForm(),  # the card, and all that it took
    "stayed": EventForm(),  # the card lies in the pool
    "drew": EventForm(),  # a stock card goes to the hand
    "took": EventForm(),  # the top of the discards goes to the hand
    "discarded": EventForm(),
    "claimed": EventForm(),  # a card out of turn
    "passed": EventForm(),
    "scored": EventForm(counted=True),  # the seat's points at the end
}
"""The shared kinds of events."""


def moves(*kinds: str) -> dict[str, Form]:
    """Return the text forms of the given shared kinds of moves."""
    return {kind: MOVES[kind] for kind in kinds}


def events(*kinds: str) -> dict[str, EventForm]:
    """Return the text forms of the given shared kinds of events."""
    return {kind: EVENTS[kind] for kind in kinds}
