# SPDX-License-Identifier: MIT
"""Thunee, the trick game of Durban, for two sides of two or three (docs/rules/thunee.md)."""

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Self

from thothit_desktop.games import thunee_calls, thunee_score
from thothit_desktop.games.cards import HIDDEN
from thothit_desktop.games.contract import (
    BadLayoutError,
    Event,
    Layout,
    Move,
    Refusal,
    Score,
    ScoreLine,
    View,
)
from thothit_desktop.games.layouts import check_cards
from thothit_desktop.games.spec import BadOptionError, GameSpec
from thothit_desktop.games.thunee_calls import SECRET
from thothit_desktop.games.thunee_cards import (
    DECK,
    JACK,
    KING,
    NO_SUIT,
    POWER,
    QUEEN,
    ROYAL_POWER,
    SUIT,
    SUITS,
    VALUE,
    best,
    by_suit,
    jodhi_points,
    jodhis,
)
from thothit_desktop.games.thunee_score import Balls, Count, Trick
from thothit_desktop.games.thunee_view import ThuneeView

_POOR = 10
"""A first packet of the trumpman that counts no more may be dealt again (T3)."""
_CLAIMING = (1, 3)
"""After which tricks of a side its Jodhis are claimed."""
_CLOSE = 11
"""With how many balls of a side Double is barred, by the option `no-doubles-on-11`."""
_MASKED = frozenset(("dealt", "trump", "jodhi", "exposed"))


class ThuneeGame:
    """Thunee with its seats and options settled. Raises BadOptionError for what it does not have.

    `hand` cards are dealt to each, `packet` of them before the bidding. `standing` is given for a round in
    which it bars Double: the balls by seat before it.
    """

    def __init__(
        self,
        spec: GameSpec,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        standing: tuple[int, ...] | None = None,
    ) -> None:
        self.spec = spec
        self.players, self.options = spec.resolve(players, options or {})
        self.playing = tuple(range(self.players))
        self.deck = DECK
        self.hand = len(DECK) // self.players
        self.packet = 4 if self.players == 4 else 3
        self.face_down = True
        self.goal = int(self.options["target"])
        self.lead = 2 if self.options["two-to-clear"] == "on" else 1
        self.transfer = self.options["last-trick"] == "transfer"
        self.lost_call = int(self.options["call-and-lost"])
        self.undertrump = self.options["undertrump"] == "allowed"
        self.last_card = self.options["last-card-trump"] == "allowed"
        self.royals = self.options["royals"] == "on"
        self.blind = self.options["blind"] == "on" and self.players == 4
        self.standing = standing
        self.doubles = standing is None
        self._settled = self.players, self.standing, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ThuneeGame):
            return NotImplemented
        return self._settled == other._settled and self.spec == other.spec

    def __hash__(self) -> int:
        return hash((self.spec.id, self._settled))

    def in_match(self, playing: tuple[int, ...], standing: tuple[int, ...] | None = None) -> "ThuneeGame":
        """The game of a round, which all play; it differs where the balls before it bar Double."""
        if playing != self.playing:
            raise BadOptionError(f"every round of {self.spec.id} is played by all")
        barring = self.options["no-doubles-on-11"] == "on" and max(standing or (0,)) >= _CLOSE
        settled = standing if barring else None
        return (
            self if settled == self.standing else ThuneeGame(self.spec, self.players, self.options, settled)
        )

    def deal(self, rng: random.Random, dealer: int | None = None) -> "ThuneePosition":
        """Shuffle and deal in two packets, from the seat after the dealer (by default the last seat)."""
        dealer = self.players - 1 if dealer is None else dealer
        deck = list(self.deck)
        rng.shuffle(deck)
        hands: list[tuple[int, ...]] = [() for _ in range(self.players)]
        start = 0
        for packet in (self.packet, self.hand - self.packet):
            for seat in self.seats_from(dealer + 1):
                hands[seat] += tuple(deck[start : start + packet])
                start += packet
        return ThuneePosition(self, Layout(tuple(hands), (), ()), dealer)

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of play, from one of them on."""
        return [(seat + i) % self.players for i in range(self.players)]

    def from_layout(self, layout: Layout, dealer: int | None = None) -> "ThuneePosition":
        """The position of a layout as dealt; raises BadLayoutError where the game cannot have it."""
        if len(layout.hands) != self.players:
            raise BadLayoutError(f"{len(layout.hands)} hands for {self.players} players")
        for seat, hand in enumerate(layout.hands):
            if len(hand) != self.hand:
                raise BadLayoutError(f"the hand of seat {seat} has {len(hand)} cards, not {self.hand}")
        check_cards(layout, Counter(self.deck), whole=True)
        return ThuneePosition(self, layout, self.players - 1 if dealer is None else dealer)

    def restore(self, view: View, hands: Sequence[Sequence[int]], stock: Sequence[int]) -> "ThuneePosition":
        """A possible position behind a view: every seat's hand filled in, and what is still in the deck.

        A trump card that lies face down comes last in the setter's hand. `stock` is in the order in which it
        would be dealt, packet by packet from the seat after the dealer. Which suit another seat's Jodhi was
        claimed in follows from its hand; where two would do, it is the first.
        """
        if not isinstance(view, ThuneeView):
            raise TypeError("not a view of Thunee")
        return ThuneePosition.behind(self, view, hands, stock)


class ThuneePosition:
    """A hand as it stands. Seats that are not there yet are -1, and so is the trump card when none lies.

    Phases: `redeal`, `bid`, `trump`, `call` (Thunee after the deal), `play`, `jodhi`, `over`. The hands are
    in the order dealt, `stock` is what is not dealt yet, in the order of dealing. `passed` counts who passed
    one after the other; `taken` and `won` are card points and tricks by side; `jodhis` are the seat, the
    points and the king of each claim.
    """

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
        "layout",
        "leader",
        "made",
        "passed",
        "phase",
        "power",
        "redealt",
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

    def __init__(self, game: ThuneeGame, layout: Layout, dealer: int) -> None:
        self.game, self.layout, self.dealer = game, layout, dealer
        self.hands = [list(hand[: game.packet]) for hand in layout.hands]
        seats = game.seats_from(dealer + 1)
        self.stock = [card for seat in seats for card in layout.hands[seat][game.packet :]]
        self.call, self.bidder, self.setter, self.passed = 0, -1, -1, 0
        self.trump, self.trump_card, self.power = NO_SUIT, HIDDEN, POWER
        self.solo, self.caller, self.double, self.khanaak = "", -1, -1, -1
        self.leader, self.redealt = -1, False
        self.trick: list[int] = []
        self.tricks: list[Trick] = []
        self.taken, self.won = [0, 0], [0, 0]
        self.jodhis: list[tuple[int, int, int]] = []
        self.made: list[Move] = []
        self.history = [Event("dealt", seat, tuple(self.hands[seat])) for seat in seats]
        trumpman = seats[0]
        if sum(VALUE[card] for card in self.hands[trumpman]) <= _POOR:
            self.phase, self.to_move = "redeal", trumpman
        else:
            self.phase, self.to_move = "bid", seats[1]

    @classmethod
    def behind(
        cls, game: ThuneeGame, view: ThuneeView, hands: Sequence[Sequence[int]], stock: Sequence[int]
    ) -> Self:
        """The position of `ThuneeGame.restore`."""
        position = cls.__new__(cls)
        position.game, position.layout, position.dealer = game, Layout((), (), ()), view.dealer
        position.hands, position.stock = [list(hand) for hand in hands], list(stock)
        position.to_move, position.phase = view.to_move, view.phase
        position.call, position.bidder, position.setter = view.call, view.bidder, view.setter
        position.trump = SUITS.find(view.trump or "-")
        position.trump_card = HIDDEN
        if view.trump_card is not None:
            position.trump_card = position.hands[view.setter].pop()
            position.trump = SUIT[position.trump_card]
        position.solo, position.caller = view.solo, view.caller
        position.power = ROYAL_POWER if "royals" in view.solo else POWER
        position.double, position.khanaak, position.leader = view.double, view.khanaak, view.leader
        position.trick, position.tricks = list(view.trick), list(view.tricks)
        position.taken, position.won = [0, 0], [0, 0]
        for _, cards, winner in view.tricks:
            position.taken[winner % 2] += sum([VALUE[card] for card in cards])
            position.won[winner % 2] += 1
        position.history, position.made = list(view.history), []
        position.passed, position.redealt = 0, False
        for event in reversed(view.history):
            if event.kind == "passed":
                position.passed += 1
            elif event.kind != "scored":
                position.redealt = event.kind == "redealt"
                break
        position.jodhis = position.claims_behind(view)
        return position

    def claims_behind(self, view: ThuneeView) -> list[tuple[int, int, int]]:
        """The Jodhis of a view, with the suit of each that the hands allow; HIDDEN where they allow none."""
        if not view.jodhis:
            return []
        found: dict[int, tuple[int, int, int]] = {}
        later: list[list[int]] = [list(hand) for hand in self.hands]
        for place in range(len(view.history) - 1, -1, -1):
            kind, seat, cards, points = view.history[place]
            if kind == "played":
                later[seat].append(cards[0])
            elif kind == "jodhi":
                king = cards[0]
                if king == HIDDEN:
                    taken = {claim[2] for claim in found.values()}
                    fitting = (
                        king
                        for king in jodhis(later[seat], taken)
                        if jodhi_points(later[seat], king, self.trump) == points
                    )
                    king = next(fitting, HIDDEN)
                found[place] = seat, points, king
        return [found[place] for place in sorted(found)]

    @property
    def is_over(self) -> bool:
        """All tricks are played, a call is decided, or the cards are dealt again."""
        return self.phase == "over"

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made so far."""
        return tuple(self.made)

    def every_card(self) -> list[int]:
        """All cards of the deal, wherever they lie."""
        won = (card for _, cards, _ in self.tricks for card in cards)
        laid = [] if self.trump_card == HIDDEN else [self.trump_card]
        return [*(card for hand in self.hands for card in hand), *self.stock, *self.trick, *laid, *won]

    def legal_moves(self) -> list[Move]:
        """Every legal move once: cards in the hand's order, then calls, a pass last."""
        return thunee_calls.legal_moves(self)

    def refusal(self, move: Move) -> Refusal | None:
        """Why the seat to act cannot make this move; None for a legal one."""
        return thunee_calls.refusal(self, move)

    def chance(self, rng: random.Random) -> Move | None:  # noqa: ARG002  (nothing is left to luck)
        """None: players decide everything."""
        return None

    def public(self) -> tuple[int, str]:
        """Whose turn it is and what for, as seats see it that are not asked a secret question themselves."""
        if self.phase not in SECRET:
            return self.to_move, self.phase
        if self.phase == "jodhi":
            return self.leader, "play"
        if self.trick:
            return (self.leader + 1) % self.game.players, "play"
        return (self.dealer + 2) % self.game.players, "bid"

    def held(self, seat: int) -> list[int]:
        """A seat's cards, the trump card that lies face down before it last."""
        return self.hands[seat] + [self.trump_card] * (seat == self.setter and self.trump_card >= 0)

    def claimed(self) -> list[int]:
        """The kings of the Jodhis claimed, HIDDEN where a restored position does not know the suit."""
        return [king for _, _, king in self.jodhis]

    def claims(self) -> list[int]:
        """The points of the Jodhis claimed, by side."""
        claims = [0, 0]
        for seat, points, _ in self.jodhis:
            claims[seat % 2] += points
        return claims

    def play(self, move: Move) -> list[Event]:
        """Make a legal move in place; what happened, in order."""
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
        if self.phase == "redeal":
            self.to_move, self.phase = self.public()
            return
        self._tell("passed", seat)
        self.passed += 1
        if self.phase == "call":
            self.to_move = (seat + 1) % players
            if self.passed == players:
                self.phase, self.leader = "play", (self.setter + 1) % players
                self.to_move = self.leader
        elif self.passed == players // 2:
            self.setter = self.bidder if self.bidder >= 0 else (self.dealer + 1) % players
            self.phase, self.to_move = "trump", self.setter
        else:
            self.to_move = (seat + 2) % players

    def _lay(self, seat: int, card: int) -> None:
        """Lay the trump card face down; then all are asked for Thunee (T6, T7)."""
        self.hands[seat].remove(card)
        self.trump_card, self.trump = card, SUIT[card]
        self._tell("trump", seat, (card,))
        self.phase, self.passed = "call", 0

    def _deal(self) -> None:
        """Deal the rest; what a blind caller may not see yet stays in the deck."""
        game, kept = self.game, list[int]()
        size = game.hand - game.packet
        for place, seat in enumerate(game.seats_from(self.dealer + 1)):
            packet = self.stock[place * size : (place + 1) * size]
            if seat == self.caller and self.solo.startswith("blind"):
                kept = packet
            else:
                self.hands[seat] += packet
                self._tell("dealt", seat, tuple(packet))
        self.stock = kept

    def _alone(self, seat: int, solo: str) -> None:
        """Thunee or Royals, blind or not: no trump is set, and the caller leads."""
        self.solo, self.caller = solo, seat
        self.power = ROYAL_POWER if "royals" in solo else POWER
        self._tell(solo, seat)
        if self.phase == "bid":
            self._deal()
        else:
            self._take_up()
            self.trump = NO_SUIT
        self.phase, self.leader, self.to_move = "play", seat, seat

    def _take_up(self) -> None:
        """The trump card goes back to the setter's hand."""
        self.hands[self.setter].append(self.trump_card)
        self._tell("exposed", self.setter, (self.trump_card,))
        self.trump_card = HIDDEN

    def _play(self, seat: int, card: int) -> None:
        game, trick = self.game, self.trick
        self.hands[seat].remove(card)
        trick.append(card)
        self._tell("played", seat, (card,))
        if self.trump_card >= 0:
            self._take_up()
            if not self._counters_trump():
                self.phase = "redeal"
                return
        elif self.trump == NO_SUIT:
            self.trump = SUIT[card]
        if len(trick) == game.players:
            self._gather()
        else:
            self.to_move = (seat + 1) % game.players

    def _counters_trump(self) -> bool:
        """Whether the counting side has a trump, the led card included (T9)."""
        counters = self.hands[1 - self.setter % 2 :: 2]
        return any(SUIT[card] == self.trump for hand in (self.trick, *counters) for card in hand)

    def _gather(self) -> None:
        """Give a complete trick to its winner, who leads, unless the hand ends with it."""
        game, cards = self.game, tuple(self.trick)
        winner = (self.leader + best(cards, self.trump, self.power)) % game.players
        side = winner % 2
        self.tricks.append((self.leader, cards, winner))
        self.taken[side] += sum([VALUE[card] for card in cards])
        self.won[side] += 1
        self.trick = []
        self.leader = self.to_move = winner
        self._tell("trick", winner, cards)
        if len(self.tricks) == game.hand or (self.solo and winner != self.caller):
            self._end()
        elif self.solo:
            if self.stock and not self.hands[winner]:
                self.hands[winner] = self.stock
                self._tell("dealt", winner, tuple(self.stock))
                self.stock = []
        elif self.won[side] in _CLAIMING:
            self._ask(0)

    def _ask(self, after: int) -> None:
        """Ask the side of the trick's winner for Jodhis, from the seat so many after it on; then it leads."""
        claimed, players = self.claimed(), self.game.players
        for seat in range(self.leader + after, self.leader + players, 2):
            if jodhis(self.hands[seat % players], claimed):
                self.phase, self.to_move = "jodhi", seat % players
                return
        self.phase, self.to_move = "play", self.leader

    def _claim(self, seat: int, king: int) -> None:
        points = jodhi_points(self.hands[seat], king, self.trump)
        self.jodhis.append((seat, points, king))
        self._tell("jodhi", seat, (king,), points)
        self._ask((seat - self.leader) % self.game.players)

    def _end(self) -> None:
        self.phase = "over"
        for seat, points in enumerate(self.score().points):
            self._tell("scored", seat, (), points)

    def copy(self) -> Self:
        """An independent position that plays on the same."""
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock, twin.trick, twin.tricks = self.stock[:], self.trick[:], self.tricks[:]
        twin.taken, twin.won, twin.jodhis = self.taken[:], self.won[:], self.jodhis[:]
        twin.made, twin.history = self.made[:], self.history[:]
        return twin

    def count(self) -> Count | None:
        """The count of the counting side as it stands (T11); None where a call replaces it, or none began."""
        if self.leader < 0 or self.solo or self.double >= 0 or self.khanaak >= 0 or self.redealt:
            return None
        return thunee_score.count(
            1 - self.setter % 2,
            self.tricks,
            self.call,
            self.claims(),
            last=len(self.tricks) == self.game.hand,
            transfer=self.game.transfer,
        )

    def balls(self) -> Balls | None:
        """What the hand came to; None before its end, and where it was dealt again."""
        if self.phase != "over" or self.redealt:
            return None
        winner = self.tricks[-1][2]
        if self.solo:
            return thunee_score.alone(self.solo, self.caller, winner)
        if self.double >= 0:
            return thunee_score.doubled(self.double, winner)
        if self.khanaak >= 0:
            counters = 1 - self.setter % 2
            return thunee_score.khanaak(self.khanaak, winner, self.claims(), self.taken, counters)
        counted = self.count()
        assert counted
        return thunee_score.ordinary(counted, self.call, self.game.lost_call)

    def score(self) -> Score:
        """The balls of the side that won the hand; nothing before its end."""
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

    def known(self) -> tuple[tuple[int, ...], ...]:
        """By seat, the cards everybody knows to be in its hand: the trump card shown, a Jodhi in trumps."""
        known: list[list[int]] = [[] for _ in self.hands]
        if self.solo or self.setter < 0 or not (self.trick or self.tricks):
            return tuple(map(tuple, known))
        shown = next(event for event in self.history if event.kind == "exposed")
        known[shown.seat] += shown.cards
        for seat, points, _ in self.jodhis:
            if points >= 40:
                known[seat] += (KING[self.trump], QUEEN[self.trump], *[JACK[self.trump]] * (points == 50))
        return tuple(
            tuple(sorted(set(cards).intersection(hand)))
            for cards, hand in zip(known, self.hands, strict=True)
        )

    def view(self, seat: int) -> ThuneeView:
        """All that a seat may know: its hand, the tricks, every count, and the public history."""
        to_move, phase = (self.to_move, self.phase) if seat == self.to_move else self.public()
        lying, mine = self.trump_card >= 0, seat == self.setter
        return ThuneeView(
            game=self.game,
            seat=seat,
            dealer=self.dealer,
            to_move=to_move,
            phase=phase,
            hand=tuple(sorted(self.hands[seat], key=by_suit)),
            hand_sizes=tuple(map(len, self.hands)),
            known=self.known(),
            setter=self.setter,
            call=self.call,
            bidder=self.bidder,
            trump=SUITS[self.trump] if self.trump >= 0 and (mine or not lying) else "",
            trump_card=(self.trump_card if mine else HIDDEN) if lying else None,
            solo=self.solo,
            caller=self.caller,
            double=self.double,
            khanaak=self.khanaak,
            leader=self.leader,
            trick=tuple(self.trick),
            tricks=tuple(self.tricks),
            jodhis=tuple((claimer, points) for claimer, points, _ in self.jodhis),
            undealt=len(self.stock),
            history=tuple(
                event
                if event.kind not in _MASKED or event.seat == seat or self._open(event)
                else event._replace(cards=(HIDDEN,) * len(event.cards))
                for event in self.history
            ),
        )

    def _open(self, event: Event) -> bool:
        """Whether all see the cards of an event: the trump card is shown, unless Thunee has made it void."""
        return event.kind == "exposed" and not self.solo
