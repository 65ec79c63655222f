# SPDX-License-Identifier: MIT
"""The figures in words: a row for each with name, value and meaning, and a summary in a sentence."""

from collections.abc import Collection
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QLocale

from thothit_desktop.app.messages.numbers import written
from thothit_desktop.app.statistics.figures import Figures, MatchCounts
from thothit_desktop.games import games

translate = QCoreApplication.translate

FIRST = 6
"""The number of figures that are shown first."""
NOT_KNOWN = "–"
MOST_NEEDED = 100_000
"""The largest number of needed rounds that is shown; nobody plays more."""


class FigureRow(NamedTuple):
    """A figure: its name, its value in words, and its meaning."""

    name: str
    value: str
    meaning: str


def summary(counted: Figures, played: Collection[str]) -> str:
    """Return a sentence about the figures of rounds of the `played` games."""
    if counted.within is None or counted.mean is None:
        return translate("statistics", "One round says nothing yet. Play a few more.")
    mean, within = decimal(abs(counted.mean)), decimal(counted.within)
    if all(games()[game].by_luck for game in played if game in games()):
        told = translate("statistics", "There is nothing to decide here, so your average is pure luck.")
    elif abs(counted.mean) <= counted.within:
        told = translate("statistics", "So far it may all be luck: your average is {0}, give or take {1}.")
        mean = decimal(counted.mean)
    elif counted.mean > 0:
        told = translate(
            "statistics",
            "You play better than your opponents: on average, you're {0} points ahead, give or take {1}.",
        )
    else:
        told = translate(
            "statistics",
            "Your opponents play better than you: on average, they're {0} points ahead, give or take {1}.",
        )
    return told.format(mean, within)


def rows(counted: Figures, matches: MatchCounts) -> list[FigureRow]:
    """Return the rows of all figures; the first `FIRST` are those that everybody asks for."""
    told, won, shared, points, best, streak, running, lost = _of_results(counted)
    ahead, *luck = _of_margins(counted)
    return [
        *(told, won, ahead, points, best, running),
        *(streak, lost, shared, *luck, *_of_play(counted), *_of_matches(matches)),
    ]


def _of_results(counted: Figures) -> list[FigureRow]:
    return [
        FigureRow(
            translate("statistics", "Rounds"),
            number(counted.rounds),
            translate("statistics", "Rounds you have finished."),
        ),
        FigureRow(
            translate("statistics", "Won"),
            translate("statistics", "{0} ({1})").format(number(counted.won), percent(counted.share)),
            translate("statistics", "Rounds you won. In the percentage, a tie counts as half a win."),
        ),
        FigureRow(
            translate("statistics", "Tied"),
            number(counted.shared),
            translate("statistics", "Rounds in which you tied for the win."),
        ),
        FigureRow(
            translate("statistics", "Points per round"),
            decimal(counted.points),
            translate("statistics", "The average score of your side."),
        ),
        FigureRow(
            translate("statistics", "Best round"),
            NOT_KNOWN if counted.best is None else number(counted.best),
            translate("statistics", "The most points your side has scored in a round."),
        ),
        FigureRow(
            translate("statistics", "Longest winning streak"),
            number(counted.streak),
            translate("statistics", "The most rounds you have won in a row. A tie ends the streak."),
        ),
        FigureRow(
            translate("statistics", "Winning streak now"),
            number(counted.running),
            translate(
                "statistics", "How many rounds in a row you have won up to now. A tie ends the streak."
            ),
        ),
        FigureRow(
            translate("statistics", "Longest losing streak"),
            number(counted.lost_streak),
            translate("statistics", "The most rounds in a row that you neither won nor tied."),
        ),
    ]


def _of_margins(counted: Figures) -> list[FigureRow]:
    """Return the rows about luck and skill."""
    return [
        FigureRow(
            translate("statistics", "Points ahead"),
            decimal(counted.mean),
            translate("statistics", "Your points minus those of the best other side, on average."),
        ),
        FigureRow(
            translate("statistics", "Margin of error"),
            decimal(counted.within),
            translate(
                "statistics",
                "We can be 95% sure that your true average is no further than this from the result shown.",
            ),
        ),
        FigureRow(
            translate("statistics", "Luck in a round"),
            decimal(counted.spread),
            translate(
                "statistics",
                "How far the result of a round usually is from your average (the standard deviation).",
            ),
        ),
        FigureRow(
            translate("statistics", "Rounds needed"),
            _needed(counted),
            translate(
                "statistics", "Rounds needed before we can be 95% sure that an average like yours isn't luck."
            ),
        ),
    ]


def _of_play(counted: Figures) -> list[FigureRow]:
    timed = counted.timed
    return [
        FigureRow(
            translate("statistics", "Time per move"),
            _seconds(counted.thought),
            translate(
                "statistics",
                "How long you think about a move, not counting pauses; from %n round(s).",
                "",
                timed,
            ),
        ),
        FigureRow(
            translate("statistics", "With help"),
            number(counted.helped),
            translate(
                "statistics",
                "Rounds from matches in which you had help: for example, you took back a move or "
                "restarted a fair deal.",
            ),
        ),
    ]


def _of_matches(matches: MatchCounts) -> list[FigureRow]:
    count = matches.unknown
    unknown = " " + translate("statistics", "Unknown for %n older match(es).", "", count) if count else ""
    return [
        FigureRow(
            translate("statistics", "Matches started"),
            number(matches.begun),
            translate("statistics", "Matches in which you made at least one move."),
        ),
        FigureRow(
            translate("statistics", "Matches finished"),
            number(matches.finished),
            translate(
                "statistics", "Matches played to the end, and free matches without an unfinished round."
            )
            + unknown,
        ),
        FigureRow(
            translate("statistics", "Matches given up"),
            number(matches.given_up),
            translate("statistics", "Fair matches in which you restarted a deal.") + unknown,
        ),
    ]


def _needed(counted: Figures) -> str:
    needed = counted.needed
    if needed is None:
        return NOT_KNOWN
    if needed <= counted.rounds:
        return translate("statistics", "{0}, reached").format(number(needed))
    if needed > MOST_NEEDED:
        return translate("statistics", "more than {0}").format(number(MOST_NEEDED))
    return number(needed)


def _seconds(milliseconds: float | None) -> str:
    if milliseconds is None:
        return NOT_KNOWN
    return translate("statistics", "{0} s").format(decimal(milliseconds / 1000))


def number(value: int) -> str:
    """Return a whole number in the notation of the locale."""
    return QLocale().toString(value)


def decimal(value: float | None) -> str:
    """Return a number with one decimal."""
    return NOT_KNOWN if value is None else written(value, 1)


def percent(share: float | None) -> str:
    """Return a share in percent."""
    return NOT_KNOWN if share is None else f"{QLocale().toString(round(100 * share))}{QLocale().percent()}"
