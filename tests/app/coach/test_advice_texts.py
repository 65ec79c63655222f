# SPDX-License-Identifier: MIT
"""Texts of the coach's advice, by family."""

import random

import pytest

from tests.players.coach.rounds import decisions
from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.families import family_of
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import CODES
from thothit_desktop.players.coach.contract import Advice, Reason, WeighedMove
from thothit_desktop.table.drawing.names import name

NAMES = ("You", "Sri", "Wati", "Joko")
C9, S9 = CODES.index("C9"), CODES.index("S9")


def card(code: str) -> int:
    return CODES.index(code)


@pytest.mark.parametrize(
    ("game", "kind", "values", "said"),
    [
        ("thothit", "gains", {"cards": (C9, C9), "points": 20}, "This adds 20 points right away."),
        ("sackson", "gains", {"cards": (C9, C9), "points": 1}, "This adds 1 point right away."),
        (
            "thothit",
            "begins",
            {"card": C9, "held": 1, "free": 1},
            "This would be your first 9 of Coins. Copies not captured yet: 1.",
        ),
        (
            "enthit",
            "begins",
            {"card": C9, "held": 2, "free": 2},
            "That makes 2 × 9 of Coins. Copies not captured yet: 2.",
        ),
        (
            "thothit",
            "spoils",
            {"card": S9, "seat": 1, "held": 1},
            "You keep 9 of Strings from Sri, who has already captured a copy.",
        ),
        (
            "thothit",
            "left",
            {"card": S9, "matching": 3, "unseen": 20},
            "Unseen cards of the same rank: 3 of 20.",
        ),
        ("pei", "completes", {"rule": "bunci-abang"}, "This completes bunci abang."),
        (
            "pei",
            "collects",
            {"rule": "macan", "card": C9, "missing": (card("S1"), card("M1"))},
            "You collect macan: then you still need 1 of Strings and 1 of Myriads.",
        ),
        ("pei", "denies", {"rule": "macan", "card": C9, "seat": 1}, "Sri needs 9 of Coins for macan."),
        (
            "cholek-tiga",
            "at-once",
            {"rule": "ayam", "points": 5},
            "Three identical cards at once: ayam, 5 points.",
        ),
        (
            "cholek-tiga",
            "beside",
            {"card": C9, "others": 1},
            "Cards of its rank then in the pool: 2. Anyone may capture two of them.",
        ),
        (
            "cholek-tiga",
            "beside",
            {"card": C9, "others": 0},
            "The pool has no other card of its rank: nobody can capture it yet.",
        ),
        ("thothit", "left", {"matching": 0, "unseen": 4}, "No unseen card has the same rank."),
        ("thothit", "otherwise", {}, ""),
        ("kowah", "wins", {"card": C9}, "9 of Coins wins the round."),
        (
            "kowah",
            "waits",
            {"cards": (C9, S9), "live": 5, "unseen": 60},
            "You then wait for 9 of Coins or 9 of Strings: 5 of 60 unseen cards.",
        ),
        (
            "kowah",
            "draws",
            {"ready": 2, "better": 9, "unseen": 60},
            "Unseen cards that improve your hand: 9 of 60. Those that make it ready: 2.",
        ),
        (
            "kowah",
            "draws",
            {"ready": 0, "better": 9, "unseen": 60},
            "Unseen cards that improve your hand: 9 of 60.",
        ),
        (
            "kowah",
            "fits",
            {"card": C9, "before": 5, "after": 6},
            "Useful cards in your hand: 6 with 9 of Coins, 5 without it.",
        ),
        ("kowah", "danger", {"card": C9, "seat": 2}, "Risk: Wati may be waiting for 9 of Coins."),
        (
            "thunee",
            "takes",
            {"card": card("Jh"), "share": 0.805, "exact": False, "points": 41},
            "In 80% of the deals tried, no opponent still to play can beat your card (trick: 41 points).",
        ),
        (
            "thunee",
            "takes",
            {"card": card("Jh"), "share": 0.0, "exact": False, "points": 41},
            "In 100% of the deals tried, an opponent still to play can beat your card (trick: 41 points).",
        ),
        (
            "thunee",
            "partner",
            {"seat": 2, "card": card("Jh"), "share": 1.0, "exact": False, "points": 9},
            "Your partner Wati keeps the trick with Jack of Hearts in 100% of the deals tried (9 points).",
        ),
        (
            "thunee",
            "gives",
            {"card": card("Jh"), "points": 30},
            "An opponent is winning the trick (30 points).",
        ),
        ("thunee", "trumps", {"out": 0}, "No unseen trumps are left."),
        ("thunee", "trumps", {"out": 1}, "1 unseen trump left."),
        ("thunee", "trumps", {"out": 3}, "3 unseen trumps left."),
        ("thunee", "suit", {"card": card("Jh"), "held": 3}, "You hold 3 cards of Hearts."),
        (
            "thunee",
            "won",
            {"share": 0.5, "exact": False},
            "Your side scores in 50% of the deals tried.",
        ),
        ("thunee", "news of tomorrow", {}, ""),
    ],
)
def test_a_reason_is_a_sentence(game, kind, values, said):
    view = new_game(game).deal(random.Random(1)).view(0)
    say = family_of(view.game.spec).coach_texts().reason
    assert say(Reason(kind, values), NAMES, "ceki") == said


@pytest.mark.parametrize(
    ("game", "margin", "number", "chance"),
    [
        ("thothit", 12.4, "+12", ""),
        ("thothit", -0.2, "±0", ""),
        ("sackson", -1.2, "−1", ""),
        ("kowah", -0.312, "2%", "Chance to win: about 2%."),
        ("kowah", 1.0, "100%", "Chance to win: about 100%."),
        ("thunee", 0.256, "+0.26", ""),
    ],
)
def test_margins_are_counted_as_on_the_score_sheet(game, margin, number, chance):
    played = new_game(game, players=4 if game == "kowah" else None)
    texts = family_of(played.spec).coach_texts()
    assert texts.number(margin, played) == number
    assert texts.chance(margin, played) == chance


@pytest.mark.parametrize(
    ("game", "best", "worse"), [("thothit", "0", "−3"), ("thunee", "0.00", "−3.00"), ("kowah", "75%", "0%")]
)
def test_a_card_shows_what_it_costs_or_its_chance(game, best, worse):
    played = new_game(game, players=4 if game == "kowah" else None)
    shown = family_of(played.spec).coach_texts().on_card
    high, low = (0.6667, -0.3333) if game == "kowah" else (10.0, 7.0)
    assert (shown(high, 0.0, played), shown(low, 3.0, played)) == (best, worse)


def test_what_is_said_of_a_card_is_its_cost():
    played = new_game("thothit")
    first, *_ = played.deal(random.Random(1)).legal_moves()
    best = WeighedMove(first, 10.0)
    for other, said in (
        (best, "The best move."),
        (WeighedMove(first, 10.0, 0.0), "As good as the best move."),
        (WeighedMove(first, 9.0, 1.0, 2.0), "About as good as the best move."),
        (WeighedMove(first, 7.0, 3.0, 2.0), "Costs about 3 points."),
    ):
        assert advice_texts.about(other, best, played) == said


@pytest.mark.parametrize(
    ("game", "behind", "said"),
    [
        ("thothit", 1.2, "about 1 point"),
        ("thothit", 6.0, "about 6 points"),
        ("thothit", 0.4, "less than a point"),
        ("kowah", 0.08, "about 6% chance to win"),
        ("kowah", 0.004, "about 0.3% chance to win"),
        ("thunee", 0.256, "about 0.26 balls"),
    ],
)
def test_a_cost_has_no_sign(game, behind, said):
    played = new_game(game)
    assert family_of(played.spec).coach_texts().loss(behind, played) == said


def test_what_is_about_as_good_is_said():
    position = new_game("thothit").deal(random.Random(1))
    view = position.view(position.to_move)
    first, second, third = view.legal_moves()[:3]
    options = (
        WeighedMove(first, 10.0),
        WeighedMove(second, 9.0, 1.0, 2.0),
        WeighedMove(third, 5.0, 5.0, 2.0),
    )
    gains = Reason("gains", {"cards": (), "points": 10})
    told = advice_texts.advice(Advice(options, (gains,)), view, NAMES, "ceki")
    assert told.count("about as good") == 1
    assert told.index("This adds 10 points right away.") < told.index("about as good")
    twice = advice_texts.advice(Advice(options, (gains, gains)), view, NAMES, "ceki")
    assert twice == told, "a kind of reason is told once"
    close = (*options[:2], options[2]._replace(within=6.0))
    assert "About as good: 2 other moves." in advice_texts.advice(Advice(close), view, NAMES, "ceki")
    assert advice_texts.advice(Advice(options[:1]), view, NAMES, "ceki").startswith(
        "You have only one move: "
    )


def test_what_is_worked_out_to_the_end_is_said():
    position = new_game("thothit").deal(random.Random(1))
    view = position.view(position.to_move)
    first, second, third = view.legal_moves()[:3]
    best, worse = WeighedMove(first, 10.0), WeighedMove(third, 5.0, 5.0)
    level = WeighedMove(second, 10.0)
    given = Advice((best, level, worse), exact=True)
    told = advice_texts.advice(given, view, NAMES, "ceki")
    assert "You know where every card is, so this is worked out to the end." in told
    assert told.endswith(
        f"{family_of(view.game.spec).coach_texts().move(second, view, 'ceki')} is just as good."
    )
    every = advice_texts.more(given, view, NAMES, "ceki")
    assert f"{family_of(view.game.spec).coach_texts().move(second, view, 'ceki')}: just as good." in every
    assert (
        f"{family_of(view.game.spec).coach_texts().move(third, view, 'ceki')} costs about 5 points." in every
    )
    twice = given._replace(options=(best, level, level, worse))
    assert "Just as good: 2 other moves." in advice_texts.advice(twice, view, NAMES, "ceki")
    guessed = advice_texts.advice(given._replace(exact=False), view, NAMES, "ceki")
    assert "worked out" not in guessed


def test_a_warning_names_the_cost_and_the_better_move():
    position = new_game("thothit").deal(random.Random(1))
    view = position.view(position.to_move)
    first, second = view.legal_moves()[:2]
    told = advice_texts.caution(WeighedMove(second, 4.0, 6.0), WeighedMove(first, 10.0), view, "ceki")
    assert "costs about 6 points" in told
    assert family_of(view.game.spec).coach_texts().move(first, view, "ceki") in told


@pytest.mark.parametrize(
    ("game", "phase", "form"), [("thunee", "trump", "{0} as trump"), ("kowah", "discard", "Discard {0}")]
)
def test_a_card_that_is_not_played_is_told_with_what_becomes_of_it(game, phase, form):
    position = next(one for one in decisions(new_game(game), 9, 0.9) if one.phase == phase)
    view = position.view(position.to_move)
    move = next(one for one in view.legal_moves() if one.kind == phase)
    assert family_of(view.game.spec).coach_texts().move(move, view, "ceki") == form.format(
        name(move.card, "ceki")
    )
