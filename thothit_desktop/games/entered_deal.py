# SPDX-License-Identifier: MIT
"""A deal that a person enters card by card: what is missing, what is wrong, and the deal it becomes."""

import random
import re
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from thothit_desktop.games import cards
from thothit_desktop.games.contract import Game, Layout
from thothit_desktop.games.faults import TranslatableError
from thothit_desktop.games.known_deal import KnownDeal
from thothit_desktop.games.quoting import quote

HAND, POOL, STOCK = "hand", "pool", "stock"
"""The kinds of rows."""

_MOST_TEXT = 4_000
"""The most characters of a pasted text."""
_BETWEEN = re.compile(r"[\s,;()\[\]\"'-]+")
"""The characters between two cards of a pasted text."""


class BadTextError(TranslatableError):
    """A text that is no deal of the game; the message is a sentence that says why."""


class EntryRow(NamedTuple):
    """A row of an entered deal: a hand, the pool or the stock, and the number of its cards.

    `turn_order` is that of a hand, from 0.
    """

    kind: str
    size: int
    turn_order: int = 0


class Repeated(NamedTuple):
    """A card that is entered more often than the game has it, and its rows, one for each copy."""

    card: int
    rows: tuple[int, ...]
    copies: int
    """The copies that the game has."""


class Overfull(NamedTuple):
    """A row with too many cards."""

    row: int
    extra: int


class EnteredDeal:
    """The cards entered so far, by row: hands in turn, then the pool and the stock, if the game has them.

    Any card may be added to any row: `fault` says what is wrong. The first card of the stock is turned first.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        layout = KnownDeal.numbered(game, 0).layout
        rows = [EntryRow(HAND, len(hand), turn_order) for turn_order, hand in enumerate(layout.hands)]
        rows += [EntryRow(POOL, len(layout.pool)), EntryRow(STOCK, len(layout.stock))]
        self.rows = [row for row in rows if row.size]
        self.cards: list[list[int]] = [[] for _ in self.rows]
        """The entered cards by row."""

    def missing(self, row: int) -> int:
        """Return the number of cards that a row still lacks; negative if it has too many."""
        return self.rows[row].size - len(self.cards[row])

    def left(self, card: int) -> int:
        """Return the number of copies of a card that are not entered yet; never negative."""
        entered = sum(row.count(card) for row in self.cards)
        return max(0, list(self.game.deck).count(card) - entered)

    @property
    def lacks(self) -> int:
        """The number of cards missing in hands and pool. The rest of the stock is always shuffled."""
        rows = [row for row, known in enumerate(self.rows) if known.kind != STOCK]
        return sum(max(0, self.missing(row)) for row in rows)

    def next_row(self, row: int) -> int:
        """Return the next hand or pool, from a row on, that lacks cards; the row itself if there is none."""
        order = [*range(row, len(self.rows)), *range(row)]
        lacking = (other for other in order if self.rows[other].kind != STOCK and self.missing(other) > 0)
        return next(lacking, row)

    def fault(self) -> Repeated | Overfull | None:
        """Return the first thing that is wrong with the cards entered so far; None if they are sound."""
        deck = Counter(self.game.deck)
        entered = Counter(card for row in self.cards for card in row)
        for card in sorted(entered):
            if entered[card] > deck[card]:
                rows = tuple(row for row, held in enumerate(self.cards) for _ in range(held.count(card)))
                return Repeated(card, rows, deck[card])
        for row in range(len(self.rows)):
            if self.missing(row) < 0:
                return Overfull(row, -self.missing(row))
        return None

    def deal(self, rng: random.Random) -> KnownDeal:
        """Return the deal, with missing cards at random; there must be no fault."""
        entered = Counter(card for row in self.cards for card in row)
        rest = list((Counter(self.game.deck) - entered).elements())
        rng.shuffle(rest)
        whole: dict[str, list[tuple[int, ...]]] = {HAND: [], POOL: [()], STOCK: [()]}
        for known, held in zip(self.rows, self.cards, strict=True):
            drawn = [rest.pop() for _ in range(known.size - len(held))]
            whole[known.kind].append((*held, *drawn))
        return KnownDeal(self.game, Layout(tuple(whole[HAND]), whole[POOL][-1], whole[STOCK][-1]))

    def read(self, text: str, row: int, names: Mapping[str, int]) -> list[list[int]]:
        """Return the cards by row of a text, of which one line is added to a row.

        Several lines are the rows in their order. A line may begin with a name and a colon. `names` are short
        names of the game's cards; their codes are known as well. Raises BadTextError.
        """
        if len(text) > _MOST_TEXT:
            raise BadTextError("The copied text is too long.")
        known = {cards.code(card): card for card in self.game.deck} | dict(names)
        plain = {name.casefold(): card for name, card in known.items()}
        examples = " ".join(list(names)[1:4])
        lines = []
        for line in filter(str.strip, text.splitlines()):
            words = [word for word in _BETWEEN.split(line.rpartition(":")[2]) if word]
            unknown = next((word for word in words if word.casefold() not in plain), None)
            if unknown is not None:
                raise BadTextError(
                    "{0} is not a card of this game. Write cards like {1}.", quote(unknown), examples
                )
            lines.append([plain[word.casefold()] for word in words])
        if not any(lines):
            raise BadTextError("Copy some cards first, such as {0}.", examples)
        if len(lines) > len(self.rows):
            raise BadTextError(
                "The copied text has {0} lines, but this deal has only {1} rows.", len(lines), len(self.rows)
            )
        if len(lines) == 1:
            return [[*held, *lines[0]] if at == row else list(held) for at, held in enumerate(self.cards)]
        return [*lines, *([] for _ in self.rows[len(lines) :])]
