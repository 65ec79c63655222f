# SPDX-License-Identifier: MIT
"""New matches, and matches out of records, for one person at this computer."""

import random

from thothit_desktop.app.settings import Settings
from thothit_desktop.flow.match import LEVEL, PERSON, Match
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record
from thothit_desktop.players import PLAYERS

NAMES = ("Sri", "Wati", "Joko", "Dewi", "Bagus", "Ratna")
DEALS = 1_000_000
"""A match without a wish for its number gets one below this: easy to tell somebody."""


def new_match(game_id: str, number: int | None, settings: Settings, person: str | None) -> Match:
    """A match of `person` (a name; None to watch) at seat 0 against the computer players of the settings."""
    game = new_game(game_id)
    levels = [settings.level(seat) for seat in range(game.players)]
    names = list(NAMES[: game.players])
    if person is not None:
        levels[0] = PERSON
        names = [person, *NAMES[: game.players - 1]]
    return Match(game, names, levels, random.randrange(1, DEALS) if number is None else number)


def saved_match(record: Record, seated: bool = True) -> Match:
    """The match of a record; the first person plays on if `seated`.

    Unknown levels, and all other persons, are played by the computer.
    """
    match = Match.from_record(record, random.randrange(1, DEALS))
    person = match.person if seated else None
    for seat, level in enumerate(match.levels):
        if seat != person and level not in PLAYERS:
            match.levels[seat] = LEVEL
    return match
