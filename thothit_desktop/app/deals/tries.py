# SPDX-License-Identifier: MIT
"""How a deal was played each time: the rounds of matches that have its fingerprint."""

from typing import NamedTuple

from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.players import level_of
from thothit_desktop.players.one_deal import margin


class Try(NamedTuple):
    """A deal played to its end, from the side of one seat."""

    level: str
    """Who played there: `person`, or the level of a computer player."""
    turn_order: int
    """Which in turn it played, from 0."""
    others: tuple[str, ...]
    """The levels of the other seats, in turn after it."""
    points: int
    margin: int
    """By how much its side was ahead of the best other one."""
    won: bool
    helped: bool = False
    """Whether the person was helped in the match."""
    date: str = ""
    """When the match began, in UTC; empty where it is not known."""
    match: str = ""
    """What the person's match is known by."""
    number: int = 0
    """Which round of it this is, from 0."""


def tries_in(match: Match, fingerprint: str) -> list[Try]:
    """The person's tries of a deal in a match, as they ended."""
    seat = match.person
    if seat is None:
        return []
    found = []
    for number, score in enumerate(match.scores):
        deal, levels = match.known_deal(number), match.levels_in(number)
        if deal is not None and deal.fingerprint == fingerprint:
            found.append(
                Try(
                    level=PERSON,
                    turn_order=match.turn_order(number),
                    others=tuple(map(level_of, (*levels[seat + 1 :], *levels[:seat]))),
                    points=score.points[seat],
                    margin=margin(match.game, score.points, seat),
                    won=seat in score.winners,
                    helped=match.help > 0,
                    date=match.date,
                    match=match.id,
                    number=number,
                )
            )
    return found
