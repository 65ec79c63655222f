# SPDX-License-Identifier: MIT
"""What a seat may know of cards that are gone or still out, in the figures of a learner's table."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.families import family_of
from thothit_desktop.app.family.coach_texts import CardGroup
from thothit_desktop.games.contract import View
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate


class CountCell(NamedTuple):
    """A figure of the table, and the cards that it is about in words."""

    words: str
    about: str


class CardCounts(NamedTuple):
    """A learner's table: what its columns are called, and by group of cards the figures."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, tuple[CountCell, ...]], ...]


def card_counts(view: View, names: Sequence[str], deck: str, unseen: bool, gone: bool) -> CardCounts:
    """By group of cards how many are `unseen`, and which are `gone` and where, as far as a view knows."""
    texts = family_of(view.game.spec).coach_texts()
    groups = texts.groups(view, deck)
    places = texts.gone(view, names) if gone else []
    headings = [*([translate("coach", "Unseen")] if unseen else []), *(place.where for place in places)]
    left = view.unseen()
    rows = []
    for group in groups:
        cells = [_unseen(group, view, left, deck)] if unseen else []
        cells += [_cell([card for card in place.cards if card in group.cards], deck) for place in places]
        rows.append((group.name, tuple(cells)))
    return CardCounts(tuple(headings), tuple(rows))


def _unseen(group: CardGroup, view: View, left: Sequence[int], deck: str) -> CountCell:
    out = [card for card in left if card in group.cards]
    every = sum(card in group.cards for card in view.game.deck)
    return CountCell(translate("coach", "{0}/{1}").format(len(out), every), _listed(out, deck))


def _cell(cards: Sequence[int], deck: str) -> CountCell:
    return CountCell(str(len(cards)) if cards else "", _listed(cards, deck))


def _listed(cards: Sequence[int], deck: str) -> str:
    """The cards by name, copies as one with their number."""
    counted = sorted(Counter(cards).items())
    return ", ".join(f"{n} × {name(card, deck)}" if n > 1 else name(card, deck) for card, n in counted)
