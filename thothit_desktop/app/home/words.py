# SPDX-License-Identifier: MIT
"""What the home page says of days, results and cards."""

from collections.abc import Sequence
from datetime import date
from functools import cache

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from thothit_desktop.app.deals.day import day_of_five
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.statistics.results import SHARED, WON, PlayedRound
from thothit_desktop.games import games, new_game
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.table.drawing import names

translate = QCoreApplication.translate


def day_heading(day: date) -> str:
    """Return a date with its weekday and its day of the five-day week."""
    shown = QLocale().toString(QDate(day.year, day.month, day.day), translate("home", "dddd, d MMMM"))
    return translate("home", "{0}, {1}").format(shown, day_of_five(day))


def day_name(day: date) -> str:
    """Return a date with its day of the five-day week."""
    shown = QLocale().toString(QDate(day.year, day.month, day.day), translate("home", "d MMMM"))
    return translate("home", "{0}, {1}").format(shown, day_of_five(day))


@cache
def _goal_of(game: str) -> int | None:
    return new_game(game, games()[game].default_players, {}).goal


def counts_points(spec: GameSpec) -> bool:
    """Return True if a round of a game is told in points, and not by who has won it."""
    return not spec.by_wins and _goal_of(spec.id) is None


def margin(points: int) -> str:
    """Return by how much somebody was ahead of the best of the others."""
    if points > 0:
        return translate("home", "%n point(s) ahead", "", points)
    if points < 0:
        return translate("home", "%n point(s) behind", "", -points)
    return translate("home", "tied with the best")


def outcome(spec: GameSpec, ahead: int, won: bool, shared: bool = False) -> str:
    """Return how a round ended for somebody."""
    if counts_points(spec):
        return margin(ahead)
    if shared:
        return translate("home", "a tie")
    return translate("home", "a win") if won else translate("home", "a loss")


def result(played: PlayedRound) -> str:
    """Return how the person did in a round."""
    return outcome(
        games()[played.game], played.margin, played.outcome == WON, shared=played.outcome == SHARED
    )


def day_told(day: date, today: date, finished: Sequence[PlayedRound]) -> str:
    """Return what the calendar says of a day."""
    if not finished and day > today:
        told = translate("home", "still to come")
    elif not finished:
        told = translate("home", "not played")
    elif len({one.game for one in finished}) == 1:
        told = translate("home", "played, {0}").format(result(finished[0]))
    else:
        each = translate("home", "{0} {1}")
        told = translate("home", "played, {0}").format(
            both([each.format(game_name(one.game), result(one)) for one in finished])
        )
    return translate("home", "{0}: {1}").format(day_name(day), told)


def game_name(game: str) -> str:
    """Return the name of a game."""
    return catalogue.of_games(games()[game].name)


def points(spec: GameSpec, number: int, ahead: int, how: str) -> str:
    """Return what a player had in a round, and how that ended; `how` is said where points are not counted."""
    if not counts_points(spec):
        return how
    had = translate("home", "%n point(s)", "", number)
    if ahead > 0:
        return translate("home", "{0}, {1} ahead").format(had, ahead)
    if ahead < 0:
        return translate("home", "{0}, {1} behind").format(had, -ahead)
    return translate("home", "{0}, tied with the best").format(had)


def card_told(card: int, won: bool) -> str:
    """Return what the album says of a card."""
    if won:
        return translate("home", "{0}: in your album").format(names.name(card))
    return translate("home", "{0}: not in your album yet").format(names.name(card))


def card_names(card: int) -> str:
    """Return a card's names, rank and stamp in one line."""
    return translate("home", ", ").join(names.caption(card).split(" · ")[1:])
