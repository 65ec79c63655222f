# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 7: the combinations of Pèi, its last cards, and who deals."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.oracle import pei_points, rank
from tests.games.pages import table
from tests.tiers import examples
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Score
from thothit_desktop.games.fishing.game import FishingGame
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.record import deal_number
from thothit_desktop.games.rituals import following, opening

OPTIONS = [{}, {"values": "magelang"}, {"extra": "face"}, {"values": "magelang", "extra": "face"}]


def pei(**options: str) -> FishingGame:
    game = new_game("pei", options={name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(game, FishingGame)
    return game


def lines(captured: str, **options: str) -> list[tuple[str, str, int]]:
    """The score lines of captured cards: rule, cards and points."""
    return [
        (line.rule, " ".join(cards.codes(line.cards)), line.points)
        for line in pei(**options).rules.explain(cards.faces(captured.split()))
    ]


@pytest.mark.parametrize(
    ("captured", "surakarta", "magelang", "chinese"),
    [
        pytest.param("OT RF S9 S9", 52, 120, 48, id="P8: a red thirteen with a second S9"),
        pytest.param("OT RF", 2, 2, 2, id="P8: no red thirteen without S9"),
        pytest.param("C1 C2 C3 C4", 52, 120, 52, id="P8: four coins"),
        pytest.param("C1 C2 C4", 7, 7, 7, id="P8: no run without C3"),
        pytest.param("C1 C1 C2 C3", 40, 91, 40, id="P8: a second C1 alone counts its rank"),
        pytest.param("C1 C1 C2 C2 C3 C3", 78, 180, 45, id="P8: a second run"),
        pytest.param("C1 C2 C3 C4 C5 C6 C7 C8 C9", 117, 270, 117, id="P8: nine coins"),
        pytest.param("C8 S2 M2 C1 C2 C3 C4 C5 C6 C7", 124, 270, 124, id="P8: C8 stays with pang picis"),
        pytest.param("WF WF S8 M9", 48, 80, 37, id="P9: a second WF"),
        pytest.param("C9 S1 M1", 30, 30, 30, id="P8: macan"),
        pytest.param("S5 M5 OT C7", 18, 18, 18, id="P8: ranks"),
        pytest.param("", 0, 0, 0, id="P8: nothing"),
    ],
)
def test_section_7_examples(captured: str, surakarta: int, magelang: int, chinese: int) -> None:
    faces = cards.faces(captured.split())
    games = pei(), pei(values="magelang"), pei(extra="face")
    assert [game.rules.points(faces) for game in games] == [surakarta, magelang, chinese]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options.values()) or "surakarta")
@given(seed=st.integers(0, 2**32), part=st.floats(0, 0.6))
@examples(60)
def test_the_best_assignment_is_that_of_the_second_source(
    options: dict[str, str], seed: int, part: float
) -> None:
    game = pei(**options)
    deck = [card for card in game.deck if cards.code(card)[0] == "C" or seed % 3]
    captured = random.Random(seed).sample(deck, int(part * len(deck)))
    told = game.rules.explain(captured)
    assert sorted(card for line in told for card in line.cards) == sorted(captured)
    points = sum(line.points for line in told)
    assert points == game.rules.points(captured)
    codes = cards.codes(captured)
    assert points == pei_points(codes, options.get("values") == "magelang", options.get("extra") == "face")
    for line in told:
        ranks = sum(rank(code) for code in cards.codes(line.cards))
        assert (line.points == ranks) == (line.rule == "ranks") or line.rule == "macan"


def test_the_sheet_shows_where_each_copy_counts() -> None:
    assert lines("C8 C8 S2 M2 C1 C2 C3 C4 C5 C6 C7 C9 WF") == [
        ("pang-picis", "C8 S2 M2", 33),
        ("bunci-ireng", "C1 C2 C3 C4 C5 C6 C7 C8 C9", 117),
        ("ranks", "WF", 1),
    ]
    assert lines("C1 C2 C3 C1 C2 C3 C4") == [
        ("bunci-ireng", "C1 C2 C3 C4", 52),
        ("bunci-ireng", "C1 C2 C3", 39),
    ]
    assert lines("S9 OT S9 RF M7", extra="face") == [("bunci-abang", "OT RF S9", 39), ("ranks", "M7 S9", 16)]


def test_section_7_is_told_by_the_rules_page() -> None:
    settled = [pei(values=values).rules.combinations for values in ("surakarta", "magelang")]
    for name, kinds, *values in table("fishing", "| combination | kinds |"):
        rule = name.split("`")[1]
        for combinations, value in zip(settled, values, strict=True):
            assert combinations is not None
            assert combinations.values[rule] == int(value)
        assert lines(" ".join(kinds.split(", ")[:9]))[0][0] == rule


def test_who_knows_the_last_cards() -> None:
    """P4: all see the last card, the patih alone the one before it; in the Chinese game the unyik alone."""
    position = deal_number(pei(), 5, dealer=1)
    last = position.layout.stock[-1:]
    before = position.layout.stock[-2:]
    assert [position.view(seat).last for seat in (2, 0, 1)] == [last, before, last]  # type: ignore[attr-defined]
    peeked = [write_event(position.view(seat).history[-1]) for seat in (2, 0, 1)]
    assert peeked == ["peeked 0 ?", f"peeked 0 {cards.code(before[0])}", "peeked 0 ?"]
    chinese = deal_number(pei(last_cards="last-peek"), 5, dealer=1)
    views = [chinese.view(seat) for seat in (2, 0, 1)]
    assert [view.last for view in views] == [(), (), last]  # type: ignore[attr-defined]
    rng = random.Random(1)
    drawn = []
    while not position.is_over:
        move = rng.choice(position.legal_moves())
        drawn += [(position.to_move, move.card)] * (move.kind == "turn")
        position.play(move)
        for seat in range(3):
            view = position.view(seat)
            stock = position.stock[position.drawn :]
            assert view.last == stock[len(stock) - len(view.last) :]  # type: ignore[attr-defined]
    assert drawn[-2:] == [(0, before[0]), (1, before[1])]


def test_the_sums_of_two_cards_seat_the_players() -> None:
    for seed in range(20):
        (stage,), dealer = opening(pei(), random.Random(seed))
        assert stage.name == "summing"
        *drawn, gathered, raja = stage.events
        sums = {event.seat: sum(rank(code) for code in cards.codes(event.cards)) for event in drawn}
        order = sorted(sums, key=sums.__getitem__, reverse=True)
        assert len(set(sums.values())) == 3
        assert order == [(dealer + step) % 3 for step in (1, 2, 3)]
        assert (gathered.seat, raja.seat) == (dealer, order[0])


@pytest.mark.parametrize(
    ("dealer", "points", "following_dealer"),
    [(2, (300, 200, 250), 1), (2, (200, 200, 250), 1), (1, (200, 250, 200), 0), (0, (7, 7, 7), 0)],
)
def test_the_last_one_deals(dealer: int, points: tuple[int, ...], following_dealer: int) -> None:
    """P10: of two tied, the one later in turn."""
    score = Score((), points, ())
    assert following(pei(), random.Random(1), dealer, [score]) == ([], following_dealer)
