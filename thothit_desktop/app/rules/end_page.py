# SPDX-License-Identifier: MIT
"""Parts of the page at the end of a worked example: score lines with pictures, and points."""

from collections.abc import Collection, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.score.groups import Grouping
from thothit_desktop.games.cards import codes
from thothit_desktop.games.contract import Position

translate = QCoreApplication.translate


def piles(end: Position, names: Sequence[str], grouping: Grouping, excluded: Collection[int] = ()) -> str:
    """Return the score of all piles, group by group; `excluded` seats cannot win."""
    score = end.score()
    parts = [heading(translate("example", "What the capture piles are worth"))]
    for seat, name in enumerate(names):
        wins = end.is_over and score.winners == (seat,)
        told = standing(name, score.points[seat], wins=wins, excluded=seat in excluded)
        lines = [
            (group.sets, grouping.heading(group.rule), str(group.points))
            for group in grouping.groups(score.lines[seat]).values()
        ]
        parts += [f"<h3>{escape(told)}</h3>", table(lines)]
    return "".join(parts)


def heading(text: str) -> str:
    """Return the heading of the page."""
    return f"<h2>{escape(text)}</h2>"


def table(lines: Sequence[tuple[Sequence[Sequence[int]], str, str]]) -> str:
    """Return a table of score lines: sets of cards, their name, and their points."""
    rows = "".join(
        f'<tr><td width="56%"><p class="cards">{pictures(sets)}</p></td>'
        f'<td class="box"><p>{escape(called)}</p></td>'
        f'<td class="points" align="right"><p>{points}</p></td></tr>'
        for sets, called, points in lines
    )
    return f'<table class="lines" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'


def pictures(sets: Sequence[Sequence[int]]) -> str:
    """Return the pictures of sets of cards, which the page wraps."""
    return " ".join(f'<img src="cards:{".".join(codes(cards))}" height="80">' for cards in sets)


def points(end: Position, names: Sequence[str]) -> str:
    """Return the points of all players."""
    score = end.score()
    told = (standing(name, score.points[seat], wins=seat in score.winners) for seat, name in enumerate(names))
    return f"<h3>{' &nbsp;·&nbsp; '.join(map(escape, told))}</h3>"


def standing(name: str, worth: int, *, wins: bool, excluded: bool = False) -> str:
    """Return a player's points, with a remark if the player wins or cannot win."""
    if excluded:
        sentence = translate("example", "{0}: {1}, but can't win")
    elif wins:
        sentence = translate("example", "{0}: {1}, and wins")
    else:
        sentence = translate("example", "{0}: {1}")
    return sentence.format(name, worth)
