# SPDX-License-Identifier: MIT
"""The reactions of players in rummy games."""

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage.reactions import JAVANESE, Exclamation, Reaction, Reactions


class RummyReactions(Reactions):
    """Reactions to declarations, claims and wins; a player who discards the winning card is stung."""

    words: ClassVar[Mapping[str, Exclamation]] = {
        **JAVANESE,
        "declared": Exclamation("Awas!", QT_TRANSLATE_NOOP("words", "Watch out!")),
        "kept": Exclamation("Durung", QT_TRANSLATE_NOOP("words", "Not yet")),
    }

    def __init__(self) -> None:
        self._discarder: int | None = None
        self._given_by: int | None = None

    def forget(self) -> None:
        """Start a new round."""
        self._discarder = self._given_by = None

    def react(self, event: Event, pool: Collection[int]) -> Sequence[Reaction]:
        """Return the reactions to what is laid open or said."""
        del pool
        kind, seat = event.kind, event.seat
        if kind == "discarded":
            self._discarder, self._given_by = seat, None
        elif kind in ("took", "claimed"):
            self._given_by, self._discarder = self._discarder, None
        elif kind in ("drew", "showed"):
            self._discarder = self._given_by = None
        if kind == "won":
            won = Reaction(seat, "pleased", "won")
            given = self._given_by
            return (won,) if given in (None, seat) else (won, Reaction(given, "stung", "gave the win"))
        if kind in ("declared", "called-one", "called-any"):
            return (Reaction(seat, "pleased", "declared"),)
        if kind == "made":
            return (Reaction(seat, "pleased", "prize"),)
        return (Reaction(seat, word=kind),) if kind in ("took", "claimed", "kept") else ()
