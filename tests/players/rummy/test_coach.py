# SPDX-License-Identifier: MIT
"""The advice of the coach of Kowah, with every number counted again."""

import random
from collections import Counter

import pytest

from tests.players.coach.rounds import decisions
from tests.players.tokens import never
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.rummy.hand import ready_pairs
from thothit_desktop.games.rummy.view import KowahView
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise, hint_limit
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.players.rummy.calibrated import calibrated
from thothit_desktop.players.rummy.moves import kowah_view
from thothit_desktop.players.rummy.patterns import Hand, matched


def seen(position: Position) -> KowahView:
    return kowah_view(position.view(position.to_move))


def advice(view: KowahView, made: Move | None = None) -> Advice:
    return advise(view, hint_limit(view.game.spec), random.Random(1), never, made)


def dropped(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def eights(nine: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [dropped(nine, card) for card in set(nine)]


def check(view: KowahView, said: Advice) -> list[str]:
    move, unseen = said.options[0].move, Counter(view.unseen())
    hand = dropped(view.hand, move.card) if move.kind == "discard" else view.hand
    for reason in said.facts:
        values = dict(reason.values)
        if reason.kind in ("waits", "draws"):
            assert values["unseen"] == unseen.total()
        if reason.kind == "waits":
            shown = move.card if move.kind == "checki" else view.declared[view.seat][0]
            pairs = [pair for pair in ready_pairs(hand) if view.game.rules.both or pair == shown]
            assert values["cards"] == tuple(pairs)
            assert values["live"] == sum(unseen[card] for card in pairs)
        elif reason.kind == "draws":
            nines = {card: (*hand, card) for card in unseen}
            ready = [card for card, nine in nines.items() if any(map(ready_pairs, eights(nine)))]
            assert values["ready"] == sum(unseen[card] for card in ready)
            now = matched(Hand(hand).shape)
            better = [
                card
                for card, nine in nines.items()
                if max(matched(Hand(eight).shape) for eight in eights(nine)) > now
            ]
            assert values["better"] == sum(unseen[card] for card in better)
        elif reason.kind == "fits":
            assert values["card"] == view.discards[-1]
            assert values["before"] == matched(Hand(view.hand).shape)
            assert values["after"] <= values["before"] + 1
        elif reason.kind == "wins":
            assert values["card"] in view.waits
        else:
            assert reason.kind == "danger"
            shown = view.declared[values["seat"]][0]
            assert values["seat"] != view.seat
            assert values["card"] == move.card
            assert RANK[shown] == RANK[move.card]
    return [reason.kind for reason in said.facts]


@pytest.mark.long
def test_numbers_agree_with_thousands_of_positions() -> None:
    kinds: Counter[str] = Counter()
    positions = 0
    for options in ({}, {"waits": "both"}, {"claims": "pair"}):
        for players in (2, 4):
            game = new_game("kowah", players, options)
            rng, greedy = random.Random(players), new_player("greedy")
            for number in range(7):
                position = game.deal(random.Random(number))
                while not position.is_over:
                    view = seen(position)
                    said = advice(view)
                    assert said.options[0].behind == 0
                    assert all(option.within == 0 <= option.behind for option in said.options)
                    kinds.update(check(view, said))
                    positions += 1
                    position.play(greedy.choose(view, Limit(playouts=1), rng, never).move)
    assert positions > 1500
    assert min(kinds[kind] for kind in ("waits", "draws", "fits", "wins", "danger")) > 5, kinds


@pytest.mark.long
def test_agrees_with_the_expert() -> None:
    for position in decisions(new_game("kowah", 3), 1):
        view = seen(position)
        expert = new_player("expert").choose(view, Limit(playouts=1), random.Random(1), never)
        assert advice(view).options[0].move == expert.move


def test_chances_are_corrected_without_another_order() -> None:
    """Certain outcomes stay certain, and a better move stays better."""
    view = seen(next(iter(decisions(new_game("kowah", 4), 1))))
    chances = [0.0, 0.001, 0.05, 0.3, 0.7, 0.999, 1.0]
    corrected = [calibrated(view, chance) for chance in chances]
    assert corrected == sorted(set(corrected))
    assert (corrected[0], corrected[-1]) == (0.0, 1.0)
    assert calibrated(view, 1.02) == 1.0


def test_the_move_made_is_weighed_also_where_it_makes_no_sense() -> None:
    """To claim a card that does not win and has to be kept (W6)."""
    game, greedy = new_game("kowah", 2, {"claims": "pair"}), new_player("greedy")
    found = 0
    for number in range(40):
        position = game.deal(random.Random(number))
        while not position.is_over and not found:
            view = seen(position)
            if position.phase == "claim" and view.claimable not in view.waits:
                claim, passed = view.legal_moves()
                assert [option.move for option in advice(view).options] == [passed]
                said = advice(view, claim)
                assert {option.move for option in said.options} == {claim, passed}
                assert said.options[1].margin < 1
                found += 1
            position.play(greedy.choose(view, Limit(playouts=1), random.Random(1), never).move)
    assert found
