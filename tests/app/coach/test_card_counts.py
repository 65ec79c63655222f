# SPDX-License-Identifier: MIT
"""The learner's counts of gone and unseen cards, recounted in rounds of every game."""

import random
from itertools import chain

from tests.tiers import each_game
from thothit_desktop.app.coach.card_counts import card_counts
from thothit_desktop.games import new_game

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")


def views(game, seed=4):
    """The views of all seats in a round that is played at random, now and then."""
    rng = random.Random(seed)
    position = new_game(game).deal(rng)
    while not position.is_over:
        position.play(position.chance(rng) or rng.choice(position.legal_moves()))
        if len(position.moves) % 7 == 0:
            for seat in range(position.game.players):
                yield position, position.view(seat)


def figures(counts, column):
    """The figures of a column, those of unseen cards as two."""
    return [[int(number) for number in row[column].words.split("/") if number] for _, row in counts.rows]


@each_game()
def test_unseen_cards_are_counted_in_every_game(game):
    for _, view in views(game):
        counts = card_counts(view, NAMES[: view.game.players], "ceki", unseen=True, gone=False)
        assert counts.headings == ("Unseen",)
        told = figures(counts, 0)
        assert sum(out for out, _ in told) == len(view.unseen())
        assert sum(every for _, every in told) == len(view.game.deck)


@each_game("game", ["thothit", "enthit", "thothit-kuna", "thothit-yogyakarta"])
def test_captures_are_remembered_and_whose_they_are(game):
    """Also those that lie face down, which the position alone tells."""
    seen = 0
    for position, view in views(game):
        players = view.game.players
        counts = card_counts(view, NAMES[:players], "ceki", unseen=False, gone=True)
        order = [(view.seat + place) % players for place in range(players)]
        assert counts.headings == tuple(NAMES[seat] for seat in order)
        for column, seat in enumerate(order):
            told = sum(sum(figure) for figure in figures(counts, column))
            assert told == len(position.captures[seat])
            seen += told
    assert seen


def test_in_thunee_suits_are_counted_and_trumps_are_called_so():
    trumps = 0
    for _, view in chain(*(views("thunee", seed) for seed in range(8))):
        counts = card_counts(view, NAMES[:4], "ceki", unseen=True, gone=True)
        marked = [name for name, _ in counts.rows if name.endswith("(trumps)")]
        assert len(marked) == bool(view.trump)
        trumps += len(marked)
        assert [sum(map(sum, figures(counts, column))) for column in range(1, 5)] == [
            sum(len(cards) for _, cards, winner in view.tricks if winner == (view.seat + place) % 4)
            for place in range(4)
        ]
    assert trumps


def test_in_kowah_the_discards_are_gone():
    for _, view in views("kowah"):
        counts = card_counts(view, NAMES[:4], "western", unseen=False, gone=True)
        assert counts.headings == ("Discards",)
        assert sum(map(sum, figures(counts, 0))) == len(view.discards)


def test_cards_are_named_as_the_deck_shows_them():
    position = new_game("thothit").deal(random.Random(1))
    for deck, words in (("ceki", "of Coins"), ("western", "of Diamonds")):
        counts = card_counts(position.view(0), NAMES[:3], deck, unseen=True, gone=False)
        assert words in counts.rows[4][1][0].about
    assert counts.rows[0][0] == "A"
