# SPDX-License-Identifier: MIT
"""Views of Sampèn and Thothit Banyuwangi: what is hidden, and the reason of every refusal."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.rounds import positions
from tests.tiers import examples
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import CEKI, HIDDEN, card
from thothit_desktop.games.contract import Layout, Move
from thothit_desktop.games.matching.position import MatchingPosition
from thothit_desktop.games.matching.spec import MATCHING, MatchingSpec
from thothit_desktop.games.refusals import reason

seeds = st.integers(0, 2**32 - 1)
rounds = positions(specs=MATCHING)


@given(position=rounds)
def test_while_another_is_asked_it_looks_as_if_nobody_were(position: MatchingPosition) -> None:
    if position.phase == "claim":
        asked, after = position.to_move, position.copy()
        after.play(Move("pass", (), (asked,)))
        for seat in set(position.game.playing) - {asked}:
            assert position.view(seat) == after.view(seat)
            assert position.view(seat).phase in ("turn", "over")
        assert (position.view(asked).to_move, position.view(asked).phase) == (asked, "claim")


@given(position=rounds)
def test_no_view_shows_a_pass(position: MatchingPosition) -> None:
    again = position.game.from_layout(position.layout, position.dealer)
    for move in position.moves:
        seat, before = again.to_move, [again.view(seat) for seat in again.game.playing]
        again.play(move)
        if move.kind == "pass":
            after = [again.view(other) for other in again.game.playing]
            assert all(before[other] == after[other] for other in again.game.playing if other != seat)


def shuffled_behind(position: MatchingPosition, viewer: int, rng: random.Random) -> Layout:
    """The layout with the cards changed that the viewer has never seen.

    In Sampèn no hand gets a new pair; and nobody has the twin of the card that was not matched after satu.
    """
    hands, stock = [list(hand) for hand in position.layout.hands], list(position.layout.stock)
    hidden = [(stock, place) for place in range(len(stock) - len(position.stock), len(stock))]
    for seat in set(position.game.playing) - {viewer}:
        left = Counter(position.hands[seat])
        for place, held in enumerate(hands[seat]):
            if left[held]:
                left[held] -= 1
                hidden.append((hands[seat], place))
    found = [where[place] for where, place in hidden]
    barred = position.open if position.caller is not None else None
    while True:
        rng.shuffle(found)
        for (where, place), design in zip(hidden, found, strict=True):
            where[place] = design
        if any(
            design == barred for (where, _), design in zip(hidden, found, strict=True) if where is not stock
        ):
            continue
        layout = Layout(tuple(map(tuple, hands)), (), tuple(stock))
        dealt = zip(layout.hands, position.layout.hands, strict=True)
        if not position.rules.pairs or all(
            position.rules.pairs_of(new) == position.rules.pairs_of(old) for new, old in dealt
        ):
            return layout


@given(position=rounds, seed=seeds)
@examples(150)
def test_what_a_seat_cannot_see_leaves_its_view_equal(position: MatchingPosition, seed: int) -> None:
    """Hidden cards change places; the same moves are made again, and new questions answered with pass."""
    rng, again, made = random.Random(seed), position.game.from_layout(position.layout, position.dealer), []
    for move in position.moves:
        made.append((again.to_move, again.phase, move))
        again.play(move)
    for viewer in position.game.playing:
        twin = position.game.from_layout(shuffled_behind(position, viewer, rng), position.dealer)
        for seat, phase, move in made:
            if move.kind == "pass" and seat != viewer:
                continue
            while (twin.to_move, twin.phase) != (seat, phase):
                twin.play(Move("pass", (), (twin.to_move,)))
            if move.kind == "keep" and seat != viewer:  # nobody sees the card that is kept
                kept = Counter(twin.hands[seat]) - Counter(position.away[seat])
                twin.play(Move("keep", tuple(kept.elements())))
            else:
                twin.play(move)
        assert twin.view(viewer) == position.view(viewer)


@pytest.mark.whole
@given(position=rounds)
def test_every_other_move_is_refused_in_words(position: MatchingPosition) -> None:
    allowed, asked = set(position.legal_moves()), position.view(position.to_move)
    named = [Move(kind, (design,)) for kind in ("turn", "discard", "keep") for design in (*CEKI, card("As"))]
    tried = [*named, Move("claim"), Move("pass"), Move("bid", (), (), 10), Move("play", (card("C1"),))]
    tried += [move._replace(seats=(seat,)) for move in tried for seat in range(6)]
    for move in tried:
        refusal = position.refusal(move)
        assert (refusal is None) == (move in allowed)
        assert refusal is None or str(reason(refusal))
        if move.kind != "turn":
            assert asked.refusal(move) == refusal
        for seat in position.game.playing:
            view = position.view(seat)
            own = view.refusal(move)
            assert (own is None) == (move in view.legal_moves())
            assert own is None or str(reason(own))


@given(position=rounds)
def test_what_is_open_is_seen_by_all_and_other_hands_by_nobody(position: MatchingPosition) -> None:
    for seat in position.game.playing:
        view = position.view(seat)
        assert view.middle[-1:] == (view.open,) or view.open is None
        assert sorted(view.hand) == sorted(position.hands[seat])
        assert view.hand_sizes == tuple(map(len, position.hands))
        dealt = {event.seat: event.cards for event in view.history if event.kind == "dealt"}
        assert all((HIDDEN in dealt[other]) == (other != seat) for other in position.game.playing)
        assert (view.unseen().count(view.open) <= 1) if view.open is not None else True


@pytest.mark.parametrize("spec", MATCHING, ids=lambda spec: spec.id)
def test_a_position_behind_each_view_plays_on_the_same(spec: MatchingSpec) -> None:
    game = new_game(spec.id, 3)
    for seed in range(3):
        rng, position = random.Random(seed), game.deal(random.Random(seed))
        assert isinstance(position, MatchingPosition)
        while not position.is_over:
            view = position.view(position.to_move)
            world = game.restore(view, position.hands, position.stock)
            assert world.copy().legal_moves() == position.legal_moves()
            assert sorted(world.every_card()) == sorted(game.deck)
            move = position.chance(rng) or rng.choice(position.legal_moves())
            assert world.play(move) == position.play(move)
        again = game.from_layout(position.layout, position.dealer)
        for move in position.moves:
            again.play(move)
        assert again.history == position.history
        world = game.restore(position.view(0), position.hands, position.stock)
        assert world.score() == position.score()
