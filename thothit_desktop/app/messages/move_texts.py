# SPDX-License-Identifier: MIT
"""What a player did in a move, for a list under the player's name, in words that any family may use."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event
from thothit_desktop.table.drawing.names import name

translate = QCoreApplication.translate

_SOURCES = ("played", "turned")
"""The kinds of events that tell where a card comes from ..."""
_SETTLED = ("captured", "stayed")
"""... and those that tell what becomes of it."""


def texts() -> dict[str, str]:
    """By kind of event what is said of it; after `unseen` where the cards are hidden."""
    return {
        "captured": translate("moves", "{card} takes {rest}"),
        "stayed": translate("moves", "{card} stays"),
        "played": "{card}",
        "drawn": translate("moves", "Draw: {all}"),
        "drew": translate("moves", "Draw: {all}"),
        "unseen drew": translate("moves", "Draw"),
        "took": translate("moves", "Take: {card}"),
        "discarded": translate("moves", "Discard: {card}"),
        "claimed": translate("moves", "Claim: {card}"),
        "passed": passed(),
    }


def passed() -> str:
    """A question was answered with no."""
    return translate("moves", "Pass")


def moved(events: Sequence[Event], earlier: Sequence[Event], deck: str) -> str:
    """What one player did in a move, by its events and those before it; empty where nothing is said."""
    return told(events, earlier, deck, texts())


def told(
    events: Sequence[Event],
    earlier: Sequence[Event],
    deck: str,
    sentences: Mapping[str, str],
    fill: Callable[[Event], Mapping[str, object]] = lambda _: {},
) -> str:
    """The sentences for some events as one text; `fill` gives what a family's sentences name besides."""
    said = []
    settled = any(event.kind in _SETTLED for event in events)
    for event in events:
        if settled and event.kind in _SOURCES:
            continue  # the card is named with what becomes of it
        shown = [name(card, deck) for card in event.cards if card != HIDDEN]
        unseen = bool(event.cards) and not shown
        sentence = sentences.get(f"unseen {event.kind}" if unseen else event.kind, "")
        filled = {
            "card": shown[0] if shown else "",
            "rest": both(shown[1:]) if shown[1:] else "",
            "all": both(shown) if shown else "",
            "points": event.points,
            **fill(event),
        }
        said.append(sentence.format(**filled))
    words = " · ".join(filter(None, said))
    if settled and _from_stock(events, earlier):
        return translate("moves", "Stock: {0}").format(words)
    return words


def _from_stock(events: Sequence[Event], earlier: Sequence[Event]) -> bool:
    """Whether a card that captures or stays is one of the stock, in a game in which others are played."""
    end = next(at for at, event in enumerate(events) if event.kind in _SETTLED)
    sources = [event.kind for event in (*earlier, *events[:end]) if event.kind in _SOURCES]
    return sources[-1:] == ["turned"] and "played" in sources
