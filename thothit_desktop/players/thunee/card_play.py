# SPDX-License-Identifier: MIT
"""Card play by rules of thumb, from a hand and the cards played (docs/players.md)."""

from collections.abc import Sequence
from functools import lru_cache

from thothit_desktop.games.thunee.score import LAST_TRICK
from thothit_desktop.players.thunee.bitboard import (
    ALL,
    JACK,
    NINE,
    NO_TRUMP,
    SUIT,
    USUAL,
    CardEntry,
    jodhi_points,
    numbers,
)
from thothit_desktop.players.thunee.solver import Rules

_POOR = 8
"""The most points of a trick that is not worth a trump."""


@lru_cache(maxsize=1 << 8)
def by_points(mask: int) -> tuple[int, ...]:
    """Return the bits of a mask in the usual order, most points first."""
    return tuple(1 << number for number in sorted(numbers(mask), key=lambda n: USUAL.points[n], reverse=True))


def lead(hand: int, others: int, trump: int, attacking: bool) -> int:
    """Return the bit of the card to lead. `others` are the unplayed cards that are not in the hand.

    The setter's side (`attacking`) draws trumps with a sure winner. Everybody leads side suits that nobody
    can beat in suit, as long as everybody can follow. Else the card with fewest points is led, trumps last,
    and a lone nine whose jack is out only if there is no other card but trumps that nobody else has.
    """
    entries = USUAL.entries[trump]
    trumps = SUIT[trump] if trump != NO_TRUMP else 0
    held = [entries[number] for number in numbers(hand)]
    high = [entry for entry in held if not entry.beaten_by & others & entry.suit]
    if attacking and others & trumps:
        for entry in high:
            if entry.bit & trumps:
                return entry.bit
    plain = [
        e for e in high if not e.bit & trumps and (not others & trumps or (others & e.suit).bit_count() > 1)
    ]
    if plain:
        return max(plain, key=_points).bit
    side = hand & ~trumps
    rest = side & ~sum(lone_nines(hand, others))
    if not rest:
        # A trump that nobody else has wins at any time, best in the last trick.
        rest = hand & trumps if others & trumps else side
    return by_points(rest or hand)[-1]


def lone_nines(hand: int, others: int) -> list[int]:
    """Return the bits of nines without another card of their suit, while others may hold the jack."""
    return [
        NINE << shift for shift in range(0, 24, 6) if hand >> shift & 63 == NINE and others >> shift & JACK
    ]


def follow(
    legal: int, others: int, trump: int, led: int, best: int, ours: bool, left: int, points: int
) -> int:
    """Return the bit of the card to add to a trick that counts `points` so far.

    `led` is the mask of the suit led, and `best` that of the cards that beat the best one. `ours` is True if
    the partner has the best card. `left` is the number of cards to come, including this one. Points go to the
    partner's trick if only a trump could take it and the others can follow, but no card that would win a
    later trick. A trick is taken if that is certain, as cheaply as possible. Else the card with fewest points
    goes, trumps last.
    """
    entries = USUAL.entries[trump]
    trumps = SUIT[trump] if trump != NO_TRUMP else 0
    beating = legal & best
    cheap = legal & ~beating or legal
    least = by_points(cheap & ~trumps or cheap)[-1]
    if ours:
        above = best & others
        goes_round = led != trumps and not above & ~trumps and (others & led).bit_count() > 1
        if above and left > 1 and not goes_round:
            return least
        given = cheap & ~trumps or cheap
        beatable = sum(
            entries[n].bit for n in numbers(given) if entries[n].beaten_by & entries[n].suit & others
        )
        return by_points(beatable or given)[0]
    winning = [entries[number] for number in numbers(beating)]
    if left > 1:
        winning = [entry for entry in winning if not entry.beaten_by & others]
    plain = [entry for entry in winning if not entry.bit & trumps]
    if plain:
        # A card that nobody could beat later can wait; of the others the one with most points is played.
        passing = [entry for entry in plain if entry.beaten_by & entry.suit & others]
        return max(passing, key=_points).bit if passing else min(plain, key=_points).bit
    if winning and (points > _POOR or not legal & ~trumps):
        return min(winning, key=_points).bit
    return least


def _points(entry: CardEntry) -> int:
    return entry.points


def playout(hands: Sequence[int], trump: int, setter: int, rules: Rules) -> int:
    """Return the counting side's count without the call, if all play by these rules and claim all Jodhis.

    `hands` are whole hands by seat, as masks of the usual order; low trumps are played even if they are
    barred.
    """
    seats, side = len(hands), 1 - (setter & 1)
    entries = USUAL.entries[trump]
    held, live = list(hands), ALL
    # With the option `transfer` subtract the last trick's ten points first; winning it adds twice as many.
    seat, count, won = (setter + 1) % seats, LAST_TRICK - rules.last_trick, [False, False]
    for _ in range(hands[0].bit_count()):
        bit = lead(held[seat], live & ~held[seat], trump if any(won) else NO_TRUMP, seat & 1 != side)
        number = bit.bit_length() - 1
        led, best, winner, points = (
            entries[number].suit,
            entries[number].beaten_by,
            seat,
            USUAL.points[number],
        )
        held[seat] ^= bit
        live ^= bit
        for left in range(seats - 1, 0, -1):
            seat = (seat + 1) % seats
            hand = held[seat]
            legal = hand & led or hand
            bit = follow(legal, live & ~hand, trump, led, best, winner & 1 == seat & 1, left, points)
            number = bit.bit_length() - 1
            if bit & best:
                best, winner = entries[number].beaten_by, seat
            held[seat] = hand ^ bit
            live ^= bit
            points += USUAL.points[number]
        seat, counts = winner, winner & 1 == side
        if not live:
            points += rules.last_trick
        elif not won[winner & 1]:
            won[winner & 1] = True
            claims = sum(jodhi_points(hand, trump) for hand in held[winner & 1 :: 2])
            count += claims if counts else -claims
        if counts:
            count += points
    return count
