# SPDX-License-Identifier: MIT
"""New matches, and matches out of records, for one person at this computer."""

import random

from thothit_desktop.app.store.match_setup import SEATS, Wish
from thothit_desktop.flow.match import DEFAULT_LEVEL, PERSON, Match
from thothit_desktop.games import new_game
from thothit_desktop.games.record import Record
from thothit_desktop.players import PLAYERS

NAMES = ("Sri", "Wati", "Joko", "Dewi", "Bagus", "Ratna")
DEALS = 1_000_000
"""A match without a wish for its number gets one below this: easy to tell somebody."""


def names_of(players: int, person: str | None) -> list[str]:
    """The names by seat: `person` (None to watch) at seat 0, and the computer players."""
    return list(NAMES[:players]) if person is None else [person, *NAMES[: players - 1]]


def new_match(wish: Wish, number: int | None, person: str | None) -> Match:
    """The match of a wish, `person` (a name; None to watch) at seat 0 against computer players."""
    game = new_game(wish.game, wish.players, wish.options)
    levels = list(wish.levels[: wish.players])
    if person is not None:
        levels[0] = PERSON
    number = random.randrange(1, DEALS) if number is None else number
    return Match(game, names_of(wish.players, person), levels, number, wish.length)


def wish_of(match: Match) -> Wish:
    """The wish for another match like this one."""
    levels = [level if level in PLAYERS else DEFAULT_LEVEL for level in match.levels]
    return Wish(
        match.game.spec.id,
        match.game.players,
        (*levels, *(DEFAULT_LEVEL for _ in range(SEATS - len(levels)))),
        match.length,
        dict(match.game.options),
    )


def saved_match(record: Record, seated: bool = True) -> Match:
    """The match of a record; the first person plays on if `seated`.

    Unknown levels, and all other persons, are played by the computer.
    """
    match = Match.from_record(record, random.randrange(1, DEALS))
    person = match.person if seated else None
    for seat, level in enumerate(match.levels):
        if seat != person and level not in PLAYERS:
            match.levels[seat] = DEFAULT_LEVEL
    return match
