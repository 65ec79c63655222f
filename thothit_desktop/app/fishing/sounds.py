# SPDX-License-Identifier: MIT
"""What is heard of a round of a fishing game."""

from collections import Counter

from thothit_desktop.app.family import EventSounds, Sound
from thothit_desktop.games.cards import CEKI
from thothit_desktop.games.contract import Event, Game
from thothit_desktop.games.fishing.game import FishingGame


def precious(event: Event, game: Game) -> bool:
    """Whether the cards of a capture are worth more than any two cards are (docs/rules/fishing.md 4)."""
    assert isinstance(game, FishingGame)
    tally = game.rules.tally

    def points(card: int, copies: int) -> int:
        return sum(line.points for line in tally[card][copies].lines)

    worth = sum(points(card, copies) for card, copies in Counter(event.cards).items())
    return worth > 2 * min(points(card, 1) for card in CEKI)


SOUNDS = EventSounds(sounds={"seated": Sound.DEAL, "raja": Sound.CALL}, precious=precious)
