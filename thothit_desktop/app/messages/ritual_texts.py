# SPDX-License-Identifier: MIT
"""What leads to a round, in words that any family may use: draws for the dealer, the deal, titles."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from thothit_desktop.app.messages.players import players
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event

translate = QCoreApplication.translate


def texts() -> dict[str, str]:
    """By ritual, or by ritual and opening, what is said of it."""
    return {
        "ranking": translate("messages", "A card each: {drawn}. The highest deals: {dealer}"),
        "arranging": translate("messages", "The open cards are arranged by rank"),
        "dealing": translate("messages", "Dealer: {dealer}. First to play: {starter}"),
        "extra hand": translate("messages", "Extra hand between {playing}. First to play: {starter}"),
    }


def titles() -> dict[str, str]:
    """By title (`games/openings.py`) what it is called."""
    return {
        "dealer": translate("messages", "dealer"),
        "starts": translate("messages", "starts"),
    }


def worth(shown: Sequence[int], match: Match) -> str:  # noqa: ARG001  (a rank is the same in all games)
    """What a drawn card counts: its rank."""
    (card,) = shown
    return cards.code(card)[0].replace("T", "10") if card in cards.FRENCH else str(cards.RANK[card])


def told(sentence: str, events: Sequence[Event], match: Match, drawn: Mapping[int, str]) -> str:
    """A sentence with the names of who deals, starts and draws; `drawn` says by seat what was drawn."""
    names, cards_shown = match.names, [event for event in events if event.kind == "drawn"]
    first = cards_shown[0] if cards_shown else None
    return sentence.format(
        starter=names[match.starter],
        dealer=names[match.position.dealer],
        second=names[(match.starter + 1) % len(names)],
        playing=players(match, match.position.game.playing),
        drawer=names[first.seat] if first else "",
        rank=cards.RANK[first.cards[0]] if first else "",
        drawn=", ".join(f"{names[seat]} {drawn[seat]}" for seat in sorted(drawn)),
    )
