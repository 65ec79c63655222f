# SPDX-License-Identifier: MIT
"""The rules of Thunee: legal moves, and the reasons against illegal ones (docs/rules/thunee.md T3-T10, 3)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from thothit_desktop.games.contract import Move, Refusal
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee import score
from thothit_desktop.games.thunee.cards import (
    DECK,
    JACK,
    POWER,
    ROYAL_POWER,
    SUIT,
    TRIPS,
    best,
    equal_three,
    jodhis,
    playable,
)

BIDS = (*range(10, 101, 10), 104)
"""The possible bids; the last one only after the one before it (T4)."""
SECRET = ("redeal", "trips", "blind", "jodhi")
"""The phases known only to the seat to act."""
NO_TRUMP_CALLS = ("trips", "moenie")
"""The calls to win alone under which there is no trump."""
REDEALT = ("redealt", "void")
"""The events that end a hand without a score: a redeal asked for, and one by the rules."""

_PACKETS_OF_TWO = {"two-deals": (4, 2, 4, 2), "open-face": (6, 4, 2)}
"""The packets of both games of two players (T25, T27)."""

# The same moves and refusals of bids recur very often.
_BID_TOO_LOW, _OVER_100_ONLY = Refusal("bid-too-low"), Refusal("over-100-only")
_NEXT_TEN = Refusal("next-ten")
_PASS = Move("pass")
_BIDS = tuple(Move("bid", (), (), points) for points in BIDS)
_PLAY = tuple(Move("play", (card,)) for card in range(len(SUIT)))
_TRUMP = tuple(Move("trump", (card,)) for card in range(len(SUIT)))
_BLIND = ("blind thunee", "blind royals")

_CLAIMING = (1, 3)
"""The tricks of a side after which its Jodhis are claimed, unless they are after any trick."""
_ORDER = ("redeal", "trips", "bid", "blind", "trump", "call", "jodhi", "play")
"""The phases in their order in a hand."""
_WHEN = {
    "redeal": ("redeal",),
    "trips": ("trips",),
    "bid": ("bid",),
    "blind thunee": ("bid", "blind"),
    "blind royals": ("bid", "blind"),
    "trump": ("trump",),
    "trump last": ("trump",),
    "thunee": ("bid", "call"),
    "royals": ("call",),
    "moenie": ("call",),
    "jodhi": ("jodhi",),
    "pass": ("redeal", "trips", "bid", "blind", "call", "jodhi"),
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
    """The seat that has set trump or is to set it, else NOBODY."""
    leader: int
    """The leader of the trick; NOBODY before the first trick."""
    trump: int
    """The suit of trumps if this seat knows it, else NO_SUIT."""
    solo: str
    """The call to win alone: Thunee or Royals, blind or not, Trips or Moenie; empty in an ordinary hand."""
    called: bool
    """True if Double or Khanaak has been called."""
    redealt: bool
    """True if the hand has ended with a redeal, or is void."""
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
    packets: tuple[int, ...]
    """The numbers of cards dealt to each player at a time."""
    packet: int
    """The number of cards in hand in the bidding."""
    solo_tricks: int
    """The number of tricks of Thunee and Royals."""
    needed: int
    """The count that the counting side needs (T11)."""
    open_face: bool
    """True if two play from open cards (T28)."""
    transfer: bool
    """True if a counting side that loses the last trick loses ten points (T11)."""
    lost_call: int
    """The number of balls that a lost call costs."""
    next_ten: bool
    """True if every bid must be exactly ten above the last (T4)."""
    undertrump: bool
    """True if a seat that cannot follow may play a trump below the highest of the trick (T10)."""
    last_card: str
    """The option for the last card dealt as trump, unseen: `barred`, `allowed` or `uncalled` (T6)."""
    void: bool
    """True if a hand without trumps on the counting side is void (T9)."""
    jodhi_any: bool
    """True if Jodhis are announced after any trick, else after a side's first and third."""
    six_cards: bool
    """True if Thunee is called only on all cards (T7)."""
    trump_side_first: bool
    """True if the setter's partners are asked for calls before their opponents (T7)."""
    royals: bool
    """True if Royals may be called."""
    blind: bool
    """True if Thunee and Royals may be called blind."""
    blind_after: bool
    """True if the setter's side is asked for a blind call after the bidding."""
    six_calls: bool
    """True if Trips and Moenie may be called."""
    partner_catch: int
    """The number of balls for the opponents if a partner of the caller of Thunee or Royals wins a trick."""
    trips_partner: int
    """The same for Trips."""
    blind_worth: int
    """The number of balls for a blind call, made or lost."""
    double_of_call: int
    """The number of balls for a Double of the counting side against a call."""
    khanaak: str
    """The option for what counts against a Khanaak."""
    khanaak_goal: int
    """The fewest balls that win a match in which Khanaak was called; 0 if that changes nothing."""
    doubles: tuple[bool, bool]
    """By side, True if it may call Double in this round."""

    @classmethod
    def of(
        cls, players: int, options: Mapping[str, str], *, doubles: tuple[bool, bool] = (True, True)
    ) -> "ThuneeRules":
        """Return the rules for some players and options.

        `doubles` holds by side True if the balls allow Double.
        """
        game = options["two-players"] if players == 2 else ""
        packets = _PACKETS_OF_TWO[game] if game else ((3, 1) if players == 6 else (4, 2))
        return cls(
            players=players,
            hand=len(DECK) // players,
            packets=packets,
            packet=packets[-2],
            solo_tricks=packets[-2] + packets[-1],
            needed=score.NEEDED_OF_TWO if game else score.NEEDED,
            open_face=game == "open-face",
            transfer=game != "" or options["last-trick"] == "transfer",
            lost_call=int(options["call-and-lost"]),
            undertrump=options["undertrump"] == "allowed",
            next_ten=options["calls"] == "next-ten",
            last_card=options["last-card-trump"],
            void=options["no-trump-redeal"] == "void",
            jodhi_any=game == "open-face" or options["jodhi-after"] == "any",
            six_cards=game != "" or options["thunee"] == "six-cards",
            trump_side_first=options["priority"] == "trump-side",
            royals=options["royals"] == "on",
            blind=options["blind"] != "off" and players == 4,
            blind_after=options["blind"] == "on" and players == 4,
            six_calls=options["six-calls"] != "off" and players == 6,
            partner_catch=int(options["partner-catch"]),
            trips_partner=int(options["trips-partner"]),
            blind_worth=int(options["blind-worth"]),
            double_of_call=4 if options["double"] == "2-or-4" else 2,
            khanaak=options["khanaak"],
            khanaak_goal=13 if options["khanaak-target"] == "thirteen" else 0,
            doubles=doubles,
        )

    def jodhi_due(self, won: int) -> bool:
        """Return True if a side announces Jodhis after a trick that is its `won`-th."""
        return self.jodhi_any or won in _CLAIMING

    def callers(self, setter: int) -> list[int]:
        """Return the seats in the order in which they are asked for calls after the deal (T7)."""
        seats = [(setter + place) % self.players for place in range(self.players)]
        return sorted(seats, key=lambda seat: (seat - setter) % 2) if self.trump_side_first else seats

    def solo_balls(self, solo: str, caller: int, winner: int) -> score.Balls:
        """Return the balls of a call to win alone, by the winner of the last trick played."""
        caught = {"trips": self.trips_partner, "moenie": 8}.get(solo, self.partner_catch)
        return score.alone(solo, caller, winner, caught=caught, blind_worth=self.blind_worth)

    def khanaak_balls(
        self, caller: int, winner: int, setter: int, call: int, claims: Sequence[int], taken: Sequence[int]
    ) -> score.Balls:
        """Return the balls of Khanaak, by each side's Jodhis and card points and the last trick's winner."""
        counted = call if self.khanaak == "with-call" else 0
        jodhis = self.khanaak != "cards-only"
        counters = 1 - setter % 2
        return score.khanaak(caller, winner, claims, taken, counters, call=counted, jodhis=jodhis)

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
        if phase in ("redeal", "trips"):
            return [Move(phase), _PASS]
        if phase == "bid":
            bids = [bid for bid in _BIDS if not self._bid(of, bid.points)]
            alone = ("thunee", *_BLIND)
            return [*bids, *(Move(kind) for kind in alone if not self._solo(of, kind)), _PASS]
        if phase == "blind":
            return [*(Move(kind) for kind in _BLIND if not self._agreed(kind)), _PASS]
        if phase == "trump":
            last = [Move("trump last")] if not self._trump_last(of) else []
            return [*(_TRUMP[card] for card in of.hand), *last]
        if phase == "call":
            alone = ("thunee", "royals", "moenie")
            return [*(Move(kind) for kind in alone if not self._solo(of, kind)), _PASS]
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
            return self._bid(of, move.points)
        if kind in ("trump", "trump last"):
            return self._trump(of, move)
        if kind == "jodhi":
            return _jodhi(of, move.card)
        if kind in ("double", "khanaak"):
            return self._late_call(of, kind)
        return None if kind in ("redeal", "trips", "pass") else self._solo(of, kind)

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
            needed=self.needed,
        )

    def _playable(self, of: ThuneeSituation) -> list[int]:
        if of.solo == "trips" and not of.trick and len(of.tricks) < TRIPS:
            rank = POWER[(of.tricks[0][1] if of.tricks else equal_three(of.hand))[0]]
            return [card for card in of.hand if POWER[card] == rank]
        return playable(of.hand, of.trick, of.trump, power(of.solo), undertrump=self.undertrump)

    def _card(self, of: ThuneeSituation, card: int) -> Refusal | None:
        if card not in of.hand:
            return Refusal("not-in-hand", (card,))
        allowed = self._playable(of)
        if card in allowed:
            return None
        if not of.trick:
            return Refusal("trips-first")
        led = of.trick[0]
        if SUIT[allowed[0]] == SUIT[led]:
            return Refusal("must-follow", (card, led))
        trumps = [other for other in of.trick if SUIT[other] == of.trump]
        return Refusal("undertrump", (card, max(trumps, key=power(of.solo).__getitem__)))

    def _bid(self, of: ThuneeSituation, points: int) -> Refusal | None:
        """Return why a bid is barred (T4)."""
        if points not in BIDS:
            return Refusal("no-such-bid")
        if points <= of.call:
            return _BID_TOO_LOW
        if points == BIDS[-1] and of.call != BIDS[-2]:
            return _OVER_100_ONLY
        return _NEXT_TEN if self.next_ten and points > of.call + 10 else None

    def _trump(self, of: ThuneeSituation, move: Move) -> Refusal | None:
        """Return why trump cannot be set: by a card not in hand, or unseen without that option (T6)."""
        if move.kind == "trump last":
            return self._trump_last(of)
        return None if move.card in of.hand else Refusal("not-in-hand", move.cards)

    def _trump_last(self, of: ThuneeSituation) -> Refusal | None:
        """Return why the last card cannot set trump unseen (T6)."""
        if self.last_card == "barred":
            return Refusal("not-agreed")
        return Refusal("last-card-after-bid") if self.last_card == "uncalled" and of.call else None

    def _agreed(self, kind: str) -> Refusal | None:
        """Return a refusal of Royals, a blind call or Moenie if the options exclude it."""
        agreed = (self.royals or "royals" not in kind) and (self.blind or "blind" not in kind)
        agreed = agreed and (self.six_calls or kind != "moenie")
        return None if agreed else Refusal("not-agreed")

    def _solo(self, of: ThuneeSituation, kind: str) -> Refusal | None:
        """Return why a call to win alone is barred, as Thunee with six cards of one suit is (T7)."""
        if of.phase == "bid" and kind == "thunee" and self.six_cards:
            return Refusal("six-cards-first")
        held = [*of.hand, *(() if of.laid is None else (of.laid,))]
        one_suit = all(SUIT[card] == SUIT[held[0]] for card in held)
        if of.phase == "call" and self.players != 6 and one_suit:
            return Refusal("one-suit")
        agreed = self._agreed(kind)
        if agreed or kind != "moenie" or (one_suit and JACK[SUIT[held[0]]] in held):
            return agreed
        return Refusal("no-moenie")

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
            return None if self.doubles[side] else Refusal("no-doubles")
        if not of.claims()[side]:
            return Refusal("jodhi-first")
        if self.khanaak == "with-call" and not of.call and side != of.setter % 2:
            return Refusal("khanaak-without-bid")
        return None if lost else Refusal("no-trick-lost")


def trick_winner(solo: str, played: int, trick: Sequence[int], trump: int) -> int:
    """Return the index of the winning card of a trick after `played` others, its leader's being 0 (T10, 6).

    The three equal cards of Trips beat every other card.
    """
    return 0 if solo == "trips" and played < TRIPS else best(trick, trump, power(solo))


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


def _jodhi(of: ThuneeSituation, king: int) -> Refusal | None:
    if king in [claimed for _, _, claimed in of.jodhis]:
        return Refusal("jodhi-claimed", (king,))
    return None if king in jodhis(of.hand, ()) else Refusal("no-jodhi", (king,))
