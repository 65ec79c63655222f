# SPDX-License-Identifier: MIT
"""Hands of Thunee between two players, played out fast by rules of thumb (docs/players.md).

A fast twin of `games/thunee/two_players.py` for ordinary hands, on masks of cards in the usual order.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from thothit_desktop.games.thunee.score import LAST_TRICK
from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, SUIT, USUAL, CardEntry, numbers

ALL_TRICKS = 2 * HALF
_QUEENS = 0b000001_000001_000001_000001
_CHEAP = 8
"""The most points of a trick that is not worth a trump."""


class DuelWorld(NamedTuple):
    """A possible place of every card; lists are by seat. `hands` are the cards to play from now.

    In the bidding `hands` are the six cards that each will hold, of which `packets` are the first four.
    """

    hands: tuple[int, int]
    packets: tuple[int, int]
    trump: int
    later: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The cards of the second half, in dealing order."""
    down: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The cards face down before the hands are laid open, from left to right."""
    below: Mapping[int, int] = {}
    """By open card the card face down below it."""


class Start(NamedTuple):
    """The moment from which a hand is played out, in an ordinary hand."""

    seat: int
    """The seat to play."""
    led: int
    """The card led, 0 if the seat leads."""
    tricks: int
    """The number of tricks played."""
    won: tuple[int, int]
    """By seat the tricks won, in this half if there are two."""
    claimed: int
    """The queens of the suits whose Jodhi nobody can announce any more."""
    counter: int
    """The counting seat."""
    open_face: bool
    jodhi_any: bool


def lead(hand: int, other: int, trump: int, entries: Sequence[CardEntry]) -> int:
    """Return the card to lead against a hand that is known: a sure one, trumps first, else a cheap one."""
    trumps = 0 if trump == NO_TRUMP else SUIT[trump]
    held = [entries[number] for number in numbers(hand)]
    sure = [entry for entry in held if not (other & entry.suit or other) & entry.beaten_by]
    if sure:
        if other & trumps:
            drawing = [entry for entry in sure if entry.bit & trumps]
            if drawing:
                return min(drawing, key=_points).bit
        return max(sure, key=_points).bit
    return min(held, key=lambda entry: entry.points + (12 if entry.bit & trumps else 0)).bit


def follow(legal: int, other: int, trumps: int, led: CardEntry, entries: Sequence[CardEntry]) -> int:
    """Return the card to play second: the cheapest way to win a trick worth it, else the least card."""
    beating = legal & led.beaten_by
    if beating:
        plain = beating & ~trumps if led.suit != trumps else beating
        if plain:
            winning = [entries[number] for number in numbers(plain)]
            # A card that the opponent could beat later is played now, the dearest first.
            passing = [entry for entry in winning if entry.beaten_by & entry.suit & other]
            return max(passing, key=_points).bit if passing else min(winning, key=_points).bit
        if led.points > _CHEAP or legal == beating:
            return min([entries[number] for number in numbers(beating)], key=_points).bit
    rest = [entries[number] for number in numbers(legal & ~beating or legal)]
    return min(rest, key=lambda entry: entry.points + (12 if entry.bit & trumps else 0)).bit


def _points(entry: CardEntry) -> int:
    return entry.points


def legal_cards(hand: int, led: CardEntry) -> int:
    """Return the cards that may be played to a card led. Nobody can undertrump it."""
    return hand & led.suit or hand


def laid_open(hands: list[int], world: DuelWorld) -> dict[int, int]:
    """Lay both hands open and turn a card each, in place; return the cards below the others (T28)."""
    below: dict[int, int] = {}
    for seat, down in enumerate(world.down):
        # By suit, the strongest first.
        order = sorted(numbers(hands[seat]), key=lambda number: (number // 6, -number))
        below |= {1 << number: card for number, card in zip(order, down, strict=False)}
        hands[seat] |= down[-1]
    return below


def jodhis(hand: int, claimed: int) -> int:
    """Return the queens of the suits whose Jodhi a hand holds, without those `claimed`."""
    return hand & hand >> 1 & _QUEENS & ~claimed


def jodhi_worth(hand: int, queens: int, trumps: int) -> int:
    """Return the points of the Jodhis of some queens in a hand."""
    points = 0
    for number in numbers(queens):
        queen = 1 << number
        points += (40 if queen & trumps else 20) + (10 if hand & queen << 5 else 0)
    return points


def may_claim(start: Start, tricks: int, won: int) -> bool:
    """Return True if a trick's winner may announce a Jodhi after `tricks`, of which it has `won` so many."""
    if start.open_face:
        return tricks > 1
    return tricks % HALF != 0 and (start.jodhi_any or won in (1, 3))


def played_out(world: DuelWorld, start: Start, bit: int = 0) -> int:
    """Return the points that the counting seat gets from here, if both play by rules of thumb.

    `bit` is the first card, if it is given. The last trick moves ten points, and all Jodhis are announced.
    """
    hands, trump = list(world.hands), world.trump
    entries, trumps = USUAL.entries[trump], SUIT[trump]
    seat, tricks, claimed, counter = start.seat, start.tricks, start.claimed, start.counter
    below, won, count = world.below, list(start.won), 0
    led = start.led
    while True:
        if not led:
            led = bit or lead(hands[seat], hands[1 - seat], trump, entries)
            hands[seat] ^= led
            seat, bit = 1 - seat, 0
        leader, entry = 1 - seat, entries[led.bit_length() - 1]
        legal = legal_cards(hands[seat], entry)
        card = bit or follow(legal, hands[leader], trumps, entry, entries)
        bit = 0
        hands[seat] ^= card
        winner = seat if card & entry.beaten_by else leader
        tricks += 1
        won[winner] += 1
        sign = 1 if winner == counter else -1
        if sign > 0:
            count += entry.points + USUAL.points[card.bit_length() - 1]
        if tricks == ALL_TRICKS:
            return count + sign * LAST_TRICK
        if may_claim(start, tricks, won[winner]):
            queens = jodhis(hands[winner], claimed)
            if queens:
                claimed |= queens
                count += sign * jodhi_worth(hands[winner], queens, trumps)
        if start.open_face:
            if tricks == 1:
                below = laid_open(hands, world)
            else:
                hands[leader] |= below.get(led, 0)
                hands[seat] |= below.get(card, 0)
        elif tricks == HALF:
            hands = [sum(world.later[0]), sum(world.later[1])]
            won = [0, 0]
        seat, led = winner, 0
