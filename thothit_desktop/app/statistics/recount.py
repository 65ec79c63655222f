# SPDX-License-Identifier: MIT
"""Counts calls in rounds of earlier versions, whose matches are still kept."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from thothit_desktop.app.families import family_of
from thothit_desktop.app.statistics.database import Database, StatisticsError
from thothit_desktop.app.statistics.results import PlayedRound, calls_in
from thothit_desktop.flow.match import Match
from thothit_desktop.games import games

_LONGEST = 1.0
"""Seconds after which no further match is read; the next opening of the statistics goes on."""


def count_calls_again(database: Database, match_of: Callable[[str], Match | None]) -> None:
    """Store the calls of rounds for which they are unknown, the newest matches first.

    `match_of` returns the match of an id, or None if it is not kept any more.
    """
    unknown: dict[str, list[PlayedRound]] = defaultdict(list)
    with suppress(StatisticsError):
        for played in reversed(database.rounds()):
            spec = games().get(played.game)
            if played.called is None and spec is not None and family_of(spec).counted_calls():
                unknown[played.match].append(played)
    until = monotonic() + _LONGEST
    for match_id, rounds in unknown.items():
        if monotonic() > until:
            return
        match = match_of(match_id)
        if match is not None and match.person is not None:
            ended = dict(enumerate(match.positions, start=1))
            database.put(
                *(
                    played._replace(called=calls_in(ended[played.number], match.person))
                    for played in rounds
                    if played.number in ended and ended[played.number].is_over
                )
            )
