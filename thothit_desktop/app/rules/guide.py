# SPDX-License-Identifier: MIT
"""How the worked examples of a family of games are set up, and what they end with."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.rules.situations import dealt
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games.contract import Game, Position

translate = QCoreApplication.translate


def shows_result() -> str:
    """What comes after the last move."""
    return translate("example", "Next shows what the hand came to.")


def by_cards_and_buttons(position: Position) -> str:  # noqa: ARG001  (the same all round)
    """How the reader makes a move, told at the first."""
    return translate(
        "example", "Click cards and buttons, or use the arrow keys and Enter, and the letters on buttons."
    )


@dataclass(frozen=True, kw_only=True)
class ExampleGuide:
    """What a family tells of its worked examples."""

    end_page: Callable[[ExampleStep], str]
    """What a hand came to, in the HTML of a rules page; raises ExampleError where it came to nothing."""
    situation: Callable[[Mapping[str, Any], Game], Position] = dealt
    """The position in which a scene begins, by its keys in the file; raises ExampleError."""
    points: Callable[[Sequence[int], Game], int] | None = None
    """What captured cards are worth, for texts that ask it; None where cards alone are worth nothing."""
    shows_end: Callable[[], str] = shows_result
    """What comes after the last move, where `end_page` is shown."""
    how: Callable[[Position], str] = by_cards_and_buttons
    """How the reader makes a move, told at the first; empty where that is plain."""
