# SPDX-License-Identifier: MIT
"""The moves of the expert, and its sampled worlds."""

import random
from collections import Counter

import pytest

from tests.players.situations import view_of
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.fishing.fast import FastDeal, Policy, playout, tables_of
from thothit_desktop.games.fishing.rules import STAYS
from thothit_desktop.games.notation import write_move
from thothit_desktop.players import Decision, Limit, new_player
from thothit_desktop.players.arena import simulate
from thothit_desktop.players.fishing import determinization, search
from thothit_desktop.players.fishing.determinization import FishingWorlds
from thothit_desktop.players.fishing.playout_policy import greedily, judge

DUTY = {"duty": "hand"}


def choice(view: object, playouts: int = 600) -> Decision:
    return new_player("expert").choose(view, Limit(playouts=playouts), random.Random(1), lambda: False)  # type: ignore[arg-type]


def test_best_first_and_all_playouts_used() -> None:
    decision = choice(view_of("S9 C4 C7", "C9 S4 M7"))
    assert decision.playouts == 600
    assert write_move(decision.move) == "S9xC9"
    margins = [weighed.margin for weighed in decision.considered]
    assert margins == sorted(margins, reverse=True)
    assert margins[0] > margins[-1]


def test_takes_the_stamped_card_with_its_last() -> None:
    view = view_of("OT", "RF M1 C2", captured={0: "C1 S1", 1: "C3 C3"})
    decision = choice(view, 300)
    assert write_move(decision.move) == "OTxRF"


def test_searches_the_turned_cards_choice() -> None:
    decision = choice(view_of("C2 C3", "S9 C9", turned="M9"))
    assert write_move(decision.move) == "=M9xS9"
    assert decision.playouts == 600


def test_margin_counts_what_is_captured_already() -> None:
    """Twenty points more for one of the others are ten less of margin, whatever is played."""
    poor = choice(view_of("C2 C7", "S2 S7", captured={1: "C3 S3"}), 100)
    rich = choice(view_of("C2 C7", "S2 S7", captured={1: "C3 C3"}), 100)
    assert rich.considered[0].margin < poor.considered[0].margin


def test_tries_what_greedy_likes_best() -> None:
    view = new_game("thothit-kuna", 6).deal(random.Random(2)).view(0)
    greedy = new_player("greedy").choose(view, Limit(playouts=1), random.Random(1), lambda: False)
    decision = choice(view, 24)
    assert {one.move for one in decision.considered} == {one.move for one in greedy.considered[:12]}
    assert decision.playouts == 24


@pytest.mark.parametrize(
    ("game_id", "players", "turns", "cut"),
    [
        ("thothit", 3, 0, None),
        ("sackson", 6, 0, None),
        ("thothit-kuna", 4, 31, 24),
        ("thothit-kuna", 4, 32, None),
    ],
)
def test_looks_24_turns_ahead_in_long_rounds(
    game_id: str, players: int, turns: int, cut: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = new_game(game_id, players).deal(random.Random(1))
    while position.view(0).turn < turns or position.phase != "hand":  # type: ignore[attr-defined]
        position.play(position.legal_moves()[0])
    asked = set()

    def watched(deal: FastDeal, rng: random.Random, policy: Policy, turns: int | None) -> list[int]:
        asked.add(turns)
        return playout(deal, rng, policy, turns)

    monkeypatch.setattr(search, "playout", watched)
    choice(position.view(position.to_move), 24)
    assert asked == {cut}


def test_judges_what_is_captured_and_what_is_open() -> None:
    """Captured sets count in full; of what is open, everybody has a share (docs/players.md)."""
    game = new_game("sackson", 5).in_match((1, 3))
    deal = FastDeal(tables_of(game))
    expected = judge(game)(deal)
    assert expected[0] == expected[2] == expected[4] == 0
    # Each of two gets both copies of a design with the chance of 0.475 squared.
    assert expected[1] == expected[3] == pytest.approx(30 * 0.475**2)
    for card in range(30):
        deal.held[1 if card < 20 else 3][card] += 2
    assert judge(game)(deal) == [0, 20, 0, 10, 0]


@pytest.mark.whole
def test_beats_greedy() -> None:
    """A few deals only: how much better it is, the command `strength` measures."""
    first, *_ = simulate(new_game("sackson"), ("expert", "greedy", "greedy"), 20, Limit(playouts=60))
    assert first.margin.mean > 0


@pytest.mark.parametrize("options", [{}, DUTY])
def test_worlds_deal_what_is_unseen(options: dict[str, str]) -> None:
    game = new_game("thothit", None, options)
    position = game.deal(random.Random(4))
    rng = random.Random(5)
    while not position.is_over:
        view = position.view(position.to_move)
        hands, stock = FishingWorlds(view).sample(rng)
        assert {seat: len(hand) for seat, hand in hands.items()} == {
            seat: size for seat, size in enumerate(view.hand_sizes) if seat != view.seat
        }
        assert len(stock) == view.stock_size
        dealt = Counter(stock)
        for hand in hands.values():
            dealt.update(hand)
        assert dealt == Counter(view.unseen())
        position.play(rng.choice(position.legal_moves()))


@pytest.mark.parametrize("first_turn", ["on", "off"])
def test_worlds_agree_with_what_a_duty_has_shown(first_turn: str) -> None:
    """Whoever let a card lie, having to capture, cannot hold a card that could have captured."""
    game = new_game("thothit", None, {**DUTY, "first-turn": first_turn})
    rng = random.Random(6)
    shown = 0
    for number in range(8):
        position = game.deal(random.Random(number))
        impossible: list[set[int]] = [set(), set(), set()]
        while not position.is_over:
            seat, kind = position.to_move, position.phase
            takes = {card for card in range(30) if position.takes(card)}
            position.play(move := rng.choice(position.legal_moves()))
            if kind == "hand" and not move.takes:
                impossible[seat] |= takes
            view = position.view(0)
            hands, _ = FishingWorlds(view).sample(rng)
            for other, hand in hands.items():
                assert impossible[other].isdisjoint(hand)
                shown += bool(impossible[other] and hand)
    assert shown > 50


def test_first_turns_rule_out_identical_cards_only() -> None:
    """A seat that lets a card lie on the first turn may hold others of a rank in the pool (F3)."""
    game = new_game("thothit", None, DUTY)
    rng, shown = random.Random(6), 0
    for number in range(200):
        position = game.deal(random.Random(number))
        while position.turn < 3:
            position.play(rng.choice(position.legal_moves()))
        for seat, excluded in enumerate(determinization._excluded(position.view(0))):
            assert excluded.isdisjoint(position.hands[seat])
            shown += bool(excluded)
    assert shown > 20


def test_worlds_are_all_met() -> None:
    """Each unseen card comes to each place as often as chance has it."""
    view = new_game("thothit").deal(random.Random(1)).view(0)
    possible, rng = FishingWorlds(view), random.Random(2)
    unseen = Counter(view.unseen())
    found: Counter[int] = Counter()
    for _ in range(3500):
        hands, _ = possible.sample(rng)
        found[hands[1][0]] += 1
    # 100 a copy are expected; 50 is five standard deviations.
    assert all(abs(found[card] - 100 * copies) < 50 * copies for card, copies in unseen.items())


@pytest.mark.parametrize("playing", [(0, 1, 2, 3, 4), (1, 2, 4), (2, 4)])
def test_worlds_leave_out_what_was_not_dealt(playing: tuple[int, ...]) -> None:
    """Without a stock the rest of the deck lies aside, and an unseen card may be there."""
    game = new_game("sackson", 5).in_match(playing)
    view = game.deal(random.Random(1)).view(playing[-1])
    possible, rng, size = FishingWorlds(view), random.Random(2), 11 if len(playing) == 2 else 7
    seen: set[int] = set()
    for _ in range(50):
        hands, stock = possible.sample(rng)
        assert stock == []
        assert {seat: len(hand) for seat, hand in hands.items()} == dict.fromkeys(playing[:-1], size)
        seen.update(*hands.values())
    assert seen == set(view.unseen())


def test_impossible_views_still_give_a_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Contradictory input (no round leads to it) is not thought about for ever."""
    monkeypatch.setattr(determinization, "_excluded", lambda _: [set(range(30))] * 3)
    monkeypatch.setattr(determinization, "_TRIES", 3)
    view = new_game("thothit").deal(random.Random(1)).view(0)
    hands, stock = FishingWorlds(view).sample(random.Random(2))
    assert [len(hands[1]), len(hands[2]), len(stock)] == [7, 7, 21]


@pytest.mark.parametrize(
    ("hand", "bucket", "expected"),
    [
        ("C5", "M5 C5", "C5 C5"),
        ("C9 C5", "M5 S9", "C9 S9"),
        ("S9 C4", "", "C4"),
    ],
    ids=["identical pair", "stamped", "gives away the least"],
)
def test_playouts_are_greedy(hand: str, bucket: str, expected: str) -> None:
    game = new_game("thothit", None, {"first-turn": "off"})
    deal = FastDeal(tables_of(game))
    for card in cards.faces(bucket.split()):
        deal.pool[cards.RANK[card]].append(card)
    played = greedily(game)(deal, cards.faces(hand.split()), random.Random(1).random)
    assert played == (*cards.faces(expected.split()), STAYS)[:2]
