# SPDX-License-Identifier: MIT
"""Rituals before a deal, which choose the dealer or the starter, and openings that suit any deck."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Event, Game, Score
from thothit_desktop.games.seats import in_turn


class Stage(NamedTuple):
    """One ritual: its name, and the events to show."""

    name: str
    events: list[Event]


@dataclass(frozen=True, kw_only=True)
class Opening:
    """A way to find the dealer and the starting seat."""

    first: Callable[[Game, random.Random], tuple[list[Stage], int]]
    """Returns the rituals before a match, and the first dealer's seat."""
    following: Callable[[Game, random.Random, int, Sequence[Score]], tuple[list[Stage], int]]
    """Returns the rituals between two rounds, and the next dealer's seat, by the game of the next round, the
    last dealer's seat, and the scores of all rounds so far."""
    title: Callable[[int, int, int], str]
    """Returns the title of a seat, by the dealer's seat and the number of seats; empty if it has none."""


def highest_deals(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Let everybody draw a card until all ranks differ; the highest deals, the others sit by rank after it.

    Only the last draw becomes events. The dealer's seat is random: the cards decide who sits where.
    """
    cards: list[int] = []
    while len({RANK[card] for card in cards}) < game.players:
        cards = rng.sample(game.deck, game.players)
    cards.sort(key=RANK.__getitem__, reverse=True)
    dealer = rng.randrange(game.players)
    events = [Event("drawn", (dealer + turn) % game.players, (card,)) for turn, card in enumerate(cards)]
    return [Stage("ranking", [*events, Event("gathered", dealer)])], dealer


def dealer_title(seat: int, dealer: int, players: int) -> str:  # noqa: ARG001  (others sit alike)
    """Return `dealer` for the seat that deals, else an empty text."""
    return "dealer" if seat == dealer else ""


def _passed_on(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],  # noqa: ARG001  (whoever won)
) -> tuple[list[Stage], int]:
    """Pass the deal on to the next seat that plays."""
    return [], in_turn(game, dealer)[0]


def _to_the_winner(
    game: Game,  # noqa: ARG001
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """Let the winner deal; without one, or with several, the dealer deals again."""
    winners = scores[-1].winners
    return [], winners[0] if len(winners) == 1 else dealer


DEALER = Opening(first=highest_deals, following=_passed_on, title=dealer_title)
"""The highest card deals first, then the deal passes on."""
WINNER = Opening(first=highest_deals, following=_to_the_winner, title=dealer_title)
"""The highest card deals first, then whoever won."""
OPENINGS = {"dealer": DEALER, "winner": WINNER}
"""The openings that any family may use, by name."""
