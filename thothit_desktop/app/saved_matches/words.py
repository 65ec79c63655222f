# SPDX-License-Identifier: MIT
"""Texts on a saved match, such as its name, progress, winner and date."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from thothit_desktop.app.families import texts_of
from thothit_desktop.app.i18n.default_name import name_today
from thothit_desktop.app.messages import catalogue
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.store.saved_matches import SavedMatch
from thothit_desktop.app.store.summary import MatchSummary
from thothit_desktop.games import games, matches
from thothit_desktop.games.families import sides_of

translate = QCoreApplication.translate


def game(summary: MatchSummary) -> str:
    """Return the name of the game."""
    return catalogue.of_games(games()[summary.game].name)


def name(entry: SavedMatch) -> str:
    """Return the title of a match, or else its game; for an unreadable file, the file's name."""
    if entry.summary is None:
        return entry.path.name
    return entry.summary.title or game(entry.summary)


def began(entry: SavedMatch) -> float:
    """Return the start of a match in seconds since 1970; if unknown, the time its file was written."""
    try:
        assert entry.summary is not None
        return datetime.fromisoformat(entry.summary.date).timestamp()
    except (AssertionError, ValueError):
        return entry.written


def date(entry: SavedMatch) -> str:
    """Return the local date and time of a match's start."""
    locale = QLocale()
    then = QDateTime.fromSecsSinceEpoch(round(began(entry)))
    return locale.toString(then, translate("saved_matches", "d MMM yyyy, HH:mm"))


def names_of(summary: MatchSummary) -> list[str]:
    """Return the names of the players by seat."""
    unnamed = None if summary.named else summary.person
    return [name_today(name) if seat == unnamed else name for seat, name in enumerate(summary.names)]


def players(summary: MatchSummary) -> str:
    """Return the players, with each side's total so far."""
    names = names_of(summary)
    if not summary.ended:
        return both(names)
    told = (
        translate("saved_matches", "{0} {1}").format(
            both(names[seat] for seat in side), summary.totals[side[0]]
        )
        for side in sides_of(games()[summary.game], len(summary.names))
    )
    return translate("saved_matches", ", ").join(told)


def state(summary: MatchSummary) -> str:
    """Return the progress of a match, or its winner."""
    if summary.complete:
        return _won(summary)
    if summary.moves is None:
        return _between(summary)
    where = _round(summary)
    return (
        translate("saved_matches", "{0}, move {1}").format(where, summary.moves) if summary.moves else where
    )


def _round(summary: MatchSummary) -> str:
    """Return the round in play."""
    number = summary.ended + 1
    rounds = None if summary.goal is not None else matches.rounds(summary.length, len(summary.names))
    if rounds is None:
        return translate("saved_matches", "Round {0}").format(number)
    if number > rounds:
        return translate("saved_matches", "Play-off round")
    return translate("saved_matches", "Round {0} of {1}").format(number, rounds)


def _between(summary: MatchSummary) -> str:
    """Return the progress of a match between rounds."""
    ended = summary.ended
    if summary.goal is not None:
        told = translate("saved_matches", "%n round(s) played, {0}", "", ended)
        return told.format(texts_of(games()[summary.game]).goal(summary.goal, summary.lead))
    rounds = matches.rounds(summary.length, len(summary.names))
    if rounds is None or ended > rounds:
        return translate("saved_matches", "%n round(s) played", "", ended)
    return translate("saved_matches", "{0} of %n round(s) played", "", rounds).format(ended)


def _won(summary: MatchSummary) -> str:
    leaders = summary.leaders
    if not leaders:
        return translate("saved_matches", "Nobody won")
    if leaders == (summary.person,):
        return translate("saved_matches", "You won")
    named = both(names_of(summary)[seat] for seat in leaders)
    if len(leaders) == 1 or leaders in sides_of(games()[summary.game], len(summary.names)):
        return translate("saved_matches", "{0} won").format(named)
    return translate("saved_matches", "{0} tied").format(named)


def remarks(summary: MatchSummary) -> str:
    """Return remarks on help and giving up; empty if there are none."""
    times = summary.help
    told = [translate("saved_matches", "helped %n time(s)", "", times)] if times else []
    if summary.given_up:
        told.append(translate("saved_matches", "given up"))
    return translate("saved_matches", ", ").join(told)


def details(entry: SavedMatch, at_the_table: bool) -> str:
    """Return all texts on a match, in a few lines of plain text."""
    summary = entry.summary
    if summary is None:
        return translate("saved_matches", "{0}\nThis file can't be read: {1}").format(
            name(entry), entry.fault
        )
    lines = [
        name(entry),
        game(summary) if summary.title else "",
        players(summary),
        state(summary),
        remarks(summary),
        translate("saved_matches", "Deal {0}").format(summary.number) if summary.number is not None else "",
        translate("saved_matches", "Started {0}").format(date(entry)),
        translate("saved_matches", "On the table") if at_the_table else "",
    ]
    return "\n".join(filter(None, lines))
