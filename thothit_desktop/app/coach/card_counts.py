# SPDX-License-Identifier: MIT
"""The figures of a learner's table: unseen cards, and cards that are gone."""

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
    """A cell of the table: its figure, and the cards it counts, by name."""

    words: str
    about: str


class CardCounts(NamedTuple):
    """The contents of a learner's table: column headings, and rows of a card group and its cells."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, tuple[CountCell, ...]], ...]


def card_counts(view: View, names: Sequence[str], deck: str, unseen: bool, gone: bool) -> CardCounts:
    """Return the counts of each group of cards, as far as the view's seat knows.

    `unseen` adds the column of unseen cards, `gone` a column for each place where cards have gone.
    """
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
    """Return the names of cards, with equal cards as one name and a number."""
    counted = sorted(Counter(cards).items())
    return ", ".join(f"{n} × {name(card, deck)}" if n > 1 else name(card, deck) for card, n in counted)
