# SPDX-License-Identifier: MIT
"""The captions of captures: their points and kinds."""

import pytest

from tests.games.rounds import later
from thothit_desktop.app.fishing.example import FishingExample
from thothit_desktop.flow.fishing import FishingFamily
from thothit_desktop.games import new_game
from thothit_desktop.games.cards import card, code
from thothit_desktop.games.contract import Move
from thothit_desktop.table.selection.prompt import Choice

FAMILY = FishingFamily()

SCENE = {"hands": ["C3 OT C9", "C5 C6", "C7 C8"], "stock": "M2 M4 M5 M6 M7 M8"}


def captions(game: str, pool: str, captured: str = "", card: str = "C3") -> dict[str, str]:
    """By card of the pool what is said of its capture."""
    players = new_game(game).players
    scene = {
        **SCENE,
        "names": ["You", "Sri", "Wati", "Joko"][:players],
        "hands": [*SCENE["hands"], "C2 S2"][:players],
        "captures": [captured, "", "", ""][:players],
        "turn": players,
        "pool": pool,
    }
    found = FAMILY.choices(FishingExample().situation(scene, new_game(game)).view(0))
    choice = next(choice for played, choice in found.items() if code(played) == card)
    said = choice.captions or [""] * len(choice.takes)
    return {code(taken): words for (taken,), words in zip(choice.takes, said, strict=True)}


def test_a_twin_makes_a_pair_and_another_card_nothing():
    assert captions("thothit", "C3 S3 S9") == {"C3": "+10 pair", "S3": "+0"}


def test_where_nothing_is_gained_either_way_nothing_is_said():
    assert captions("thothit", "S3 M3") == {"S3": "", "M3": ""}


def test_a_copy_that_was_captured_before_is_completed():
    assert captions("thothit", "S3 M3", captured="S3 M3") == {
        "S3": "+10 completes a set",
        "M3": "+10 completes a set",
    }


def test_a_stamped_card_counts_by_itself():
    said = captions("thothit", "OT RF C1", card="OT")
    assert said == {"C1": "+10", "OT": "+20 stamped pair", "RF": "+20 stamped"}


def test_no_card_is_called_stamped_where_stamps_do_not_count():
    said = captions("sackson", "OT RF", card="OT")
    assert said == {"OT": "+1 pair", "RF": "+0"}


@pytest.mark.parametrize(("captured", "gain"), [("", "+0 pair"), ("C3 S3", "+5 pair")])
def test_where_sets_are_larger_a_twin_is_worth_what_it_adds(captured, gain):
    said = captions("thothit-kuna", "C3", captured=captured)
    assert said == {"C3": gain}


def test_a_card_says_what_it_takes_and_what_the_rules_lock():
    view = later("S5 C5 C2", "C5 M9").view(0)
    found = FAMILY.choices(view)
    assert set(found) == {card("C5"), card("M9")}
    assert found[card("M9")] == Choice()
    assert set(found[card("C5")].takes) == {(card("C5"),), (card("S5"),)}
    assert (found[card("C5")].locked, found[card("C5")].risky) == ((), ())


def test_the_card_turned_up_takes_by_turning_and_a_hand_card_by_being_played():
    position = later("S5 C5 C2", "M9", stock=("C5", "C7"))
    taken = (card("S5"),)
    assert FAMILY.capture(position.view(0), card("C5"), taken) == Move("play", (card("C5"), card("S5")))
    position.play(Move("play", (card("M9"),)))
    assert position.phase == "stock"
    assert FAMILY.capture(position.view(0), card("C5"), taken) == Move("turn", (card("C5"), card("S5")))
    assert FAMILY.capture(position.view(0), card("C5"), ()) == Move("turn", (card("C5"),))


def test_only_the_seat_s_own_captures_complete_its_sets():
    players = new_game("thothit").players
    scene = {
        **SCENE,
        "names": ["You", "Sri", "Wati"],
        "captures": ["", "S3 M3", ""],
        "turn": players,
        "pool": "S3 M3",
    }
    found = FAMILY.choices(FishingExample().situation(scene, new_game("thothit")).view(0))
    assert found[card("C3")].captions == ()


def test_a_capture_says_what_combinations_add():
    assert captions("pei", "S9 M9", captured="OT S3 RF M3", card="C9") == {
        "S9": "+46 completes a combination",
        "M9": "+18",
    }


def test_two_cards_are_taken_at_once_or_none():
    """docs/rules/fishing.md G2 and G5."""
    view = later("C7 C7 S7", "C7 M9", stock=["M1", "M2"], turn=0, game_id="cholek-tiga").view(0)
    choice = FAMILY.choices(view)[card("C7")]
    seven, other = card("C7"), card("S7")
    assert choice.takes == ((seven, seven), (seven, other))
    assert choice.captions == ("+8 ayam", "+0")
    (declined,) = FAMILY.declines(view, seven, code)
    assert (declined.move, declined.words, declined.key) == ("C7", "Capture nothing", "N")
    assert declined.about == "C7 stays in the pool, where anyone may capture it."
    assert FAMILY.declines(later("S5 C5", "C5").view(0), card("C5"), code) == []


def test_a_single_card_of_the_rank_is_locked_where_two_are_taken():
    choice = FAMILY.choices(later("S7 C2", "C7", turn=0, game_id="cholek-tiga").view(0))[card("C7")]
    assert (choice.takes, choice.locked) == ((), (card("S7"),))
