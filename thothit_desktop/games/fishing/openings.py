# SPDX-License-Identifier: MIT
"""The choice of who starts a fishing game: the raja, or the player counted out (docs/rules/fishing.md 5)."""

import random
from collections.abc import Sequence

from thothit_desktop.games.cards import KEPALA, RANK
from thothit_desktop.games.contract import Event, Game, Score
from thothit_desktop.games.openings import OPENINGS as SHARED
from thothit_desktop.games.openings import Opening, Stage, highest_deals


def seating(rng: random.Random, players: int) -> list[Event]:
    """Seat the players by pairs: each draws one of as many designs, whose second copy marks a seat."""
    designs = rng.sample(sorted(set(KEPALA)), players)
    seated = [Event("seated", seat, (design,)) for seat, design in enumerate(designs)]
    return [*seated, Event("gathered", players - 1)]


def first_raja(rng: random.Random, players: int) -> tuple[list[Event], int]:
    """Draw two cards for each; the highest sum of ranks, without its tens, starts; ties draw again.

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
    """Let the unyik draw a card and count around by its rank, beginning with the raja as one.

    Returns the events and the seat of the next raja.
    """
    unyik = (raja - 1) % players
    card = rng.choice(KEPALA)
    chosen = (raja + RANK[card] - 1) % players
    return [Event("drawn", unyik, (card,)), Event("gathered", unyik), Event("raja", chosen)], chosen


def first_counted(rng: random.Random, players: int) -> tuple[list[Event], int]:
    """Let a player draw a card and count around by its rank, himself first; return events and starter."""
    drawer, card = rng.randrange(players), rng.choice(KEPALA)
    return [Event("drawn", drawer, (card,)), Event("gathered", drawer)], (drawer + RANK[card] - 1) % players


def next_winner(winners: Sequence[int], starter: int, players: int) -> int:
    """Return the starter after a round: its winner; of several the previous starter, or the next after it."""
    return min(winners, key=lambda seat: (seat - starter) % players)


def title(seat: int, dealer: int, players: int) -> str:
    """Return `raja` for the starter, `patih` for the next, `unyik` for the dealer, else an empty text."""
    if seat == dealer:
        return "unyik"
    place = (seat - dealer - 1) % players
    return ("raja", "patih")[place] if place < 2 else ""


def _crown(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Seat the players and draw for the first raja; the seat before the raja deals."""
    players = game.players
    events, raja = first_raja(rng, players)
    return [Stage("seating", seating(rng, players)), Stage("crowning", events)], (raja - 1) % players


def _crown_next(
    game: Game,
    rng: random.Random,
    dealer: int,
    scores: Sequence[Score],  # noqa: ARG001  (the winner makes no difference)
) -> tuple[list[Stage], int]:
    """Let the unyik, who dealt, draw for the next raja."""
    events, raja = next_raja(rng, (dealer + 1) % game.players, game.players)
    return [Stage("drawing", events)], (raja - 1) % game.players


def _count(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Count out the first player; the seat before it takes the dealer's place."""
    events, starter = first_counted(rng, game.players)
    return [Stage("counting", events)], (starter - 1) % game.players


def _winner_starts(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Let the winner start the next round."""
    players = game.players
    return [], (next_winner(scores[-1].winners, (dealer + 1) % players, players) - 1) % players


def _starts(seat: int, dealer: int, players: int) -> str:
    """Return `starts` for the seat after the dealer's, else an empty text."""
    return "starts" if (seat - dealer) % players == 1 else ""


def _highest_sums(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Let everybody draw two cards until all sums differ; the highest is raja, the lowest deals (P2).

    Only the last draw becomes events. The raja's seat is random: the cards decide who sits where.
    """
    players = game.players
    sums: list[int] = []
    while len(set(sums)) < players:
        deck = rng.sample(game.deck, 2 * players)
        pairs = sorted(zip(deck[:players], deck[players:], strict=True), key=_sum, reverse=True)
        sums = list(map(_sum, pairs))
    raja = rng.randrange(players)
    events = [Event("drawn", (raja + turn) % players, pair) for turn, pair in enumerate(pairs)]
    dealer = (raja - 1) % players
    return [Stage("summing", [*events, Event("gathered", dealer), Event("raja", raja)])], dealer


def _sum(pair: Sequence[int]) -> int:
    return sum(RANK[card] for card in pair)


def _last_deals(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Let the last in the round deal; of two tied, the one later in turn (P10)."""
    points, players = scores[-1].points, game.players
    return [], min(game.playing, key=lambda seat: (points[seat], (dealer - seat) % players))


def _highest_starts(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Let everybody draw a card until all ranks differ; the highest starts (G1)."""
    (ranking,), highest = highest_deals(game, rng)
    return [Stage("first-player", ranking.events)], (highest - 1) % game.players


def _fewest_start(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Let the player with fewest points start; of several the next in turn after the last one (G1)."""
    points, players, starter = scores[-1].points, game.players, (dealer + 1) % game.players
    fewest = min(game.playing, key=lambda seat: (points[seat], (seat - starter - 1) % players))
    return [], (fewest - 1) % players


OPENINGS = {
    "raja": Opening(first=_crown, following=_crown_next, title=title),
    "count": Opening(first=_count, following=_winner_starts, title=_starts),
    "fewest-points": Opening(first=_highest_starts, following=_fewest_start, title=_starts),
    "sums": Opening(first=_highest_sums, following=_last_deals, title=title),
    "dealer": SHARED["dealer"],
}
"""The openings of fishing games, by name."""
