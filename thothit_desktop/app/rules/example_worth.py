# SPDX-License-Identifier: MIT
"""The end of a worked example: what piles, a winning hand or a count come to, as a page with pictures."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.fishing import score_groups as fishing
from thothit_desktop.app.kings import score_groups as kings
from thothit_desktop.app.kowah.score_data import captions
from thothit_desktop.app.kowah.winning_hand import won_hand
from thothit_desktop.app.rules.example import READER, ExampleError, Step
from thothit_desktop.app.thunee.score_data import heading_of
from thothit_desktop.games.cards import codes
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.games.kowah.position import KowahPosition
from thothit_desktop.games.thunee.position import ThuneePosition

_HAND = QT_TRANSLATE_NOOP("example", "The winning hand: {0}")
_TITLE = QT_TRANSLATE_NOOP("example", "What the piles are worth")
_POINTS = QT_TRANSLATE_NOOP("example", "{0}: {1}")
_WON = QT_TRANSLATE_NOOP("example", "{0}: {1}, and the win")
_BARRED = QT_TRANSLATE_NOOP("example", "{0}: {1}, and cannot win")


def worth_page(step: Step) -> str:
    """The page, in the HTML of a rules page (rules_page.py)."""
    if isinstance(step.position, KowahPosition):
        return _hand(step)
    if isinstance(step.position, ThuneePosition):
        return _count(step, step.position)
    score = step.position.score()
    view = step.position.view(READER)
    grouping = fishing.GROUPING if isinstance(view, FishingView) else kings.GROUPING
    barred = view.barred if isinstance(view, FishingView) else frozenset()
    parts = [f"<h2>{escape(_tr(_TITLE))}</h2>"]
    for seat, name in enumerate(step.names):
        standing = _POINTS
        if seat in barred:
            standing = _BARRED
        elif step.position.is_over and score.winners == (seat,):
            standing = _WON
        rows = "".join(
            f'<tr><td width="56%"><p class="cards">{_pictures(group.sets)}</p></td>'
            f'<td class="box"><p>{escape(grouping.heading(group.rule))}</p></td>'
            f'<td class="points" align="right"><p>{group.points}</p></td></tr>'
            for group in grouping.groups(score.lines[seat]).values()
        )
        parts.append(f"<h3>{escape(_tr(standing).format(name, score.points[seat]))}</h3>")
        parts.append(f'<table class="lines" width="100%" cellspacing="0" cellpadding="0">{rows}</table>')
    return "".join(parts)


def _hand(step: Step) -> str:
    """The hand that has won at Kowah, set by set, and everybody's points."""
    won = won_hand(step.position.history)
    assert won is not None
    cells = "".join(
        f'<td width="33%" class="trio">'
        f'<p class="cards"><img src="cards:{".".join(codes(cards))}" height="112" share="3"></p>'
        f'<p class="caption">{escape(caption)}</p></td>'
        for cards, caption in zip(won.sets, captions(), strict=True)
    )
    table = f'<table width="100%" cellspacing="0" cellpadding="0"><tr>{cells}</tr></table>'
    return f"<h2>{escape(_tr(_HAND).format(step.names[won.seat]))}</h2>{table}{_points(step)}"


_COUNT = QT_TRANSLATE_NOOP("example", "The count")
_SUM = QT_TRANSLATE_NOOP("example", "The sum, of {0} needed")


def _count(step: Step, position: ThuneePosition) -> str:
    """The count of a hand of Thunee, line by line, and everybody's balls."""
    counted = position.count()
    if counted is None:
        raise ExampleError("the hand has no count")
    lines = [(_pictured(line.cards), heading_of(line.rule), line.points) for line in counted.lines]
    lines.append(("", _tr(_SUM).format(counted.needed), counted.total))
    rows = "".join(
        f'<tr><td width="56%"><p class="cards">{shown}</p></td><td class="box"><p>{escape(told)}</p></td>'
        f'<td class="points" align="right"><p>{str(points).replace("-", "−")}</p></td></tr>'
        for shown, told, points in lines
    )
    return f"<h2>{escape(_tr(_COUNT))}</h2>{_lines(rows)}{_points(step)}"


def _pictured(cards: Sequence[int]) -> str:
    """The cards of tricks, trick by trick."""
    return _pictures([cards[i : i + 4] for i in range(0, len(cards), 4)])


def _lines(rows: str) -> str:
    return f'<table class="lines" width="100%" cellspacing="0" cellpadding="0">{rows}</table>'


def _points(step: Step) -> str:
    """What everybody scores."""
    score = step.position.score()
    told = (
        _tr(_WON if seat in score.winners else _POINTS).format(name, score.points[seat])
        for seat, name in enumerate(step.names)
    )
    return f"<h3>{' &nbsp;·&nbsp; '.join(map(escape, told))}</h3>"


def _tr(text: object) -> str:
    return QCoreApplication.translate("example", str(text))


def _pictures(sets: Sequence[Sequence[int]]) -> str:
    """Sets of cards in pictures, which the page sets on as many lines as they need."""
    return " ".join(f'<img src="cards:{".".join(codes(cards))}" height="80">' for cards in sets)
