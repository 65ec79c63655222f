# SPDX-License-Identifier: MIT
"""What is drawn before a deal, and the titles that follow (docs/rules/fishing.md 5).

Each ritual returns the events to show. To skip one is not to show them: the odds stay the same.
"""

import random

from thothit_desktop.games.cards import KEPALA, RANK
from thothit_desktop.games.contract import Event


def seating(rng: random.Random, players: int) -> list[Event]:
    """Seats by pairs: each player draws one of as many designs, whose twin lies at the seat."""
    designs = rng.sample(sorted(set(KEPALA)), players)
    seated = [Event("seated", seat, (design,)) for seat, design in enumerate(designs)]
    return [*seated, Event("gathered", players - 1)]


def title(seat: int, raja: int, players: int) -> str:
    """`raja`, who starts, `patih`, who follows, `unyik`, who is last; empty for the seats between."""
    place = (seat - raja) % players
    if place == players - 1:
        return "unyik"
    return ("raja", "patih")[place] if place < 2 else ""


def first_raja(rng: random.Random, players: int) -> tuple[list[Event], int]:
    """Two cards each: the highest sum of ranks, tens discarded, starts; the tied draw again till one leads.

    Returns the events and the raja's seat.
    """
    events: list[Event] = []
    deck: list[int] = []
    tied = list(range(players))
    while len(tied) > 1:
        if len(deck) < 2 * len(tied):
            if events:  # an endless tie has used up the deck
                events.append(Event("gathered", tied[-1]))
            deck = rng.sample(KEPALA, len(KEPALA))
        pairs = {seat: (deck.pop(), deck.pop()) for seat in tied}
        events += [Event("drawn", seat, pair) for seat, pair in pairs.items()]
        sums = {seat: (RANK[first] + RANK[second]) % 10 for seat, (first, second) in pairs.items()}
        tied = [seat for seat in tied if sums[seat] == max(sums.values())]
    raja = tied[0]
    return [*events, Event("gathered", (raja - 1) % players), Event("raja", raja)], raja


def next_raja(rng: random.Random, raja: int, players: int) -> tuple[list[Event], int]:
    """The unyik draws a card and counts around by its rank, the raja being one.

    Returns the events and the seat of the next raja.
    """
    unyik = (raja - 1) % players
    card = rng.choice(KEPALA)
    chosen = (raja + RANK[card] - 1) % players
    return [Event("drawn", unyik, (card,)), Event("gathered", unyik), Event("raja", chosen)], chosen
