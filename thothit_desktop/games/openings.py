# SPDX-License-Identifier: MIT
"""The rituals before a deal, which say who deals or starts, and the openings that suit any deck."""

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
    """A way to find who deals and who starts."""

    first: Callable[[Game, random.Random], tuple[list[Stage], int]]
    """The rituals before a match, and the first dealer's seat."""
    following: Callable[[Game, random.Random, int, Sequence[Score]], tuple[list[Stage], int]]
    """The rituals between two rounds, and the next dealer's seat: the game of the next round, the seat that
    dealt the last one, and the scores of all rounds so far are given."""
    title: Callable[[int, int, int], str]
    """The title of a seat, by the dealer's seat and the number of seats; empty where it has none."""


def highest_deals(game: Game, rng: random.Random) -> tuple[list[Stage], int]:
    """Everybody draws a card until all ranks differ; the highest deals, the others sit by rank after it.

    Only the last draw is told. Which seat deals is luck: who sits where follows from the cards.
    """
    cards: list[int] = []
    while len({RANK[card] for card in cards}) < game.players:
        cards = rng.sample(game.deck, game.players)
    cards.sort(key=RANK.__getitem__, reverse=True)
    dealer = rng.randrange(game.players)
    events = [Event("drawn", (dealer + turn) % game.players, (card,)) for turn, card in enumerate(cards)]
    return [Stage("ranking", [*events, Event("gathered", dealer)])], dealer


def dealer_title(seat: int, dealer: int, players: int) -> str:  # noqa: ARG001  (others sit alike)
    """`dealer`, for the seat that deals."""
    return "dealer" if seat == dealer else ""


def _passed_on(
    game: Game,
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],  # noqa: ARG001  (whoever won)
) -> tuple[list[Stage], int]:
    """The next seat that plays deals."""
    return [], in_turn(game, dealer)[0]


def _to_the_winner(
    game: Game,  # noqa: ARG001
    rng: random.Random,  # noqa: ARG001  (nothing is drawn)
    dealer: int,
    scores: Sequence[Score],
) -> tuple[list[Stage], int]:
    """The winner deals; where nobody won, whoever dealt before."""
    winners = scores[-1].winners
    return [], winners[0] if winners else dealer


DEALER = Opening(first=highest_deals, following=_passed_on, title=dealer_title)
"""The highest card deals first, then the deal passes on."""
WINNER = Opening(first=highest_deals, following=_to_the_winner, title=dealer_title)
"""The highest card deals first, then whoever won."""
OPENINGS = {"dealer": DEALER, "winner": WINNER}
"""The openings that any family may use, by name."""
