# SPDX-License-Identifier: MIT
"""The calendar of deals of the day: which of them the person has finished, found in the statistics.

A deal is known by its fingerprint, so a day counts by the deal's own date, whenever it was played.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import date, timedelta
from functools import lru_cache

from thothit_desktop.app.deals.day import FIVE_DAYS, deal_of
from thothit_desktop.app.statistics.results import PlayedRound
from thothit_desktop.games import new_game
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.spec import BadOptionError

_WEEKS = 7
"""Weeks of five days in the calendar: so many days see each day of one week meet each of the other."""


def calendar_days(today: date) -> list[date]:
    """Return 35 days from a Legi on; today is in the last week of five."""
    first = today.toordinal() - today.toordinal() % len(FIVE_DAYS) - len(FIVE_DAYS) * (_WEEKS - 1)
    return [date.fromordinal(first) + timedelta(days=at) for at in range(_WEEKS * len(FIVE_DAYS))]


def finished_days(rounds: Iterable[PlayedRound], days: Sequence[date]) -> dict[date, list[PlayedRound]]:
    """Return by day the rounds in which its deal was finished, of each deal the first one."""
    played: dict[str, PlayedRound] = {}
    for one in rounds:
        if one.deal is not None:
            played.setdefault(one.deal, one)
    found: dict[date, list[PlayedRound]] = defaultdict(list)
    for game, players, rules in dict.fromkeys((one.game, one.players, one.rules) for one in played.values()):
        for day in days:
            finished = played.get(_fingerprint(game, players, rules, deal_of(day)))
            if finished is not None:
                found[day].append(finished)
    return dict(found)


def deal_on(day: date, like: PlayedRound) -> KnownDeal | None:
    """Return a day's deal of the game that was played in a round; None if it does not exist any more."""
    return _deal(like.game, like.players, like.rules, deal_of(day))


def _deal(game: str, players: int, rules: str, number: int) -> KnownDeal | None:
    with suppress(BadOptionError, ValueError):
        options = dict(rule.split("=", 1) for rule in rules.split(",") if rule)
        return KnownDeal.numbered(new_game(game, players, options), number)
    return None


@lru_cache(maxsize=4000)
def _fingerprint(game: str, players: int, rules: str, number: int) -> str:
    """Return the fingerprint of a numbered deal; empty if there is no such deal."""
    deal = _deal(game, players, rules, number)
    return "" if deal is None else deal.fingerprint
