# SPDX-License-Identifier: MIT
"""The worked examples: legal in the engine, typical of their game, and true."""

import copy
import itertools
import json
import re
from typing import Any

import pytest

from tests.tiers import each
from thothit_desktop.app.family.example import READER, ExampleError
from thothit_desktop.app.rules.example import read, worded
from thothit_desktop.app.rules.page_text import file
from thothit_desktop.app.rules.steps import ExampleStep
from thothit_desktop.games import cards, games
from thothit_desktop.games.contract import Move
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.notation import read_move, write_move
from thothit_desktop.games.spec import GameSpec
from thothit_desktop.games.thunee.cards import VALUE


def data_of(spec: GameSpec) -> Any:
    """The example of a game as its file has it."""
    path = file(spec, "json")
    assert path is not None
    return json.loads(path.read_text(encoding="utf-8"))


DATA = {game: data_of(spec) for game, spec in games().items()}
STEPS = {game: read(data, game) for game, data in DATA.items()}
MADE = [(game, step) for game, steps in STEPS.items() for step in steps if step.move is not None]


def texts(step: ExampleStep) -> list[str]:
    return [step.ask, step.tell, *step.instead.values()]


def legal(step: ExampleStep) -> set[str]:
    return {write_move(move) for move in step.position.legal_moves()}


def refusals(game: str) -> set[str]:
    """Return the refusals possible at any step, for any card and capture."""
    found = set()
    for step in STEPS[game]:
        position = step.position
        if step.asks and isinstance(position, FishingPosition) and position.phase == "hand":
            pool = [card for bucket in position.pool for card in bucket]
            for card in position.hands[READER]:
                for cards_moved in [(card,), *((card, taken) for taken in pool)]:
                    refused = position.view(READER).refusal(Move("play", cards_moved))
                    found.add(refused.code if refused else "")
    return found


@pytest.mark.parametrize("game", games())
def test_every_move_leads_to_the_next_step(game: str) -> None:
    steps = STEPS[game]
    for step, after in itertools.pairwise(steps):
        if step.move is not None:
            position = step.position.copy()
            told = len(position.history)
            position.play(step.move)
            assert position.view(READER).history[told:] == step.events
            assert position.view(READER) == after.position.view(READER)
    assert steps[0].first
    assert steps[-1].worth


@pytest.mark.parametrize("game", games())
def test_the_reader_has_something_to_do_and_is_told_of_everything(game: str) -> None:
    steps = STEPS[game]
    assert sum(step.asks for step in steps) >= 2
    for step in steps:
        assert step.ask or not step.asks
        assert step.tell or step.move is None


@pytest.mark.parametrize("game", games())
def test_the_claims_of_points_hold(game: str) -> None:
    """`read` refuses an example whose piles are worth something else; every count is made by somebody."""
    counted = [scene for scene in DATA[game]["scenes"] if "points" in scene]
    shown = [step.position.score() for step in STEPS[game] if step.worth]
    assert [scene["points"] for scene in counted] == [list(score.points) for score in shown]
    assert [scene["winners"] for scene in counted] == [list(score.winners) for score in shown]


@pytest.mark.parametrize("game", [game for game, spec in games().items() if not spec.french])
def test_no_text_tells_points_of_its_own(game: str) -> None:
    """Points are computed, so that no text can be wrong; other figures are ranks."""
    for step in STEPS[game]:
        for text in texts(step):
            assert not re.search(r"\d\d|\d points?|(score|count|worth)s? \d", text), text


def test_the_figures_of_kings_are_its_own() -> None:
    draws = [step for step in STEPS["kings"] if step.move is not None and step.move.kind == "laki"]
    assert [draw.tell.count("9") for draw in draws] == [3, 0]
    assert "8" in draws[1].tell
    tied = next(step for step in STEPS["kings"] if "24" in step.tell)
    assert {len(pile) for pile in draws[0].position.view(READER).captures} == {24}  # type: ignore[attr-defined]
    assert tied.position.score().points == (20, 24)


def card_of(move: str) -> str:
    """The code of the card that a move is made with, and the move itself where it is made without."""
    return move.rpartition(" ")[2].partition("x")[0]


@pytest.mark.parametrize(("game", "step"), [(game, step) for game, step in MADE if step.instead])
def test_kind_answers_are_for_moves_that_could_be_made(game: str, step: ExampleStep) -> None:
    others = legal(step) - {write_move(step.move)}
    told = [
        {move for move in others if wish in (move, card_of(move))} for wish in step.instead if wish != "*"
    ]
    assert all(told)
    if "*" in step.instead:
        assert others.difference(*told)


def test_every_legal_capture_beside_the_shown_one_has_an_answer() -> None:
    for _, step in MADE:
        if step.asks:
            for move in legal(step) - {write_move(step.move)}:
                assert {move, card_of(move), "*"} & set(step.instead), move


@pytest.mark.parametrize("game", games())
@each("deck", ["ceki", "western", "western-cats"])
def test_all_words_can_be_said(game: str, deck: str) -> None:
    for step in STEPS[game]:
        for text in texts(step):
            assert not re.search(r"[{}]", worded(text, step.position, deck))


def test_cards_are_called_as_the_deck_shows_them() -> None:
    position = STEPS["thothit"][0].position
    assert worded("{S5}: {=OT.OT.S9}", position, "ceki") == "5 of Strings: 30"
    assert worded("{S5}: {=OT.OT.S9}", position, "western") == "5 of Hearts: 30"


# What is special in each game


@pytest.mark.parametrize("game", games())
def test_a_card_is_called_like_one_card_in_every_deck(game: str) -> None:
    """No number or pair stands before a name (two 1 of Myriads), no article that another deck would belie."""
    told = "\n".join(text for step in STEPS[game] for text in texts(step))
    assert re.findall(r"(?i)\b(?:two|three|four|seven|pairs? of|an?)(?: the)? \{[^=}]+\}", told) == []


def test_a_later_place_of_the_round_is_told_where_it_is_shown() -> None:
    later = [step for step in STEPS["thothit-kuna"] if step.first][1]
    assert "later in the round" in later.ask


def test_thothit_shows_the_first_turn_a_stamped_card_and_the_stock() -> None:
    steps = STEPS["thothit"]
    assert "first-turn" in refusals("thothit")
    assert any(step.move and step.move.kind == "turn" and step.move.takes for step in steps)
    assert {line.rule for line in steps[-1].position.score().lines[READER]} == {"black-2", "red-1", "loose"}


def test_the_chinese_game_warns_and_bars() -> None:
    steps = STEPS["thothit-chinese"]
    warned = [
        wish
        for step in steps
        for wish in step.instead
        if "x" in wish and step.position.view(READER).barring(read_move(wish))  # type: ignore[attr-defined]
    ]
    assert warned == ["M5xS5"]
    barred = {event.seat for step in steps for event in step.events if event.kind == "barred"}
    assert barred == {1}
    assert steps[-1].position.is_over
    assert steps[-1].position.score().points[1] == steps[-1].position.score().points[READER]


def test_sackson_has_no_stock_and_a_bonus() -> None:
    steps = STEPS["sackson"]
    assert all(step.move is None or step.move.kind == "play" for step in steps)
    assert steps[-1].position.game.options["bonus"] == "on"


def test_denexa_locks_pairs_and_asks_for_a_capture() -> None:
    assert {"pair-protected", "capture-with-another"} <= refusals("totit-denexa")


def test_cats_takes_a_different_card_first() -> None:
    assert "different-first" in refusals("totit-cats")


def test_enthit_shows_a_fourth_card() -> None:
    lines = STEPS["enthit"][-1].position.score().lines[READER]
    assert [line.rule for line in lines if line.points == 50] == ["black-4"]


def test_kuna_has_no_first_turn_rule_and_sets_of_three() -> None:
    first = STEPS["thothit-kuna"][0]
    assert first.position.view(READER).turn == 0  # type: ignore[attr-defined]
    assert first.move is not None
    assert first.move.takes not in ((), (first.move.card,))
    lines = STEPS["thothit-kuna"][-1].position.score().lines
    assert "black-3" in {line.rule for line in lines[READER]}
    assert {"black-4", "black-3"} <= {line.rule for line in lines[1]}


@pytest.mark.parametrize("game", ["thothit-yogyakarta", "thit-thit-dulit"])
def test_without_hands_one_turns_the_stock(game: str) -> None:
    assert {step.position.phase for step in STEPS[game] if step.asks} == {"draw"}
    assert all(step.move.kind == "turn" for step in STEPS[game] if step.move is not None)


def test_kowah_shows_checki_claims_and_a_card_that_is_taken() -> None:
    kinds = {step.move.kind for step in STEPS["kowah"] if step.move is not None and step.asks}
    assert kinds == {"draw", "take", "discard", "checki", "claim"}
    won = [event for step in STEPS["kowah"] for event in step.events if event.kind == "won"]
    assert [event.seat for event in won] == [READER, READER]
    claimed = [step.events[0] for step in STEPS["kowah"] if step.move and step.move.kind == "claim"]
    assert {event.kind for event in claimed} == {"claimed"}


def test_kowah_refuses_what_is_taught() -> None:
    """The card just taken may not go back, and a declared hand must stay ready."""
    found = set()
    for step in STEPS["kowah"]:
        if step.position.phase == "discard" and step.asks:
            view = step.position.view(READER)
            for card in view.hand:  # type: ignore[attr-defined]
                refused = view.refusal(Move("discard", (card,)))
                found.add(refused.code if refused else "")
    assert found == {"", "just-taken", "declared-must-stay-ready"}


def test_thunee_shows_bids_trump_jodhis_and_all_lines_of_the_count() -> None:
    steps = STEPS["thunee"]
    kinds = [step.move.kind for step in steps if step.move is not None]
    assert {"bid", "pass", "trump", "jodhi", "play"} == set(kinds)
    counted = steps[-1].position.count_so_far()  # type: ignore[attr-defined]
    assert [line.rule for line in counted.lines] == ["tricks", "call", "jodhi", "their-jodhi"]
    for rule in ("call", "jodhi"):
        points = next(line.points for line in counted.lines if line.rule == rule)
        assert counted.total - points < counted.needed <= counted.total


def test_the_figures_of_thunee_are_its_own() -> None:
    """A sum that is told is that of the trick, card by card; a Jodhi is told with its points."""
    tricks = [
        (step, event)
        for step in STEPS["thunee"]
        for event in step.events
        if event.kind == "trick" and "=" in step.tell
    ]
    assert len(tricks) == 4
    for step, event in tricks:
        found = re.search(r"(\d+(?: \+ \d+)+) = (\d+)", step.tell)
        assert found is not None
        assert [int(points) for points in found[1].split(" + ")] == [VALUE[card] for card in event.cards]
        assert int(found[2]) == sum(VALUE[card] for card in event.cards)
    claims = [(step, event) for step in STEPS["thunee"] for event in step.events if event.kind == "jodhi"]
    assert [event.points for _, event in claims] == [20, 50]
    assert all(str(event.points) in step.tell for step, event in claims)
    assert "46 for the trick, 20 for Sri's call and 20 for the Jodhi" in STEPS["thunee"][14].ask


def test_kings_shows_the_dealers_pairs_a_turn_of_four_and_laki() -> None:
    steps = STEPS["kings"]
    dealt = [event for event in steps[0].events if event.kind == "captured"]
    assert len(dealt) == 3
    assert {event.seat for event in dealt} == {1}
    assert any(sum(event.kind == "captured" for event in step.events) == 2 for step in steps[1:])
    assert [step.position.phase for step in steps].count("laki") == 2
    assert steps[-1].position.is_over


# Damaged data

SCENE: dict[str, Any] = {
    "names": ["You", "Sri", "Bagus"],
    "turn": 3,
    "hands": ["C3", "", ""],
    "pool": "S3",
    "stock": "",
    "steps": [{"ask": "Play.", "move": "C3xS3", "tell": "Taken."}],
    "end": "That is all.",
    "points": [0, 0, 0],
    "winners": [0, 1, 2],
}


def test_the_smallest_example_is_read() -> None:
    asked, told, worth = read({"scenes": [SCENE]}, "thothit")
    assert asked.asks
    assert not told.asks
    assert worth.worth


@pytest.mark.parametrize(
    "damage",
    [
        {"names": ["You", "Sri"]},
        {"names": 3},
        {"hands": ["C3"]},
        {"hands": ["X3", "", ""]},
        {"pool": "S3 ?"},
        {"turn": "later"},
        {"steps": [{"ask": "Play.", "move": "C3", "tell": "It stays."}]},
        {"steps": [{"ask": "Play.", "move": "C3xS3xM3", "tell": "Both."}]},
        {"steps": [{"ask": "Play."}]},
        {"steps": [{"ask": "Play {X3}.", "move": "C3xS3", "tell": "Taken."}]},
        {"steps": [{"ask": 7, "move": "C3xS3", "tell": "Taken."}]},
        {"steps": [{"ask": "Play.", "move": "C3xS3", "tell": "Taken.", "instead": {"M3": "{=S0}"}}]},
        {"end": "{=M4.X4}"},
        {"steps": {}, "end": None, "points": 7},
        {"points": [10, 0, 0]},
        {"winners": [0]},
        {"options": {"pairs": "locked"}},
        {"options": {"luck": "on"}},
    ],
    ids=str,
)
def test_a_damaged_example_is_refused(damage: dict[str, Any]) -> None:
    scene = copy.deepcopy(SCENE) | damage
    with pytest.raises(ExampleError):
        read({"scenes": [scene]}, "thothit")


@pytest.mark.parametrize(
    "data", [{}, {"scenes": []}, {"scenes": None}, [], None, {"scenes": [{}]}, {"scenes": [7]}]
)
def test_what_is_no_example_is_refused(data: Any) -> None:
    with pytest.raises(ExampleError):
        read(data, "thothit")


def test_cards_of_the_deck_are_enough() -> None:
    """No situation has more copies of a design than the game has."""
    for game, step in MADE:
        position = step.position
        if not isinstance(position, FishingPosition):
            continue
        lying = [
            *(card for hand in position.hands for card in hand),
            *(card for bucket in position.pool for card in bucket),
            *(card for pile in position.captures for card in pile),
            *position.stock[position.drawn :],
            *([] if position.turned is None else [position.turned]),
        ]
        for card in set(lying):
            assert lying.count(card) <= position.game.deck.count(card), (game, cards.code(card))
