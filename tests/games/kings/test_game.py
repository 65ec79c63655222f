# SPDX-License-Identifier: MIT
"""docs/rules/kings.md, point by point."""

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.pages import table
from tests.games.rounds import legal, moved, refused, walk
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.cards import RANK
from thothit_desktop.games.contract import BadLayoutError, Layout
from thothit_desktop.games.kings import laki
from thothit_desktop.games.kings.position import KingsPosition
from thothit_desktop.games.notation import read_move, write_event
from thothit_desktop.games.spec import BadOptionError


def round_with(pool: str, stock: str, players: int = 2, dealer: int | None = None) -> KingsPosition:
    """A round with these cards in the pool and on top of the stock, the rest below in any order."""
    laid, first = cards.faces(pool.split()), cards.faces(stock.split())
    rest = [card for card in laki.DECK if card not in laid and card not in first]
    position = new_game("kings", players).from_layout(Layout((), laid, (*first, *rest)), dealer)
    assert isinstance(position, KingsPosition)
    return position


def pool_of(position: KingsPosition) -> list[str]:
    return sorted(cards.codes(position.view(0).pool))


def test_k1_48_cards_play_without_the_kings() -> None:
    assert len(new_game("kings").deck) == 48
    assert not any(code.startswith("K") for code in cards.codes(laki.DECK))


def test_k2_the_dealer_takes_pairs_until_four_ranks_lie_there() -> None:
    position = round_with("5s 5h 5d 8s", "8h 5c As 2s 3s 4s", dealer=1)
    told = [write_event(event) for event in position.history]
    assert told == [
        "laid 1 5s 5h 5d 8s",
        "captured 1 5h 5s",
        "turned 1 8h 5c",
        "captured 1 8h 8s",
        "captured 1 5c 5d",
        "turned 1 As 2s 3s 4s",
        *(f"stayed 1 {card}" for card in ("As", "2s", "3s", "4s")),
    ]
    assert pool_of(position) == ["2s", "3s", "4s", "As"]
    assert position.score().points == (0, 6)
    assert position.view(0).stock_size == 44 - 6
    assert (position.moves, position.to_move, position.phase) == ((), 0, "draw")


def test_k2_should_the_stock_end_the_round_is_over() -> None:
    ranks: dict[int, list[int]] = {}
    for card in laki.DECK:
        ranks.setdefault(RANK[card], []).append(card)
    in_pairs = [card for half in (0, 2) for four in ranks.values() for card in four[half : half + 2]]
    position = new_game("kings").from_layout(Layout((), tuple(in_pairs[:4]), tuple(in_pairs[4:])))
    assert position.is_over
    assert position.score().points == (0, 48)
    assert position.score().winners == (1,)
    assert [write_event(event) for event in position.history[-2:]] == ["scored 0 0", "scored 1 48"]
    assert refused(position, "=As+2s") == "game-over"


TURNS = [
    ("7 2", "7-7", "2 3 9 J"),
    ("5 5", "5-5", "3 7 9 J"),
    ("9 9", "9-9", "3 7 9 J"),
    ("3 J", "3-3, J-J", "7 9"),
]


@pytest.mark.parametrize(("turned", "captured", "left"), TURNS)
def test_k3_examples(turned: str, captured: str, left: str) -> None:
    first, second = turned.split()
    position = round_with("3s 7s 9s Js", f"{first}h {second}d")
    events = moved(position, f"={first}h+{second}d")
    assert events[0] == f"turned 0 {first}h {second}d"
    pairs = [event.split()[2:] for event in events if event.startswith("captured 0 ")]
    assert [f"{one[0]}-{other[0]}" for one, other in pairs] == captured.split(", ")
    assert [code[0] for code in pool_of(position)] == left.split()
    assert position.to_move == 1
    assert position.score().points == (2 * len(pairs), 0)


def test_k3_examples_are_told_by_the_rules_page() -> None:
    assert [tuple(row) for row in table("kings", "| turned | captured |")] == TURNS


def test_k3_only_the_next_two_cards_can_be_turned() -> None:
    position = round_with("3s 7s 9s Js", "7h 2d Ah 4h")
    assert legal(position) == {"=7h+2d"}
    assert refused(position, "=2d+7h") == "not-next 2d 7h 7h 2d"
    assert refused(position, "=7h") == "other-game"
    assert refused(position, "7hx7s") == "other-game"
    assert refused(position, "laki 0:Ah4h5h 1:6h8h9h") == "no-laki"
    seen = position.view(0)
    assert seen.legal_moves() == []
    assert seen.refusal(read_move("=7h+2d")) == ("stock-first", ())
    assert position.view(1).refusal(read_move("=7h+2d")) == ("not-your-turn", ())


@pytest.mark.parametrize("seed", range(20))
def test_k4_all_48_cards_are_captured_and_most_win(seed: int) -> None:
    position = new_game("kings", 2 + seed % 3).deal(random.Random(seed))
    for before in walk(position, random.Random(seed)):
        counts = Counter(RANK[card] for card in before.view(0).pool)
        assert set(counts.values()) <= {1}
    score = position.score()
    assert position.view(0).pool == ()
    assert sum(score.points) == 48
    (winner,) = score.winners
    assert score.points[winner] == max(score.points)
    drawn = any(move.kind == "laki" for move in position.moves)
    assert drawn == (score.points.count(max(score.points)) > 1)
    assert score.champion is None
    assert position.view(0).unseen() == []
    assert position.view(0).refusal(read_move("=As+2s")) == ("game-over", ())


def tied_round(players: int = 2) -> KingsPosition:
    """A round whose last turn leaves the two seats after the dealer level."""
    for seed in range(1000):
        position = new_game("kings", players).deal(random.Random(seed))
        while position.phase == "draw":
            position.play(position.legal_moves()[0])
        if position.phase == "laki":
            assert isinstance(position, KingsPosition)
            return position
    raise AssertionError


def test_k4_a_tie_is_settled_by_laki_among_exactly_the_tied() -> None:
    position = tied_round(3)
    first, second = position.view(0).tied
    assert position.view(0).settling == "king"
    assert position.legal_moves() == []
    assert not position.is_over
    assert position.score().winners == (first, second)
    assert refused(position, f"laki {first}:9hQdTc") == "laki-seats"
    assert refused(position, f"laki {second}:9hQdTc {first}:5s5hQs") == "laki-seats"
    everybody = " ".join(f"{seat}:{hand}" for seat, hand in enumerate(("9hQdTc", "5s5hQs", "AsAhAd")))
    assert refused(position, f"laki {everybody}") == "laki-seats"
    assert refused(position, f"laki {first}:9hQdTc {second}:5s5hQd") == "laki-cards Qd"
    assert refused(position, f"laki {first}:9hQdKc {second}:5s5hQs") == "laki-cards Kc"
    assert refused(position, f"laki {first}:9hQdC1 {second}:5s5hQs") == "laki-cards C1"
    assert refused(position, "=As+2s") == "laki-due"
    seen = position.view(position.to_move)
    assert seen.refusal(read_move("=As+2s")) == ("laki-due", ())
    events = moved_laki(position, f"laki {first}:9hQdTc {second}:5s5hQs")
    assert events[:3] == [
        f"drawn {first} 9h Qd Tc",
        f"drawn {second} 5s 5h Qs",
        f"gathered {position.dealer}",
    ]
    assert position.is_over
    assert position.score().winners == (first,)


def moved_laki(position: KingsPosition, text: str) -> list[str]:
    move = read_move(text)
    assert position.refusal(move) is None
    return [write_event(event) for event in position.play(move)]


def test_laki_goes_on_with_new_cards_of_the_same_shuffle_while_some_are_level() -> None:
    position = tied_round()
    moved_laki(position, "laki 0:9hQdTc 1:7s8s4s")
    assert position.phase == "laki"
    assert refused(position, "laki 0:9hAsAh 1:2s2h2d") == "laki-cards 9h"
    moved_laki(position, "laki 0:AsAh2s 1:2h2dAd")
    assert position.score().winners == (1,)


def test_laki_drops_whoever_is_not_level_at_the_top() -> None:
    position = tied_round(4)
    position.tied = (0, 2, 3)
    moved_laki(position, "laki 0:9hQdTc 2:5s5hQs 3:7s8s4s")
    assert position.view(0).tied == (0, 3)


def test_laki_takes_all_48_cards_again_where_too_few_are_left() -> None:
    position = tied_round()
    for ranks in ("A23", "456", "789", "TJQ"):
        for one, other in ("sh", "dc"):
            hands = ("".join(rank + suit for rank in ranks) for suit in (one, other))
            moved_laki(position, " ".join(["laki", *(f"{seat}:{hand}" for seat, hand in enumerate(hands))]))
    assert len(position.view(0).used) == 48
    assert refused(position, "laki 0:9hQdTc 1:9hQdTc") == "laki-cards 9h"
    moved_laki(position, "laki 0:9hQdTc 1:7s8s5s")
    assert position.score().winners == (0,)
    assert len(position.view(0).used) == 6


LAKI = [("9 Q T", "9", "9"), ("7 8 4", "19", "9"), ("5 5 Q", "10", "0")]
SUITS = "shd"


def hand(ranks: str) -> Sequence[int]:
    return cards.faces(rank + suit for rank, suit in zip(ranks.split(), SUITS, strict=True))


@pytest.mark.parametrize(("ranks", "total", "counts"), [*LAKI, ("T J Q", "0", "0"), ("A 9 J", "10", "0")])
def test_laki_sums(ranks: str, total: str, counts: str) -> None:
    assert laki.worth(hand(ranks), triples=False) == (0, int(counts))
    assert int(total) % 10 == int(counts)


def test_laki_sums_are_told_by_the_rules_page() -> None:
    assert [tuple(row) for row in table("kings", "| cards | sum |")] == LAKI


def test_laki_triples_beat_any_sum_where_the_option_says_so() -> None:
    order = [hand(f"{rank} {rank} {rank}") for rank in "AQJT98765432"]
    worth = [laki.worth(three, triples=True) for three in order]
    assert worth == sorted(worth, reverse=True)
    assert worth[-1] > laki.worth(hand("9 Q T"), triples=True)
    assert laki.worth(order[0], triples=False) == (0, 3)
    with_triples = new_game("kings", options={"laki-triples": "on"})
    assert with_triples.rules.triples
    assert not new_game("kings").rules.triples


def last_round(standing: tuple[int, ...], seed: int = 1) -> KingsPosition:
    game = new_game("kings", len(standing))
    position = game.in_match(game.playing, standing).deal(random.Random(seed))
    while position.phase == "draw":
        position.play(position.legal_moves()[0])
    assert isinstance(position, KingsPosition)
    return position


def test_k5_most_kings_win_the_match() -> None:
    position = last_round((3, 0))
    assert position.is_over
    assert position.score().champion == 0


def test_k5_a_tie_of_the_match_is_settled_by_laki_after_the_round_s_own_moves() -> None:
    king = last_round((3, 0)).score().winners[0]
    position = last_round((1, 2) if king == 0 else (2, 1))
    assert position.score().winners == (king,)
    assert position.score().champion is None
    assert (position.phase, position.view(0).settling, position.view(0).tied) == ("laki", "crown", (0, 1))
    moved_laki(position, "laki 0:9hQdTc 1:5s5hQs")
    assert position.is_over
    assert position.score().champion == 0
    assert position.score().winners == (king,)


def test_k5_two_lakis_may_follow_each_other_each_of_its_own_shuffle() -> None:
    seed = next(seed for seed in range(1000) if last_round((1, 2), seed).view(0).settling == "king")
    position = last_round((1, 2), seed)
    moved_laki(position, "laki 0:9hQdTc 1:5s5hQs")
    assert (position.view(0).settling, position.view(0).king, position.view(0).crown) == ("crown", 0, None)
    assert position.view(0).used == frozenset()
    moved_laki(position, "laki 0:5s5hQs 1:9hQdTc")
    assert position.score().winners == (0,)
    assert position.score().champion == 1


def test_k6_two_to_four_players_the_one_after_the_dealer_begins() -> None:
    spec = new_game("kings").spec
    assert (spec.players, spec.default_players, spec.clockwise) == ((2, 3, 4), 2, True)
    assert new_game("kings", 4).deal(random.Random(1), dealer=2).to_move == 3


DEALT = new_game("kings").deal(random.Random(7)).layout


@pytest.mark.parametrize(
    ("layout", "message"),
    [
        (DEALT._replace(hands=((), ())), "there are 2 hands, but this game has none"),
        (DEALT._replace(pool=DEALT.pool[:3]), "the pool must have 4 cards, not 3"),
        (DEALT._replace(stock=DEALT.stock[:-1]), "the deal must have 48 cards, not 47"),
        (
            DEALT._replace(stock=(*DEALT.stock[:-1], DEALT.pool[0])),
            f"{cards.code(DEALT.pool[0])} appears 2 times in the deal, but the game has 1",
        ),
        (DEALT._replace(stock=(*DEALT.stock[:-1], cards.card("Kh"))), "Kh is not a card of this game"),
        (DEALT._replace(stock=(*DEALT.stock[:-1], cards.card("C1"))), "C1 is not a card of this game"),
    ],
)
def test_a_layout_that_kings_cannot_have(layout: Layout, message: str) -> None:
    with pytest.raises(BadLayoutError) as caught:
        new_game("kings").from_layout(layout)
    assert str(caught.value) == message


def test_every_round_is_played_by_all() -> None:
    with pytest.raises(BadOptionError, match="all players play every round of kings"):
        new_game("kings", 3).in_match((0, 1))


def test_games_are_equal_by_value() -> None:
    assert new_game("kings") == new_game("kings", 2, {"laki-triples": "off"})
    assert hash(new_game("kings")) == hash(new_game("kings", 2))
    assert new_game("kings") != new_game("kings").in_match((0, 1), (1, 2))
    assert new_game("kings") != "kings"


@pytest.mark.parametrize("turns", [0, 7, 22])
def test_a_restored_round_plays_on_the_same(turns: int) -> None:
    rng = random.Random(3)
    position = new_game("kings", 3).deal(rng)
    for _ in range(turns):
        move = position.chance(rng)
        if move is not None:
            position.play(move)
    seen = position.view(1)
    stock = position.layout.stock[len(position.layout.stock) - seen.stock_size :]  # type: ignore[attr-defined]
    world, twin = position.game.restore(seen, ((), (), ()), stock), position.copy()
    while (move := position.chance(rng)) is not None:
        assert world.play(move) == twin.play(move) == position.play(move)
    assert world.score() == position.score()
    assert world.view(2) == position.view(2)
