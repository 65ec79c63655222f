# SPDX-License-Identifier: MIT
"""The result of a hand of Thunee: the counting side's count, and the balls (docs/rules/thunee.md T11)."""

from collections.abc import Sequence
from typing import NamedTuple

from thothit_desktop.games.contract import ScoreLine
from thothit_desktop.games.thunee.cards import VALUE

NEEDED = 105
"""The count that the counting side needs, unless two play."""
NEEDED_OF_TWO = 125
"""The count that a counting player needs against one opponent (T22)."""
LAST_TRICK = 10
KHANAAK = ("khanaak-made", "khanaak-lost")
"""The rules of a hand in which Khanaak was called."""

Trick = tuple[int, tuple[int, ...], int]
"""A trick: the seat that led it, its cards in the order played, the seat that won it."""


class Count(NamedTuple):
    """The sum of T11, line by line; points taken off are negative.

    The rules of its lines are `tricks` (with the cards taken), `last-trick`, `call`, `jodhi` and
    `their-jodhi`; lines of 0 points are left out, except `tricks`. `counters` is the counting side, 0 or 1.
    """

    lines: tuple[ScoreLine, ...]
    total: int
    counters: int
    needed: int


class Balls(NamedTuple):
    """The balls that a side wins in a hand, with the rule that gives them."""

    rule: str
    side: int
    balls: int


def sixes_from(balls: Sequence[int], goal: int, lead: int) -> int:
    """Return the number of balls from which the sixes of both sides show the score, usually 0.

    If a lead of two is needed, the sixes are closed once both sides are a ball short of the goal; from then
    on they show only the balls beyond that.
    """
    return goal - 1 if lead > 1 and min(balls) >= goal - 1 else 0


def count(
    counters: int,
    tricks: Sequence[Trick],
    call: int,
    claims: Sequence[int],
    *,
    last: bool,
    transfer: bool,
    needed: int = NEEDED,
) -> Count:
    """Return the current count of a side (T11).

    `claims` are the points of each side's Jodhis. `last` is True once the last trick has been played;
    `transfer` is True if a counting side that lost it loses ten points.
    """
    taken = tuple(card for _, cards, winner in tricks if winner % 2 == counters for card in cards)
    lines = [ScoreLine("tricks", taken, sum(VALUE[card] for card in taken))]
    if last and tricks[-1][2] % 2 == counters:
        lines.append(ScoreLine("last-trick", (), LAST_TRICK))
    elif last and transfer:
        lines.append(ScoreLine("last-trick", (), -LAST_TRICK))
    others = (("call", call), ("jodhi", claims[counters]), ("their-jodhi", -claims[1 - counters]))
    lines += [ScoreLine(rule, (), points) for rule, points in others if points]
    return Count(tuple(lines), sum(line.points for line in lines), counters, needed)


def ordinary(counted: Count, call: int, lost_call: int) -> Balls:
    """Return the balls of an ordinary hand; `lost_call` is the cost of a lost call above 0."""
    if counted.total < counted.needed:
        return Balls("set", 1 - counted.counters, 1)
    if call and lost_call > 1:
        return Balls("call-lost", counted.counters, lost_call)
    return Balls("kept", counted.counters, 1)


def alone(solo: str, caller: int, winner: int, *, caught: int = 8, blind_worth: int = 8) -> Balls:
    """Return the balls of a call to win alone; `winner` is the winner of the last trick played.

    `caught` are the balls of the opponents if a partner of the caller wins it.
    """
    side, blind = caller % 2, solo.startswith("blind")
    name = "blind" if blind else solo
    usual = blind_worth if blind else 3 if solo == "trips" else 4
    if winner == caller:
        return Balls(f"{name}-made", side, usual)
    if winner % 2 == side and not blind:
        return Balls("partner-caught", 1 - side, caught)
    return Balls(f"{name}-lost", 1 - side, usual)


def doubled(caller: int, winner: int, worth: int = 2) -> Balls:
    """Return the balls of Double, `worth` if made; `winner` is the seat that won the last trick."""
    side = caller % 2
    return Balls("double-made", side, worth) if winner == caller else Balls("double-lost", 1 - side, 4)


def khanaak(
    caller: int,
    winner: int,
    claims: Sequence[int],
    taken: Sequence[int],
    counters: int,
    *,
    call: int = 0,
    jodhis: bool = True,
) -> Balls:
    """Return the balls of Khanaak, by each side's Jodhis and card points and the last trick's winner.

    The opponents' points include their `jodhis`, and `call` if they are the counting side.
    """
    side = caller % 2
    theirs = taken[1 - side] + (claims[1 - side] if jodhis else 0) + (call if side != counters else 0)
    if winner == caller and claims[side] + LAST_TRICK > theirs:
        return Balls("khanaak-made", side, 6 if side == counters else 3)
    return Balls("khanaak-lost", 1 - side, 4)
