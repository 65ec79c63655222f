# SPDX-License-Identifier: MIT
"""The facts in a view of Thunee as masks: hands, gaps in them, claims, bids and the running trick."""

from dataclasses import dataclass
from typing import NamedTuple

from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import View
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import SUITS, TRIPS, TRUMP_JODHI
from thothit_desktop.games.thunee.score import LAST_TRICK
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players.thunee.bitboard import ALL, NO_TRUMP, ROYAL, USUAL, Pack
from thothit_desktop.players.thunee.solver import Rules, Spot


class Claim(NamedTuple):
    """A Jodhi of another seat whose suit is private: its points, and what the seat has played since."""

    seat: int
    points: int
    since: int


class Asked(NamedTuple):
    """Another seat whose side has won its first trick: its cards played before, and the points claimed."""

    seat: int
    gone: int
    claimed: int


class Offer(NamedTuple):
    """A seat's answer in the bidding: a bid of `call`, or a pass when that was the next bid."""

    seat: int
    call: int
    made: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A view as masks in the order of `pack`; lists are by seat. `known` are cards certainly in a hand.

    `lacking` are cards certainly not in a hand. `room` is the number of unseen cards that go to each seat by
    the end of the deal. `trump` is NO_TRUMP while there is none or this seat does not know it. `packet` is
    this seat's first packet. `laid` is the setter's trump card if it was in the first packet and is known,
    else 0.
    """

    view: ThuneeView
    pack: Pack
    known: tuple[int, ...]
    lacking: tuple[int, ...]
    played: tuple[int, ...]
    unseen: int
    room: tuple[int, ...]
    trump: int
    spot: Spot
    packet: int
    laid: int
    claims: tuple[Claim, ...]
    asked: tuple[Asked, ...]
    offers: tuple[Offer, ...]
    rules: Rules


def all_known(seen: Seen) -> bool:
    """Return True if the place of every card and the trumps are certain."""
    if sum(stack.below for row in seen.view.rows for stack in row) > 1:
        return False  # nobody knows which card lies under which
    # Two players get further cards later, of which gaps in the first ones tell nothing.
    gaps = seen.lacking if len(seen.known) > 2 else (0, 0)
    able = [seen.unseen & ~lacking if room else 0 for lacking, room in zip(gaps, seen.room, strict=True)]
    overlaps = any(one & other for number, one in enumerate(able) for other in able[:number])
    return seen.trump != NO_TRUMP and not overlaps


def thunee_view(view: View) -> ThuneeView:
    """Return the view, if it is of Thunee; raises TypeError if not."""
    if not isinstance(view, ThuneeView):
        raise TypeError("not a view of Thunee")
    return view


def seen_of(view: ThuneeView) -> Seen:
    """Return the facts of a view."""
    game, seat = view.game, view.seat
    pack = ROYAL if "royals" in view.solo else USUAL
    trump = SUITS.index(view.trump) if view.trump else NO_TRUMP
    lying = [view.trump_card] if view.trump_card is not None and view.trump_card != HIDDEN else []
    known = [pack.mask(cards) for cards in view.known]
    known[seat] = pack.mask([*view.hand, *lying])
    played, lacking, spot = _tricks(view, pack, trump)
    unseen = ALL & ~sum(played) & ~sum(known)
    claims, asked = _claims(view, pack)
    laid, packet = _dealing(view, pack)
    return Seen(
        view=view,
        pack=pack,
        known=tuple(known),
        lacking=lacking,
        played=played,
        unseen=unseen,
        room=tuple(
            game.rules.hand - gone.bit_count() - sure.bit_count()
            for gone, sure in zip(played, known, strict=True)
        ),
        trump=trump,
        spot=spot,
        packet=packet,
        laid=laid,
        claims=claims,
        asked=asked,
        offers=_offers(view),
        rules=Rules(2 * LAST_TRICK if game.rules.transfer else LAST_TRICK, not game.rules.undertrump),
    )


def _tricks(view: ThuneeView, pack: Pack, trump: int) -> tuple[tuple[int, ...], tuple[int, ...], Spot]:
    """Return by seat the cards played and those it cannot hold any more, and the running trick."""
    seats = view.game.players
    played, lacking = [0] * seats, [0] * seats
    spot = Spot(ALL, max(view.leader, 0), seats, ALL, 0, NOBODY, 0)
    for number, (leader, trick, _) in enumerate((*view.tricks, (view.leader, view.trick, NOBODY))):
        unbeatable = view.solo == "trips" and number < TRIPS
        live = ALL & ~sum(played)
        led = best = points = 0
        winner = NOBODY
        for place, card in enumerate(trick):
            seat, bit = (leader + place) % seats, pack.bit(card)
            entry = pack.entries[trump][bit.bit_length() - 1]
            played[seat] |= bit
            points += entry.points
            if not place:
                led = entry.suit
            elif not bit & led:
                lacking[seat] |= led
            if not place or bit & best:
                best, winner = 0 if unbeatable else entry.beaten_by, seat
        live &= ~sum(played)
        left = seats - len(trick)
        spot = Spot(live, (leader + len(trick)) % seats, left, led or ALL, best, winner, points)
    return tuple(played), tuple(lacking), spot


def _claims(view: ThuneeView, pack: Pack) -> tuple[tuple[Claim, ...], tuple[Asked, ...]]:
    """Return the claims of other seats with a private suit, and the decisions of all that could claim."""
    seats = view.game.players
    gone = [0] * seats
    won = [0, 0]
    claims: list[tuple[int, int, int]] = []
    asked: dict[int, Asked] = {}
    for event in view.history:
        if event.kind == "played":
            gone[event.seat] |= pack.bit(event.cards[0])
        elif event.kind == "trick":
            won[event.seat % 2] += 1
            if won[event.seat % 2] == 1 and not view.solo:
                for seat in range(event.seat % 2, seats, 2):
                    asked[seat] = Asked(seat, gone[seat], 0)
        elif event.kind == "jodhi" and event.seat != view.seat:
            if won[event.seat % 2] == 1:
                claimed = asked[event.seat].claimed + event.points
                asked[event.seat] = asked[event.seat]._replace(claimed=claimed)
            if event.points < TRUMP_JODHI:
                claims.append((event.seat, event.points, gone[event.seat]))
    asked.pop(view.seat, None)
    return (
        tuple(Claim(seat, points, gone[seat] & ~then) for seat, points, then in claims),
        tuple(asked.values()),
    )


def _dealing(view: ThuneeView, pack: Pack) -> tuple[int, int]:
    """Return the setter's trump card if it was in the first packet and is known; this seat's first packet."""
    packet = laid = dealt = 0
    first = False
    for event in view.history:
        if event.kind == "dealt":
            dealt += 1
            if event.seat == view.seat and not packet:
                packet = pack.mask(event.cards)
        elif event.kind == "trump":
            first = dealt == view.game.players
        if event.kind in ("trump", "exposed") and first and HIDDEN not in event.cards:
            laid = pack.mask(event.cards)
    return laid, packet


def _offers(view: ThuneeView) -> tuple[Offer, ...]:
    """Return the other seats' bids and passes while bids were possible."""
    offers = []
    call = 0
    for event in view.history:
        if event.kind == "bid":
            call = event.points
        elif event.kind not in ("dealt", "passed"):
            break
        if event.kind != "dealt" and event.seat != view.seat:
            made = event.kind == "bid"
            offers.append(Offer(event.seat, call if made else call + 10, made))
    return tuple(offers)
