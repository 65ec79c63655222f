# SPDX-License-Identifier: MIT
"""Moves, events, refusals and options as values and texts."""

import pytest

from thothit_desktop.games import games, new_game
from thothit_desktop.games.cards import HIDDEN, card
from thothit_desktop.games.contract import Event, Move, Refusal
from thothit_desktop.games.families import FAMILIES
from thothit_desktop.games.notation import read_event, read_move, write_event, write_move
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
        ("7hx4cx3d", Move("play", (card("7h"), card("4c"), card("3d")))),
        ("=Khx9cx3dxAs", Move("turn", tuple(map(card, ("Kh", "9c", "3d", "As"))))),
        ("=9h+4c", Move("two", (card("9h"), card("4c")))),
        (
            "laki 0:Ah9cTd 2:7h8c4d",
            Move("laki", tuple(map(card, ("Ah", "9c", "Td", "7h", "8c", "4d"))), (0, 2)),
        ),
    ],
)
def test_move_texts(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text
    assert move.card == move.cards[0]
    if move.kind in ("play", "turn"):
        assert [move.card, *move.takes] == [card(code) for code in text.removeprefix("=").split("x")]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", Move("draw")),
        ("discard C3", Move("discard", (C3,))),
        ("checki C3", Move("checki", (C3,))),
        ("2:checki C3", Move("checki", (C3,), (2,))),
        ("2:claim", Move("claim", (), (2,))),
        ("0:pass", Move("pass", (), (0,))),
        ("bid 104", Move("bid", (), (), 104)),
        ("trump Js", Move("trump", (card("Js"),))),
        ("trump last", Move("trump last")),
        ("blind thunee", Move("blind thunee")),
        ("jodhi h", Move("jodhi", (card("Kh"),))),
    ],
)
def test_texts_of_calls(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert write_move(move) == text


@pytest.mark.parametrize("text", ["jodhi Kh", "jodhi \n", "2:C3", " C3", "2:bid", "draw ", "thunee 1"])
def test_a_call_miswritten_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move") as caught:
        read_move(text)
    assert str(caught.value) == f"{text!r} is not a move"


@pytest.mark.parametrize(
    "text",
    [
        *("draw ", "Draw", "discard", "discard ", "discard C3 S3", "discard ?", "checki C0", "claim C3"),
        *("6:claim", "00:claim", ":claim", "2: claim", "2:2:claim", "bid", "bid 010", "bid -10", "bid 1000"),
        *("bid ten", "jodhi", "jodhi x", "jodhi Kh", "trump", "trump first", "thunee 1", "blind"),
    ],
)
def test_no_other_text_is_a_call(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a move|no card is called"):
        read_move(text)


@pytest.mark.parametrize("text", ["", "=", "?", "C3x?", "C3x", "xC3", "C3xS3x", "==C3", "C3=", "c3"])
def test_no_other_text_is_a_card_s_move(text: str) -> None:
    with pytest.raises(ValueError, match="card"):
        read_move(text)


@pytest.mark.parametrize(
    "text",
    [
        "9h+4c",
        "=9h+4c+5d",
        "=9h+",
        "=+4c",
        "=9h+?",
        "laki ",
        "laki 0:AhAsAd ",
        "laki 0:AhAsA",
        "laki 0:AhAs",
        "laki 6:AhAsAd",
        "laki 00:AhAsAd",
        "laki 0:Ah?sAd",
        "laki 0 AhAsAd",
        "laki  0:AhAsAd",
        "laki 0:AhAsAd  1:2h2s2d",
    ],
)
def test_no_other_text_is_a_move_of_kings(text: str) -> None:
    with pytest.raises(ValueError, match=r"is not a|no card is called"):
        read_move(text)


@pytest.mark.parametrize("kind", sorted({kind for family in FAMILIES.values() for kind in family.events}))
def test_event_texts(kind: str) -> None:
    number = 120 if kind in ("scored", "bid", "jodhi", "ayam", "kandang") else 0
    for seen in ((), (C3, HIDDEN)):
        event = Event(kind, 2, seen, number)
        assert write_event(event) == " ".join(
            [kind, "2", *(["120"] if number else []), *(["C3", "?"] if seen else [])]
        )
        assert read_event(write_event(event)) == event


@pytest.mark.parametrize(
    "text",
    [
        "",
        "played",
        "played C3",
        "played 1 X9",
        "danced 1",
        "scored 1",
        "bid 1",
        "bid 1 C3",
        "jodhi 1 Kh",
        "won 1 20",
        "scored 1 2 3",
        "played  1",
        "played 01",
    ],
)
def test_no_other_text_is_an_event(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_event(text)


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Refusal("game-over"), "the round is over"),
        (Refusal("must-capture", (C3, S3, card("M3"))), "C3 must capture a card (S3 or M3)"),
        (Refusal("not-turned", (C3, M7)), "the turned-up card is M7, not C3"),
        (
            Refusal("not-next", tuple(map(card, ("2d", "7h", "7h", "2d")))),
            "the turned-up cards are 7h and 2d, not 2d and 7h",
        ),
        (Refusal("laki-cards", (card("Kh"),)), "Kh cannot be drawn now"),
        (Refusal("just-taken", (C3,)), "C3 was just taken, so no copy of it can be discarded"),
        (Refusal("frozen", (C3, M7)), "after checki, the card just drawn, M7, must be discarded, not C3"),
        (Refusal("too-late"), "it is too late for that"),
        (Refusal("not-identical", (C3, S3)), "C3 captures only an identical card"),
        (
            Refusal("pair-protected", (C3, S3)),
            "C3 is part of a pair, and a single card must be captured first (S3)",
        ),
    ],
)
def test_reasons(refusal: Refusal, words: str) -> None:
    assert str(reason(refusal)) == words


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"game_id": "thohtit"}, "no game is called 'thohtit'; `thothit games` lists all"),
        ({"game_id": "thothit", "players": 4}, "thothit needs 3 players, not 4"),
        (
            {"game_id": "thothit", "options": {"pair": "free"}},
            "thothit has no option 'pair' (it has first-turn, captures, pairs, duty)",
        ),
        ({"game_id": "thothit", "options": {"duty": "x"}}, "in thothit, duty must be card or hand, not 'x'"),
        ({"game_id": "thothit", "players": 5}, "thothit needs 3 players, not 5"),
        ({"game_id": "thothit-kuna", "players": 5}, "thothit-kuna needs 4 or 6 players, not 5"),
        ({"game_id": "sackson", "players": 7}, "sackson needs 2, 3, 4, 5 or 6 players, not 7"),
        (
            {"game_id": "thothit-yogyakarta", "options": {"first-turn": "on"}},
            "thothit-yogyakarta has no option 'first-turn' (it has captures)",
        ),
        (
            {"game_id": "thothit", "options": {"enthit-pool": "12"}},
            "thothit has no option 'enthit-pool' (it has first-turn, captures, pairs, duty)",
        ),
        (
            {"game_id": "enthit", "options": {"enthit-pool": "24"}},
            "in enthit, enthit-pool must be 36 or 12, not '24'",
        ),
        ({"game_id": "kowah", "players": 5}, "kowah needs 2, 3 or 4 players, not 5"),
        (
            {"game_id": "kowah", "options": {"target": "4"}},
            "in kowah, target must be 1, 3, 5 or 10, not '4'",
        ),
        ({"game_id": "thunee", "players": 5}, "thunee needs 2, 4 or 6 players, not 5"),
        ({"game_id": "kings", "players": 5}, "kings needs 2, 3 or 4 players, not 5"),
        (
            {"game_id": "kings", "options": {"pairs": "free"}},
            "kings has no option 'pairs' (it has laki-triples)",
        ),
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


def test_a_preset_among_the_options_changes_the_other_defaults() -> None:
    spec = games()["thunee"]
    assert [option.name for option in spec.options] == [
        "preset",
        *(option.name for option in spec.single_options),
    ]
    assert spec.defaults({})["last-trick"] == "winner"
    assert spec.defaults({"preset": "traditional"})["last-trick"] == "transfer"
    chosen = new_game("thunee", options={"preset": "traditional", "last-trick": "winner"}).options
    assert (chosen["last-trick"], chosen["call-and-lost"]) == ("winner", "2")
