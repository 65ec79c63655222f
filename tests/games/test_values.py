# SPDX-License-Identifier: MIT
"""Moves, events, refusals and options as values and texts."""

import pytest

from thothit_desktop.games import GAMES, new_game
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import EVENT_KINDS, Event, Move, Refusal
from thothit_desktop.games.refusals import reason
from thothit_desktop.games.spec import BadOptionError

C3, S3, M7 = card("C3"), card("S3"), card("M7")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("C3", Move("play", (C3,))),
        ("C3xS3", Move("play", (C3, S3))),
        ("=M7", Move("turn", (M7,))),
        ("=M7xM7", Move("turn", (M7, M7))),
    ],
)
def test_move_texts(text: str, move: Move) -> None:
    assert Move.parse(text) == move
    assert str(move) == text
    assert move.card == move.cards[0]
    assert move.takes == (move.cards[1] if "x" in text else None)


@pytest.mark.parametrize(
    "text", ["", "=", "?", "C3x?", "C3x", "xC3", "C3xS3xM3", "==C3", "C3=", " C3", "c3", "2:C3"]
)
def test_no_other_text_is_a_move(text: str) -> None:
    with pytest.raises(ValueError, match="card"):
        Move.parse(text)


@pytest.mark.parametrize("kind", sorted(EVENT_KINDS))
def test_event_texts(kind: str) -> None:
    event = Event(kind, 2, points=120) if kind == "scored" else Event(kind, 2, (C3, HIDDEN))
    assert str(event) == f"{kind} 2 {'120' if kind == 'scored' else 'C3 ?'}"
    assert Event.parse(str(event)) == event


@pytest.mark.parametrize(
    "text",
    [
        "",
        "played",
        "played C3",
        "played 1 X9",
        "danced 1",
        "scored 1",
        "scored 1 2 3",
        "played  1",
        "played 01",
    ],
)
def test_no_other_text_is_an_event(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Event.parse(text)


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("game-over"), "the round is over"),
        (Refusal("must-capture", (C3, S3, card("M3"))), "C3 must capture (S3 or M3)"),
        (Refusal("not-turned", (C3, M7)), "the card turned up is M7, not C3"),
        (Refusal("pair-protected", (C3, S3)), "C3 is paired, and an odd card must be taken first (S3)"),
    ],
)
def test_reasons(refusal: Refusal, words: str) -> None:
    assert reason(refusal) == words


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game_id": "thohtit"}, f"no game is called 'thohtit' (there is {', '.join(GAMES)})"),
        ({"game_id": "thothit", "players": 4}, "thothit is played by 3 players, not 4"),
        (
            {"game_id": "thothit", "options": {"pair": "free"}},
            "thothit has no option 'pair' (it has first-turn, captures, pairs, duty)",
        ),
        ({"game_id": "thothit", "options": {"duty": "x"}}, "duty of thothit is card or hand, not 'x'"),
    ],
)
def test_what_a_game_does_not_have(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(BadOptionError) as caught:
        new_game(**arguments)  # type: ignore[arg-type]
    assert str(caught.value) == message


def test_games_are_equal_by_value() -> None:
    assert new_game("thothit") == new_game("thothit", 3, {"pairs": "free"})
    assert hash(new_game("thothit")) == hash(new_game("thothit", 3))
    assert new_game("thothit") != new_game("thothit", options={"pairs": "penalty"})
    assert new_game("thothit") != "thothit"
