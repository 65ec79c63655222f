# SPDX-License-Identifier: MIT
"""What the catalogue says of a game, in words: its players and cards, how long it takes, how much is luck."""

import random
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.family import DealSizes, Fact
from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def of_games(text: str) -> str:
    """A text of the catalogue: a name, a summary, what a value of an option means."""
    return translate("games", text)


def span(counts: Sequence[int]) -> str:
    """What numbers there are, in ascending order: `3`, `4 or 6`, `2 to 6`."""
    if len(counts) > 2:
        return translate("catalogue", "{0} to {1}").format(counts[0], counts[-1])
    return one_of([str(count) for count in counts])


def players(spec: GameSpec) -> str:
    """How many may play, such as `2 to 6 players`."""
    return translate("catalogue", "{0} players").format(span(spec.players))


def minutes(spec: GameSpec) -> str:
    """How long a round takes."""
    number = spec.minutes
    return translate("catalogue", "about %n minute(s)", "", number)


def luck(spec: GameSpec) -> str:
    """How much of a round is luck."""
    words = (
        (3, translate("catalogue", "mostly skill")),
        (4, translate("catalogue", "more skill than luck")),
        (5, translate("catalogue", "half luck, half skill")),
        (6, translate("catalogue", "a little more luck than skill")),
        (7, translate("catalogue", "more luck than skill")),
        (9, translate("catalogue", "mostly luck")),
        (10, translate("catalogue", "nothing but luck")),
    )
    return next(told for most, told in words if spec.luck <= most)


def levels() -> dict[str, str]:
    """By the id of a computer player how it plays, in a sentence."""
    return {
        "bocah": translate("catalogue", "The child takes any card that fits."),
        "tangga": translate(
            "catalogue", "The neighbour takes the points at hand and forgets what lies face down."
        ),
        "langganan": translate(
            "catalogue", "The regular takes what is worth most at once and remembers every capture."
        ),
        "sesepuh": translate(
            "catalogue", "The old hand thinks ahead a little and remembers the last captures."
        ),
        "empu": translate("catalogue", "The master thinks ahead as far as that helps."),
    }


def openings() -> dict[str, str]:
    """By `GameSpec.opening` who starts, for the openings of `games/openings.py`."""
    return {
        "dealer": translate("catalogue", "the player after the dealer; the deal passes on"),
        "winner": translate("catalogue", "the player after the dealer; the winner deals"),
    }


# The deal


def sizes(game: Game) -> DealSizes:
    """What a deal of the game looks like."""
    layout = game.deal(random.Random(0)).layout
    hand = max(map(len, layout.hands), default=0)
    return DealSizes(hand, len(layout.pool), len(layout.stock) if game.spec.stock else 0)


def hand_fact(count: int) -> Fact:
    """How many cards are dealt to a hand."""
    return Fact(translate("catalogue", "Hand"), _cards(count))


def pool_fact(count: int) -> Fact:
    """How many cards are dealt to the pool."""
    return Fact(translate("catalogue", "Pool"), _cards(count))


def stock_fact(count: int) -> Fact:
    """How many cards are left as the stock."""
    return Fact(translate("catalogue", "Stock"), _cards(count))


def packs_fact(game: Game) -> Fact:
    """How many packs of ceki cards a game is played with."""
    return Fact(translate("catalogue", "Packs of 60 cards"), str(len(game.deck) // len(cards.KEPALA)))


def french_fact(told: str) -> Fact:
    """Which French cards a game is played with."""
    return Fact(translate("catalogue", "Cards"), told)


def family_fact(told: str) -> Fact:
    """What family of games a game is of."""
    return Fact(translate("catalogue", "Family"), told)


def none() -> str:
    """There is nothing of it."""
    return translate("catalogue", "none")


def _cards(count: int) -> str:
    return translate("catalogue", "%n card(s)", "", count) if count else none()


def facts(game: Game) -> dict[str, Fact]:
    """The cards of a game, and how they are dealt."""
    dealt = sizes(game)
    found = {"hand": hand_fact(dealt.hand), "pool": pool_fact(dealt.pool), "stock": stock_fact(dealt.stock)}
    if game.spec.french:
        french = translate("catalogue", "French, {0}").format(len(game.deck))
        return {"cards": french_fact(french), **found}
    return {"packs": packs_fact(game), **found}
