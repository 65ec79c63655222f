# SPDX-License-Identifier: MIT
"""docs/rules/fishing.md 5."""

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thothit_desktop.games import cards, games, new_game
from thothit_desktop.games.cards import CEKI, RANK
from thothit_desktop.games.contract import Event, Score
from thothit_desktop.games.fishing.openings import (
    first_counted,
    first_raja,
    next_raja,
    next_winner,
    seating,
)
from thothit_desktop.games.notation import write_event
from thothit_desktop.games.openings import highest_deals
from thothit_desktop.games.rituals import following, opening, title
from thothit_desktop.games.thunee.openings import first_jack

seeds = st.integers(0, 2**32 - 1)
seats = st.integers(2, 6)


class Stacked(random.Random):
    """Takes the first cards of a list of decks, then is random again; the top of a deck is its last card."""

    def __init__(self, *decks: str) -> None:
        super().__init__(1)
        self.decks = [list(cards.faces(reversed(deck.split()))) for deck in decks]

    def sample(self, population: Sequence[Any], k: int, **rest: Any) -> list[Any]:
        return self.decks.pop(0) if self.decks else super().sample(population, k, **rest)

    def choice(self, seq: Any) -> Any:
        return self.decks.pop(0)[0]


@given(seed=seeds, players=seats)
def test_players_sit_at_the_twin_of_a_design_of_their_own(seed: int, players: int) -> None:
    *seated, gathered = seating(random.Random(seed), players)
    assert [(event.kind, event.seat) for event in seated] == [("seated", seat) for seat in range(players)]
    assert len({event.cards for event in seated}) == players
    assert all(len(event.cards) == 1 for event in seated)
    assert gathered == Event("gathered", players - 1)


@given(seed=seeds, players=seats)
def test_the_first_raja_drew_the_highest_sum_without_tens(seed: int, players: int) -> None:
    events, raja = first_raja(random.Random(seed), players)
    *drawn, gathered, named = events
    assert named == Event("raja", raja)
    assert gathered == Event("gathered", (raja - 1) % players)
    tied, left = list(range(players)), list(drawn)
    while left:
        assert len(tied) > 1
        draws, left = left[: len(tied)], left[len(tied) :]
        assert [event.seat for event in draws] == tied
        sums = [sum(RANK[card] for card in event.cards) % 10 for event in draws]
        tied = [event.seat for event, total in zip(draws, sums, strict=True) if total == max(sums)]
    assert tied == [raja]
    shown = Counter(card for event in drawn for card in event.cards)
    assert max(shown.values()) <= 2


@pytest.mark.parametrize(
    ("deck", "raja", "draws"),
    [
        pytest.param("C7 M8 S1 C5 M2 M2", 1, 3, id="7+8-is-5-and-1+5-beats-it"),
        pytest.param("OT C9 WF C1 S5 M5", 1, 3, id="honours-count-1-and-ten-is-0"),
        pytest.param("C2 C3 M2 M3 C1 S1 C4 S4 M9 S8", 0, 5, id="the-tied-draw-again"),
        pytest.param("C2 C3 M2 M3 S2 S3 C4 S4 M4 M5 C9 S9", 1, 6, id="all-tied"),
    ],
)
def test_first_raja(deck: str, raja: int, draws: int) -> None:
    events, chosen = first_raja(Stacked(deck + " C1" * 20), 3)
    assert chosen == raja
    assert [event.kind for event in events].count("drawn") == draws


def test_a_tie_that_outlasts_the_deck_goes_on_with_a_new_one() -> None:
    events, _ = first_raja(Stacked("C1 C1 S1 S1 M1 M1 OT OT"), 3)
    assert [event.kind for event in events[:5]] == ["drawn", "drawn", "drawn", "gathered", "drawn"]


@pytest.mark.parametrize(
    ("ranks", "steps"),
    [
        pytest.param("147", 0, id="raja"),
        pytest.param("258", 1, id="patih"),
        pytest.param("369", 2, id="unyik"),
    ],
)
@pytest.mark.parametrize("raja", range(3))
def test_the_unyik_counts_around_to_the_next_raja(raja: int, ranks: str, steps: int) -> None:
    unyik, wanted = (raja + 2) % 3, (raja + steps) % 3
    for rank in ranks:
        events, chosen = next_raja(Stacked(f"S{rank}"), raja, 3)
        assert chosen == wanted
        told = [write_event(event) for event in events]
        assert told == [f"drawn {unyik} S{rank}", f"gathered {unyik}", f"raja {wanted}"]


def test_an_honour_counts_one_and_makes_the_raja_again() -> None:
    assert next_raja(Stacked("WF"), 1, 3)[1] == 1


def test_more_seats_are_counted_around_in_the_same_way() -> None:
    assert next_raja(Stacked("S9"), 2, 4)[1] == (2 + 9 - 1) % 4


@pytest.mark.parametrize(
    ("game_id", "dealer", "players", "titles"),
    [
        ("thothit", 2, 3, ["raja", "patih", "unyik"]),
        ("thothit", 0, 3, ["unyik", "raja", "patih"]),
        ("thothit-kuna", 1, 4, ["", "unyik", "raja", "patih"]),
        ("thothit-kuna", 5, 6, ["raja", "patih", "", "", "", "unyik"]),
        ("enthit", 0, 2, ["unyik", "raja"]),
        ("cholek-tiga", 2, 3, ["starts", "", ""]),
        ("cholek-tiga", 1, 2, ["starts", ""]),
        ("sackson", 1, 3, ["", "dealer", ""]),
        ("kings", 0, 2, ["dealer", ""]),
        ("kowah", 3, 4, ["", "", "", "dealer"]),
        ("sampen", 1, 3, ["", "dealer", ""]),
        ("thothit-banyuwangi", 0, 2, ["dealer", ""]),
        ("balik-satu", 0, 3, ["dealer", "", ""]),
        ("gonggong", 3, 4, ["", "", "", "dealer"]),
        ("tantanan", 2, 3, ["", "", "dealer"]),
        ("thit-thit-dulit", 1, 2, ["starts", ""]),
        ("thothit-yogyakarta", 2, 3, ["starts", "", ""]),
        ("thothit-yogyakarta", 0, 3, ["", "starts", ""]),
        ("thunee", 3, 4, ["trumpman", "", "", "dealer"]),
    ],
)
def test_titles_follow_the_dealer(game_id: str, dealer: int, players: int, titles: list[str]) -> None:
    spec = games()[game_id]
    assert [title(spec, seat, dealer, players) for seat in range(players)] == titles


def test_skipped_rituals_have_the_odds_of_shown_ones() -> None:
    """Whoever skips a ritual takes the seat and shows nothing; the first raja is anybody's alike."""
    rng = random.Random(20261121)
    first = Counter(first_raja(rng, 3)[1] for _ in range(6000))
    assert all(abs(first[seat] - 2000) < 150 for seat in range(3))
    following = Counter(next_raja(rng, 0, 3)[1] for _ in range(6000))
    # Ranks 1, 4 and 7 are 24 of the 60 cards, the others 18 each.
    assert abs(following[0] - 2400) < 150
    assert abs(following[1] - 1800) < 150
    assert abs(following[2] - 1800) < 150


@given(seed=seeds, players=st.integers(2, 4), game_id=st.sampled_from(("kings", "sackson")))
def test_the_first_dealer_drew_the_highest_card_and_the_others_sit_by_rank(
    seed: int, players: int, game_id: str
) -> None:
    game = new_game(game_id, players)
    ((_, (*drawn, gathered)),), dealer = highest_deals(game, random.Random(seed))
    assert gathered == Event("gathered", dealer)
    assert [event.seat for event in drawn] == [(dealer + turn) % players for turn in range(players)]
    ranks = [RANK[event.cards[0]] for event in drawn]
    assert ranks == sorted(set(ranks), reverse=True)
    assert {event.cards[0] for event in drawn} <= set(game.deck)


def test_the_first_deal_is_drawn_again_while_ranks_are_level() -> None:
    game = new_game("sackson", 2)
    ((_, (*drawn, _)),), dealer = highest_deals(game, Stacked("C3 OT", "C4 S4", "WF C9"))
    assert [write_event(event) for event in drawn] == [f"drawn {dealer} C3", f"drawn {1 - dealer} OT"]
    ((_, again),), _ = highest_deals(game, Stacked("C4 S4", "OT C1", "C9 WF"))
    assert [event.cards for event in again[:2]] == [cards.faces(["C9"]), cards.faces(["WF"])]


@pytest.mark.parametrize(
    ("code", "steps"), [("OT", 0), ("C1", 0), ("S2", 1), ("M3", 2), ("C4", 0), ("S9", 2)]
)
def test_yogyakarta_s_first_player_is_counted_from_whoever_drew(code: str, steps: int) -> None:
    (drawn, gathered), starter = first_counted(Stacked(code), 3)
    assert (drawn.kind, gathered) == ("drawn", Event("gathered", drawn.seat))
    assert cards.codes(drawn.cards) == [code]
    assert starter == (drawn.seat + steps) % 3


@pytest.mark.parametrize(
    ("winners", "starter", "following"),
    [((1,), 0, 1), ((0, 2), 0, 0), ((1, 2), 0, 1), ((0, 1), 2, 0), ((0, 1, 2), 1, 1)],
)
def test_the_winner_starts_and_of_several_the_one_who_started_or_the_next(
    winners: tuple[int, ...], starter: int, following: int
) -> None:
    assert next_winner(winners, starter, 3) == following


STAGES = {
    "raja": ["seating", "crowning"],
    "dealer": ["ranking"],
    "count": ["counting"],
    "sums": ["summing"],
    "fewest-points": ["first-player"],
    "winner": ["ranking"],
}
OPENINGS = {
    **dict.fromkeys(("thothit", "thothit-chinese", "enthit", "thothit-kuna"), "raja"),
    **dict.fromkeys(("sackson", "totit-denexa", "totit-cats", "kings"), "dealer"),
    **dict.fromkeys(("thothit-yogyakarta", "thit-thit-dulit"), "count"),
    "pei": "sums",
    "cholek-tiga": "fewest-points",
    **dict.fromkeys(("kowah", "balik-satu", "gonggong", "tantanan"), "winner"),
    **dict.fromkeys(("sampen", "thothit-banyuwangi"), "winner"),
}


@pytest.mark.parametrize("game_id", OPENINGS)
def test_how_each_game_opens(game_id: str) -> None:
    for players in games()[game_id].players:
        game = new_game(game_id, players)
        for seed in range(5):
            stages, dealer = opening(game, random.Random(seed))
            assert [stage.name for stage in stages] == STAGES[OPENINGS[game_id]]
            shown = [card for stage in stages for event in stage.events for card in event.cards]
            assert shown
            assert all((card in CEKI) != game.spec.french for card in shown)
            last = stages[-1].events[-1]
            after = dict.fromkeys(("raja", "count", "sums", "fewest-points"), dealer + 1)
            starter = (dict.fromkeys(("dealer", "winner"), dealer) | after)[OPENINGS[game_id]]
            if OPENINGS[game_id] != "count":
                assert last.seat == starter % players
            assert 0 <= dealer < players


def won_by(*seats: int) -> Score:
    return Score((), (), seats)


def test_between_rounds_the_unyik_draws() -> None:
    ((stage,), dealer) = following(new_game("enthit"), Stacked("S2"), 0, [won_by(0)])
    assert stage.name == "drawing"
    # Seat 1 was raja, its unyik is seat 0; the patih, seat 2, is the next raja, and seat 1 deals.
    assert [write_event(event) for event in stage.events] == ["drawn 0 S2", "gathered 0", "raja 2"]
    assert dealer == 1


def test_between_rounds_the_deal_passes_on_to_whoever_plays() -> None:
    game = new_game("totit-cats", 4)
    assert following(game, random.Random(1), 3, [won_by(2)]) == ([], 0)
    tied = game.in_match((1, 3))
    assert [following(tied, random.Random(1), dealer, [won_by(1)])[1] for dealer in range(4)] == [1, 3, 3, 1]
    assert following(new_game("kings", 3), random.Random(1), 1, [won_by(2)]) == ([], 2)


def test_between_rounds_of_yogyakarta_the_winner_starts() -> None:
    game = new_game("thothit-yogyakarta")
    assert following(game, random.Random(1), 2, [won_by(1)]) == ([], 0)
    assert following(game, random.Random(1), 2, [won_by(0, 1)]) == ([], 2)
    assert following(game, random.Random(1), 0, [won_by(0, 2)]) == ([], 1)


def test_every_seat_opens_alike() -> None:
    rng = random.Random(20261121)
    first = Counter(highest_deals(new_game("sackson", 4), rng)[1] for _ in range(4000))
    counted = Counter(first_counted(rng, 2)[1] for _ in range(4000))
    assert all(abs(first[seat] - 1000) < 120 for seat in range(4))
    assert all(abs(counted[seat] - 2000) < 150 for seat in range(2))


@given(seed=seeds, players=st.sampled_from((4, 6)))
def test_in_thunee_the_first_black_jack_makes_the_dealer(seed: int, players: int) -> None:
    """docs/rules/thunee.md T2."""
    game = new_game("thunee", players)
    ((_, (*drawn, gathered)),), _ = first_jack(game, random.Random(seed))
    shown = [cards.code(event.cards[0]) for event in drawn]
    assert [event.seat for event in drawn] == [(drawn[0].seat + i) % players for i in range(len(drawn))]
    assert [code in ("Js", "Jc") for code in shown] == [False] * (len(shown) - 1) + [True]
    assert len(set(shown)) == len(shown)
    assert gathered == Event("gathered", drawn[-1].seat)
    stages, dealer = opening(game, random.Random(seed))
    assert [stage.name for stage in stages] == ["jack"]
    assert stages[0].events == [*drawn, gathered]
    assert dealer == drawn[-1].seat


@pytest.mark.parametrize(("balls", "dealer"), [((3, 4), 1), ((4, 4), 2), ((5, 4), 2)])
def test_in_thunee_the_deal_stays_while_the_dealer_s_side_is_behind(
    balls: tuple[int, int], dealer: int
) -> None:
    """docs/rules/thunee.md T12; seat 1 has dealt."""
    game = new_game("thunee")
    theirs, ours = balls[1], balls[0]
    points = (theirs, ours, theirs, ours)
    won = tuple(seat for seat in range(4) if seat % 2)
    assert following(game, random.Random(1), 1, [Score(((),) * 4, points, won)]) == ([], dealer)
    redealt = Score(((),) * 4, (0, 0, 0, 0), ())
    assert following(game, random.Random(1), 1, [redealt]) == ([], 1)
