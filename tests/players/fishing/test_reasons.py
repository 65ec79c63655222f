# SPDX-License-Identifier: MIT
"""The numbers in reasons of the fishing coach, counted again from the view."""

import random
from collections import Counter
from itertools import chain

import pytest

from tests.players.coach.rounds import decisions
from tests.players.situations import view_of
from tests.players.tokens import never
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.combinations import COINS, KINDS, RUN
from thothit_desktop.games.fishing.view import FishingView
from thothit_desktop.players import Limit
from thothit_desktop.players.coach.advice import advise
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.players.fishing.moves import fishing_view

GAMES = (
    ("thothit", 3),
    ("thothit-chinese", 3),
    ("sackson", 4),
    ("totit-cats", 2),
    ("enthit", 3),
    ("pei", 3),
    ("cholek-tiga", 3),
)


def advice(view: FishingView, playouts: int) -> Advice:
    return advise(view, Limit(playouts=playouts), random.Random(1), never)


def captured(view: FishingView, seat: int) -> list[int]:
    """Return a seat's captures, read from the history alone."""
    piles = [event.cards for event in view.history if event.kind == "captured" and event.seat == seat]
    return list(chain(*piles))


def points(view: FishingView, pile: list[int]) -> int:
    return sum(line.points for line in view.game.rules.explain(pile))


def check(view: FishingView, said: Advice) -> list[str]:
    """Count every number again; the kinds that were said."""
    move, game = said.options[0].move, view.game
    own = captured(view, view.seat)
    for reason in said.facts:
        values = dict(reason.values)
        if reason.kind == "gains":
            assert values["cards"] == move.cards
            at_once = view.game.rules.bonus(move)
            more = at_once.points if at_once else 0
            assert values["points"] == points(view, [*own, *move.cards]) - points(view, own) + more > 0
        elif reason.kind == "at-once":
            assert len(set(move.cards)) == 1
            assert len(move.cards) == 3
            assert (values["rule"], values["points"]) in (("ayam", 5), ("kandang", 10))
        elif reason.kind == "beside":
            assert values["others"] == sum(RANK[card] == RANK[move.card] for card in view.pool)
        elif reason.kind == "begins":
            card = values["card"]
            assert values["held"] == [*own, *move.cards].count(card)
            everything = list(chain(*(captured(view, seat) for seat in game.playing)))
            assert values["free"] == game.deck.count(card) - [*everything, *move.cards].count(card) > 0
        elif reason.kind == "spoils":
            assert values["seat"] != view.seat
            assert values["held"] == captured(view, values["seat"]).count(values["card"]) > 0
            assert values["card"] in move.cards
        elif reason.kind in ("completes", "collects"):
            kinds = {**KINDS, RUN: COINS[:3]}[values["rule"]]
            missing = [kind for kind in kinds if kind not in (*own, *move.cards)]
            assert list(values.get("missing", ())) == missing
            assert any(kind in move.cards and kind not in own for kind in kinds)
        elif reason.kind == "denies":
            kinds = {**KINDS, RUN: COINS[:3]}[values["rule"]]
            theirs = captured(view, values["seat"])
            assert values["seat"] != view.seat
            assert [kind for kind in kinds if kind not in theirs] == [values["card"]]
            assert values["card"] in move.cards
        elif reason.kind == "left":
            assert (values["card"],) == move.cards
            same = [card for card in view.unseen() if RANK[card] == RANK[move.card]]
            assert (values["matching"], values["unseen"]) == (len(same), len(view.unseen()))
            # How often others take it in the worlds tried is no chance: it is too low.
            assert values.keys() == {"card", "matching", "unseen"}
        else:
            assert reason.kind == "otherwise"
            assert (values["move"], values["behind"], values["within"]) == (
                said.options[1].move,
                said.options[1].behind,
                said.options[1].within,
            )
            assert values["behind"] > values["within"]
    return [reason.kind for reason in said.facts]


@pytest.mark.long
def test_numbers_agree_with_thousands_of_positions() -> None:
    kinds: Counter[str] = Counter()
    positions = 0
    for game_id, players in GAMES:
        for position in decisions(new_game(game_id, players), 20, sense=0.3):
            view = fishing_view(position.view(position.to_move))
            kinds.update(check(view, advice(view, 2 * len(view.legal_moves()))))
            positions += 1
    assert positions > 1500
    assert min(kinds[kind] for kind in ("gains", "begins", "spoils", "left", "otherwise")) > 50


def test_the_move_made_is_weighed_even_where_it_bars() -> None:
    """A move that no player makes of its own accord (`penalty`)."""
    view = view_of("S9 C4", "C9 C9 M9", options={"pairs": "penalty"}, game_id="thothit-chinese")
    made = Move("play", cards.faces(["S9", "C9"]))
    assert view.barring(made)
    assert made not in [option.move for option in advice(view, 60).options]
    said = advise(view, Limit(playouts=60), random.Random(1), never, made)
    assert made in [option.move for option in said.options]
    assert said.playouts == 60
    at_once = advise(view, Limit(playouts=60), random.Random(1), lambda: True, made)
    assert at_once.options[-1].move == made
