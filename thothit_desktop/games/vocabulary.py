# SPDX-License-Identifier: MIT
"""The kinds of moves and events that several families may have, with their text forms.

Whatever a family has beyond these is its own, and stands in its plug.
"""

from collections.abc import Mapping

from thothit_desktop.games.forms import Cards, EventForm, Form, Naming, Word

MOVES: Mapping[str, Form] = {
    "play": Cards(),
    "turn": Cards("="),
    "draw": Word(),
    "take": Word(),
    "discard": Naming(),
    "claim": Word(),
    "pass": Word(),
}
"""`play` a hand card and what it takes, `turn` the stock card and what it takes, `draw` from the stock,
`take` the top of the discards, `discard` a hand card, `claim` a card out of turn, `pass` a question."""

EVENTS: Mapping[str, EventForm] = {
    "drawn": EventForm(),
    "gathered": EventForm(),
    "dealt": EventForm(),
    "laid": EventForm(),
    "played": EventForm(),
    "turned": EventForm(),
    "captured": EventForm(),
    "stayed": EventForm(),
    "drew": EventForm(),
    "took": EventForm(),
    "discarded": EventForm(),
    "claimed": EventForm(),
    "passed": EventForm(),
    "scored": EventForm(counted=True),
}
"""Before a deal `drawn` (cards shown) and `gathered` (all shown cards go back to the deck).

Then `dealt` (cards to the seat's hand), `laid` (cards to the pool), `played` (a hand card), `turned` (stock
cards), `captured` (a card and what it took), `stayed` (the card lies in the pool), `drew` (a stock card to
the hand), `took` (the top of the discards), `discarded`, `claimed` (a card out of turn), `passed`, and at the
end `scored` (the seat's points)."""


def moves(*kinds: str) -> dict[str, Form]:
    """The text forms of some shared kinds of moves."""
    return {kind: MOVES[kind] for kind in kinds}


def events(*kinds: str) -> dict[str, EventForm]:
    """The text forms of some shared kinds of events."""
    return {kind: EVENTS[kind] for kind in kinds}
