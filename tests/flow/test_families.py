# SPDX-License-Identifier: MIT
"""The choices offered by each family: every legal move, and no other."""

import random

import pytest

from thothit_desktop.flow import families
from thothit_desktop.games import families as rules
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import code
from thothit_desktop.games.contract import DecisionKind, Move, View
from thothit_desktop.games.notation import read_move

VARIANTS = [
    (game, players, options)
    for game, spec in games().items()
    for players in {*spec.players[:1], *spec.players[-1:]}
    for options in ({}, *({option.name: list(option.values)[-1]} for option in spec.options))
]


def wanted(view: View) -> set[Move]:
    """Every move that the person can make by a click, a drag or a call that is enabled."""
    family = families.family_of(view.game.spec)
    found = {read_move(call.move) for call in family.calls(view, code) if call.enabled}
    found |= {move for move in family.piles(view).values() if view.refusal(move) is None}
    for card, choice in family.choices(view).items():
        if families.asks_of(view) is not DecisionKind.TURNED:
            found.add(family.from_hand(view, card))
        if family.captures:
            stays = family.capture(view, card, ())
            found |= {family.capture(view, card, taken) for taken in choice.takes}
            found |= {stays} if view.refusal(stays) is None else set()
    return {move for move in found if view.refusal(move) is None}


@pytest.mark.parametrize("family", families.FAMILIES)
def test_it_speaks_of_phases_events_and_moves_that_there_are(family):
    told, known = families.FAMILIES[family], rules.FAMILIES[family]
    assert told.id == family
    assert told.without_lead <= set(known.phases)
    assert told.resting <= set(known.events)
    assert told.rituals <= set(known.moves)


def test_every_family_of_games_is_there():
    assert set(families.FAMILIES) == set(rules.FAMILIES)


@pytest.mark.parametrize("game", games())
def test_every_legal_move_can_be_wanted(game):
    seen = set()
    for number, (_, players, options) in enumerate(each for each in VARIANTS if each[0] == game):
        rng = random.Random(number)
        position = new_game(game, players, options).deal(rng)
        while not position.is_over:
            move = position.chance(rng)
            if move is None:
                view = position.view(position.to_move)
                asks = families.asks_of(view)
                seen.add(asks)
                assert wanted(view) == set(view.legal_moves()), (asks, options)
                move = rng.choice(position.legal_moves())
            else:
                assert families.asks_of(position) is DecisionKind.LUCK
            position.play(move)
    assert games()[game].by_luck or seen & {DecisionKind.HAND, DecisionKind.TURNED}


@pytest.mark.parametrize("game", games())
def test_calls_have_keys_of_their_own(game):
    """At every moment each key makes one call, and passing is always on the same one."""
    rng = random.Random(3)
    position = new_game(game).deal(rng)
    while not position.is_over:
        view = position.view(position.to_move)
        calls = families.family_of(view.game.spec).calls(view, code)
        keys = [call.key for call in calls if call.enabled]
        assert len(set(keys)) == len(keys), calls
        assert {call.key for call in calls if read_move(call.move).kind == "pass"} <= {"N"}
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))
