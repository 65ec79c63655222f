# SPDX-License-Identifier: MIT
"""Sentences for every reason of the coach, with numbers that agree with the position.

The tests check three hundred decisions of each game, or the number in `THOTHIT_POSITIONS`.
"""

import os
import random
import re
from collections import Counter
from itertools import chain, count, islice

import pytest

from tests.games.oracle import points
from tests.players.coach.rounds import decisions
from tests.tiers import each_game
from thothit_desktop.app.coach import advice_texts
from thothit_desktop.app.families import family_of
from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import RANK, code, faces
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES
from thothit_desktop.players.coach.advice import advise, coach_of
from thothit_desktop.players.coach.contract import Reason
from thothit_desktop.players.contract import Limit
from thothit_desktop.table.rummy.calls import mata_name

NAMES = ("You", "Sri", "Wati", "Joko", "Dewi", "Bagus")
SHOWN = {"otherwise", "claims"}
"""Kinds without a sentence: the bars on the cards, and the words of the call, say it."""
CARD_POINTS = {"J": 30, "9": 20, "A": 11, "T": 10, "K": 3, "Q": 2}


POSITIONS = int(os.environ.get("THOTHIT_POSITIONS", "300"))
MATA = [spec.id for spec in MATA_GAMES]
FISHING = [name for name, spec in games().items() if not spec.by_luck and spec.family == "fishing"]
MATCHING = [name for name, spec in games().items() if spec.family == "matching"]


def told(game, sense):
    """Each reason for the best move of a decision, with its sentence, the position and the move."""
    rounds = chain.from_iterable(decisions(new_game(game), 1, sense, number) for number in count())
    for position in islice(rounds, POSITIONS):
        view = position.view(position.to_move)
        advice = advise(view, Limit(playouts=8), random.Random(1), lambda: False)
        say = family_of(view.game.spec).coach_texts().reason
        hint = advice_texts.advice(advice, view, NAMES, "ceki")
        best = advice.options[0]
        if len(advice.options) > 1:
            chance = family_of(view.game.spec).coach_texts().chance(best.margin, view.game)
            assert bool(chance) == (game in ("kowah", *MATCHING))
            assert chance in hint
        for fact in advice.facts:
            yield fact, say(fact, NAMES, "ceki"), position, best.move


def numbers(sentence):
    """The numbers of a sentence, apart from those in the names of cards."""
    plain = re.sub(r"\b\d+ of (Coins|Strings|Myriads|Spades|Hearts|Diamonds|Clubs)", "", sentence)
    return [int(number) for number in re.findall(r"\d+", plain)]


def out_of_sight(position, *places):
    """The cards of the deck that the seat to act holds not, nor sees, or has seen go, in these places."""
    seen = Counter(chain(position.hands[position.to_move], *places))
    return Counter(position.game.deck) - seen


def test_the_games_of_these_tests_are_all_that_have_a_coach():
    with_coach = [name for name, spec in games().items() if coach_of(spec) and not spec.by_luck]
    assert sorted([*FISHING, *MATCHING, "kowah", *MATA, "thunee"]) == sorted(with_coach)


@each_game("game", FISHING)
def test_in_fishing_games(game):
    kinds = Counter()
    for fact, sentence, position, move in told(game, 0.5):
        assert bool(sentence) == (fact.kind not in SHOWN), fact
        kinds[fact.kind] += 1
        seat, values = position.to_move, fact.values
        if fact.kind == "left":
            turned = () if position.turned is None else (position.turned,)
            known = position.view(seat).last
            hidden = out_of_sight(position, *position.pool, *position.captures, turned, known)
            matching = sum(n for card, n in hidden.items() if RANK[card] == RANK[move.card])
            if matching:
                assert numbers(sentence) == [matching, hidden.total()]
            else:
                assert sentence.startswith("No unseen card")
        elif fact.kind == "gains":
            after = position.copy()
            after.play(move)
            before, then = (points(one, one.captures[seat]) for one in (position, after))
            assert numbers(sentence) == [then - before], fact
        elif fact.kind == "begins":
            card, captured = values["card"], position.captures
            every = Counter(position.game.deck)[card]
            held = captured[seat].count(card) + (move.card, *move.takes).count(card)
            others = sum(pile.count(card) for other, pile in enumerate(captured) if other != seat)
            free = [] if held == 1 else [held]
            assert numbers(sentence) == [*free, every - held - others], fact
        elif fact.kind == "spoils":
            assert position.captures[values["seat"]].count(values["card"]) > 0
            assert NAMES[values["seat"]] in sentence
            assert values["seat"] != seat
    assert kinds["left"] > 10
    assert kinds["gains"] > 10


@each_game("game", MATCHING)
def test_in_games_of_matching(game):
    kinds = Counter()
    for fact, sentence, position, move in told(game, 0.5):
        assert sentence, fact
        kinds[fact.kind] += 1
        seat, values = position.to_move, fact.values
        sizes = [len(hand) for hand in position.hands]
        if fact.kind == "live":
            hidden = out_of_sight(position, position.middle, *position.away)
            assert hidden[move.card] == 1
            assert numbers(sentence) == [hidden.total(), sum(sizes) - sizes[seat]]
        elif fact.kind == "gone":
            assert out_of_sight(position, position.middle, *position.away)[move.card] == 0
        elif fact.kind == "near":
            assert numbers(sentence) == [sizes[values["seat"]]]
            assert NAMES[values["seat"]] in sentence
        elif fact.kind == "left":
            after = position.copy()
            after.play(move)
            throws = after.phase == "discard" and after.to_move == seat
            assert numbers(sentence) == [len(after.hands[seat]) - throws]
    assert kinds["live"] > 10
    assert kinds["left"] > 10


@pytest.mark.long
def test_in_kowah():
    kinds = Counter()
    for fact, sentence, position, _move in told("kowah", 0.9):
        assert sentence, fact
        kinds[fact.kind] += 1
        if fact.kind in ("waits", "draws"):
            view = position.view(position.to_move)
            known = chain.from_iterable(cards for seat, cards in enumerate(view.known) if seat != view.seat)
            hidden = out_of_sight(position, position.discards)
            hidden.subtract(known)
            assert hidden.total() in numbers(sentence), sentence
            if fact.kind == "waits":
                live = sum(hidden[card] for card in fact.values["cards"])
                assert numbers(sentence) == [live, hidden.total()]
            else:
                better, ready = fact.values["better"], fact.values["ready"]
                counted = [ready] if ready and ready >= better else [better, ready] if ready else [better]
                assert numbers(sentence) == [counted[0], hidden.total(), *counted[1:]]
                assert all(number <= hidden.total() for number in numbers(sentence))
        elif fact.kind == "fits":
            assert numbers(sentence) == [fact.values["after"], fact.values["before"]]
            assert fact.values["before"] <= fact.values["after"] <= 8
    assert kinds["draws"] > 50


@each_game("game", MATA)
def test_in_games_with_mata(game):
    kinds = Counter()
    for fact, sentence, position, _move in told(game, 0.9):
        assert sentence, fact
        kinds[fact.kind] += 1
        view, values = position.view(position.to_move), fact.values
        if fact.kind == "call":
            live = sum(view.unseen().count(card) for card in values["cards"])
            assert numbers(sentence)[-2:] == [live, len(view.unseen())]
        elif fact.kind == "needs":
            assert numbers(sentence) == [values["missing"], values["better"], len(view.unseen())]
            assert values["better"] <= len(view.unseen())
            assert f"no {mata_name(game)} yet" in sentence or values["mata"]
        elif fact.kind == "fits":
            assert numbers(sentence) == [values["after"], values["before"]]
    assert kinds["needs"] > 50


def test_a_card_that_wins_with_mata_is_named():
    texts = family_of(games()["balik-satu"]).coach_texts()
    assert (
        texts.reason(Reason("wins", {"card": faces(["C8"])[0]}), NAMES, "ceki")
        == "8 of Coins wins the round."
    )
    assert texts.reason(Reason("unknown", {}), NAMES, "ceki") == ""


def checked_share(fact, sentence):
    """A share stands in its sentence where deals were tried, and nowhere else; of `takes` the larger one."""
    percent = round(100 * fact.values["share"])
    told = max(percent, 100 - percent) if fact.kind == "takes" else percent
    assert (f"{told}% of the deals tried" in sentence) == (not fact.values["exact"])


@pytest.mark.long
def test_in_thunee():
    kinds = Counter()
    for fact, sentence, position, move in told("thunee", 0.9):
        assert bool(sentence) == (fact.kind not in SHOWN), fact
        kinds[fact.kind] += 1
        if fact.kind in ("takes", "partner", "gives"):
            trick = [*position.view(position.to_move).trick, move.card]
            assert numbers(sentence)[-1] == sum(CARD_POINTS[code(card)[0]] for card in trick)
            if fact.kind != "gives":
                checked_share(fact, sentence)
        elif fact.kind == "trumps":
            view = position.view(position.to_move)
            hidden = [card for seat, hand in enumerate(position.hands) if seat != view.seat for card in hand]
            seen = set(chain.from_iterable(view.known))
            out = sum(code(card)[1] == view.trump and card not in seen for card in hidden)
            assert sentence.startswith(f"{out} unseen trump" if out else "No unseen trump")
        elif fact.kind == "suit":
            hand = position.hands[position.to_move]
            assert numbers(sentence) == [sum(code(card)[1] == code(move.card)[1] for card in hand)]
        elif fact.kind == "won":
            checked_share(fact, sentence)
    assert kinds["won"] > 50
    assert kinds["takes"] > 10


@pytest.mark.whole
def test_what_is_known_in_thunee_is_not_said_of_deals():
    said = Counter()
    for position in chain.from_iterable(
        decisions(new_game("thunee"), 1, 0.9, number) for number in range(30)
    ):
        view = position.view(position.to_move)
        if len(view.hand) > 3:
            continue
        advice = advise(view, Limit(playouts=8), random.Random(1), lambda: False)
        for fact in advice.facts if advice.exact else ():
            if "share" in fact.values:
                assert fact.values["share"] in (0, 1)
                said[fact.kind, fact.values["share"]] += 1
    assert said.keys() >= {("takes", 1), ("won", 0), ("won", 1)}, said


@pytest.mark.parametrize(
    ("kind", "share", "sentence"),
    [
        ("takes", 1.0, "No opponent still to play can beat your card (trick: 33 points)."),
        ("takes", 0.0, "An opponent still to play can beat your card (trick: 33 points)."),
        ("partner", 1.0, "Your partner Wati keeps the trick with Jack of Spades (33 points)."),
        (
            "partner",
            0.0,
            "An opponent can still beat Jack of Spades, played by your partner Wati (33 points).",
        ),
        ("won", 1.0, "If nobody makes a mistake, your side scores."),
        ("won", 0.0, "If nobody makes a mistake, the other side scores."),
    ],
)
def test_what_is_known_in_thunee_is_said_as_it_is(kind, share, sentence):
    card = faces(["Js"])[0]
    values = {"share": share, "worlds": 1, "exact": True, "points": 33, "seat": 2, "card": card}
    assert (
        family_of(games()["thunee"]).coach_texts().reason(Reason(kind, values), NAMES, "western") == sentence
    )
