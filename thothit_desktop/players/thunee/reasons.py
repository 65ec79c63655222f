# SPDX-License-Identifier: MIT
"""The reasons for a move of Thunee, in cards counted from the view and in shares of sampled deals.

| kind | values |
|---|---|
| `takes` | `card` is the best of the trick; `share` of `worlds`, by their weights, in which no opponent to
follow can beat it; `points` of the trick with it |
| `partner` | `seat`, the partner, has the best card of the trick, `card`; `share` as above; `points` with
mine |
| `gives` | `card` goes to the opponents' trick, which counts `points` with it |
| `trumps` | `out` trumps that this seat has not seen, of the suit of `card` |
| `suit` | `held` cards of the first packet in the suit of `card`, which is to be trumps |
| `claims` | `card`, a king, whose Jodhi is claimed |
| `won` | `share` of `worlds`, by their weights, in which the move brings balls to this side |

Each share comes with `exact`: if the place of every card is certain, there is one world, and its share is 0
or 1.
"""

from collections.abc import Sequence

from thothit_desktop.games.contract import Move
from thothit_desktop.games.thunee.cards import SUIT
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.thunee.bitboard import NO_TRUMP, CardEntry
from thothit_desktop.players.thunee.bitboard import SUIT as SUIT_MASK
from thothit_desktop.players.thunee.determinization import World
from thothit_desktop.players.thunee.inference import Seen, all_known

WeightedWorlds = Sequence[tuple[World, float]]


def reasons(seen: Seen, move: Move, worlds: WeightedWorlds, balls: Sequence[float]) -> tuple[Reason, ...]:
    """Return the reasons for a move, the most telling first; `balls` is its worth to this side by world."""
    share = _share(worlds, [one > 0 for one in balls])
    found = [_reason("won", share=share, worlds=len(worlds), exact=all_known(seen))]
    if move.kind == "trump":
        held = sum(SUIT[card] == SUIT[move.card] for card in seen.view.hand)
        found.insert(0, _reason("suit", card=move.card, held=held))
    elif move.kind == "jodhi":
        found.insert(0, _reason("claims", card=move.card))
    elif move.kind == "play" and not seen.view.solo:
        found.insert(0, _trick(seen, move, worlds))
        if seen.trump != NO_TRUMP:
            trumps = seen.unseen & SUIT_MASK[seen.trump]
            found.append(_reason("trumps", out=trumps.bit_count(), card=seen.pack.cards[6 * seen.trump]))
    return tuple(found)


def _reason(kind: str, **values: object) -> Reason:
    return Reason(kind, values)


def _share(worlds: WeightedWorlds, so: Sequence[bool]) -> float:
    """Return the share of the worlds, by their weights, in which `so` is True."""
    weights = [weight for _, weight in worlds]
    return sum(weight for weight, one in zip(weights, so, strict=True) if one) / sum(weights)


def _trick(seen: Seen, move: Move, worlds: WeightedWorlds) -> Reason:
    """Return the reason about the trick that a card is played to."""
    view, spot = seen.view, seen.spot
    bit = seen.pack.bit(move.card)
    entry = _entry(seen, bit, seen.trump)
    points = spot.points + entry.points
    met = {"worlds": len(worlds), "exact": all_known(seen), "points": points}
    leads = spot.left == view.game.players
    if leads or bit & spot.best:
        share = _share(worlds, [_holds(seen, bit, bit, world) for world, _ in worlds])
        return _reason("takes", card=move.card, share=share, **met)
    best = view.trick[(spot.winner - view.leader) % view.game.players]
    if spot.winner % 2 == view.seat % 2:
        share = _share(worlds, [_holds(seen, seen.pack.bit(best), bit, world) for world, _ in worlds])
        return _reason("partner", seat=spot.winner, card=best, share=share, **met)
    return _reason("gives", card=move.card, points=points)


def _holds(seen: Seen, best: int, played: int, world: World) -> bool:
    """Return True if no opponent who plays after this seat can beat the best card of the trick."""
    spot, seats = seen.spot, seen.view.game.players
    led = spot.led if spot.left < seats else _entry(seen, played, world.trump).suit
    beaten_by = _entry(seen, best, world.trump).beaten_by
    for after in range(1, spot.left, 2):
        hand = world.hands[(seen.view.seat + after) % seats] & spot.live
        if (hand & led or hand) & beaten_by:
            return False
    return True


def _entry(seen: Seen, bit: int, trump: int) -> CardEntry:
    return seen.pack.entries[trump][bit.bit_length() - 1]
