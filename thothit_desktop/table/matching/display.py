# SPDX-License-Identifier: MIT
"""The display of the games of matching on the table: view, turns, calls (docs/rules/matching.md)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.games.contract import Event
from thothit_desktop.games.matching.view import MatchingView
from thothit_desktop.table.drawing.overlay_content import Outline, OverlayContent
from thothit_desktop.table.geometry.places import Place
from thothit_desktop.table.stage import timing
from thothit_desktop.table.stage.animator import Step
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.flights import Flight
from thothit_desktop.table.stage.model import TableModel, own_and_backs, table_model
from thothit_desktop.table.stage.reactions import JAVANESE, Exclamation, Reaction, Reactions
from thothit_desktop.table.stage.turns import DEALS, PlayedCard, Turns, Weight, from_hand

translate = QCoreApplication.translate

_TURNED_REST, _MATCHED_REST = 500, 350
"""The time to see the open card before it is matched, and the match before another card is thrown out."""
_CALLS = {"satu": "Satu!", "niji": "Niji!"}
"""What a player with one card left calls, in the language of the table (docs/rules/matching.md M8)."""


def read(view: MatchingView) -> TableModel:
    """Return the table model of a view: the pool are the cards in the middle, the open one last."""
    return table_model(view, view.dealer, face_down=False)._replace(
        hands=own_and_backs(view.seat, view.hand, view.hand_sizes),
        pool=view.middle,
        stock=view.stock_size,
        shown=view.away,
        details=view,
    )


class MatchingTurns(Turns):
    """Cards are turned up, matched and thrown out into the middle; pairs and spare cards are laid away.

    The last play is a match with the card that was thrown out after it.
    """

    from_hand: ClassVar = frozenset(("claimed", "discarded", "paired", "shed"))

    def complete(self, kind: str) -> bool:
        """Return False also after the deal, because pairs may still have to be laid away."""
        return super().complete(kind) and kind not in DEALS

    def remember(self, event: Event) -> None:
        """Remember a match, and the card thrown out after it."""
        if event.kind == "claimed":
            self.begin_play(PlayedCard(event.seat, event.cards[0]))
        elif event.kind == "discarded":
            self.last.append(PlayedCard(event.seat, event.cards[0]))

    def steps(self, event: Event, before: str) -> list[Step]:  # noqa: ARG002  (each event stands for itself)
        """Return the steps that show an event."""
        rest = {"turned": _TURNED_REST, "claimed": _MATCHED_REST, "satu": timing.WORDS_REST}
        shows = {
            "turned": self._turned,
            "claimed": self._played,
            "discarded": self._played,
            "paired": self._laid_away,
            "shed": self._laid_away,
            "satu": lambda _event: [],
        }.get(event.kind)
        if shows is None:
            return []
        step = self._step(event, partial(shows, event), rest.get(event.kind, 0))
        if event.kind == "claimed":
            step = step._replace(landed=partial(self._pair_lies, step.landed))
        return [step]

    def _turned(self, event: Event) -> list[Flight]:
        """Turn up the next open card; the chain before it goes to the designs that are gone."""
        item = self._zones.draw(event.cards[0])
        if item is not None:
            self._zones.pool.append(item)
        return self._zones.move_to_places(timing.TURN)

    def _played(self, event: Event) -> list[Flight]:
        item = from_hand(self._zones, event.seat, event.cards[0])
        if item is not None:
            self._zones.pool.append(item)
        return self._zones.move_to_places(timing.FLIGHT)

    def _pair_lies(self, landed: Callable[[], None]) -> None:
        self._context.weighed(self._zones.pool[-2:], Weight.TWINS)
        landed()

    def _laid_away(self, event: Event) -> list[Flight]:
        items = [from_hand(self._zones, event.seat, card) for card in event.cards]
        self._zones.shown[event.seat] += [item for item in items if item is not None]
        return self._zones.move_to_places(timing.FLIGHT)


class MatchingOverlay(OverlayContent):
    """Overlay with a frame round the open card, and the call of a player with one card left."""

    def outlines(self) -> Mapping[object, Outline]:
        """Return the place of the first card in the middle."""
        zones, layout = self._zones, self._zones.layout
        assert layout is not None
        if zones.is_deck() or zones.pool:
            return {}
        return {0: Outline(layout.opened_places(1)[0])}

    def framed(self) -> Mapping[str, Sequence[CardItem]]:
        """Return the open card, which may be matched."""
        view = self._view
        is_open = view is not None and view.open is not None
        return {**super().framed(), "top": self._zones.pool[-1:] if is_open else ()}

    def announced(self) -> Mapping[int, str]:
        """Return the call of the seat that has one card left."""
        view = self._view
        if view is None or view.caller is None:
            return {}
        return {view.caller: _CALLS[view.game.options["call"]]}

    @property
    def _view(self) -> MatchingView | None:
        """The last view, which may be ahead of the table; None before the first one."""
        now = self._status.now
        return None if now is None or not isinstance(now.details, MatchingView) else now.details

    def place_of(self, played: PlayedCard, before: Sequence[PlayedCard]) -> Place:
        """Return the place of a card of the last play, which is in the middle."""
        del before
        assert self._zones.layout is not None
        return self._zones.layout.place_in_pool(played.card, [item.card for item in self._zones.pool])


class MatchingReactions(Reactions):
    """Calls of matches; a player with one card left is pleased."""

    words: ClassVar[Mapping[str, Exclamation]] = {
        **JAVANESE,
        "claimed": Exclamation("Kene!", QT_TRANSLATE_NOOP("words", "Here!"), call=True),
    }

    def react(self, event: Event, pool: Collection[int]) -> Sequence[Reaction]:
        """Return the reactions to what is laid open or said."""
        del pool
        if event.kind == "claimed":
            return (Reaction(event.seat, "pleased", "claimed"),)
        return (Reaction(event.seat, "pleased"),) if event.kind == "satu" else ()
