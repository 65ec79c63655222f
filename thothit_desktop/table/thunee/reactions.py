# SPDX-License-Identifier: MIT
"""The reactions of players in Thunee, in the words of Durban."""

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Event
from thothit_desktop.table.stage.reactions import Exclamation, Reaction, Reactions

DURBAN: Mapping[str, Exclamation] = {
    "bid": Exclamation("Sharp", QT_TRANSLATE_NOOP("words", "All right, I'm in")),
    "passed": Exclamation("Ja nee", QT_TRANSLATE_NOOP("words", "Well, no")),
    "called": Exclamation("Wozani!", QT_TRANSLATE_NOOP("words", "Come on, all of you!")),
    "jodhi": Exclamation("Lekker!", QT_TRANSLATE_NOOP("words", "Lovely!")),
    "double": Exclamation("Aweh!", QT_TRANSLATE_NOOP("words", "Oh yes!")),
    "khanaak": Exclamation("Shame", QT_TRANSLATE_NOOP("words", "Poor you")),
    "redealt": Exclamation("Aikona!", QT_TRANSLATE_NOOP("words", "No way!")),
    "jack taken": Exclamation("Yoh!", QT_TRANSLATE_NOOP("words", "Wow!")),
    "jack lost": Exclamation("Eish!", QT_TRANSLATE_NOOP("words", "Oh no!")),
    "rich trick": Exclamation("Kiff", QT_TRANSLATE_NOOP("words", "Nice")),
    "poor trick": Exclamation("Aiyo", QT_TRANSLATE_NOOP("words", "Dear me")),
    "won": Exclamation("Shot!", QT_TRANSLATE_NOOP("words", "Well played, all")),
}
"""The words of Durban, by what they are said about."""

_CALLS = ("thunee", "royals", "blind-thunee", "blind-royals", "trips", "moenie")
_JACK, _RICH = 11, (1, 9, 10, 11)


class ThuneeReactions(Reactions):
    """Reactions to bids, calls and tricks; who loses a jack to the other side is stung."""

    words = DURBAN

    def __init__(self) -> None:
        self._trick: list[Event] = []

    def forget(self) -> None:
        """Start a new hand."""
        self._trick.clear()

    def react(self, event: Event, pool: Collection[int]) -> Sequence[Reaction]:
        """Return the reactions to what is said, or to a trick that is taken."""
        del pool
        kind, seat = event.kind, event.seat
        if kind == "played":
            self._trick.append(event)
        elif kind == "trick":
            trick, self._trick = self._trick, []
            return self._taken(seat, trick)
        elif kind in ("jodhi", "double"):
            return (Reaction(seat, "pleased", kind),)
        elif kind in _CALLS:
            return (Reaction(seat, word="called"),)
        elif kind in ("bid", "passed", "khanaak", "redealt"):
            return (Reaction(seat, word=kind),)
        return ()

    def _taken(self, winner: int, trick: Sequence[Event]) -> Sequence[Reaction]:
        """Return the reactions to a trick: all its cards lay open."""
        ranks = [RANK[event.cards[0]] for event in trick]
        lost = [
            event.seat for event in trick if RANK[event.cards[0]] == _JACK and (event.seat - winner) % 2 == 1
        ]
        if lost:
            stung = [Reaction(seat, "stung", "jack lost") for seat in lost]
            return (Reaction(winner, "pleased", "jack taken"), *stung)
        rich = sum(rank in _RICH for rank in ranks)
        if rich > 1:
            return (Reaction(winner, "pleased", "rich trick"),)
        return () if rich or not trick else (Reaction(winner, word="poor trick"),)
