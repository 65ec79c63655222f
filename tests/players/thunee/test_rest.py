# SPDX-License-Identifier: MIT
"""The decided rest of a hand: compared with every world and line of play, and never while a call is open."""

import random
from collections.abc import Iterator
from itertools import combinations, islice

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.games.thunee.rounds import DOUBLE, chosen, laid, last_of_double, thunee
from thothit_desktop.games.thunee.cards import playable
from thothit_desktop.games.thunee.position import ThuneePosition
from thothit_desktop.games.thunee.rules import power
from thothit_desktop.games.thunee.spec import THUNEE
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players.thunee.rest import rest_side


@st.composite
def late(draw: st.DrawFn, players: int = 4, tricks: int = 2, **fixed: str) -> ThuneePosition:
    """A position in which a seat is to play, with some tricks left, the one under way included."""
    options = {option.name: draw(st.sampled_from(list(option.meanings))) for option in THUNEE.options}
    game = thunee(players, **{name.replace("-", "_"): value for name, value in options.items()} | fixed)
    game = game.in_match(game.playing, draw(st.sampled_from([(0, 0), (11, 3)])) * (players // 2))
    rng = random.Random(draw(st.integers(0, 2**32 - 1)))
    position = game.deal(rng, draw(st.integers(0, players - 1)))
    more = draw(st.integers(0, players - 1))
    quiet = draw(st.integers(0, 3)) > 0
    while not position.is_over and (
        len(position.tricks) < game.rules.hand - tricks or len(position.trick) < more
    ):
        position.play(chosen(position.legal_moves(), rng, quiet=quiet))
    assume(not position.is_over)
    return position


def worlds(view: ThuneeView) -> Iterator[list[list[int]]]:
    """Yield all hands that fit a view: each card played was legal for its seat."""
    unseen = view.unseen()
    places = [size - len(known) for size, known in zip(view.hand_sizes, view.known, strict=True)]
    places[view.seat] = 0
    for given_cards in dealt(unseen, places):
        hands = [
            list(view.hand) if seat == view.seat else [*known, *more]
            for seat, (known, more) in enumerate(zip(view.known, given_cards, strict=True))
        ]
        if fits(view, hands):
            yield hands


def dealt(cards: list[int], places: list[int]) -> Iterator[list[tuple[int, ...]]]:
    if not places:
        yield []
        return
    for some in combinations(cards, places[0]):
        for others in dealt([card for card in cards if card not in some], places[1:]):
            yield [some, *others]


def fits(view: ThuneeView, hands: list[list[int]]) -> bool:
    """Return True if every card of the hand was legal, with these cards left."""
    held = [set(hand) for hand in hands]
    rules, seats = view.game.rules, view.game.players
    for leader, trick, _ in reversed([*view.tricks, (view.leader, view.trick, -1)]):
        for place in reversed(range(len(trick))):
            hand = held[(leader + place) % seats]
            hand.add(trick[place])
            may = playable(
                list(hand), trick[:place], view.trump_suit, power(view.solo), undertrump=rules.undertrump
            )
            if trick[place] not in may:
                return False
    return True


def winners(position: ThuneePosition) -> set[int | str]:
    """Return the seats that win a trick in any line of play, and every kind of move but a card."""
    found: set[int | str] = set()
    if position.is_over:
        return found
    for move in position.legal_moves():
        if move.kind != "play":
            found.add(move.kind)
            continue
        after = position.copy()
        after.play(move)
        if len(after.tricks) > len(position.tricks):
            found.add(after.tricks[-1][2])
        found |= winners(after)
    return found


def side_of(found: set[int | str], view: ThuneeView) -> int | None:
    """Return the side that wins all, None without one or with an open call."""
    if any(isinstance(one, str) for one in found):
        return None
    if view.solo:
        return view.caller % 2 if found == {view.caller} else None
    sides = {int(one) % 2 for one in found}
    return sides.pop() if len(sides) == 1 else None


def everywhere(view: ThuneeView) -> set[int | str]:
    """Return the winners and the calls in all worlds, as far as they are worth looking at."""
    found: set[int | str] = set()
    for hands in worlds(view):
        found |= winners(view.game.restore(view, hands, ()))
        if side_of(found, view) is None:
            break
    return found


@given(late())
def test_the_rest_is_decided_exactly_where_every_world_and_line_agree(position):
    seat = position.to_move
    view = position.view(seat)
    decided = rest_side(view)
    found = side_of(everywhere(view), view) if view.phase == "play" else None
    private = any(points < 40 and claimer != seat for claimer, points in view.jodhis)
    if decided is not None:
        assert position.phase == "play"
        assert decided == found
    elif view.game.rules.undertrump and not private and view.trick:
        assert found is None


@given(late(), st.integers(0, 3))
def test_it_is_never_decided_while_another_seat_decides_in_secret(position, seat):
    view = position.view(seat)
    if rest_side(view) is not None:
        assert not {one for one in winners(position) if isinstance(one, str)}


@given(late(players=6), st.integers(0, 2**32 - 1))
def test_six_players(position, seed):
    view = position.view(position.to_move)
    side = rest_side(view)
    if side is not None:
        assert side == side_of(winners(position), view)
        rng = random.Random(seed)
        unseen = view.unseen()
        places = [size - len(known) for size, known in zip(view.hand_sizes, view.known, strict=True)]
        places[view.seat] = 0
        for _ in range(20):
            rng.shuffle(unseen)
            cards = iter(unseen)
            hands = [
                list(view.hand) if at == view.seat else [*view.known[at], *islice(cards, places[at])]
                for at in view.game.playing
            ]
            if fits(view, hands):
                assert side == side_of(winners(view.game.restore(view, hands, ())), view)


@pytest.mark.long
@given(late(tricks=3, undertrump="allowed"))
def test_three_tricks(position):
    view = position.view(position.to_move)
    side = rest_side(view)
    if side is not None:
        assert side == side_of(everywhere(view), view)


def test_top_cards_win_the_rest_but_only_without_a_double_to_come():
    assert rest_side(last_of_double().view(0)) is None
    game = thunee(no_doubles_on_11="on").in_match((0, 1, 2, 3), (11, 0, 11, 0))
    barred = game.from_layout(laid(DOUBLE).layout, dealer=3)
    for move in last_of_double().moves:
        barred.play(move)
    assert [rest_side(barred.view(seat)) for seat in range(4)] == [0, 0, None, None]


def test_many_rounds_have_a_decided_rest():
    """Play rounds at random, by all values of the option that bars low trumps and in Thunee."""
    decided = 0
    for seed in range(240):
        rng = random.Random(seed)
        solo = seed % 4 == 0
        position = thunee(undertrump=("allowed", "barred")[seed % 2]).deal(rng, seed % 4)
        while not position.is_over:
            view = position.view(position.to_move)
            side = rest_side(view)
            if side is not None:
                decided += 1
                assert side == side_of(winners(position), view)
            moves = position.legal_moves()
            alone = [move for move in moves if solo and move.kind == "thunee"]
            position.play(alone[0] if alone else chosen(moves, rng, quiet=True))
    assert decided > 20
