# SPDX-License-Identifier: MIT
"""A worked example: positions of a game with moves to try, checked by the engine.

An example is a JSON file `ID.json` beside the rules page, with a list of `scenes`. A scene is a position and
its steps. Cards are codes separated by blanks, and seat 0 is the reader's:

- `names`: a name for each seat; `players` (by default as many as names); `options` of the game
- `hands`, `captures`: a text for each seat; `pool`; `stock`, the next card first; `turn`: the number of turns
  played before
- `dealt`: in Kings, the text at the beginning of a scene that starts with the deal; the rest of the deck is
  added to the `stock`
- `dealer` (by default the last seat) and `before`: in Kowah and Thunee, the moves made before the scene,
  after a deal of all `hands`; the rest of the deck is added to the `stock`
- `steps`: each with a `move`, a text to `ask` for it and to `tell` about it, and `instead`: answers to other
  moves, to other cards, or (`*`) to all others
- `end`: the final text; `points` and `winners`: the result of the hand, to be shown

In texts `{C3}` is a card's name in the deck in use, and `{=M4.M4}` the points of captured cards.
"""

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.example import READER, ExampleError, ExampleGuide
from thothit_desktop.app.rules.page_text import file, named
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import BadLayoutError, Position
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.spec import BadOptionError, GameSpec

_log = logging.getLogger(__name__)

_Read = TypeVar("_Read")

_WORTH = re.compile(r"\{=([\w.]+)\}")


def guide_of(spec: GameSpec) -> ExampleGuide:
    """Return the guide for the examples of a game's family; raise ExampleError if it has none."""
    guide = family_of(spec).example()
    if guide is None:
        raise ExampleError(f"the family {spec.family} has no examples")
    return guide


def situation(scene: Mapping[str, Any], game_id: str) -> Position:
    """Return the first position of a scene."""
    game = new_game(game_id, scene.get("players", len(scene["names"])), scene.get("options", {}))
    return guide_of(game.spec).situation(scene, game)


def load(spec: GameSpec) -> tuple[ExampleStep, ...] | None:
    """Return the steps of a game's example; None if there is none or it cannot be read.

    A missing or damaged file is logged.
    """
    path = file(spec, "json")
    if path is None or family_of(spec).example() is None:
        return None
    return read_file(path, read, spec.id)


def read_file(path: Path, read_data: Callable[[Any, str], _Read], game: str) -> _Read | None:
    """Return what `read_data` makes of the JSON file of a game; log a warning and return None if it fails."""
    try:
        return read_data(json.loads(path.read_text(encoding="utf-8")), game)
    except (OSError, ValueError) as error:
        _log.warning("%s: %s", path, error)
        return None


def read(data: Any, game: str) -> tuple[ExampleStep, ...]:  # noqa: ANN401  (JSON)
    """Return the steps of an example from its JSON data; raises ExampleError."""
    try:
        steps = [step for scene in data["scenes"] for step in _scene(scene, game)]
    except (BadLayoutError, BadOptionError, LookupError, TypeError, AttributeError, ValueError) as error:
        raise ExampleError(str(error)) from error
    if not steps:
        raise ExampleError("there are no scenes")
    return tuple(steps)


def worded(text: str, position: Position, deck: str) -> str:
    """Return a text with card names of the deck and points filled in; raises ValueError."""

    def worth(found: re.Match[str]) -> str:
        captured = cards.faces(found[1].split("."))
        return str(guide_of(position.game.spec).points(captured, position.game))

    return _WORTH.sub(worth, named(text, deck))


def _scene(data: Mapping[str, Any], game: str) -> list[ExampleStep]:
    names = tuple(str(name) for name in data["names"])
    position = situation(data, game)
    steps = []
    if "dealt" in data:
        dealing = tuple(position.history)
        steps.append(ExampleStep(names=names, position=position.copy(), ask=data["dealt"], events=dealing))
    for step in data["steps"]:
        before, move = position.copy(), read_move(step["move"])
        refusal = position.refusal(move)
        if refusal is not None:
            raise ExampleError(f"{write_move(move)} is refused: {refusal.code}")
        position.play(move)
        steps.append(
            ExampleStep(
                names=names,
                position=before,
                ask=step.get("ask", ""),
                move=move,
                events=position.view(READER).history[len(before.history) :],
                tell=step["tell"],
                instead=dict(step.get("instead", {})),
            )
        )
    for step in steps:
        for text in (step.ask, step.tell, data["end"], *step.instead.values()):
            worded(text, position, "ceki")
    score = position.score()
    counted = "points" in data
    if counted and [list(score.points), list(score.winners)] != [data["points"], data["winners"]]:
        raise ExampleError(f"the piles are worth {score.points}, won by {score.winners}")
    if counted and steps:  # the final table, before the piles are opened
        steps.append(ExampleStep(names=names, position=position, ask=""))
    steps.append(ExampleStep(names=names, position=position, ask=data["end"], worth=counted))
    return [replace(steps[0], first=True), *steps[1:]]
