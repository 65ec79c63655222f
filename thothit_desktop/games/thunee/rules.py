# SPDX-License-Identifier: MIT
"""The rules of Thunee: legal moves, and the reasons against illegal ones (docs/rules/thunee.md T3-T10, 3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee import score
from thothit_desktop.games.thunee.cards import DECK, POWER, ROYAL_POWER, SUIT, jodhis, playable

BIDS = (*range(10, 101, 10), 104)
"""The possible bids; the last one only after the one before it (T4)."""
SECRET = ("redeal", "jodhi")
"""The phases known only to the seat to act."""

# The same moves and refusals of bids recur very often.
_BID_TOO_LOW, _OVER_100_ONLY = Refusal("bid-too-low"), Refusal("over-100-only")
_PASS = Move("pass")
_BIDS = tuple(Move("bid", (), (), points) for points in BIDS)
_PLAY = tuple(Move("play", (card,)) for card in range(len(SUIT)))
_TRUMP = tuple(Move("trump", (card,)) for card in range(len(SUIT)))

_ORDER = ("redeal", "bid", "trump", "call", "jodhi", "play")
"""The phases in their order in a hand."""
_WHEN = {
    "redeal": ("redeal",),
    "bid": ("bid",),
    "blind thunee": ("bid",),
    "blind royals": ("bid",),
    "trump": ("trump",),
    "trump last": ("trump",),
    "thunee": ("bid", "call"),
    "royals": ("call",),
    "jodhi": ("jodhi",),
    "pass": ("redeal", "bid", "call", "jodhi"),
    "play": ("play",),
    "double": ("play",),
    "khanaak": ("play",),
}
"""The phases in which each kind of move is made."""


class ThuneeSituation(NamedTuple):
    """The facts about a hand of Thunee and the seat to act that decide the seat's legal moves."""

    seat: int
    phase: str
    hand: Sequence[int]
    laid: int | None
    """The trump card that this seat has lying face down, else None."""
    call: int
    """Points of the highest bid."""
    setter: int
    """The seat that has set trump, else NOBODY."""
    leader: int
    """The leader of the trick; NOBODY before the first trick."""
    trump: int
    """The suit of trumps if this seat knows it, else NO_SUIT."""
    solo: str
    """The call of Thunee or Royals, blind or not; empty in an ordinary hand."""
    called: bool
    """True if Double or Khanaak has been called."""
    redealt: bool
    """True if the hand has ended with a redeal."""
    trick: Sequence[int]
    tricks: Sequence[score.Trick]
    jodhis: Sequence[tuple[int, int, int]]
    """Seat, points and king of each Jodhi claimed, its king HIDDEN if this seat does not know it."""

    def claims(self) -> list[int]:
        """Return the points of the Jodhis claimed, by side."""
        claims = [0, 0]
        for seat, points, _ in self.jodhis:
            claims[seat % 2] += points
        return claims


@dataclass(frozen=True, eq=False, kw_only=True)
class ThuneeRules:
    """Thunee's rules with its options settled."""

    players: int
    hand: int
    """The number of cards dealt to each player."""
    packet: int
    """The number of them dealt before the bidding."""
    transfer: bool
    """True if a counting side that loses the last trick loses ten points (T11)."""
    lost_call: int
    """The number of balls that a lost call costs."""
    undertrump: bool
    """True if a seat that cannot follow may play a trump below the highest of the trick (T10)."""
    last_card: bool
    """True if the last card dealt may set trump unseen (T6)."""
    royals: bool
    """True if Royals may be called."""
    blind: bool
    """True if Thunee and Royals may be called blind."""
    doubles: bool
    """True if Double may be called in this round."""

    @classmethod
    def of(cls, players: int, options: Mapping[str, str], *, doubles: bool) -> "ThuneeRules":
        """Return the rules for some players and options; `doubles` is True if the balls allow Double."""
        return cls(
            players=players,
            hand=len(DECK) // players,
            packet=4 if players == 4 else 3,
            transfer=options["last-trick"] == "transfer",
            lost_call=int(options["call-and-lost"]),
            undertrump=options["undertrump"] == "allowed",
            last_card=options["last-card-trump"] == "allowed",
            royals=options["royals"] == "on",
            blind=options["blind"] == "on" and players == 4,
            doubles=doubles,
        )

    def legal_moves(self, of: ThuneeSituation) -> list[Move]:
        """Return every legal move once: cards in the hand's order, then calls, a pass last."""
        phase = of.phase
        if phase == "play":
            moves = [_PLAY[card] for card in self._playable(of)]
            if len(of.tricks) == self.hand - 1:
                moves += [Move(kind) for kind in ("double", "khanaak") if not self._late_call(of, kind)]
            return moves
        if phase == "jodhi":
            claims = jodhis(of.hand, [king for _, _, king in of.jodhis])
            return [*(Move("jodhi", (king,)) for king in claims), _PASS]
        if phase == "redeal":
            return [Move("redeal"), _PASS]
        if phase == "bid":
            blind = [kind for kind in ("blind thunee", "blind royals") if not self._agreed(kind)]
            bids = [bid for bid in _BIDS if not _bid(of, bid.points)]
            return [*bids, Move("thunee"), *map(Move, blind), _PASS]
        if phase == "trump":
            last = [Move("trump last")] if self.last_card else []
            return [*(_TRUMP[card] for card in of.hand), *last]
        if phase == "call":
            return [*(Move(kind) for kind in ("thunee", "royals") if not self._solo(of, kind)), _PASS]
        return []

    def refusal(self, of: ThuneeSituation, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        untimely = _untimely(of, move)
        if untimely is not None:
            return untimely
        kind = move.kind
        if kind == "play":
            return self._card(of, move.card)
        if kind == "bid":
            return _bid(of, move.points)
        if kind in ("trump", "trump last"):
            return self._trump(of, move)
        if kind == "jodhi":
            return _jodhi(of, move.card)
        if kind in ("double", "khanaak"):
            return self._late_call(of, kind)
        return None if kind in ("redeal", "pass") else self._solo(of, kind)

    def count(self, of: ThuneeSituation) -> score.Count | None:
        """Return the current count of the counting side (T11); None before play, or if a call replaces it."""
        if of.leader == NOBODY or of.solo or of.called or of.redealt:
            return None
        return score.count(
            1 - of.setter % 2,
            of.tricks,
            of.call,
            of.claims(),
            last=len(of.tricks) == self.hand,
            transfer=self.transfer,
        )

    def _playable(self, of: ThuneeSituation) -> list[int]:
        return playable(of.hand, of.trick, of.trump, power(of.solo), undertrump=self.undertrump)

    def _card(self, of: ThuneeSituation, card: int) -> Refusal | None:
        if card not in of.hand:
            return Refusal("not-in-hand", (card,))
        allowed = self._playable(of)
        if card in allowed:
            return None
        led = of.trick[0]
        if SUIT[allowed[0]] == SUIT[led]:
            return Refusal("must-follow", (card, led))
        trumps = [other for other in of.trick if SUIT[other] == of.trump]
        return Refusal("undertrump", (card, max(trumps, key=power(of.solo).__getitem__)))

    def _trump(self, of: ThuneeSituation, move: Move) -> Refusal | None:
        """Return why trump cannot be set: by a card not in hand, or unseen without that option (T6)."""
        if move.kind == "trump last":
            return None if self.last_card else Refusal("not-agreed")
        return None if move.card in of.hand else Refusal("not-in-hand", move.cards)

    def _agreed(self, kind: str) -> Refusal | None:
        """Return a refusal of Royals or a blind call if the options exclude it."""
        agreed = (self.royals or "royals" not in kind) and (self.blind or "blind" not in kind)
        return None if agreed else Refusal("not-agreed")

    def _solo(self, of: ThuneeSituation, kind: str) -> Refusal | None:
        """Return why Thunee or Royals is barred; after the deal also with six cards of one suit (T7)."""
        if of.phase == "call" and self.players == 4:
            held = [*of.hand, *(() if of.laid is None else (of.laid,))]
            if all(SUIT[card] == SUIT[held[0]] for card in held):
                return Refusal("one-suit")
        return self._agreed(kind)

    def _late_call(self, of: ThuneeSituation, kind: str) -> Refusal | None:
        """Return why Double or Khanaak is barred; they are called in the last trick, before playing to it."""
        if of.solo:
            return Refusal("under-thunee")
        if len(of.tricks) != self.hand - 1:
            return Refusal("last-trick-only")
        if of.called:
            return Refusal("one-call")
        side = of.seat % 2
        lost = any(winner % 2 != side for _, _, winner in of.tricks)
        if kind == "double":
            if lost:
                return Refusal("trick-lost")
            return None if self.doubles else Refusal("no-doubles")
        if not of.claims()[side]:
            return Refusal("jodhi-first")
        return None if lost else Refusal("no-trick-lost")


def power(solo: str) -> Sequence[int]:
    """Return the strength within each suit by card, reversed under Royals."""
    return ROYAL_POWER if "royals" in solo else POWER


def _untimely(of: ThuneeSituation, move: Move) -> Refusal | None:
    """Return why no seat may make a move of this kind now, or None."""
    if of.phase == "over":
        return Refusal("game-over")
    if move.kind not in _WHEN or move.seats or (move.kind == "play" and len(move.cards) > 1):
        return Refusal("other-game")
    phases = _WHEN[move.kind]
    if of.phase in phases:
        return None
    if of.phase in SECRET:
        return Refusal("answer-first")
    late = _ORDER.index(of.phase) > max(map(_ORDER.index, phases))
    return Refusal("too-late" if late else "not-now")


def _bid(of: ThuneeSituation, points: int) -> Refusal | None:
    if points not in BIDS:
        return Refusal("no-such-bid")
    if points <= of.call:
        return _BID_TOO_LOW
    return _OVER_100_ONLY if points == BIDS[-1] and of.call != BIDS[-2] else None


def _jodhi(of: ThuneeSituation, king: int) -> Refusal | None:
    if king in [claimed for _, _, claimed in of.jodhis]:
        return Refusal("jodhi-claimed", (king,))
    return None if king in jodhis(of.hand, ()) else Refusal("no-jodhi", (king,))
