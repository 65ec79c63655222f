# SPDX-License-Identifier: MIT
"""Texts of the catalogue on a game: players, cards, duration and luck."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import one_of
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def of_games(text: str) -> str:
    """Return the translation of a text of the catalogue, such as a name, summary or option value."""
    return translate("games", text)


def span(counts: Sequence[int]) -> str:
    """Return a span of ascending numbers: `3`, `4 or 6`, `2 to 6`."""
    if len(counts) > 2:
        return translate("catalogue", "{0} to {1}").format(counts[0], counts[-1])
    return one_of([str(count) for count in counts])


def players(spec: GameSpec) -> str:
    """Return the number of players, such as `2 to 6 players`."""
    return translate("catalogue", "{0} players").format(span(spec.players))


def minutes(spec: GameSpec) -> str:
    """Return the duration of a round."""
    number = spec.minutes
    return translate("catalogue", "about %n minute(s)", "", number)


def luck(spec: GameSpec) -> str:
    """Return the part of luck in a round."""
    words = (
        (3, translate("catalogue", "mostly skill")),
        (4, translate("catalogue", "more skill than luck")),
        (5, translate("catalogue", "half luck, half skill")),
        (6, translate("catalogue", "a little more luck than skill")),
        (7, translate("catalogue", "more luck than skill")),
        (9, translate("catalogue", "mostly luck")),
        (10, translate("catalogue", "pure luck")),
    )
    return next(told for most, told in words if spec.luck <= most)


def rules(spec: GameSpec, changed: Mapping[str, str]) -> list[str]:
    """Return each of the changed options with the meaning of its value: `Royals: ...`."""
    return [
        f"{of_games(option.title)}: {of_games(option.meanings[changed[option.name]])}"
        for option in spec.options
        if option.name in changed
    ]


def none() -> str:
    """Return the word for none."""
    return translate("catalogue", "none")
