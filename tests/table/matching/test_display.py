# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi on the table: what lies where, what is framed, and what is called."""

import random

import pytest

from tests.games.matching.rounds import matching, round_with, told
from tests.probe import probe
from tests.table.rounds import random_play, settle, sit
from tests.tiers import each
from thothit_desktop.games.cards import code, codes, faces
from thothit_desktop.games.contract import Event
from thothit_desktop.table.geometry.decks import DECKS
from thothit_desktop.table.geometry.shape import shape
from thothit_desktop.table.geometry.window import Window
from thothit_desktop.table.matching.display import MatchingReactions
from thothit_desktop.table.matching.layout import chain_start, matching_layout
from thothit_desktop.table.stage.reactions import Reaction

GAMES = ["sampen", "thothit-banyuwangi"]


def show(table, position) -> None:
    sit(table, position.game)
    table.show_view(position.view(0))
    settle(table)


def layout(width: int = 1280, height: int = 720, players: int = 4, deck: str = "ceki"):
    view = round_with("sampen", *[""] * players).view(0)
    return matching_layout(Window(width, height, DECKS[deck].ratio, shape(view, players, clockwise=False)))


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", GAMES)
@each("seed", range(6))
def test_whole_rounds_are_shown_as_the_view_says(table, caplog, game, seed):
    position = matching(game, 2 + seed % 5).deal(random.Random(seed))
    sit(table, position.game)
    table.play(position.view(0).history, position.view(0))
    settle(table)
    for events in random_play(position, seed):
        table.play(list(events), position.view(0))
        settle(table)
        assert table.check(position.view(0)) == []
    assert "mended" not in caplog.text
    assert probe(table).item_count() == 60


@pytest.mark.parametrize(
    ("middle", "chain"),
    [
        ("", ""),
        ("S4", "S4"),
        ("S4 S4", "S4 S4"),
        ("S4 S4 C3", "S4 S4 C3"),
        ("S4 S4 C3 C3 M1", "S4 S4 C3 C3 M1"),
        ("S4 M1", "M1"),
        ("S4 S4 C3 M1 M1", "M1 M1"),
        ("S4 S4 C3 M1 C9 C9 OT", "C9 C9 OT"),
    ],
)
def test_a_chain_ends_with_a_card_that_was_not_matched(middle, chain):
    cards = list(faces(middle.split()))
    assert " ".join(codes(cards[chain_start(cards) :])) == chain


def test_a_chain_lies_beside_the_stock_each_match_half_over_its_card():
    laid = layout()
    (first, match, thrown) = [place for _, place in laid.pool_places(faces(("S4", "S4", "C3")))]
    wide = laid.card_width * laid.scale
    assert laid.stock.x() + wide < first.x < match.x < thrown.x
    assert match.x - first.x == pytest.approx(wide / 2)
    assert thrown.x - match.x > wide
    assert first.z < match.z < thrown.z
    assert len({place.y for place in (first, match, thrown)}) == 1


@pytest.mark.parametrize("deck", ["ceki", "western"])
@pytest.mark.parametrize("size", [(900, 535), (2560, 1375)])
@pytest.mark.parametrize("players", [2, 6])
def test_whatever_lies_in_the_middle_stays_on_the_mat(deck, size, players):
    laid = layout(*size, players, deck)
    every = random.Random(1).sample(list(round_with("sampen", *[""] * 6).every_card()), 60)
    for middle in (every, sorted(every)):  # all gone but one, or one long chain
        for _, place in laid.pool_places(middle):
            half = laid.card_width * place.scale / 2
            assert laid.inner.left() <= place.x - half
            assert place.x + half <= laid.inner.right()
            assert laid.inner.contains(place.x, place.y)


def test_what_is_gone_has_a_place_of_its_own_for_each_design():
    laid = layout()

    def at(middle: str) -> dict[str, set[tuple[float, float]]]:
        found: dict[str, set[tuple[float, float]]] = {}
        for card, place in laid.pool_places(faces(middle.split())):
            found.setdefault(code(card), set()).add((place.x, place.y))
        return found

    one, other = at("S4 S4 C3 M1 OT"), at("M1 S4 S4 C3 C9")
    assert one["C3"] == other["C3"]
    assert one["S4"] == other["S4"]
    assert len(one["S4"]) == 2
    assert len({place for places in one.values() for place in places}) == 5


def test_pairs_lie_open_before_their_seats(table):
    position = round_with("sampen", "C2 C2 M5", "C4 C4 S7 S7", "")
    show(table, position)
    assert [codes(sorted(item.shown for item in shown)) for shown in probe(table).zones.shown] == [
        ["C2", "C2"],
        ["C4", "C4", "S7", "S7"],
        [],
    ]


def test_the_open_card_is_framed_until_it_is_matched(table):
    position = round_with("sampen", "", "S4 C3", stock="S4")
    show(table, position)
    assert probe(table).framed("top") == []
    told(position, "=S4")
    show(table, position)
    assert [code(item.shown) for item in probe(table).framed("top")] == ["S4"]
    told(position, "1:claim")
    show(table, position)
    assert probe(table).framed("top") == []


@pytest.mark.parametrize(("call", "said"), [("satu", "Satu!"), ("niji", "Niji!")])
def test_the_call_of_a_player_with_one_card_left_stays_at_the_seat(table, call, said):
    position = round_with("thothit-banyuwangi", "", "S4 C3 C3 C9 C9 M1", stock="S4", call=call)
    told(position, "=S4", "1:claim", "discard C3", "1:claim", "discard C9", "1:claim")
    assert position.view(0).caller == 1
    show(table, position)
    assert probe(table).content.announced() == {1: said}


def test_a_match_is_called_every_time_and_satu_pleases():
    reactions = MatchingReactions()
    assert reactions.react(Event("claimed", 1, (3,)), ()) == (Reaction(1, "pleased", "claimed"),)
    assert reactions.words["claimed"].said == "Kene!"
    assert reactions.words["claimed"].call is True
    assert reactions.react(Event("satu", 1), ()) == (Reaction(1, "pleased"),)
    assert reactions.react(Event("turned", 1, (3,)), ()) == ()
