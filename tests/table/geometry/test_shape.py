# SPDX-License-Identifier: MIT
"""Tables of games of different shapes, one after the other."""

import random
from collections import Counter
from itertools import combinations

import pytest

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import HIDDEN, RANK, faces
from thothit_desktop.games.contract import Position
from thothit_desktop.games.fishing.rules import pool_of
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.pool_layout import SEEN_OF_COPIES
from thothit_desktop.table.selection.hit_testing import card_at


def deal(name: str, players: int | None = None, seed: int = 1) -> Position:
    """A round of a game, just dealt."""
    return new_game(name, players).deal(random.Random(seed))


def show(table, position: Position) -> None:
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)
    assert table.check(position.view(0)) == []


def outlines(table) -> set[float]:
    return {item.size().width() for item in probe(table).zones.items()}


@pytest.mark.whole
@pytest.mark.parametrize("name", ["thothit", "thothit-kuna", "kings", "kowah", "thunee"])
def test_only_the_faces_of_the_game_are_rendered(table, qtbot, name):
    position = deal(name)
    faces = set(position.game.deck)
    show(table, position)
    pictures = probe(table).pictures

    def all_there() -> bool:
        height = max(key.height for key in pictures) if pictures else 0
        return {key.card for key in pictures if key.height == height} == {HIDDEN, *faces}

    qtbot.waitUntil(all_there, timeout=10000)
    qtbot.wait(200)
    assert {key.card for key in pictures} <= {HIDDEN, *faces}


@each("deck", DECKS)
def test_french_cards_have_the_western_outline_and_ceki_cards_that_of_the_deck(table, deck):
    table.set_deck(deck)
    show(table, deal("kings"))
    assert outlines(table) == {DECKS["western"].width}
    assert probe(table).layout.card_width == DECKS["western"].width
    show(table, deal("thothit"))
    assert outlines(table) == {DECKS[deck].width}
    assert probe(table).layout.card_width == DECKS[deck].width


def test_the_deck_can_be_changed_while_french_cards_are_played(table):
    position = deal("kings")
    show(table, position)
    for deck in (*DECKS, "ceki"):
        table.set_deck(deck)
        settle(table)
        assert outlines(table) == {DECKS["western"].width}
        assert table.check(position.view(0)) == []
    show(table, deal("thothit"))
    assert outlines(table) == {DECKS["ceki"].width}


@pytest.mark.whole
def test_games_of_every_shape_follow_each_other(table, caplog):
    for name, players in (
        ("sackson", 2),
        ("kings", 2),
        ("thit-thit-dulit", 2),
        ("thothit-kuna", 6),
        ("totit-cats", 6),
        ("thothit", 3),
        ("enthit", 3),
        ("thothit-yogyakarta", 3),
    ):
        position = deal(name, players)
        sit(table, position.game)
        table.play(position.view(0).history, position.view(0))
        settle(table)
        table.show_view(position.view(0))
        assert table.check(position.view(0)) == []
        layout = probe(table).layout
        assert len(layout.seats) == players
        assert {RANK[card] for card in position.game.deck} == set(layout.ranks)
    assert "mended" not in caplog.text


def badges(table) -> dict[str, str]:
    shown = probe(table).badges.items()
    return {what: words for what, (item, words) in shown if words and item.isVisible()}


@pytest.mark.parametrize(("name", "players"), [("enthit", 3), ("thothit-kuna", 4), ("thothit-kuna", 6)])
def test_piles_of_copies_tell_how_many_there_are(table, name, players):
    position = deal(name, players)
    show(table, position)
    copies = Counter(position.view(0).pool)
    told = {what: words for what, words in badges(table).items() if what.startswith("copies")}
    assert told == {f"copies {card}": f"×{number}" for card, number in copies.items() if number > 1}
    seen = Counter(item.card for item in probe(table).zones.pool if item.isVisible())
    assert seen == {card: min(number, SEEN_OF_COPIES) for card, number in copies.items()}


def test_where_twins_lie_side_by_side_nothing_is_counted_in_the_pool(table):
    show(table, deal("thothit"))
    assert not any(what.startswith("copies") for what in badges(table))
    assert all(item.isVisible() for item in probe(table).zones.pool)


@each("deck", DECKS)
@each("size", [(900, 600), (1280, 720), (2560, 1440)])
def test_counts_stay_inside_the_window(table, size, deck):
    table.set_deck(deck)
    table.resize(*size)
    for name in ("thothit-kuna", "kings"):
        position = deal(name)
        rng = random.Random(2)
        for _ in range(12):
            position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        show(table, position)
        for what, (item, words) in probe(table).badges.items():
            if words:
                assert probe(table).layout.scene.contains(item.sceneBoundingRect()), what


@pytest.mark.whole
def test_a_crowded_scene_draws_few_of_its_cards(table):
    position = deal("thothit-kuna", 6)
    show(table, position)
    assert probe(table).item_count() == 360
    assert sum(item.isVisible() for item in probe(table).zones.items()) < 150


def test_of_a_pile_the_upper_copy_can_be_hit(table):
    position = deal("thothit-kuna", 6)
    show(table, position)
    for card in set(position.view(0).pool):
        rect = probe(table).pool_card(card)
        assert rect.width() >= 18
        assert card_at(table, rect.center()).card == card
    for what, (item, words) in probe(table).badges.items():
        if what.startswith("copies") and words:
            on_count = table.mapFromScene(item.sceneBoundingRect().center())
            assert card_at(table, on_count).card == int(what.split()[1]), "a count hides nothing"


@each("scale", [1.0, 1.5])
@each("size", [(900, 520), (1264, 660)])
def test_no_count_of_copies_lies_on_another(table, size, scale):
    position = deal("thothit-kuna", 6)
    show(table, position)
    table.resize(*size)
    table.set_text_scale(scale)
    counts = [
        item.sceneBoundingRect()
        for what, (item, words) in probe(table).badges.items()
        if what.startswith("copies") and words
    ]
    assert len(counts) > 20
    for one, other in combinations(counts, 2):
        assert one.intersected(other).width() * probe(table).layout.unit < 2  # their edges


def test_a_count_is_as_large_as_others_where_no_pile_lies_beside_its_own(table):
    """Large words in the strip that a neighbour leaves free would be hard to read."""
    position = deal("thothit-kuna")
    sit(table, position.game)
    table.resize(640, 480)
    table.set_text_scale(2.0)
    alone = (*faces(["C4"] * 4), *faces(["S2"] * 2))
    heights = []
    for pool in (alone, (*alone, *faces(["S4"] * 2)), alone):
        table.show_view(position.view(0)._replace(pool_by_rank=tuple(map(tuple, pool_of(pool)))))
        settle(table)
        items = [probe(table).badges[f"copies {card}"][0] for card in (alone[0], alone[-1])]
        heights.append([item.sceneBoundingRect().height() for item in items])
    usual = heights[0][0]
    assert heights[0] == heights[2] == [usual, usual]
    assert heights[1][0] < usual
    assert heights[1][1] == usual
