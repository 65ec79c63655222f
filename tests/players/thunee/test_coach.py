# SPDX-License-Identifier: MIT
"""The advice of the coach of Thunee in balls, with every number counted again."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.thunee.rounds import laid, last_of_double, said
from tests.players.coach.rounds import decisions
from tests.players.tokens import after, never
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.games.seats import NOBODY
from thothit_desktop.games.thunee.cards import KING, POWER, SUIT, SUITS, VALUE, best, playable
from thothit_desktop.games.thunee.view import ThuneeView
from thothit_desktop.players import Limit, new_player
from thothit_desktop.players.coach.advice import advise, hint_limit
from thothit_desktop.players.coach.contract import Advice
from thothit_desktop.players.thunee import coach
from thothit_desktop.players.thunee.bitboard import USUAL, bits
from thothit_desktop.players.thunee.determinization import ThuneeWorlds, World
from thothit_desktop.players.thunee.handicaps import handicaps, weighs_cards
from thothit_desktop.players.thunee.inference import seen_of, thunee_view
from thothit_desktop.players.thunee.likely_worlds import likely_worlds

FEW = Limit(playouts=40)

Worlds = list[tuple[World, float]]


def seen(position: Position) -> ThuneeView:
    return thunee_view(position.view(position.to_move))


def advice(view: ThuneeView, made: Move | None = None, limit: Limit = FEW) -> Advice:
    return advise(view, limit, random.Random(1), never, made)


def stands(view: ThuneeView, card: int, world: World) -> bool:
    """Return True if no opponent who follows can beat the best card of the trick, by the rules on cards."""
    trick, players = [*view.trick, card], view.game.players
    trump = world.trump if world.trump < 4 else NOBODY
    gone = {other for _, played, _ in view.tricks for other in played}.union(trick)
    for place in range(len(trick), players):
        seat = (view.leader + place) % players
        hand = [other for bit in bits(world.hands[seat]) if (other := USUAL.card(bit)) not in gone]
        if seat % 2 != view.seat % 2:
            undertrump = view.game.rules.undertrump
            for other in playable(hand, trick, trump, POWER, undertrump=undertrump):
                if best([*trick, other], trump, POWER) == len(trick):
                    return False
    return True


def check(view: ThuneeView, said: Advice, worlds: Worlds) -> list[str]:
    move = said.options[0].move
    for reason in said.facts:
        values = dict(reason.values)
        if "share" in values:
            assert 0 <= values["share"] <= 1
        if reason.kind in ("takes", "partner", "gives"):
            assert values["points"] == VALUE[move.card] + sum(VALUE[card] for card in view.trick)
            trick = [*view.trick, move.card]
            trump = SUITS.index(view.trump) if view.trump else NOBODY
            place = best(trick, trump, POWER)
            winner = (view.leader + place) % view.game.players
            expected = {True: "partner", False: "gives"}[winner % 2 == view.seat % 2]
            assert reason.kind == ("takes" if winner == view.seat else expected)
            assert values["card"] == (move.card if reason.kind == "gives" else trick[place])
            if "share" in values:
                met = worlds[: values["worlds"]]
                assert len(met) == values["worlds"]
                held = sum(weight for world, weight in met if stands(view, move.card, world))
                assert values["share"] == pytest.approx(held / sum(weight for _, weight in met))
        elif reason.kind == "trumps":
            suit = SUITS.index(view.trump)
            assert values["out"] == sum(SUIT[card] == suit for card in view.unseen())
            assert SUIT[values["card"]] == suit
        elif reason.kind == "suit":
            assert values["held"] == sum(SUIT[card] == SUIT[move.card] for card in view.hand)
        elif reason.kind == "claims":
            assert values["card"] in KING
        else:
            assert reason.kind == "won"
            assert values["share"] >= 0.5 or said.options[0].margin < 0.5
    return [reason.kind for reason in said.facts]


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch) -> Worlds:
    """The worlds drawn with their weights, in their order."""
    drawn: Worlds = []
    draw = ThuneeWorlds.draw

    def watched(self: ThuneeWorlds, count: int, rng: random.Random) -> list[World]:
        found = draw(self, count, rng)
        drawn.extend((world, 1.0) for world in found)
        return found

    def likely(*given: Any) -> Iterator[tuple[World, float]]:
        for found in likely_worlds(*given):
            drawn.append(found)
            yield found

    monkeypatch.setattr(ThuneeWorlds, "draw", watched)
    monkeypatch.setattr(coach, "likely_worlds", likely)
    return drawn


@pytest.mark.long
def test_numbers_agree_with_many_positions(worlds: Worlds) -> None:
    kinds: Counter[str] = Counter()
    positions = 0
    for players, options in ((4, {}), (4, {"royals": "on", "undertrump": "barred"}), (6, {})):
        for position in decisions(new_game("thunee", players, options), 4, sense=0.5):
            view = seen(position)
            worlds.clear()
            said = advice(view)
            kinds.update(check(view, said, worlds))
            assert all(abs(option.margin) <= 9.5 for option in said.options)
            positions += 1
    assert positions > 150
    assert min(kinds[kind] for kind in ("takes", "partner", "gives", "trumps", "suit", "won")) > 3, kinds


@pytest.mark.whole
def test_margins_are_balls_not_hands_won() -> None:
    """If the setter's side has made a call, a win of the others brings them two balls."""
    game = new_game("thunee", 4, {"call-and-lost": "2"})
    stakes: Counter[tuple[bool, float]] = Counter()
    for position in decisions(game, 30):
        view = seen(position)
        if view.phase != "play" or view.solo or not view.call or len(view.tricks) != 4:
            continue
        for option in advice(view).options:
            counting = view.seat % 2 != view.setter % 2
            assert -1 <= option.margin <= 2 if counting else -2 <= option.margin <= 1
            stakes[counting, round(option.margin, 6)] += 1
    assert stakes.keys() >= {(True, 2.0), (True, -1.0), (False, -2.0), (False, 1.0)}


@pytest.mark.long
def test_every_legal_move_can_be_asked_about() -> None:
    """Also what no player thinks of, and in every phase."""
    asked: Counter[str] = Counter()
    options = {"royals": "on", "blind": "on", "last-card-trump": "allowed", "undertrump": "barred"}
    for players in (4, 6):
        for position in decisions(new_game("thunee", players, options if players == 4 else {}), 2, sense=0.5):
            view = seen(position)
            for made in view.legal_moves()[:: 1 if view.phase != "play" else 9]:
                said = advice(view, made, Limit(playouts=30))
                assert made in [option.move for option in said.options]
                assert len({option.move for option in said.options}) == len(said.options)
                asked[view.phase] += 1
    assert asked.keys() >= {"bid", "blind", "trump", "call", "play", "jodhi"}


def test_a_blind_call_after_the_bidding_is_weighed_against_a_pass() -> None:
    position = new_game("thunee", 4, {"blind": "on"}).deal(random.Random(5))
    while position.phase != "blind":
        position.play(Move("pass"))
    made = Move("blind thunee")
    said = advice(position.view(position.to_move), made, Limit(playouts=60))
    margins = {option.move: option.margin for option in said.options}
    assert margins.keys() == {made, Move("pass")}
    assert margins[made] < margins[Move("pass")]


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "options"),
    [(4, {}), (6, {}), (4, {"royals": "on", "last-card-trump": "allowed", "call-and-lost": "2"})],
)
def test_the_best_move_is_the_masters_with_the_same_luck(players: int, options: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for position in decisions(new_game("thunee", players, options), 3, sense=0.7):
        view = seen(position)
        move = new_player("empu").choose(view, FEW, random.Random(1), never).move
        said = advice(view).options
        assert said[0].move == move
        assert said[0].margin == max(option.margin for option in said)
        asked[view.phase] += 1
    assert asked["play"] > 20
    assert asked.keys() >= {"bid", "trump", "call", "play"}


@pytest.mark.long
def test_a_hand_is_worked_out_where_every_card_is_known() -> None:
    exact = 0
    for position in decisions(new_game("thunee"), 40, 0.7):
        view = seen(position)
        if len(view.hand) > 2:
            continue
        said = advice(view)
        worlds = {ThuneeWorlds(seen_of(view)).draw(1, random.Random(seed))[0].hands for seed in range(20)}
        assert not said.exact or len(worlds) == 1
        assert not said.exact or not any(option.within for option in said.options)
        exact += said.exact
    assert exact > 2


@pytest.mark.whole
def test_a_card_that_makes_a_partner_sigh_is_not_advised_for_a_little() -> None:
    """The solved deals may promise more of it; it is told as no better, and as no mistake."""
    told = 0
    for position in decisions(new_game("thunee"), 6, sense=0.7):
        view = seen(position)
        if not weighs_cards(seen_of(view), view.legal_moves()):
            continue
        said = advice(view).options
        frowned = handicaps(seen_of(view), [option.move for option in said])
        if frowned[0]:
            continue
        for option, less in zip(said, frowned, strict=True):
            if less and option.margin == said[0].margin:
                assert option.behind == 0
                told += 1
    assert told


def test_without_a_deal_the_rule_of_thumb_comes_first() -> None:
    view = seen(next(iter(decisions(new_game("thunee"), 1))))
    greedy = new_player("greedy").choose(view, FEW, random.Random(1), never)
    said = advise(view, FEW, random.Random(1), after(0), Move("pass"))
    assert said.options[0].move == greedy.move
    assert {option.margin for option in said.options} == {0.0}
    assert said.playouts == 0
    assert said.facts == ()


@pytest.mark.long
def test_a_deal_that_is_not_finished_does_not_count() -> None:
    positions = decisions(new_game("thunee"), 3)
    view = next(view for view in map(seen, positions) if view.phase == "play" and len(view.hand) == 6)
    for count in range(1, 400):
        said = advise(view, Limit(playouts=250), random.Random(1), after(count))
        met = next((reason.values["worlds"] for reason in said.facts if reason.kind == "won"), 0)
        started = said.playouts // (len(view.legal_moves()) * 6)
        assert met in (started, started - 1)
        if met < started:
            return
    pytest.fail("no deal was left in the midst of it")


def test_hints_take_no_time() -> None:
    assert hint_limit(new_game("thunee").spec).playouts == 800


@pytest.mark.long
def test_a_deal_left_unfinished_against_a_caller_of_thunee_does_not_count() -> None:
    layout = """Jc 9c Ac Tc Jh Jd
                Kc Qc Ah Ks Qs Td
                9h Th Kh 9s As Qd
                Qh 9d Ad Kd Js Ts"""
    view = seen(said(laid(layout, dealer=3), "pass, pass, trump Tc, thunee, Jc"))
    assert view.solo
    assert len(view.legal_moves()) > 1
    met = {
        advise(view, Limit(playouts=250), random.Random(1), after(count)).playouts for count in range(1, 60)
    }
    assert len(met) > 2


def test_the_last_card_after_a_call_is_all_there_is_to_advise() -> None:
    """Every seat may ask for a hint while it is asked for its last card."""
    position = said(last_of_double(), "Ts, Tc, Jc, Kd, double")
    while not position.is_over:
        (move,) = position.legal_moves()
        assert [(one.move, one.margin) for one in advice(seen(position)).options] == [(move, 0.0)]
        position.play(move)
