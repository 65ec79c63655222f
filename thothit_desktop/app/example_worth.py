# SPDX-License-Identifier: MIT
"""The end of a worked example: the score lines of every pile, as a page with card pictures."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.example import READER, Step
from thothit_desktop.app.score_groups import groups, heading
from thothit_desktop.games.cards import codes
from thothit_desktop.games.fishing_view import FishingView

_TITLE = QT_TRANSLATE_NOOP("example", "What the piles are worth")
_POINTS = QT_TRANSLATE_NOOP("example", "{0}: {1}")
_WON = QT_TRANSLATE_NOOP("example", "{0}: {1}, and the win")
_BARRED = QT_TRANSLATE_NOOP("example", "{0}: {1}, and cannot win")


def worth_page(step: Step) -> str:
    """The page, in the HTML of a rules page (rules_page.py)."""
    score = step.position.score()
    view = step.position.view(READER)
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
            f'<td class="box"><p>{escape(heading(group.rule))}</p></td>'
            f'<td class="points" align="right"><p>{group.points}</p></td></tr>'
            for group in groups(score.lines[seat]).values()
        )
        parts.append(f"<h3>{escape(_tr(standing).format(name, score.points[seat]))}</h3>")
        parts.append(f'<table class="lines" width="100%" cellspacing="0" cellpadding="0">{rows}</table>')
    return "".join(parts)


def _tr(text: object) -> str:
    return QCoreApplication.translate("example", str(text))


def _pictures(sets: Sequence[Sequence[int]]) -> str:
    """Sets of cards in pictures, which the page sets on as many lines as they need."""
    return " ".join(f'<img src="cards:{".".join(codes(cards))}" height="80">' for cards in sets)
