# SPDX-License-Identifier: MIT
"""The solvers of Thunee with all cards open, compared with every line of play."""

import random
from collections.abc import Sequence
from typing import NamedTuple

from hypothesis import given
from hypothesis import strategies as st

from tests.games.thunee.rounds import SET, X1, laid, said
from tests.tiers import examples
from thothit_desktop.games import cards
from thothit_desktop.games.cards import code
from thothit_desktop.games.thunee.cards import (
    DECK,
    NO_SUIT,
    POWER,
    ROYAL_POWER,
    SUIT,
    VALUE,
    best,
    jodhi_points,
    jodhis,
    playable,
)
from thothit_desktop.players.thunee.bitboard import ALL, ROYAL, USUAL, bits, mirrored
from thothit_desktop.players.thunee.solo_solver import CAUGHT, MADE, PARTNER, SoloSolver
from thothit_desktop.players.thunee.solver import Rules, Solver, Spot


class Ending(NamedTuple):
    """The last tricks of a hand, with cards; `trick` lies from `leader` on."""

    hands: list[list[int]]
    trick: list[int]
    leader: int
    trump: int

    @property
    def seat(self) -> int:
        return (self.leader + len(self.trick)) % len(self.hands)


@st.composite
def endings(draw: st.DrawFn, solo: bool = False) -> Ending:
    """Two or three cards each, of many suits or few, some of a trick played."""
    players = draw(st.sampled_from((4, 6)))
    each = draw(st.integers(1, 3 if players == 4 else 2))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    pack = [c for c in DECK if SUIT[c] < 2] + [c for c in DECK if SUIT[c] > 1]
    deck = rng.sample(pack[: draw(st.sampled_from((12, 24)))], players * each)
    hands = [deck[seat * each : (seat + 1) * each] for seat in range(players)]
    leader, trump = rng.randrange(players), rng.randrange(4)
    ending = Ending(hands, [], leader, trump)
    for _ in range(0 if solo else draw(st.integers(0, players - 1))):
        hand = ending.hands[ending.seat]
        card = rng.choice(playable(hand, ending.trick, trump, POWER, undertrump=True))
        hand.remove(card)
        ending.trick.append(card)
    return ending


def spot_of(ending: Ending, power: Sequence[int] = POWER) -> Spot:
    """The trick as a solver takes it, told with cards."""
    pack = USUAL if power is POWER else ROYAL
    held = [card for hand in ending.hands for card in hand]
    players, trick = len(ending.hands), ending.trick
    if not trick:
        return Spot(pack.mask(held), ending.seat, players, ALL, 0, -1, 0)
    place = best(trick, ending.trump, power)
    beating = [card for card in DECK if best([trick[0], trick[place], card], ending.trump, power) == 2]
    led = [card for card in DECK if SUIT[card] == SUIT[trick[0]]]
    winner = (ending.leader + place) % players
    worth = sum(VALUE[card] for card in trick)
    return Spot(
        pack.mask(held),
        ending.seat,
        players - len(trick),
        pack.mask(led),
        pack.mask(beating),
        winner,
        worth,
    )


def most(ending: Ending, side: int, rules: Rules, pending: tuple[bool, bool]) -> int:
    """Return the counting side's count if all see all cards, by a full search."""
    seat, hands = ending.seat, ending.hands
    choices = playable(hands[seat], ending.trick, ending.trump, POWER, undertrump=not rules.barred)
    results = [after(ending, card, side, rules, pending) for card in choices]
    return max(results) if seat % 2 == side else min(results)


def after(ending: Ending, card: int, side: int, rules: Rules, pending: tuple[bool, bool]) -> int:
    hands = [[c for c in hand if c != card] for hand in ending.hands]
    trick = [*ending.trick, card]
    if len(trick) < len(hands):
        return most(Ending(hands, trick, ending.leader, ending.trump), side, rules, pending)
    winner = (ending.leader + best(trick, ending.trump, POWER)) % len(hands)
    ours = winner % 2 == side
    count = sum(VALUE[c] for c in trick) if ours else 0
    if not any(hands):
        return count + (rules.last_trick if ours else 0)
    left = list(pending)
    if left[winner % 2]:
        left[winner % 2] = False
        for hand in hands[winner % 2 :: 2]:
            for king in jodhis(hand, ()):
                count += jodhi_points(hand, king, ending.trump) * (1 if ours else -1)
    return count + most(Ending(hands, [], winner, ending.trump), side, rules, (left[0], left[1]))


@given(
    ending=endings(),
    side=st.integers(0, 1),
    rules=st.builds(Rules, st.sampled_from((10, 20)), st.booleans()),
    pending=st.tuples(st.booleans(), st.booleans()),
)
@examples(150)
def test_the_solver_finds_what_trying_everything_finds(
    ending: Ending, side: int, rules: Rules, pending: tuple[bool, bool]
) -> None:
    mask = sum(1 << one for one in (0, 1) if pending[one])
    solver = Solver([USUAL.mask(hand) for hand in ending.hands], ending.trump, side, rules, mask)
    spot = spot_of(ending)
    allowed = playable(
        ending.hands[ending.seat], ending.trick, ending.trump, POWER, undertrump=not rules.barred
    )
    assert solver.legal(spot) == USUAL.mask(allowed)
    for card in allowed:
        truth = after(ending, card, side, rules, pending)
        for need in (truth + 1, truth, truth - 5, truth + 20):
            assert solver.reaches(spot, USUAL.bit(card), need) == (need <= truth)


def alone(ending: Ending, card: int, caller: int, power: Sequence[int], barred: bool) -> int:
    """Return the outcome of Thunee or Royals by a full search."""
    hands = [[c for c in hand if c != card] for hand in ending.hands]
    trick, seats = [*ending.trick, card], len(ending.hands)
    if len(trick) == seats:
        winner = (ending.leader + best(trick, ending.trump, power)) % seats
        if winner != caller:
            return PARTNER if winner % 2 == caller % 2 else CAUGHT
        if not any(hands):
            return MADE
        trick = []
    then = Ending(hands, trick, ending.leader if trick else caller, ending.trump)
    choices = playable(hands[then.seat], trick, ending.trump, power, undertrump=not barred)
    outcomes = [alone(then, choice, caller, power, barred) for choice in choices]
    return max(outcomes) if then.seat % 2 == caller % 2 else min(outcomes)


@given(ending=endings(solo=True), royal=st.booleans(), barred=st.booleans(), seed=st.integers(0, 99))
@examples(150)
def test_thunee_ends_as_trying_everything_says(ending: Ending, royal: bool, barred: bool, seed: int) -> None:
    """Also from within the first trick."""
    caller, power, pack = ending.leader, ROYAL_POWER if royal else POWER, ROYAL if royal else USUAL
    rng = random.Random(seed)
    for _ in range(rng.randrange(len(ending.hands))):
        hand = ending.hands[ending.seat]
        card = rng.choice(playable(hand, ending.trick, ending.trump, power, undertrump=True))
        hand.remove(card)
        ending.trick.append(card)
    solver = SoloSolver([pack.mask(hand) for hand in ending.hands], pack, ending.trump, caller, barred)
    for card in playable(ending.hands[ending.seat], ending.trick, ending.trump, power, undertrump=True):
        truth = alone(ending, card, caller, power, barred)
        assert solver.outcome(spot_of(ending, power), pack.bit(card)) == truth


def test_x1_is_worth_54_once_the_last_cards_are_forced() -> None:
    """After four tricks of X1 the counters have 54, and nothing they or the others do changes that."""
    said_so_far = "Jh, Kh, Th, Ah, 9h, As, Qd, Td, pass, Jd, Ts, 9s, Kd, Js, Qh, 9d, Ac"
    moves = [move for move in said_so_far.split(", ") if move != "pass"]
    position = said(laid(X1), SET)
    for move in moves:
        while position.phase == "jodhi":
            said(position, "pass")
        said(position, move)
    count = position.count_so_far()
    assert count
    assert count.total == 54
    hands = [USUAL.mask(hand) for hand in position.hands]
    solver = Solver(hands, 0, 0, Rules())
    spot = Spot(sum(hands), position.to_move, 4, ALL, 0, -1, 0)
    for bit in bits(solver.legal(spot)):
        assert solver.reaches(spot, bit, 0)
        assert not solver.reaches(spot, bit, 1)


def test_the_order_of_royals_is_that_of_thunee_upside_down() -> None:
    for card in DECK:
        assert USUAL.card(USUAL.bit(card)) == ROYAL.card(ROYAL.bit(card)) == card
        assert mirrored(USUAL.bit(card)) == ROYAL.bit(card)
        assert mirrored(ROYAL.bit(card)) == USUAL.bit(card)
    for trump in (*range(4), NO_SUIT):
        for pack, power in ((USUAL, POWER), (ROYAL, ROYAL_POWER)):
            for entry in pack.entries[trump]:
                card = pack.card(entry.bit)
                beating = [other for other in DECK if other != card and best([card, other], trump, power)]
                assert entry.beaten_by == pack.mask(beating), code(card)
                assert entry.points == VALUE[card]
    assert cards.codes(USUAL.card(bit) for bit in bits(USUAL.mask(cards.faces(("Jc", "Qs", "9d"))))) == [
        "Qs",
        "9d",
        "Jc",
    ]
