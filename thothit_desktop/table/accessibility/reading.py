# SPDX-License-Identifier: MIT
"""The table as spoken texts: the cards of each zone, the possible choices, and the state of each player."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.table.drawing.names import spoken_name
from thothit_desktop.table.drawing.overlay import Overlay
from thothit_desktop.table.drawing.plate_parts import Plate
from thothit_desktop.table.selection.prompt import Choice, Prompt
from thothit_desktop.table.stage.card_item import CardItem
from thothit_desktop.table.stage.zones import Zones

translate = QCoreApplication.translate


class SpokenCards(NamedTuple):
    """A card or set of cards with its spoken text; `items` is empty for texts that are not about cards."""

    words: str
    items: tuple[CardItem, ...] = ()
    asked: bool = True
    """True if it can be chosen now, or if choosing it explains why not."""


class Zone(NamedTuple):
    """Cards that belong together, with the name of the zone and the number of cards."""

    name: str
    entries: tuple[SpokenCards, ...]

    def told(self) -> str:
        """Return the name and all texts in one sentence."""
        return (
            translate("reading", "{0}: {1}").format(self.name, listed(self.entries))
            if self.entries
            else self.name
        )


def listed(entries: Iterable[SpokenCards]) -> str:
    """Return the texts of several entries as a list."""
    return "; ".join(entry.words for entry in entries)


class TableReading:
    """Returns texts for the present table."""

    def __init__(self, zones: Zones, prompt: Prompt, overlay: Overlay, deck: Callable[[], str]) -> None:
        """Set up; `deck` returns the id of the deck whose card names are spoken."""
        self._zones, self._prompt, self._overlay, self._deck = zones, prompt, overlay, deck

    # Zones

    def hand(self, placed: bool = True) -> Zone:
        """Return the person's cards with their captures and, if `placed`, their positions in the hand."""
        cards = self._prompt.hand()
        count = len(cards)
        name = translate("reading", "Your hand, %n card(s)", "", count)
        places = enumerate(cards, 1)
        return Zone(
            name, tuple(self._in_hand(item, _place(place, count) if placed else "") for place, item in places)
        )

    def pool(self) -> Zone:
        """Return the cards of the pool or the discards, and the card turned up beside the stock."""
        zones, own = self._zones, self._prompt.hand()
        # Open cards that the person plays from are read as the hand.
        cards = [] if zones.mat.hides_pool(zones) else [item for item in zones.pool if item not in own]
        count = len(cards)
        if self._rows():
            far = self._player((zones.bottom + 1) % zones.seats)
            name = translate("reading", "Face-up cards of {0}, %n card(s)", "", count).format(far)
        elif zones.mat.to_middle:
            name = translate("reading", "In the middle, %n card(s), the newest first", "", count)
            cards.reverse()
        elif zones.mat.draws:
            name = translate("reading", "Discards, %n card(s), the newest first", "", count)
            cards.reverse()
        else:
            name = translate("reading", "Pool, %n card(s)", "", count)
        turned = [translate("reading", "turned up: {0}").format(self._named(item)) for item in zones.opened]
        found = [SpokenCards(words, (item,)) for words, item in zip(turned, zones.opened, strict=True)]
        return Zone(name, (*found, *(SpokenCards(self._named(item), (item,)) for item in cards)))

    def trick(self) -> Zone:
        """Return the open cards before the players, in the order of play."""
        zones = self._zones
        seats = [(zones.bottom + step) % zones.seats for step in range(zones.seats)]
        found = []
        for seat in seats:
            if zones.shown[seat]:
                words = translate("reading", "{0}: {1}").format(
                    self._player(seat), ", ".join(map(self._named, zones.shown[seat]))
                )
                found.append(SpokenCards(words, tuple(zones.shown[seat])))
        name = translate("reading", "Face up in front of the players")
        return Zone(
            name if found else translate("reading", "No cards face up in front of the players"), tuple(found)
        )

    def stock(self) -> str:
        """Return the number of cards in the stock, and the last ones that are known."""
        count, known = len(self._zones.stock), self._zones.known
        said = translate("reading", "Stock, %n card(s)", "", count)
        if not known:
            return said
        named = ", ".join(spoken_name(card, self._deck()) for card in reversed(known))
        return translate("reading", "{0}; the last: {1}").format(said, named)

    def players(self) -> Zone:
        """Return the standing of each player and the number of cards in each hand."""
        plates = self._overlay.content.plates() if self._overlay.seating.seats else []
        return Zone(
            translate("reading", "Players"),
            tuple(SpokenCards(self._standing(seat, plate)) for seat, plate in enumerate(plates)),
        )

    def choices(self) -> Zone:
        """Return the sets that the card being played can capture, one entry for each."""
        prompt = self._prompt
        stops = prompt.stops(locked=False) if prompt.card is not None else []
        count = len(stops)
        name = translate("reading", "%n choice(s)", "", count)
        return Zone(name, tuple(SpokenCards(self.choice(stop), stop) for stop in stops))

    # Cards

    def at(self, stop: Sequence[CardItem]) -> str:
        """Return the text for a card or set at the keyboard cursor."""
        if self._prompt.card is not None:
            return self.choice(stop)
        hand = self._prompt.hand()
        if stop and stop[0] in hand:
            return self._in_hand(stop[0], _place(hand.index(stop[0]) + 1, len(hand))).words
        if stop and stop[0] in self._zones.stock:
            return self.stock()
        return ", ".join(map(self._named, stop))

    def choice(self, stop: Sequence[CardItem]) -> str:
        """Return the text for a set: its cards, worth and position among the sets, or that it is locked."""
        prompt, cards = self._prompt, sorted(item.card for item in stop)
        words = [", ".join(map(self._named, stop))]
        if tuple(cards) not in [tuple(sorted(takes)) for takes in prompt.choice.takes]:
            return ", ".join((*words, translate("reading", "can't be captured now")))
        words += [told for item, told in prompt.captioned(prompt.choice) if item in stop]
        if any(sorted(risky) == cards for risky in prompt.choice.risky):
            words.append(translate("reading", "then you can't win this round"))
        sets = prompt.stops(locked=False)
        if tuple(stop) in sets:
            words.append(_place(sets.index(tuple(stop)) + 1, len(sets)))
        return ", ".join(words)

    def _in_hand(self, item: CardItem, place: str) -> SpokenCards:
        words = [self._named(item), *filter(None, (place,))]
        prompt = self._prompt
        choices = prompt.choices
        if choices is not None and item.card not in choices and choices:
            words.append(translate("reading", "can't be played now"))
        elif choices:
            words += self._captures(choices[item.card])
        asked = bool(choices) or (prompt.card is not None and prompt.cancellable)
        return SpokenCards(", ".join(words), (item,), asked)

    def _captures(self, choice: Choice) -> list[str]:
        """Return the captures of a card as texts; empty if nothing in the pool matches."""
        sets = [" + ".join(spoken_name(card, self._deck()) for card in takes) for takes in choice.takes]
        if choice.captions:
            told = zip(sets, choice.captions, strict=True)
            sets = [" ".join(filter(None, both)) for both in told]
        return (
            [translate("reading", "captures {0}").format(translate("reading", " or ").join(sets))]
            if sets
            else []
        )

    def _named(self, item: CardItem) -> str:
        if item.shown == HIDDEN:
            return translate("reading", "face down")
        return spoken_name(item.shown, self._deck())

    # Players

    def _rows(self) -> bool:
        """Return True if a row of cards lies before each of two seats."""
        return self._zones.layout is not None and self._zones.layout.shape.rows

    def _player(self, seat: int) -> str:
        seats = self._overlay.seating.seats
        return seats[seat].name if seat < len(seats) else ""

    def _standing(self, seat: int, plate: Plate) -> str:
        zones = self._zones
        level = self._overlay.seating.seats[seat].level
        words = [plate.name, level, plate.title, plate.note, plate.said, plate.away, plate.warning]
        if plate.side is not None:
            words.append(plate.side[1])
        if plate.total is not None:
            words.append(translate("reading", "total {0}").format(plate.total))
        if plate.round:
            words.append(translate("reading", "this round {0}").format(plate.round))
        words.append(self._overlay.content.called(seat, lambda card: spoken_name(card, self._deck())))
        held, won = len(zones.hands[seat]), len(zones.piles[seat])
        down = len(zones.aside[seat]) if self._rows() else 0
        if held:
            words.append(translate("reading", "%n card(s) in hand", "", held))
        if down:
            words.append(translate("reading", "%n card(s) face down", "", down))
        if won:
            words.append(translate("reading", "%n card(s) won", "", won))
        return ", ".join(filter(None, words))


def _place(number: int, of: int) -> str:
    return translate("reading", "{0} of {1}").format(number, of)
