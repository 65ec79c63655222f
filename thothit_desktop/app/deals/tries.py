# SPDX-License-Identifier: MIT
"""Results of a deal: the rounds of matches with its fingerprint."""

from typing import NamedTuple

from thothit_desktop.flow.match import PERSON, Match
from thothit_desktop.players import level_of
from thothit_desktop.players.one_deal import margin


class Try(NamedTuple):
    """One result of a deal that was played to its end, for one seat."""

    level: str
    """The player of the seat: `person`, or the level of a computer player."""
    turn_order: int
    """The seat's place in turn, from 0."""
    others: tuple[str, ...]
    """The levels of the other seats, in turn after this one."""
    points: int
    margin: int
    """The lead of its side over the best other one; negative if behind."""
    won: bool
    helped: bool = False
    """True if the person used help in the match."""
    date: str = ""
    """The start of the match in UTC; empty if unknown."""
    match: str = ""
    """The id of the person's match."""
    number: int = 0
    """The number of the round in the match, from 0."""


def tries_in(match: Match, fingerprint: str) -> list[Try]:
    """Return the person's results of a deal in a match."""
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
