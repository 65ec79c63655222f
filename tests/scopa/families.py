# SPDX-License-Identifier: MIT
"""Scopa as a family on the five floors: all that the program needs of it."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import pytest
from PySide6.QtCore import QCoreApplication

import thothit_desktop.app.families
import thothit_desktop.flow.families
import thothit_desktop.games.families
import thothit_desktop.players.families
import thothit_desktop.table.families
from tests.scopa.game import SCOPA, ScopaGame
from tests.scopa.position import ScopaView
from tests.scopa.rules import SETTEBELLO, VALUE, takes
from thothit_desktop.app.family import base as app_family
from thothit_desktop.app.family.texts import FamilyTexts, is_playing, play_a_card
from thothit_desktop.flow import family as flow_family
from thothit_desktop.games import family as games_family
from thothit_desktop.games import vocabulary
from thothit_desktop.games.cards import CODES
from thothit_desktop.games.contract import OVER, DecisionKind, Event, Game, Move, View
from thothit_desktop.games.forms import EventForm
from thothit_desktop.games.openings import OPENINGS
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.players import family as players_family
from thothit_desktop.players.contract import Decision, Limit, Player, best_first
from thothit_desktop.players.moves import legal_moves
from thothit_desktop.table import family as table_family
from thothit_desktop.table.geometry.arrangement import loose
from thothit_desktop.table.selection.prompt import Choice
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.captures import CaptureTurns
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.mat import Mat, PoolMat
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model
from thothit_desktop.table.stage.turns import TurnContext, Turns

translate = QCoreApplication.translate


class ScopaGames(games_family.Family):
    """The game, and its words."""

    id = "scopa"
    specs = (SCOPA,)
    phases: ClassVar = {
        "hand": games_family.Phase(DecisionKind.HAND, "play"),
        OVER: games_family.Phase(DecisionKind.OVER),
    }
    moves: ClassVar = vocabulary.moves("play")
    events: ClassVar = vocabulary.events(
        "drawn", "gathered", "dealt", "laid", "played", "captured", "stayed", "scored"
    ) | {"swept": EventForm(), "left": EventForm()}
    refusals: ClassVar = {
        "must-sweep": "{0} must capture a card ({rest})",
        "single-first": "{0} takes a card of its own value first ({rest})",
        "sum-differs": "{0} cannot take {rest}",
    }
    openings: ClassVar = {"dealer": OPENINGS["dealer"]}

    def make(self, spec: GameSpec, players: int | None, options: Mapping[str, str] | None) -> Game:
        return ScopaGame(spec, players, options)


class GreedyScopaPlayer:
    """Takes what counts most at once: sweeps, the seven of coins, coins, cards."""

    def choose(self, view: View, limit: Limit, rng: random.Random, cancelled: Callable[[], bool]) -> Decision:
        """Return the move that gains most; the first of equals."""
        assert isinstance(view, ScopaView)
        considered = best_first((move, _gain(view, move)) for move in legal_moves(view))
        return Decision(considered[0].move, tuple(considered))


def _gain(view: ScopaView, move: Move) -> float:
    if not move.takes:
        return -VALUE[move.card] / 100
    coins = sum(CODES[card][1] == "d" for card in move.cards)
    sweep = len(move.takes) == len(view.pool)
    return sweep + (SETTEBELLO in move.cards) + coins / 6 + len(move.cards) / 20


class ScopaPlayers(players_family.Family):
    """One player."""

    id = "scopa"

    def player(self, level: str) -> Player | None:
        return GreedyScopaPlayer() if level == "greedy" else None


class ScopaTurns(CaptureTurns):
    """Captures, and at the end what is left."""

    def steps(self, event: Event, before: str) -> list[Step]:
        """Return what an event shows."""
        if event.kind == "swept":
            return [self._step(event, list, timing.REST)]
        if event.kind == "left":
            return [self._step(event, lambda: self._left(event))]
        return super().steps(event, before)

    def _left(self, event: Event) -> list[Flight]:
        self._zones.piles[event.seat] += self._zones.pool
        self._zones.pool = []
        return self._zones.move_to_places(timing.TO_PILE)


class ScopaTable(table_family.Family):
    """A loose pool, and a pile a seat."""

    id = "scopa"

    def read(self, view: ScopaView) -> TableModel:
        return table_model(view, view.dealer, face_down=False)._replace(
            hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
            pool=view.pool,
            piles=view.captures,
            stock=view.stock_size,
        )

    def turns(self, context: TurnContext) -> Turns:
        return ScopaTurns(context)

    def mat(self) -> Mat:
        return PoolMat(loose)


class ScopaFlow(flow_family.Family):
    """A hand card takes from the pool."""

    id = "scopa"
    captures = True

    def choices(self, view: View) -> Mapping[int, Choice]:
        assert isinstance(view, ScopaView)
        return {card: Choice(tuple(takes(card, view.pool))) for card in view.hand}


class ScopaTexts(FamilyTexts):
    """The messages about a round."""

    def turn(self, view: View, names: Sequence[str], person: int | None, deck: str) -> str:
        return play_a_card() if view.to_move == person else is_playing(names[view.to_move])

    def event_texts(self) -> dict[str, str]:
        return super().event_texts() | {
            "swept": translate("scopa", "{who}: scopa!"),
            "left": translate("scopa", "{who} takes what is left"),
        }

    def refusal_texts(self) -> dict[str, str]:
        return super().refusal_texts() | {
            "must-sweep": translate("scopa", "{0} must take what it can."),
            "single-first": translate("scopa", "{0} takes a card of its own value before several."),
            "sum-differs": translate("scopa", "These cards do not add up to {0}."),
        }

    def score_lines(self) -> Mapping[str, str]:
        return {
            "cards": translate("scopa", "Most cards"),
            "coins": translate("scopa", "Most coins"),
            "primiera": translate("scopa", "Primiera"),
            "settebello": translate("scopa", "The seven of coins"),
            "sweeps": translate("scopa", "Sweeps"),
        }


class ScopaApp(app_family.Family):
    """Its texts; all else is as for any game."""

    id = "scopa"

    def texts(self) -> ScopaTexts:
        return ScopaTexts()


def register(monkeypatch: pytest.MonkeyPatch) -> GameSpec:
    """Make Scopa known on every floor, as a line in `registration.py` would."""
    for floor, family in (
        (thothit_desktop.games.families, ScopaGames()),
        (thothit_desktop.players.families, ScopaPlayers()),
        (thothit_desktop.table.families, ScopaTable()),
        (thothit_desktop.flow.families, ScopaFlow()),
        (thothit_desktop.app.families, ScopaApp()),
    ):
        monkeypatch.setitem(floor.FAMILIES, family.id, family)
    return SCOPA
