# SPDX-License-Identifier: MIT
"""How worked examples are set up and what is said around them, as the family of the game has it."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family import ExampleGuide
from thothit_desktop.app.rules.situations import dealt
from thothit_desktop.app.rules.steps import ExampleError, ExampleStep
from thothit_desktop.games.contract import Game, Position
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


def guide_of(spec: GameSpec) -> ExampleGuide:
    """What a game's family tells of its examples; raises ExampleError where it has none."""
    guide = family_of(spec).example
    if guide is None:
        raise ExampleError(f"the family {spec.family} has no examples")
    return guide()


def situation(scene: Mapping[str, Any], game: Game) -> Position:
    """The position in which a scene begins; raises ExampleError."""
    return (guide_of(game.spec).situation or dealt)(scene, game)


def how(position: Position) -> str:
    """How the reader makes a move, told at the first; empty where that is plain."""
    said = guide_of(position.game.spec).how
    if said is not None:
        return said(position)
    return translate(
        "example", "Click cards and buttons, or use the arrow keys, Enter and the letters on the buttons."
    )


def shows_end(spec: GameSpec) -> str:
    """What comes after the last move, where the end has a page."""
    said = guide_of(spec).shows_end
    return translate("example", "Click Next to see how the hand ended.") if said is None else said()


def end_page(step: ExampleStep) -> str:
    """What a hand came to, in the HTML of a rules page; raises ExampleError where it came to nothing."""
    return guide_of(step.position.game.spec).end_page(step.position, step.names)
