# SPDX-License-Identifier: MIT
"""Summaries of matches for lists, so that rounds need not be replayed each time."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from thothit_desktop.flow.match import Match
from thothit_desktop.games import games
from thothit_desktop.games.matches import Length


@dataclass(frozen=True, kw_only=True, slots=True)
class MatchSummary:
    """The state of a match, in values that JSON can hold."""

    id: str
    game: str
    date: str
    title: str
    names: tuple[str, ...]
    """The displayed names by seat."""
    person: int | None
    """The person's seat."""
    named: bool
    """True if the person has chosen the name at that seat."""
    length: Length
    goal: int | None
    """The points at which the match ends, in games that have a goal."""
    lead: int
    """The lead in points required at the goal."""
    ended: int
    """The number of ended rounds."""
    moves: int | None
    """The number of moves in the round in play; None between rounds."""
    complete: bool
    totals: tuple[int, ...]
    """The match scores by seat."""
    leaders: tuple[int, ...]
    """The seats that lead or have won; empty while all totals are 0."""
    number: int | None
    """The number of the last deal."""
    help: int
    given_up: bool
    deals: tuple[str, ...]
    """The fingerprints of the deals of ended rounds (`games/fingerprint.py`)."""

    @property
    def finished(self) -> bool:
        """True if the match is complete, or free and between two rounds."""
        return self.complete or (self.length == "free" and self._between)

    @property
    def _between(self) -> bool:
        return self.goal is None and self.moves is None


_KEYS = tuple(field.name for field in fields(MatchSummary))


def summary_of(match: Match) -> MatchSummary:
    """Return the summary of a match with at least one round."""
    ended, totals = len(match.scores), match.totals
    return MatchSummary(
        id=match.id,
        game=match.game.spec.id,
        date=match.date,
        title=match.title,
        names=tuple(match.names),
        person=match.person,
        named=match.named,
        length=match.length,
        goal=match.goal,
        lead=match.game.lead,
        ended=ended,
        moves=None if match.round_over else len(match.position.moves),
        complete=match.complete,
        totals=totals,
        leaders=match.winners if ended and any(totals) else (),
        number=match.seeds[-1],
        help=match.help,
        given_up=match.given_up,
        deals=tuple(
            deal.fingerprint for number in range(ended) if (deal := match.known_deal(number)) is not None
        ),
    )


def as_json(summary: MatchSummary) -> dict[str, object]:
    """Return a summary as a JSON object."""
    return {key: getattr(summary, key) for key in _KEYS}


def from_json(data: object) -> MatchSummary | None:
    """Return the summary in a JSON value; None if the value is not a valid one."""
    if not isinstance(data, Mapping) or data.keys() != set(_KEYS):
        return None
    values: dict[str, Any] = {
        key: tuple(value) if isinstance(value, list) else value for key, value in data.items()
    }
    names = values["names"]
    sound = (
        all(isinstance(values[key], str) for key in ("id", "game", "date", "title"))
        and values["game"] in games()
        and isinstance(names, tuple)
        and all(isinstance(name, str) for name in names)
        and len(names) in games()[values["game"]].players
        and all(values[key] is None or _count(values[key]) for key in ("person", "goal", "moves"))
        and all(_count(values[key]) for key in ("lead", "ended", "help"))
        and (values["number"] is None or type(values["number"]) is int)
        and (values["length"] in ("free", "rotation") or _count(values["length"]))
        and all(isinstance(values[key], bool) for key in ("complete", "given_up", "named"))
        and isinstance(values["totals"], tuple)
        and len(values["totals"]) == len(names)
        and all(type(total) is int for total in values["totals"])
        and isinstance(values["deals"], tuple)
        and all(isinstance(deal, str) for deal in values["deals"])
        and isinstance(values["leaders"], tuple)
        and all(_count(seat) and seat < len(names) for seat in values["leaders"])
        and (values["person"] is None or values["person"] < len(names))
    )
    if not sound:
        return None
    # Share equal values: a thousand matches have few different games and names.
    values["game"], values["names"] = games()[values["game"]].id, _the_same(names)
    return MatchSummary(**values)


@lru_cache(maxsize=100)
def _the_same(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the same tuple object for equal names."""
    return names


def _count(value: object) -> bool:
    return type(value) is int and value >= 0
