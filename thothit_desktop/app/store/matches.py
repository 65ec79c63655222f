# SPDX-License-Identifier: MIT
"""Makes new matches for the person, and matches of records."""

import random
from datetime import UTC, datetime
from pathlib import Path

from thothit_desktop.app.i18n.default_name import name_today
from thothit_desktop.app.i18n.spoken_faults import spoken
from thothit_desktop.app.store.identity import id_of, new_id
from thothit_desktop.app.store.match_setup import MatchSetup, most_seats
from thothit_desktop.app.store.saves import FileError, read
from thothit_desktop.flow.level_rounds import levels_due, may_be_matched
from thothit_desktop.flow.match import DEALS, DEFAULT_LEVEL, PERSON, Match
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.record import Progress, Record, RecordError
from thothit_desktop.players import level_of
from thothit_desktop.players.levels import is_known

NAMES = ("Sri", "Wati", "Joko", "Dewi", "Bagus", "Ratna")


def names_of(players: int, person: str | None) -> list[str]:
    """Return the names by seat: `person` (None to watch) at seat 0, then the computer players."""
    return list(NAMES[:players]) if person is None else [person, *NAMES[: players - 1]]


def new_match(
    setup: MatchSetup,
    number: int | None,
    person: str | None,
    first_deal: tuple[KnownDeal, int] | None = None,
) -> Match:
    """Return a new match with `person` (a name; None to watch) at seat 0 against computer players.

    `first_deal` is a known deal to begin with, and the turn order of seat 0 in it.
    """
    game = new_game(setup.game, setup.players, setup.options)
    chosen = number is not None or first_deal is not None
    levels = list(setup.levels[: setup.players])
    if person is not None:
        levels[0] = PERSON
    if first_deal is not None:
        number = first_deal[0].number
    number = random.randrange(1, DEALS) if number is None else number
    match = Match(game, names_of(setup.players, person), levels, number, setup.length)
    match.id, match.date = new_id(), time_now()
    match.fair = setup.fair and person is not None
    match.matched = frozenset(
        seat for seat in setup.matched if seat < game.players and may_be_matched(match, seat)
    )
    match.first_deal, match.chosen_deal = first_deal, chosen
    return match


def time_now() -> str:
    """Return the time in UTC, as records write it (docs/record-format.md)."""
    return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"


def setup_of(match: Match) -> MatchSetup:
    """Return the setup for another match like this one; matched seats have the level that is due."""
    levels = [level_of(level) for level in (levels_due(match) if match.round_over else match.levels)]
    return MatchSetup(
        match.game.spec.id,
        match.game.players,
        (*levels, *(DEFAULT_LEVEL for _ in range(most_seats() - len(levels)))),
        match.length,
        dict(match.game.options),
        match.fair,
        match.matched,
    )


def match_in(path: Path, watch: Progress | None = None) -> Match:
    """Return the match in a file, to go on with; raises FileError. `watch` is called after each round."""
    try:
        return saved_match(read(path, checked=False), watch=watch)
    except RecordError as error:
        why = spoken(error)
    raise FileError(f"{path}: {why}")  # outside the handler, as in `read`


def call_person(match: Match) -> None:
    """Show a person without a chosen name by the word of the present language; the record is unchanged."""
    if match.person is not None and not match.named:
        match.names[match.person] = name_today(match.names[match.person])


def saved_match(record: Record, seated: bool = True, watch: Progress | None = None) -> Match:
    """Return the match of a record; its first person is the person here if `seated`. Raises RecordError.

    Players of earlier versions are replaced by levels, unknown ones and all other persons by the usual level.
    """
    match = Match.from_record(record, random.randrange(1, DEALS), watch)
    match.id = id_of(record)
    call_person(match)
    person = match.person if seated else None
    for seat, level in enumerate(match.levels):
        if seat != person:
            match.has_unknown_players = match.has_unknown_players or not (is_known(level) or level == PERSON)
            match.levels[seat] = level_of(level)
    return match
