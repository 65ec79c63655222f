# SPDX-License-Identifier: MIT
"""What leads to a round, in words: draws for seats and dealer, the deal, Laki; and the titles that follow."""

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from thothit_desktop.app.messages.lists import both
from thothit_desktop.flow.match import Match
from thothit_desktop.games import cards, rituals
from thothit_desktop.games.contract import Event
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.game import KingsGame

_RITUALS = {
    "seating": QT_TRANSLATE_NOOP("words", "Seats by pairs: everybody sits where the twin of a card lies"),
    "crowning": QT_TRANSLATE_NOOP("words", "Two cards each, tens dropped: {drawn}. The raja is {starter}"),
    "ranking": QT_TRANSLATE_NOOP("words", "A card each: {drawn}. The highest deals: {dealer}"),
    "counting": QT_TRANSLATE_NOOP(
        "words", "Rank {rank} is drawn and counted round from {drawer} as one. First to play: {starter}"
    ),
    "jack": QT_TRANSLATE_NOOP(
        "words", "Cards are dealt face up until a black jack falls. It falls to the dealer: {dealer}"
    ),
    "drawing": QT_TRANSLATE_NOOP(
        "words", "Rank {rank} is drawn by the unyik and counted round. The next raja is {starter}"
    ),
    "arranging": QT_TRANSLATE_NOOP("words", "The open cards are arranged by rank"),
    "arranging raja": QT_TRANSLATE_NOOP("words", "The patih arranges the open cards by rank: {patih}"),
    "dealing raja": QT_TRANSLATE_NOOP("words", "The unyik deals: {dealer}. The raja starts: {starter}"),
    "dealing dealer": QT_TRANSLATE_NOOP(
        "words", "The dealer lays out the pool and deals: {dealer}. First to play: {starter}"
    ),
    "dealing kings": QT_TRANSLATE_NOOP(
        "words", "The dealer turns four cards and takes the pairs: {dealer}. First to turn: {starter}"
    ),
    "dealing winner": QT_TRANSLATE_NOOP(
        "words",
        "Eight cards for everybody; the rest is the stock. Dealer: {dealer}. First to draw: {starter}",
    ),
    "dealing jack": QT_TRANSLATE_NOOP(
        "words", "The first cards are dealt, and trump is bid for. Dealer: {dealer}. Trumpman: {starter}"
    ),
    "dealing count": QT_TRANSLATE_NOOP("words", "First to turn the stock: {starter}"),
    "laki": QT_TRANSLATE_NOOP("words", "Laki, nearest to nine: {drawn}"),
    "dealing extra": QT_TRANSLATE_NOOP("words", "Extra hand between {playing}. First to play: {starter}"),
}


def ritual(stage: str, events: Sequence[Event], match: Match) -> str:
    """What a ritual, `dealing` or `arranging` is about and comes to, for the round that begins; or `laki`."""
    spec, game, names = match.game.spec, match.position.game, match.names
    drawn = {event.seat: event.cards for event in events if event.kind == "drawn"}
    drawer, first = next(iter(drawn.items()), (0, ()))
    kind = stage
    if stage == "dealing":
        kind = f"dealing {'kings' if spec.opened > 1 else spec.opening}"
        if len(game.playing) < game.players:
            kind = "dealing extra"
    elif stage == "arranging" and spec.opening == "raja":
        kind = "arranging raja"
    return _tr(_RITUALS[kind]).format(
        starter=names[match.starter],
        dealer=names[match.position.dealer],
        patih=names[(match.starter + 1) % len(names)],
        playing=both(names[seat] for seat in game.playing),
        drawer=names[drawer],
        rank=cards.RANK[first[0]] if first else "",
        drawn=", ".join(f"{names[seat]} {_drawn(drawn[seat], match)}" for seat in sorted(drawn)),
    )


def _drawn(shown: Sequence[int], match: Match) -> str:
    """What drawn cards count: the rank of one, the sum of two with tens dropped, three as in Laki."""
    if len(shown) > 2:
        return laki_worth(shown, match)
    if len(shown) > 1:
        return str(sum(cards.RANK[card] for card in shown) % 10)
    (card,) = shown
    return cards.code(card)[0].replace("T", "10") if card in cards.FRENCH else str(cards.RANK[card])


def laki_worth(hand: Sequence[int], match: Match) -> str:
    """What three cards are worth in Laki: a figure, or `a triple`."""
    game = match.game
    triple, figure = laki.worth(hand, isinstance(game, KingsGame) and game.triples)
    return _tr("a triple") if triple else str(figure)


_TITLES = {
    "raja": QT_TRANSLATE_NOOP("words", "raja"),
    "patih": QT_TRANSLATE_NOOP("words", "patih"),
    "unyik": QT_TRANSLATE_NOOP("words", "unyik"),
    "dealer": QT_TRANSLATE_NOOP("words", "dealer"),
    "starts": QT_TRANSLATE_NOOP("words", "starts"),
}


def titles(match: Match) -> list[str]:
    """Every seat's title in the round, empty for those without one (docs/rules/fishing.md 5)."""
    opening, seats = match.game.spec.opening, range(len(match.names))
    if opening == "raja":
        found = [rituals.title(seat, match.starter, len(seats)) for seat in seats]
    elif opening in ("dealer", "winner", "jack"):
        found = ["dealer" if seat == match.position.dealer else "" for seat in seats]
    else:
        found = ["starts" if seat == match.starter else "" for seat in seats]
    return [_tr(_TITLES[title]) if title else "" for title in found]


def _tr(text: object) -> str:
    return QCoreApplication.translate("words", str(text))
