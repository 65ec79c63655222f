# SPDX-License-Identifier: MIT
"""The position of Thunee, and the effects of its moves (docs/rules/thunee.md)."""

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import ClassVar, Self

from thothit_desktop.games.base import GameWithRules
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import Event, Layout, Move, Refusal, Score, ScoreLine
from thothit_desktop.games.seats import NOBODY, in_turn
from thothit_desktop.games.thunee import score as thunee_score
from thothit_desktop.games.thunee.cards import (
    JACK,
    NO_SUIT,
    QUEEN,
    SUIT,
    SUITS,
    TRUMP_JODHI,
    VALUE,
    by_suit,
    equal_three,
    jodhi_points,
    jodhis,
)
from thothit_desktop.games.thunee.rules import (
    NO_TRUMP_CALLS,
    SECRET,
    ThuneeRules,
    ThuneeSituation,
    trick_winner,
)
from thothit_desktop.games.thunee.score import Balls, Count, Trick
from thothit_desktop.games.thunee.view import ThuneeView

_POOR = 10
"""The most points of the trumpman's first packet with which he may ask for a redeal (T3)."""


class ThuneePosition:
    """The state of a hand.

    `setter`, `bidder`, `caller`, `double`, `khanaak` and `leader` are NOBODY until there is one; `trump_card`
    is the card lying face down, else None.

    Phases: `redeal`, `trips`, `bid`, `blind` (a blind call after the bidding), `trump`, `call` (Thunee after
    the deal), `play`, `jodhi`, `over`. The hands are in the order dealt; `stock` is the rest of the deck, in
    dealing order. `passed` counts the passes in a row; `taken` and `won` are card points and tricks by side;
    `jodhis` are the seat, the points and the king of each claim, HIDDEN if a restored position does not know
    it; `known` holds by seat the cards that everybody knows to be in that hand; `seen` caches by seat the
    history in earlier views.
    """

    private: ClassVar[tuple[str, ...]] = ("dealt", "trump", "jodhi")
    """The kinds of events whose cards only their seat sees."""

    __slots__ = (
        "bidder",
        "call",
        "caller",
        "dealer",
        "double",
        "game",
        "hands",
        "history",
        "jodhis",
        "khanaak",
        "known",
        "layout",
        "leader",
        "made",
        "passed",
        "phase",
        "redealt",
        "rules",
        "seen",
        "setter",
        "solo",
        "stock",
        "taken",
        "to_move",
        "trick",
        "tricks",
        "trump",
        "trump_card",
        "won",
    )

    def __init__(self, game: GameWithRules[ThuneeRules], layout: Layout, dealer: int) -> None:
        self.game, self.rules, self.layout, self.dealer = game, game.rules, layout, dealer
        seats = in_turn(game, dealer)
        self.hands, self.stock = self._first_packets(seats)
        self.call, self.passed = 0, 0
        self.bidder = self.setter = self.caller = self.double = self.khanaak = self.leader = NOBODY
        self.trump, self.solo, self.redealt = NO_SUIT, "", False
        self.trump_card: int | None = None
        self.trick: list[int] = []
        self.tricks: list[Trick] = []
        self.taken, self.won = [0, 0], [0, 0]
        self.jodhis: list[tuple[int, int, int]] = []
        self.made: list[Move] = []
        self.known: list[set[int]] = [set() for _ in game.playing]
        self.seen: list[list[Event]] = [[] for _ in game.playing]
        self.history = [Event("dealt", seat, tuple(self.hands[seat])) for seat in seats]
        trumpman = seats[0]
        if sum(VALUE[card] for card in self.hands[trumpman]) <= _POOR:
            self.phase, self.to_move = "redeal", trumpman
        else:
            self._ask_for_trips(0)

    def _first_packets(self, seats: Sequence[int]) -> tuple[list[list[int]], list[int]]:
        """Return the hands of the bidding, and the rest of the deck in dealing order."""
        packet, hands = self.rules.packet, self.layout.hands
        return [list(hand[:packet]) for hand in hands], self._in_dealing_order(seats)[packet * len(hands) :]

    def _in_dealing_order(self, seats: Sequence[int]) -> list[int]:
        """Return all cards of the layout, packet by packet."""
        hands, packets = self.layout.hands, self.rules.packets
        ends = zip(packets, accumulate(packets), strict=True)
        return [card for size, end in ends for seat in seats for card in hands[seat][end - size : end]]

    @property
    def is_over(self) -> bool:
        """True once all tricks are played, a call is decided, or the cards are to be dealt again."""
        return self.phase == "over"

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.made)

    def every_card(self) -> list[int]:
        """Return all cards of the deal, from all places."""
        won = (card for _, cards, _ in self.tricks for card in cards)
        laid = [] if self.trump_card is None else [self.trump_card]
        return [*(card for hand in self.hands for card in hand), *self.stock, *self.trick, *laid, *won]

    def legal_moves(self) -> list[Move]:
        """Return every legal move once: cards in the hand's order, then calls, a pass last."""
        return self.rules.legal_moves(self._situation())

    def refusal(self, move: Move) -> Refusal | None:
        """Return why the seat to act cannot make this move, or None if it is legal."""
        found = self.rules.refusal(self._situation(), move)
        if found == Refusal("answer-first") and self.public()[0] != self.to_move:
            return Refusal("not-your-turn")
        return found

    def _situation(self) -> ThuneeSituation:
        return ThuneeSituation(
            seat=self.to_move,
            phase=self.phase,
            hand=self.hands[self.to_move],
            laid=self.trump_card if self.to_move == self.setter else None,
            call=self.call,
            setter=self.setter,
            leader=self.leader,
            trump=self.trump,
            solo=self.solo,
            called=self.double != NOBODY or self.khanaak != NOBODY,
            redealt=self.redealt,
            trick=self.trick,
            tricks=self.tricks,
            jodhis=self.jodhis,
        )

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (nothing is left to luck)
        """Return None, because players decide everything."""
        return None

    def public(self) -> tuple[int, str]:
        """Return the seat to act and the phase as seen by seats without a secret decision."""
        if self.phase not in SECRET:
            return self.to_move, self.phase
        if self.phase == "blind":
            return self.setter, "trump"
        if self.phase == "jodhi":
            return self.leader, "play"
        if self.trick:
            return (self.leader + 1) % self.game.players, "play"
        return (self.dealer + 2) % self.game.players, "bid"

    def _shown(self, seat: int) -> tuple[int, str]:
        """Return the seat to act and the phase as a seat sees them.

        The first bidder is asked for Trips after the trumpman, but sees from the beginning that they will be.
        """
        if seat == self.to_move:
            return seat, self.phase
        public = self.public()
        waits = self.phase in SECRET and public == (seat, "bid") and self.to_move == self._trumpman
        return (seat, "trips") if waits and self.rules.six_calls and equal_three(self.hands[seat]) else public

    @property
    def _trumpman(self) -> int:
        return (self.dealer + 1) % self.game.players

    def held(self, seat: int) -> list[int]:
        """Return a seat's cards, with its trump card that lies face down last."""
        laid = [] if self.trump_card is None or seat != self.setter else [self.trump_card]
        return self.hands[seat] + laid

    def claims(self) -> list[int]:
        """Return the points of the Jodhis claimed, by side."""
        return self._situation().claims()

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; return its events, in order."""
        told, seat, kind = len(self.history), self.to_move, move.kind
        self.made.append(move)
        if kind == "play":
            self._play(seat, move.cards[0])
        elif kind == "pass":
            self._pass(seat)
        elif kind == "bid":
            self.call, self.bidder, self.passed = move.points, seat, 0
            self._tell("bid", seat, (), move.points)
            self.to_move = (seat + 1) % self.game.players
        elif kind == "trump":
            self._lay(seat, move.cards[0])
            self._deal()
        elif kind == "trump last":
            self._deal()
            self._lay(seat, self.hands[seat][-1])
        elif kind == "jodhi":
            self._claim(seat, move.cards[0])
        elif kind == "redeal":
            self.redealt = True
            self._tell("redealt", seat)
            self._end()
        elif kind == "double":
            self.double = seat
            self._tell(kind, seat)
        elif kind == "khanaak":
            self.khanaak = seat
            self._tell(kind, seat)
        else:
            self._alone(seat, kind.replace(" ", "-"))
        return self.history[told:]

    def _tell(self, kind: str, seat: int, cards: tuple[int, ...] = (), points: int = 0) -> None:
        self.history.append(Event(kind, seat, cards, points))

    def _pass(self, seat: int) -> None:
        players = self.game.players
        if self.phase == "jodhi":
            self._ask((seat - self.leader) % players + 2)
            return
        if self.phase == "redeal" and self.trick:
            self.to_move, self.phase = self.public()
            return
        if self.phase in ("redeal", "trips"):
            self._ask_for_trips(0 if self.phase == "redeal" else (seat - self.dealer) % players or players)
            return
        if self.phase == "blind":
            if seat == self.setter:
                self.to_move = (seat + 2) % players
            else:
                self.to_move, self.phase = self.public()
            return
        self._tell("passed", seat)
        self.passed += 1
        if self.phase == "call":
            if self.passed == players:
                self.phase, self.leader = "play", (self.setter + 1) % players
                self.to_move = self.leader
            else:
                self.to_move = self.rules.callers(self.setter)[self.passed]
        elif self.passed == players // 2:
            self.setter = self._trumpman if self.bidder == NOBODY else self.bidder
            self.phase = "blind" if self.rules.blind_after else "trump"
            self.to_move = self.setter
        else:
            self.to_move = (seat + 2) % players

    def _ask_for_trips(self, asked: int) -> None:
        """Ask the next seat that holds three equal cards, after the first `asked` seats; then bid (6)."""
        seats = in_turn(self.game, self.dealer)
        for seat in seats[asked:] if self.rules.six_calls else ():
            if equal_three(self.hands[seat]):
                self.phase, self.to_move = "trips", seat
                return
        self.phase, self.to_move = "bid", seats[1]

    def _lay(self, seat: int, card: int) -> None:
        """Lay the trump card face down; then every seat may call Thunee (T6, T7)."""
        self.hands[seat].remove(card)
        self.trump_card, self.trump = card, SUIT[card]
        self._tell("trump", seat, (card,))
        self.phase, self.passed = "call", 0

    def _deal(self) -> None:
        """Deal the rest, except the cards that a blind caller may not see yet."""
        kept: list[int] = []
        size = self.rules.packets[-1]
        for place, seat in enumerate(in_turn(self.game, self.dealer)):
            packet = self.stock[place * size : (place + 1) * size]
            if seat == self.caller and self.solo.startswith("blind"):
                kept = packet
            else:
                self.hands[seat] += packet
                self._tell("dealt", seat, tuple(packet))
        self.stock = kept or self.stock[self.game.players * size :]

    def _alone(self, seat: int, solo: str) -> None:
        """Begin a hand that the caller is to win alone: no trump is set, and the caller leads."""
        self.solo, self.caller = solo, seat
        self._tell(solo, seat)
        if self.phase == "call":
            self._take_up()
            self.trump = NO_SUIT
        else:
            self.setter = NOBODY
            self._deal()
        self.phase, self.leader, self.to_move = "play", seat, seat

    def _take_up(self) -> None:
        """Return the trump card that lies face down to the setter's hand."""
        assert self.trump_card is not None
        self.hands[self.setter].append(self.trump_card)
        self._tell("exposed", self.setter, (self.trump_card,))
        if not self.solo:
            self.known[self.setter].add(self.trump_card)
        self.trump_card = None

    def _play(self, seat: int, card: int) -> None:
        players, trick = self.game.players, self.trick
        self.hands[seat].remove(card)
        self.known[seat].discard(card)
        trick.append(card)
        self._tell("played", seat, (card,))
        if self.trump_card is not None:
            self._take_up()
            if not self._opponents_trump(self.setter):
                if self.rules.void:
                    self._end_void(seat)
                else:
                    self.phase = "redeal"
                return
        elif self.trump == NO_SUIT and self.solo not in NO_TRUMP_CALLS:
            self.trump = SUIT[card]
            if self.rules.void and not self._opponents_trump(self.caller):
                self._end_void(seat)
                return
        if len(trick) == players:
            self._gather()
        else:
            self.to_move = (seat + 1) % players

    def _opponents_trump(self, maker: int) -> bool:
        """Return True if the opponents of the one who made trump have one, a card led included (T9)."""
        led = self.trick if self.leader % 2 != maker % 2 else ()
        opponents = self.hands[1 - maker % 2 :: 2]
        return any(SUIT[card] == self.trump for hand in (led, *opponents) for card in hand)

    def _end_void(self, seat: int) -> None:
        """End the hand without a score, because one side has no trump (T9)."""
        self.redealt = True
        self._tell("void", seat)
        self._end()

    def _gather(self) -> None:
        """Give a complete trick to its winner, who leads next, unless the hand ends."""
        cards = tuple(self.trick)
        won = trick_winner(self.solo, len(self.tricks), cards, self.trump)
        winner = (self.leader + won) % self.game.players
        side = winner % 2
        self.tricks.append((self.leader, cards, winner))
        self.taken[side] += sum([VALUE[card] for card in cards])
        self.won[side] += 1
        self.trick = []
        self.leader = self.to_move = winner
        self._tell("trick", winner, cards)
        if self._is_last(winner):
            self._end()
        elif self.solo:
            if self.stock and not self.hands[winner]:
                self.hands[winner] = self.stock
                self._tell("dealt", winner, tuple(self.stock))
                self.stock = []
        else:
            self._refill()
            if self._may_claim(side):
                self._ask(0)

    def _is_last(self, winner: int) -> bool:
        """Return True if the hand ends with the trick that a seat has just won."""
        lost = self.solo and winner != self.caller
        return bool(lost) or len(self.tricks) == (self.rules.solo_tricks if self.solo else self.rules.hand)

    def _refill(self) -> None:
        """Give the players further cards after a trick; only two players get some."""

    def _may_claim(self, side: int) -> bool:
        """Return True if a side that has just won a trick may claim Jodhis."""
        return self.rules.jodhi_due(self.won[side])

    def _jodhi_cards(self, seat: int) -> list[int]:
        """Return the cards of a seat from which it may claim a Jodhi now."""
        return self.hands[seat]

    def _ask(self, after: int) -> None:
        """Let the side of the trick's winner claim Jodhis, from the seat `after` seats on; then play on."""
        claimed, players = [king for _, _, king in self.jodhis], self.game.players
        for seat in range(self.leader + after, self.leader + players, 2):
            if jodhis(self._jodhi_cards(seat % players), claimed):
                self.phase, self.to_move = "jodhi", seat % players
                return
        self.phase, self.to_move = "play", self.leader

    def _claim(self, seat: int, king: int) -> None:
        points = jodhi_points(self._jodhi_cards(seat), king, self.trump)
        self.jodhis.append((seat, points, king))
        self._tell("jodhi", seat, (king,), points)
        if points >= TRUMP_JODHI:
            jack = [JACK[self.trump]] * (points > TRUMP_JODHI)
            self.known[seat].update((king, QUEEN[self.trump], *jack))
        self._ask((seat - self.leader) % self.game.players)

    def _end(self) -> None:
        self.phase = "over"
        for seat, points in enumerate(self.score().points):
            self._tell("scored", seat, (), points)

    def copy(self) -> Self:
        """Return an independent copy."""
        twin = self.__class__.__new__(self.__class__)
        for name in ThuneePosition.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.trick, twin.tricks = self.stock[:], self.trick[:], self.tricks[:]
        twin.taken, twin.won, twin.jodhis = self.taken[:], self.won[:], self.jodhis[:]
        twin.made, twin.history = self.made[:], self.history[:]
        twin.known, twin.seen = [known.copy() for known in self.known], [[] for _ in self.seen]
        return twin

    def count_so_far(self) -> Count | None:
        """Return the current count of the counting side (T11); None before play, or if a call replaces it."""
        return self.rules.count(self._situation())

    def balls(self) -> Balls | None:
        """Return the result of the hand; None before its end, and after a redeal."""
        if self.phase != "over" or self.redealt:
            return None
        winner = self.tricks[-1][2]
        rules = self.rules
        if self.solo:
            return rules.solo_balls(self.solo, self.caller, winner)
        if self.double != NOBODY:
            backward = self.call and self.double % 2 != self.setter % 2
            return thunee_score.doubled(self.double, winner, rules.double_of_call if backward else 2)
        if self.khanaak != NOBODY:
            return rules.khanaak_balls(
                self.khanaak, winner, self.setter, self.call, self.claims(), self.taken
            )
        counted = self.count_so_far()
        assert counted
        return thunee_score.ordinary(counted, self.call, self.rules.lost_call)

    def score(self) -> Score:
        """Return the score: the balls of the side that won the hand; empty before its end."""
        won, players = self.balls(), self.game.players
        if won is None:
            return Score(((),) * players, (0,) * players, ())
        winners = tuple(range(won.side, players, 2))
        line = (ScoreLine(won.rule, (), won.balls),)
        return Score(
            tuple(line if seat in winners else () for seat in range(players)),
            tuple(won.balls if seat in winners else 0 for seat in range(players)),
            winners,
        )

    def view(self, seat: int) -> ThuneeView:
        """Return the view of a seat: its hand, the tricks, all counts, and the public history."""
        to_move, phase = self._shown(seat)
        seen = self.seen[seat]
        # A trump card made void by Thunee returns to the hand unseen (T7).
        private = (*self.private, "exposed") if self.solo else self.private
        seen += [
            _masked(event) if event.kind in private and event.seat != seat else event
            for event in self.history[len(seen) :]
        ]
        lies, sets = self.trump_card is not None, seat == self.setter
        return ThuneeView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=to_move,
            phase=phase,
            hand=tuple(sorted(self.hands[seat], key=by_suit)),
            hand_sizes=tuple(map(len, self.hands)),
            known=tuple([tuple(sorted(known)) for known in self.known]),
            setter=self.setter,
            call=self.call,
            bidder=self.bidder,
            trump=SUITS[self.trump] if self.trump != NO_SUIT and (sets or not lies) else "",
            trump_card=HIDDEN if lies and not sets else self.trump_card,
            solo=self.solo,
            caller=self.caller,
            double=self.double,
            khanaak=self.khanaak,
            leader=self.leader,
            trick=tuple(self.trick),
            tricks=tuple(self.tricks),
            jodhis=tuple([(claimer, points) for claimer, points, _ in self.jodhis]),
            undealt=len(self.stock),
            history=tuple(seen),
        )


def _masked(event: Event) -> Event:
    """Return an event with its cards hidden."""
    return event._replace(cards=(HIDDEN,) * len(event.cards))
