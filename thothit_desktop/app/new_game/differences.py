# SPDX-License-Identifier: MIT
"""The facts of a game, compared with the first game of its family, Thothit."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.catalogue_texts import Fact
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.store.match_setup import MatchSetup
from thothit_desktop.games import games, new_game
from thothit_desktop.games.contract import Game
from thothit_desktop.games.spec import GameSpec

translate = QCoreApplication.translate


class Difference(NamedTuple):
    """A difference between a game and the first: its subject, and its values here and there.

    `there` is empty if the first game has no such fact or is of another family.
    """

    what: str
    here: str
    there: str


def first_game() -> GameSpec:
    """Return the game that the others are compared with."""
    return next(iter(games().values()))


def is_relative(spec: GameSpec) -> bool:
    """Return True if a game is of the first game's family, and so is described by its differences."""
    return spec.family == first_game().family


def differences(setup: MatchSetup) -> list[Difference]:
    """Return the differences of a setup from the first game with its default options.

    For a game of another family, returns all facts without a counterpart.
    """
    here = _facts(new_game(setup.game, setup.players, setup.options))
    there = _facts(new_game(first_game().id)) if is_relative(setup.spec) else {}
    return [
        Difference(fact.subject, fact.told, there[key].told if key in there else "")
        for key, fact in here.items()
        if key not in there or fact.told != there[key].told
    ]


def _facts(game: Game) -> dict[str, Fact]:
    """Return the facts of a game."""
    spec, family = game.spec, family_of(game.spec)
    facts = {"players": Fact(translate("differences", "Players"), catalogue.span(spec.players))}
    facts |= family.catalogue_texts().facts(game)
    if spec.by_luck:
        facts["decisions"] = Fact(translate("differences", "Decisions"), catalogue.none())
    if game.players > 2:
        facts["direction"] = Fact(translate("differences", "Direction"), _direction(spec))
    if opening := family.catalogue_texts().openings().get(spec.opening):
        facts["opening"] = Fact(translate("differences", "Who starts"), opening)
    texts = family.texts()
    length = texts.length(spec.matches[0]) if game.goal is None else texts.goal(game.goal, game.lead)
    facts["match"] = Fact(translate("differences", "A match"), length)
    return facts


def _direction(spec: GameSpec) -> str:
    if spec.clockwise:
        return translate("differences", "clockwise")
    return translate("differences", "counter-clockwise")
