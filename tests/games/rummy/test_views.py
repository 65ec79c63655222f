# SPDX-License-Identifier: MIT
"""Views of the rummy games: known and hidden cards, and the reason of every refusal."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import positions, walk
from tests.tiers import examples
from thothit_desktop.games.cards import CEKI, HIDDEN, card
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.rummy.hand import COPIES
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES
from thothit_desktop.games.rummy.position import KowahPosition
from thothit_desktop.games.rummy.spec import KOWAH
from thothit_desktop.games.rummy.turn_position import TurnPosition

seeds = st.integers(0, 2**32 - 1)
rounds = positions(specs=[KOWAH, *MATA_GAMES])
of_kowah, of_mata = positions(specs=[KOWAH]), positions(specs=MATA_GAMES)
Rummy = TurnPosition[Any, Any]
WORDS = ("draw", "take", "claim", "pass", "call-one", "call-any")


def passed(position: Rummy) -> Iterator[Rummy]:
    """The position, and what becomes of it as long as secret questions are answered with pass."""
    twin = position.copy()
    while True:
        yield twin
        passes = [move for move in twin.legal_moves() if move.kind == "pass"]
        if not passes:
            return
        twin.play(passes[0])


@given(position=rounds)
def test_while_another_is_asked_it_looks_as_if_nobody_were(position: Rummy) -> None:
    for twin in passed(position):
        asked = {seat for seat, phase in position.asked if position.is_secret(phase)}
        for seat in set(position.game.playing) - asked:
            assert twin.view(seat) == position.view(seat)
        for seat in asked:
            view = position.view(seat)
            assert view.to_move == seat
            assert view.phase in ("checki", "call", "claim")


@given(position=rounds)
def test_no_view_shows_a_pass(position: Rummy) -> None:
    again = position.game.from_layout(position.layout, position.dealer)
    for move in position.moves:
        seat, before = again.to_move, [again.view(seat) for seat in again.game.playing]
        events = again.play(move)
        if move.kind == "pass":
            after = [again.view(other) for other in again.game.playing]
            others = [other for other in again.game.playing if other != seat]
            assert [before[other] for other in others] == [after[other] for other in others]
            assert events == [] or again.is_over


def shuffled_behind(position: Rummy, viewer: int, rng: random.Random) -> Layout:
    """The layout with all cards changed that the viewer has never seen, but for those of who has called.

    Whoever has called must be able to do so again, and to stay ready.
    """
    hands, stock = [list(hand) for hand in position.layout.hands], list(position.layout.stock)
    places = [[(hand, i) for i in range(len(hand))] for hand in hands]
    public: list[list[int]] = [[] for _ in hands]
    top = 0
    for before, event in pairwise((position.history[0], *position.history)):
        if event.kind == "drew":
            places[event.seat].append((stock, top))
        if event.kind in ("showed", "took", "kept"):
            public[event.seat] += event.cards
        if event.kind == "claimed" and before.kind == "showed":
            public[before.seat].remove(event.cards[0])
        if event.kind in ("drew", "showed"):
            top += 1
        if event.kind == "discarded" and event.cards[0] in public[event.seat]:
            public[event.seat].remove(event.cards[0])
        elif event.kind == "discarded":
            mine = places[event.seat]
            mine.remove(next(place for place in mine if place[0][place[1]] == event.cards[0]))
    hidden = [(stock, place) for place in range(top, len(stock))]
    told = ("declared", "called-one", "called-any", "won")
    declared = {event.seat for event in position.history if event.kind in told}
    for seat in set(position.game.playing) - declared - {viewer}:
        hidden += places[seat]
    found = [where[place] for where, place in hidden]
    rng.shuffle(found)
    for (where, place), design in zip(hidden, found, strict=True):
        where[place] = design
    return Layout(tuple(map(tuple, hands)), (), tuple(stock))


@given(position=rounds, seed=seeds)
@examples(150)
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: Rummy, seed: int) -> None:
    """Hidden cards change places; the same moves are made again, and new questions answered with pass."""
    rng, again, made = random.Random(seed), position.game.from_layout(position.layout, position.dealer), []
    dealt = again.winner
    for move in position.moves:
        made.append((again.to_move, again.phase, move))
        again.play(move)
    for viewer in position.game.playing:
        twin = position.game.from_layout(shuffled_behind(position, viewer, rng), position.dealer)
        while twin.winner != dealt:  # a hand of the games with mata may win as dealt
            twin = position.game.from_layout(shuffled_behind(position, viewer, rng), position.dealer)
        for seat, phase, move in made:
            if move.kind == "pass" and seat != viewer:
                continue
            while (twin.to_move, twin.phase) != (seat, phase):
                twin.play(Move("pass"))
            twin.play(move)
        assert twin.view(viewer) == position.view(viewer)


@pytest.mark.whole
@given(position=rounds)
def test_every_other_move_is_refused_in_words(position: Rummy) -> None:
    allowed, asked = set(position.legal_moves()), position.view(position.to_move)
    named = [Move(kind, (design,)) for kind in ("discard", "checki") for design in (*CEKI, card("As"))]
    tried = [*named, *map(Move, WORDS), Move("bid", (), (), 10), Move("play", (card("C1"),))]
    tried += [move._replace(seats=(seat,)) for move in tried for seat in range(5)]
    for move in tried:
        refusal = position.refusal(move)
        assert (refusal is None) == (move in allowed)
        assert refusal is None or str(reason(refusal))
        if not move.seats:
            assert asked.refusal(move) == refusal
        for seat in position.game.playing:
            view = position.view(seat)
            own = view.refusal(move)
            assert (own is None) == (move in view.legal_moves())
            assert own is None or str(reason(own))


@given(position=rounds)
def test_what_everybody_knows_is_in_the_hands(position: Rummy) -> None:
    views = [position.view(seat) for seat in position.game.playing]
    for view in views:
        assert view.known == views[0].known
        for hand, known in zip(position.hands, view.known, strict=True):
            assert all(hand.count(design) >= known.count(design) for design in known)


@given(position=of_kowah)
def test_everybody_sees_the_pairs_shown(position: KowahPosition) -> None:
    views = [position.view(seat) for seat in position.game.playing]
    for view in views:
        assert view.declared == views[0].declared
        for known, pair in zip(view.known, view.declared, strict=True):
            assert all(known.count(design) >= 2 for design in pair)


@given(position=of_mata)
def test_everybody_sees_calls_and_turned_cards(position: MataPosition) -> None:
    told = {
        event.seat: event.kind.removeprefix("called-") for event in position.history if "called" in event.kind
    }
    turned = [card for event in position.history if event.kind == "turned" for card in event.cards]
    for seat in position.game.playing:
        view = position.view(seat)
        assert view.calls == tuple(told.get(other, "") for other in position.game.playing)
        assert view.turned == tuple(turned)


@given(position=of_mata)
def test_a_seat_knows_what_it_waits_for(position: MataPosition) -> None:
    for seat in position.game.playing:
        view = position.view(seat)
        if len(view.hand) == position.rules.hand:
            assert view.waits == position.waits(seat)
            assert view.possible_call == position.rules.call_of(position.hands[seat])
        assert bool(view.waits) == bool(view.call) or len(view.resting) > position.rules.hand


@given(position=of_kowah)
def test_at_most_one_seat_waits_for_a_card_that_can_come(position: KowahPosition) -> None:
    """If two seats wait for the same design, they hold all copies of it."""
    resting = [seat for seat in position.game.playing if len(position.hands[seat]) == position.rules.hand]
    waiting = [design for seat in resting for design in position.waits(seat)]
    for design in waiting:
        held = [position.hands[seat].count(design) for seat in resting if design in position.waits(seat)]
        assert len(held) == 1 or sum(held) == COPIES
    assert len([phase for _, phase in position.asked if phase == "claim"]) <= 1


@given(position=of_kowah)
def test_a_view_tells_its_own_waits(position: KowahPosition) -> None:
    for seat in position.game.playing:
        view = position.view(seat)
        if len(view.hand) == position.rules.hand:
            assert view.waits == position.waits(seat)
            assert set(view.waits) <= set(view.ready_pairs)
        assert all(view.is_dead(design) == (view.hand.count(design) == COPIES) for design in view.waits)


@given(position=rounds, seed=seeds)
def test_a_late_claim_is_told_so(position: Rummy, seed: int) -> None:
    """A seat that passed its claim, or was too slow, may not claim after all."""
    for twin in walk(position, random.Random(seed)):
        if twin.phase == "claim":
            seat = twin.to_move
            claim, after = Move("claim", (), (seat,)), twin.copy()
            after.play(Move("pass", (), (seat,)))
            late = after.refusal(claim), after.view(seat).refusal(claim)
            assert {refusal.code for refusal in late if refusal} == {
                "game-over" if after.is_over else "too-late"
            }


@given(position=rounds)
def test_a_card_just_drawn_is_seen_by_who_may(position: Rummy) -> None:
    for seat in position.game.playing:
        view, last = position.view(seat), position.history[-1]
        sees = last.seat == seat or last.kind in ("showed", "took", "kept")
        assert view.drawn == (position.drawn if sees or position.drawn is None else HIDDEN)
        assert view.drawn is None or view.phase in ("discard", "claim")
