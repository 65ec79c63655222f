# SPDX-License-Identifier: MIT
"""A solver of Thunee hands of two players with all cards open (docs/players.md)."""

from collections.abc import Callable

from thothit_desktop.games.thunee.score import LAST_TRICK
from thothit_desktop.games.thunee.stacks import HALF
from thothit_desktop.players.thunee.bitboard import SUIT, USUAL, Ordered, numbers
from thothit_desktop.players.thunee.duel import (
    ALL_TRICKS,
    DuelWorld,
    Start,
    jodhi_worth,
    jodhis,
    legal_cards,
    may_claim,
    played_out,
)

_NOTHING, _EVERYTHING = -10_000, 10_000


class DuelSolver:
    """Finds whether the counting seat can get some points from here on, whatever the other plays.

    The second half of two deals is not searched from the first one: it counts what rules of thumb bring,
    by its leader. The hands must have been laid open if they are to be. `go_on` may raise an error to end
    the search.
    """

    def __init__(self, world: DuelWorld, start: Start, go_on: Callable[[], None]) -> None:
        self._world, self._start, self._go_on = world, start, go_on
        self._trumps = SUIT[world.trump]
        self._high = Ordered(USUAL.entries[world.trump])
        self._entries = USUAL.entries[world.trump]
        self._at_least: dict[tuple[int, ...], int] = {}
        self._at_most: dict[tuple[int, ...], int] = {}
        self._below = world.below
        first = start.tricks < HALF and not start.open_face
        self._end = HALF if first else ALL_TRICKS
        self._after = self._second_half() if first else None
        after = self._after or (-LAST_TRICK, LAST_TRICK)
        hands = list(world.hands)
        hands[1 - start.seat] |= start.led
        for card, lying in world.below.items():
            hands[0 if card & hands[0] else 1] |= lying
        counter = start.counter
        all_jodhis = [jodhi_worth(hand, jodhis(hand, start.claimed), self._trumps) for hand in hands]
        self._most = max(after) + all_jodhis[counter]
        self._least = min(after) - all_jodhis[1 - counter]
        self._rest = sum(USUAL.points[number] for hand in hands for number in numbers(hand))

    def _second_half(self) -> tuple[int, int]:
        """Return the counting seat's points of the second half by its leader."""
        start = self._start._replace(led=0, tricks=HALF, won=(0, 0))
        hands = sum(self._world.later[0]), sum(self._world.later[1])
        world = self._world._replace(hands=hands, later=((), ()))
        return played_out(world, start._replace(seat=0)), played_out(world, start._replace(seat=1))

    def reaches(self, bit: int, need: int) -> bool:
        """Return True if the counting seat gets `need` points from here on with this card played first."""
        start, hands = self._start, list(self._world.hands)
        hands[start.seat] ^= bit
        if start.led:
            return self._trick(hands, 1 - start.seat, start.led, bit, need, self._rest, self._state())
        return self._reply(hands, start.seat, bit, need, self._rest, self._state())

    def _state(self) -> tuple[int, int, int, int]:
        return self._start.tricks, self._start.won[0], self._start.won[1], self._start.claimed

    def _lead(
        self, hands: list[int], leader: int, need: int, rest: int, state: tuple[int, int, int, int]
    ) -> bool:
        if need <= self._least:
            return True
        if rest + self._most < need:
            return False
        claims = jodhis(hands[0], state[3]) | jodhis(hands[1], state[3]) if not self._start.open_face else 1
        key = (hands[0], hands[1], leader, *(state if claims else ()))
        if self._at_least.get(key, _NOTHING) >= need:
            return True
        if self._at_most.get(key, _EVERYTHING) < need:
            return False
        if state[0] < ALL_TRICKS - 4:
            self._go_on()
        counting = leader == self._start.counter
        other = hands[1 - leader]
        answer = not counting
        entries = self._high[hands[leader]]
        sure = [e for e in entries if not (other & e.suit or other) & e.beaten_by]
        for entry in [*sure, *(e for e in reversed(entries) if e not in sure)]:
            after = hands[:]
            after[leader] ^= entry.bit
            if self._reply(after, leader, entry.bit, need, rest, state) == counting:
                answer = counting
                break
        if answer:
            self._at_least[key] = need
        else:
            self._at_most[key] = need - 1
        return answer

    def _reply(
        self,
        hands: list[int],
        leader: int,
        led: int,
        need: int,
        rest: int,
        state: tuple[int, int, int, int],
    ) -> bool:
        seat = 1 - leader
        counting = seat == self._start.counter
        entry = self._entries[led.bit_length() - 1]
        legal = legal_cards(hands[seat], entry)
        beating = legal & entry.beaten_by
        for card in (*reversed(self._high[beating]), *reversed(self._high[legal ^ beating])):
            after = hands[:]
            after[seat] ^= card.bit
            if self._trick(after, leader, led, card.bit, need, rest, state) == counting:
                return counting
        return not counting

    def _trick(
        self,
        hands: list[int],
        leader: int,
        led: int,
        card: int,
        need: int,
        rest: int,
        state: tuple[int, int, int, int],
    ) -> bool:
        start = self._start
        entry = self._entries[led.bit_length() - 1]
        winner = 1 - leader if card & entry.beaten_by else leader
        points = entry.points + USUAL.points[card.bit_length() - 1]
        tricks, claimed = state[0] + 1, state[3]
        won = [state[1], state[2]]
        won[winner] += 1
        sign = 1 if winner == start.counter else -1
        if sign > 0:
            need -= points
        if tricks == self._end:
            last = self._after[winner] if self._after else sign * LAST_TRICK
            return need <= last
        if may_claim(start, tricks, won[winner]):
            queens = jodhis(hands[winner], claimed)
            if queens:
                claimed |= queens
                need -= sign * jodhi_worth(hands[winner], queens, self._trumps)
        if start.open_face:
            hands[leader] |= self._below.get(led, 0)
            hands[1 - leader] |= self._below.get(card, 0)
            won = [0, 0]
        return self._lead(hands, winner, need, rest - points, (tricks, won[0], won[1], claimed))
