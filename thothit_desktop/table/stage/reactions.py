# SPDX-License-Identifier: MIT
"""The reactions of players to what everybody at the table sees: an expression, and perhaps a word.

They depend on events alone, and only on kinds whose cards lie open to all: what a seat holds never shows.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.cards import RANK, STAMPED
from thothit_desktop.games.contract import Event


class Exclamation(NamedTuple):
    """A word that players say, in the language of their table, and its meaning, to be translated.

    `call` is True for a word of the rules: it is said every time, by the person's own figure too.
    """

    said: str
    meaning: object
    call: bool = False

    @property
    def about(self) -> str:
        """The meaning in the language of the program."""
        return QCoreApplication.translate("words", str(self.meaning))


JAVANESE: Mapping[str, Exclamation] = {
    "prize pair": Exclamation("Wah!", QT_TRANSLATE_NOOP("words", "Oh, wonderful!")),
    "prize": Exclamation("Rejeki!", QT_TRANSLATE_NOOP("words", "A stroke of luck!")),
    "pair": Exclamation("Cocok!", QT_TRANSLATE_NOOP("words", "A perfect match!")),
    "second capture": Exclamation("Lumayan", QT_TRANSLATE_NOOP("words", "Not bad")),
    "prize given": Exclamation("Ya wis", QT_TRANSLATE_NOOP("words", "Oh well")),
    "missed": Exclamation("Adhuh!", QT_TRANSLATE_NOOP("words", "Ouch!")),
    "took": Exclamation("Matur nuwun", QT_TRANSLATE_NOOP("words", "Thank you")),
    "claimed": Exclamation("Nuwun sewu", QT_TRANSLATE_NOOP("words", "Excuse me")),
    "gave the win": Exclamation("Lha kok!", QT_TRANSLATE_NOOP("words", "How can that be?")),
    "won": Exclamation("Menang!", QT_TRANSLATE_NOOP("words", "I've won!")),
}
"""The words of Java, by what they are said about."""


class Reaction(NamedTuple):
    """A seat's expression (`figure_paths`), empty for none, and the key of its word, empty for none."""

    seat: int
    expression: str = ""
    word: str = ""


class Reactions:
    """The reactions in games of one family; by default players show none until the count."""

    words: ClassVar[Mapping[str, Exclamation]] = JAVANESE

    def react(self, event: Event, pool: Collection[int]) -> Sequence[Reaction]:
        """Return the reactions to an event whose cards have landed; `pool` are the cards there before."""
        del event, pool
        return ()

    def forget(self) -> None:
        """Start a new round."""


class CaptureReactions(Reactions):
    """Reactions to captures: a seat is stung if another takes a prize that it was seen to leave.

    A seat leaves a prize if it takes another card of the same rank while the prize is in the pool.
    """

    chooses: ClassVar = True
    """True if players choose what they capture."""

    def __init__(self) -> None:
        self._left: dict[int, set[int]] = {}
        """By prize in the pool the seats that could have taken it."""
        self._seat, self._captures = -1, 0
        """The seat of the last event, and its captures in this turn."""

    def is_prize(self, card: int) -> bool:
        """Return True if a card is worth more than others: here if it is stamped."""
        return card in STAMPED

    def forget(self) -> None:
        """Start a new round."""
        self._left.clear()
        self._seat = -1

    def react(self, event: Event, pool: Collection[int]) -> Sequence[Reaction]:
        """Return the reactions to a capture, or to a prize that is laid into the pool."""
        if event.seat != self._seat:
            self._seat, self._captures = event.seat, 0
        if event.kind == "stayed" and self.is_prize(event.cards[0]):
            return (Reaction(event.seat, word="prize given"),)
        if event.kind != "captured":
            return ()
        self._captures += 1
        card, *taken = event.cards
        prizes = [each for each in event.cards if self.is_prize(each)]
        stung = {seat for each in taken for seat in self._left.pop(each, ()) if seat != event.seat}
        if self.chooses:
            for other in pool:
                if self.is_prize(other) and RANK[other] == RANK[card] and other not in taken:
                    self._left.setdefault(other, set()).add(event.seat)
        found = [Reaction(seat, "stung", "missed") for seat in sorted(stung)]
        same = card in taken
        if prizes:
            return (Reaction(event.seat, "pleased", "prize pair" if same else "prize"), *found)
        if same:
            return (Reaction(event.seat, word="pair"), *found)
        return (Reaction(event.seat, word="second capture" if self._captures > 1 else ""), *found)
