# SPDX-License-Identifier: MIT
"""What the catalogue says of a game, in words: its players and cards, how long it takes, how much is luck."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def of_games(text: str) -> str:
    """A text of the catalogue: a name, a summary, what a value of an option means."""
    return translate("games", text)


def span(counts: Sequence[int]) -> str:
    """Return what numbers there are, in ascending order: `3`, `4 or 6`, `2 to 6`."""
    if len(counts) > 2:
        return translate("catalogue", "{0} to {1}").format(counts[0], counts[-1])
    return one_of([str(count) for count in counts])


def players(spec: GameSpec) -> str:
    """Return how many may play, such as `2 to 6 players`."""
    return translate("catalogue", "{0} players").format(span(spec.players))


def minutes(spec: GameSpec) -> str:
    """Return how long a round takes."""
    number = spec.minutes
    return translate("catalogue", "about %n minute(s)", "", number)


def luck(spec: GameSpec) -> str:
    """Return how much of a round is luck."""
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


def none() -> str:
    """Return that there is nothing of it."""
    return translate("catalogue", "none")
