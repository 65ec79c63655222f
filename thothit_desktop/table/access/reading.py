# SPDX-License-Identifier: MIT
"""The table in words: what lies where, what may be done with it, and how everybody stands."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.names import spoken_name
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.player_plate import Plate
from thothit_desktop.table.selection.prompt import Choice, Prompt
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

translate = QCoreApplication.translate


class SpokenCards(NamedTuple):
    """A card or set of cards, and all that is said of it; without items it lies nowhere."""

    words: str
    items: tuple[CardItem, ...] = ()
    asked: bool = True
    """Whether it may be chosen now, if only to hear why it cannot be."""


class Zone(NamedTuple):
    """Cards that belong together, with what they are called and how many there are."""

    name: str
    entries: tuple[SpokenCards, ...]

    def told(self) -> str:
        """All of it in one sentence."""
        return (
            translate("reading", "{0}: {1}").format(self.name, listed(self.entries))
            if self.entries
            else self.name
        )


def listed(entries: Iterable[SpokenCards]) -> str:
    """Several things one after the other."""
    return "; ".join(entry.words for entry in entries)


class TableReading:
    """Reads the table as it lies there now."""

    def __init__(self, zones: Zones, prompt: Prompt, overlay: Overlay, deck: Callable[[], str]) -> None:
        """`deck` is the id of the deck whose names cards have."""
        self._zones, self._prompt, self._overlay, self._deck = zones, prompt, overlay, deck

    # Zones

    def hand(self, placed: bool = True) -> Zone:
        """The person's cards, what each would capture and, if wished, its place among them."""
        cards = self._prompt.hand()
        count = len(cards)
        name = translate("reading", "Your hand, %n card(s)", "", count)
        places = enumerate(cards, 1)
        return Zone(
            name, tuple(self._in_hand(item, _place(place, count) if placed else "") for place, item in places)
        )

    def pool(self) -> Zone:
        """The cards of the pool, or those discarded, and the card that lies open beside the stock."""
        zones = self._zones
        cards = [] if zones.mat.hides_pool(zones) else zones.pool
        count = len(cards)
        if zones.mat.draws:
            name = translate("reading", "Discards, %n card(s), the last one first", "", count)
            cards = cards[::-1]
        else:
            name = translate("reading", "Pool, %n card(s)", "", count)
        turned = [translate("reading", "turned up: {0}").format(self._named(item)) for item in zones.opened]
        found = [SpokenCards(words, (item,)) for words, item in zip(turned, zones.opened, strict=True)]
        return Zone(name, (*found, *(SpokenCards(self._named(item), (item,)) for item in cards)))

    def trick(self) -> Zone:
        """The cards that lie open before the players, in the order of play."""
        zones = self._zones
        seats = [(zones.bottom + step) % zones.seats for step in range(zones.seats)]
        found = []
        for seat in seats:
            if zones.shown[seat]:
                words = translate("reading", "{0}: {1}").format(
                    self._player(seat), ", ".join(map(self._named, zones.shown[seat]))
                )
                found.append(SpokenCards(words, tuple(zones.shown[seat])))
        name = translate("reading", "Open before the players")
        return Zone(
            name if found else translate("reading", "No card lies open before a player"), tuple(found)
        )

    def stock(self) -> str:
        """Return how many cards are left to be drawn."""
        count = len(self._zones.stock)
        return translate("reading", "Stock, %n card(s)", "", count)

    def players(self) -> Zone:
        """Return how everybody stands, and how many cards they have."""
        plates = self._overlay.content.plates() if self._overlay.seating.seats else []
        return Zone(
            translate("reading", "Players"),
            tuple(SpokenCards(self._standing(seat, plate)) for seat, plate in enumerate(plates)),
        )

    def choices(self) -> Zone:
        """Return what may be captured with the card that is asked about, a set an entry."""
        prompt = self._prompt
        stops = prompt.stops(locked=False) if prompt.card is not None else []
        count = len(stops)
        name = translate("reading", "%n choice(s)", "", count)
        return Zone(name, tuple(SpokenCards(self.choice(stop), stop) for stop in stops))

    # Cards

    def at(self, stop: Sequence[CardItem]) -> str:
        """Return what is said when the keys come to a card or set."""
        if self._prompt.card is not None:
            return self.choice(stop)
        hand = self._prompt.hand()
        if stop and stop[0] in hand:
            return self._in_hand(stop[0], _place(hand.index(stop[0]) + 1, len(hand))).words
        if stop and stop[0] in self._zones.stock:
            return self.stock()
        return ", ".join(map(self._named, stop))

    def choice(self, stop: Sequence[CardItem]) -> str:
        """A set that may be captured: its cards, worth and place among others, or that it is locked."""
        prompt, cards = self._prompt, sorted(item.card for item in stop)
        words = [", ".join(map(self._named, stop))]
        if tuple(cards) not in [tuple(sorted(takes)) for takes in prompt.choice.takes]:
            return ", ".join((*words, translate("reading", "may not be taken now")))
        words += [told for item, told in prompt.captioned(prompt.choice) if item in stop]
        if any(sorted(risky) == cards for risky in prompt.choice.risky):
            words.append(translate("reading", "you could not win this round"))
        sets = prompt.stops(locked=False)
        if tuple(stop) in sets:
            words.append(_place(sets.index(tuple(stop)) + 1, len(sets)))
        return ", ".join(words)

    def _in_hand(self, item: CardItem, place: str) -> SpokenCards:
        words = [self._named(item), *filter(None, (place,))]
        prompt = self._prompt
        choices = prompt.choices
        if choices is not None and item.card not in choices and choices:
            words.append(translate("reading", "cannot be played now"))
        elif choices:
            words += self._captures(choices[item.card])
        asked = bool(choices) or (prompt.card is not None and prompt.cancellable)
        return SpokenCards(", ".join(words), (item,), asked)

    def _captures(self, choice: Choice) -> list[str]:
        """Return what a card may take; nothing is said where nothing in the pool matches."""
        sets = [" + ".join(spoken_name(card, self._deck()) for card in takes) for takes in choice.takes]
        if choice.captions:
            told = zip(sets, choice.captions, strict=True)
            sets = [" ".join(filter(None, both)) for both in told]
        return (
            [translate("reading", "takes {0}").format(translate("reading", " or ").join(sets))]
            if sets
            else []
        )

    def _named(self, item: CardItem) -> str:
        if item.shown == HIDDEN:
            return translate("reading", "face down")
        return spoken_name(item.shown, self._deck())

    # Players

    def _player(self, seat: int) -> str:
        seats = self._overlay.seating.seats
        return seats[seat].name if seat < len(seats) else ""

    def _standing(self, seat: int, plate: Plate) -> str:
        zones = self._zones
        words = [plate.name, plate.title, plate.note, plate.said, plate.away, plate.warning]
        if plate.side is not None:
            words.append(plate.side[1])
        if plate.total is not None:
            words.append(translate("reading", "total {0}").format(plate.total))
        if plate.round:
            words.append(translate("reading", "this round {0}").format(plate.round))
        held, won = len(zones.hands[seat]), len(zones.piles[seat])
        if held:
            words.append(translate("reading", "%n card(s) in the hand", "", held))
        if won:
            words.append(translate("reading", "%n card(s) won", "", won))
        return ", ".join(filter(None, words))


def _place(number: int, of: int) -> str:
    return translate("reading", "{0} of {1}").format(number, of)
