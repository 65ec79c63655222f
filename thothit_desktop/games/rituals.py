# SPDX-License-Identifier: MIT
"""What is drawn before a deal, and the titles that follow (docs/rules/fishing.md 5).

Each ritual returns the events to show. To skip one is not to show them: the odds stay the same.
"""

import random
from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.games.cards import KEPALA, RANK, faces
from thothit_desktop.games.contract import Event, Game, Score
from thothit_desktop.games.matches import totals
from thothit_desktop.games.seats import in_turn

_BLACK_JACKS = faces(("Js", "Jc"))


class Stage(NamedTuple):
    """One ritual: `seating`, `crowning`, `drawing`, `ranking`, `counting` or `jack`, and its events."""

    name: str
    events: list[Event]


def opening(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """How a match begins: its rituals, and the first dealer's seat."""
    n = game.players
    if game.spec.opening in ("dealer", "winner"):
        events, dealer = first_dealer(rng, n, game.deck)
        return [Stage("ranking", events)], dealer
    if game.spec.opening == "jack":
        events, dealer = first_jack(rng, n, game.deck)
        return [Stage("jack", events)], dealer
    if game.spec.opening == "count":
        events, starter = first_counted(rng, n)
        return [Stage("counting", events)], (starter - 1) % n
    events, raja = first_raja(rng, n)
    return [Stage("seating", seating(rng, n)), Stage("crowning", events)], (raja - 1) % n


def following(
    game: Game, rng: random.Random, dealer: int, scores: Sequence[Score]
) -> tuple[list[Stage], int]:
    """What comes between two rounds: rituals, and the next dealer's seat.

    `game` is that of the next round, `dealer` dealt the last; `scores` are those of all rounds so far.
    """
    n, score = game.players, scores[-1]
    if game.spec.opening == "dealer":
        return [], in_turn(game, dealer)[0]
    if game.spec.opening == "winner":
        return [], score.winners[0] if score.winners else dealer
    if game.spec.opening == "jack":
        return [], next_jack(score, totals(game.spec, n, scores), dealer)
    starter = (dealer + 1) % n
    if game.spec.opening == "count":
        return [], (next_winner(score.winners, starter, n) - 1) % n
    events, raja = next_raja(rng, starter, n)
    return [Stage("drawing", events)], (raja - 1) % n


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


def first_dealer(rng: random.Random, players: int, deck: Sequence[int]) -> tuple[list[Event], int]:
    """Everybody draws a card until all ranks differ; the highest deals, the others sit by rank after it.

    Only the last draw is told. Which seat deals is luck: who sits where follows from the cards. Returns the
    events and the dealer's seat.
    """
    cards: list[int] = []
    while len({RANK[card] for card in cards}) < players:
        cards = rng.sample(deck, players)
    cards.sort(key=RANK.__getitem__, reverse=True)
    dealer = rng.randrange(players)
    events = [Event("drawn", (dealer + i) % players, (card,)) for i, card in enumerate(cards)]
    return [*events, Event("gathered", dealer)], dealer


def first_jack(rng: random.Random, players: int, deck: Sequence[int]) -> tuple[list[Event], int]:
    """Cards are dealt open one by one until a black jack falls (docs/rules/thunee.md T2).

    Returns the events and the dealer's seat.
    """
    first, shuffled = rng.randrange(players), rng.sample(deck, len(deck))
    shown = shuffled[: 1 + min(map(shuffled.index, _BLACK_JACKS))]
    events = [Event("drawn", (first + number) % players, (card,)) for number, card in enumerate(shown)]
    dealer = events[-1].seat
    return [*events, Event("gathered", dealer)], dealer


def next_jack(score: Score, balls: Sequence[int], dealer: int) -> int:
    """Who deals after a hand of Thunee: the dealer while his side is behind, or after a redeal (T12, T3)."""
    after = (dealer + 1) % len(balls)
    return dealer if not score.winners or balls[dealer] < balls[after] else after


def first_counted(rng: random.Random, players: int) -> tuple[list[Event], int]:
    """One player draws a card and counts around by its rank, himself as one: the events, and who starts."""
    drawer, card = rng.randrange(players), rng.choice(KEPALA)
    return [Event("drawn", drawer, (card,)), Event("gathered", drawer)], (drawer + RANK[card] - 1) % players


def next_winner(winners: Sequence[int], starter: int, players: int) -> int:
    """Who starts after a round: its winner, and of several the one who started, else the next in order."""
    return min(winners, key=lambda seat: (seat - starter) % players)
