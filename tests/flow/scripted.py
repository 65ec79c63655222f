# SPDX-License-Identifier: MIT
"""Computer players with prepared moves, and matches around rounds laid out by hand."""

import random
import threading
from collections.abc import Callable
from typing import Any

import pytest

from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.players import Decision, Limit

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")


class Scripted:
    """Makes the first legal move that begins with one of the wishes, else the last one.

    `drawn` discards what was drawn.

    A phase named in `waits` is answered only when the test sets `go`. `limit` is that of the last decision.
    """

    def __init__(self, *wishes: str, waits: str = "") -> None:
        self.wishes, self.waits = wishes, waits
        self.go, self.asked = threading.Event(), threading.Event()
        self.limit: Limit | None = None

    def choose(self, view: Any, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        self.limit = limit
        if view.phase == self.waits:
            self.asked.set()
            while not (self.go.wait(0.005) or cancelled()):
                pass
        legal = view.legal_moves()
        for wish in self.wishes:
            if wish == "drawn" and view.phase == "discard":
                return Decision(Move("discard", (view.drawn,)))
            for move in legal:
                if write_move(move).rpartition(":")[2].startswith(wish):
                    return Decision(move)
        return Decision(legal[-1])


_LEVELS = ("bocah", "langganan", "empu", "fourth")
"""Under which names they play: a window knows the first three."""


def seated(
    monkeypatch: pytest.MonkeyPatch, position: Position, *players: Scripted, person: bool = True
) -> Match:
    """A match that stands at this position; the computer seats are played by these, in turn."""
    n = position.game.players
    levels = [*(["person"] if person else []), *_LEVELS][:n]
    by_level = dict(zip(_LEVELS, players, strict=False))
    monkeypatch.setattr("thothit_desktop.flow.computers.new_player", by_level.__getitem__)
    match = Match(position.game, NAMES[:n], levels, 5)
    match.positions, match.seeds, match.commitments = [position], [None], [None]
    return match


def said(match: Match, seat: int, *texts: str) -> None:
    """Make moves without the flow."""
    for text in texts:
        assert match.position.to_move == seat
        move = read_move(text)
        assert move in match.position.legal_moves(), (text, match.position.legal_moves())
        match.play(move)
