# SPDX-License-Identifier: MIT
"""A worked example: situations of a game and the moves that are to be tried there, run through the engine.

An example is a JSON file `ID.json` beside the rules page, with a list of `scenes`. A scene is a situation
and its steps; cards are codes with blanks between them, and seat 0 is the reader's:

- `names`: a name a seat; `players` (by default as many), `options`: the game's;
- `hands`, `captures`: a text a seat; `pool`; `stock`, the next card first; `turn`: the turns ended before;
- `dealt`: in Kings, what to say where the scene begins with the deal; the deck fills up the `stock`;
- `dealer` (by default the last seat) and `before`: in Kowah and Thunee, where all `hands` are as dealt and
  the deck fills up the `stock`, the moves made before the scene begins;
- `steps`: each a `move` with what to `ask` before it and to `tell` of it, and `instead`, an answer to other
  moves, to other cards, or (`*`) to all others;
- `end`: the last words; `points` and `winners`: what the hand came to, which is shown.

In texts `{C3}` is a card's name in the deck in use and `{=M4.M4}` the points of captured cards.
"""

import json
import logging
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from thothit_desktop.app.rules.text import named
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import BadLayoutError, Event, Layout, Move, Position
from thothit_desktop.games.fishing import scoring
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kings.game import KingsGame
from thothit_desktop.games.kings.view import KingsView
from thothit_desktop.games.kowah.game import KowahGame
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.spec import BadOptionError
from thothit_desktop.games.thunee.game import ThuneeGame

_log = logging.getLogger(__name__)

READER = 0
"""The reader's seat."""

_WORTH = re.compile(r"\{=([\w.]+)\}")


class ExampleError(ValueError):
    """An example that cannot be played; the message says why."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """A position of the example and, unless it is only read, the move that leads to the next.

    `events` are what the reader sees of the move. `first` begins a scene, with the deal where there are
    `events` without a move; with `worth` what it came to is shown in place of the table.
    """

    names: tuple[str, ...]
    position: Position
    ask: str
    move: Move | None = None
    events: tuple[Event, ...] = ()
    tell: str = ""
    instead: Mapping[str, str] = field(default_factory=dict)
    first: bool = False
    worth: bool = False

    @property
    def asks(self) -> bool:
        """Whether the reader has to do something for the move: choose cards, or turn the stock."""
        if self.move is None:
            return False
        if self.position.phase == "laki":
            return READER in self.move.seats
        decided = self.position.phase != "stock" or len(self.position.legal_moves()) > 1
        return decided and self.position.to_move == READER


def load(path: Path, game: str) -> tuple[Step, ...] | None:
    """The steps of an example, None where the file is missing or damaged, which the log tells."""
    try:
        return read(json.loads(path.read_text(encoding="utf-8")), game)
    except (OSError, ValueError) as error:
        _log.warning("%s: %s", path, error)
        return None


def read(data: Any, game: str) -> tuple[Step, ...]:  # noqa: ANN401  (JSON)
    """The steps of an example as read from its file; raises ExampleError."""
    try:
        steps = [step for scene in data["scenes"] for step in _scene(scene, game)]
    except (BadLayoutError, BadOptionError, LookupError, TypeError, AttributeError, ValueError) as error:
        raise ExampleError(str(error)) from error
    if not steps:
        raise ExampleError("there are no scenes")
    return tuple(steps)


def worded(text: str, position: Position, deck: str) -> str:
    """A text with its cards called as the deck shows them, and with its points; raises ValueError."""

    def worth(found: re.Match[str]) -> str:
        game = position.game
        captured = cards.faces(found[1].split("."))
        if not isinstance(game, FishingGame):
            raise ExampleError(f"{found[0]} has no points in {game.spec.id}")
        return str(sum(line.points for line in scoring.explain(captured, game.rules.tally)))

    return _WORTH.sub(worth, named(text, deck))


def _scene(data: Mapping[str, Any], game: str) -> list[Step]:
    names = tuple(str(name) for name in data["names"])
    position = _situation(data, game)
    steps = []
    if "dealt" in data:
        dealing = tuple(position.history)
        steps.append(Step(names=names, position=position.copy(), ask=data["dealt"], events=dealing))
    for step in data["steps"]:
        before, move = position.copy(), read_move(step["move"])
        refusal = position.refusal(move)
        if refusal is not None:
            raise ExampleError(f"{write_move(move)} is refused: {refusal.code}")
        position.play(move)
        steps.append(
            Step(
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
    if counted and steps:  # the table as it is in the end, before its piles are opened
        steps.append(Step(names=names, position=position, ask=""))
    steps.append(Step(names=names, position=position, ask=data["end"], worth=counted))
    return [replace(steps[0], first=True), *steps[1:]]


def _situation(data: Mapping[str, Any], game_id: str) -> Position:
    players = data.get("players", len(data["names"]))
    game = new_game(game_id, players, data.get("options", {}))
    pool, stock = _cards(data.get("pool", "")), _cards(data.get("stock", ""))
    captures = tuple(map(_cards, data.get("captures", [""] * players)))
    hands = tuple(map(_cards, data.get("hands", [""] * players)))
    if not len(data["names"]) == len(hands) == len(captures) == players:
        raise ExampleError(
            f"{len(data['names'])} names, {len(hands)} hands and {len(captures)} piles for {players}"
        )
    dealer = players - 1
    if isinstance(game, KowahGame | ThuneeGame):
        return _dealt(data, game, hands, stock)
    if isinstance(game, KingsGame):
        if data.get("dealt"):
            rest = tuple(card for card in game.deck if card not in pool + stock)
            return game.from_layout(Layout((), pool, stock + rest), dealer)
        kings = KingsView(
            game=game,
            seat=READER,
            dealer=dealer,
            to_move=data.get("turn", 0) % players,
            phase="draw",
            pool=pool,
            stock_size=len(stock),
            captures=captures,
            tied=(),
            settling="",
            used=frozenset(),
            king=None,
            crown=None,
            history=(),
        )
        return game.restore(kings, (), stock)
    assert isinstance(game, FishingGame)
    turn = data.get("turn", 0)
    taken = (
        Event("captured", seat, pile[i : i + 2])
        for seat, pile in enumerate(captures)
        for i in range(0, len(pile), 2)
    )
    view = FishingView(
        game=game,
        seat=READER,
        dealer=dealer,
        to_move=turn % players,
        phase="hand" if game.rules.hand else "draw",
        turn=turn,
        turned=None,
        hand=hands[READER],
        hand_sizes=tuple(map(len, hands)),
        pool=pool,
        stock_size=len(stock),
        captures=captures,
        barred=frozenset(),
        history=tuple(taken),
    )
    return game.restore(view, hands, stock)


def _dealt(
    data: Mapping[str, Any],
    game: KowahGame | ThuneeGame,
    hands: tuple[tuple[int, ...], ...],
    stock: Sequence[int],
) -> Position:
    """The position after the deal and the moves before the scene."""
    left = Counter(game.deck) - Counter([*stock, *(card for hand in hands for card in hand)])
    layout = Layout(hands, (), (*stock, *left.elements()) if game.spec.stock else ())
    position: Position = game.from_layout(layout, data.get("dealer"))
    for text in data.get("before", ()):
        move = read_move(text)
        refusal = position.refusal(move)
        if refusal is not None:
            raise ExampleError(f"{write_move(move)} is refused before the scene: {refusal.code}")
        position.play(move)
    return position


def _cards(text: str) -> tuple[int, ...]:
    return cards.faces(text.split())
