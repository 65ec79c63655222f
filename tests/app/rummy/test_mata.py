# SPDX-License-Identifier: MIT
"""The score sheet, the words and the statistics of games with mata."""

import re

import pytest

from tests.app.rounds import ended, found, match
from tests.app.sheets import SMALLEST, Show
from tests.table.rummy.test_mata import FIRST, round_with
from tests.tiers import each
from thothit_desktop.app.families import family_of, texts_of
from thothit_desktop.app.family.example import ExampleError
from thothit_desktop.app.rummy.hand_page import in_words
from thothit_desktop.app.rummy.mata_score import counted, how, round_sheet, winning_draw, winning_sets
from thothit_desktop.app.rummy.mata_score_page import MataPage
from thothit_desktop.games import games
from thothit_desktop.games.cards import RANK, faces
from thothit_desktop.games.contract import Event, Move, Position, Refusal
from thothit_desktop.games.notation import read_move
from thothit_desktop.games.rummy.mata.position import MataPosition
from thothit_desktop.games.rummy.mata.spec import MATA_GAMES
from thothit_desktop.table.drawing.names import name
from thothit_desktop.table.rummy.calls import call_words

GAMES = [spec.id for spec in MATA_GAMES]
PEOPLE = ["You", "Sri", "Bagus"]


def won(played) -> bool:
    return bool(played.scores[-1].winners)


def after(*moves: str, stock: str = "C1 S8 M7", hand: str = FIRST) -> Position:
    """A round of Balik Satu for three after some moves."""
    position = round_with(hand, stock)
    for text in moves:
        position.play(read_move(text))
    return position


def turn(position: Position) -> str:
    return texts_of(position.game.spec).turn(position.view(0), PEOPLE, 0, "ceki")


@each("game", GAMES)
def test_the_sheet_is_that_of_the_round(game: str) -> None:
    played = found(won, game)
    position = played.position
    assert isinstance(position, MataPosition)
    sets, shown = winning_sets(position), round_sheet(played, "ceki")
    assert {len({RANK[card] for card in cards}) for cards in sets} == {1}
    assert len(sets) == (3 if game == "tantanan" else 5)
    winner = position.winner
    assert winner is not None
    assert [column.mark for column in shown.columns].index("Winner") == winner
    assert shown.columns[winner].points == position.score().points[winner]
    told = counted(played)
    for line in position.score().lines[winner]:
        assert texts_of(played.game.spec).score_lines()[line.rule] in told
    assert sum(map(int, re.findall(r": (\d+)", told))) == position.score().points[winner]
    calls = [cell.points if cell else "" for row in shown.rows for cell in row.cells]
    assert calls == [call and call_words(game, call).name.split()[-1] for call in position.calls]
    assert shown.rows[0].heading == {"balik-satu": "Call", "gonggong": "Ceki", "tantanan": "Tan"}[game]


def test_cards_turned_are_shown_with_the_hand() -> None:
    played = found(won, "gonggong", turned="fourteen")
    position = played.position
    assert isinstance(position, MataPosition)
    text = in_words(round_sheet(played, "ceki"), MataPage.sets(None, played), "ceki", counted(played))  # type: ignore[arg-type]
    assert MataPage.sets(None, played)[-1].cards == tuple(position.turned)  # type: ignore[arg-type]
    assert f"Turned up: {name(position.turned[0])}" in text
    assert counted(played) in text


def test_who_drew_the_winning_card_is_told() -> None:
    said = set()
    for number in range(60):
        played = ended("tantanan", number=number)
        draw = winning_draw(played.position.history)
        card = name(draw.cards[0]) if draw else "nothing"
        said.add(how(played, "ceki").replace(card, "It"))
    assert "It, drawn from the stock, completed the hand." in said
    assert "It, drawn by you and claimed, completed the hand." in said
    assert any(text.startswith("It, drawn by Sri") for text in said)


def test_a_round_without_a_winner_says_why() -> None:
    played = match("tantanan", 3)
    while not played.position.is_over:
        legal = played.position.legal_moves()
        draws = [move for move in legal if move.kind in ("draw", "pass")]
        played.play((draws or legal)[0])
    texts = texts_of(played.game.spec)
    assert how(played, "ceki") == "The stock ran out before anybody won."
    assert texts.round_over(played) == "Nobody wins: the stock ran out"
    assert winning_sets(played.position) == []


@each(
    ("game", "players", "turned"),
    [
        ("gonggong", 4, "one"),
        ("balik-satu", 2, "fifteen"),
        ("gonggong", 6, "fourteen"),
        ("gonggong", 6, "one"),
    ],
)
def test_the_winning_sets_are_in_full_view(game: str, players: int, turned: str, show: Show) -> None:
    played = found(won, game, players, turned=turned)
    sheet = show(SMALLEST, played)
    assert sheet._ui.scroll.verticalScrollBar().maximum() == 0
    strips = sheet._page._strips
    assert len(strips) == len(winning_sets(played.position)) + 1 == 6
    assert all(strip.visibleRegion().boundingRect() == strip.rect() for strip in strips)


def test_the_turn_is_told() -> None:
    assert turn(after()) == "You begin: discard a card"
    assert turn(after("discard RF")) == "Call tan? You would wait for any card of rank 8"
    ceki = "S4 S4 C4 C5 S5 M5 C7 M7 M7 C2 C2 M2 C8 C8 RF"
    assert turn(after("discard RF", hand=ceki)) == "Call ceki? You would wait for 8 of Coins"
    called = after("discard RF", "call-any", "draw", "discard C1", "draw")
    assert turn(called) == "Bagus drew 8 of Strings. Claim it to win the round?"
    called.play(Move("claim", (), (0,)))
    assert turn(called) == "You have won: turn up a card of the stock"
    assert (
        texts_of(called.game.spec).turn(called.view(1), PEOPLE, 1, "ceki")
        == "You has won and turns up a card"
    )


def test_events_have_the_words_of_their_game() -> None:
    balik, tantanan = texts_of(games()["balik-satu"]), texts_of(games()["tantanan"])
    called, made = Event("called-any", 1), Event("made", 1, faces(["M7"] * 3))
    assert balik.moved([called], [], "ceki") == "Call: tan"
    assert tantanan.moved([called], [], "ceki") == "Call: tan kowah"
    assert balik.moved([made], [], "ceki") == "A mata with 7 of Myriads"
    assert tantanan.moved([made], [], "ceki") == "A bak with 7 of Myriads"


def test_a_card_tells_its_copies_and_its_rank() -> None:
    position = after("discard RF", "call-any")
    facts = texts_of(position.game.spec).card(position.view(0), faces(["S8"])[0], "pool", "ceki")
    assert facts.lines == (
        "You're waiting for this card",
        "In your hand: 0 of 5 copies",
        "Unseen: 5 of 5 copies",
        "Unseen cards of rank 8: 13",
    )
    assert facts.rule.startswith("Five triplets win")
    small = round_with("S4 S4 C7 M7 C8 M2", "C1", "tantanan", 4)
    rule = texts_of(small.game.spec).card(small.view(0), 0, "hand", "ceki").rule
    assert rule.startswith("Three pairs win")


def test_a_claim_that_was_missed_is_named() -> None:
    position = after("discard RF", "call-any", "draw", "discard C1", "draw")
    said = texts_of(position.game.spec).expired(position.view(0), "ceki")
    assert said == "Time's up: you didn't claim 8 of Strings"


def test_the_turned_stock_takes_a_click() -> None:
    assert texts_of(games()["gonggong"]).refusal(Refusal("stock-first"), "ceki") == (
        "Click the stock to turn up a card."
    )


def test_calls_are_counted_by_the_last_one_of_a_round() -> None:
    played = found(won, "gonggong")
    position, family = played.position, family_of(played.game.spec)
    assert isinstance(position, MataPosition)
    assert [call.name for call in family.counted_calls()] == ["Ceki nocog", "Ceki kowah"]
    for seat, call in enumerate(position.calls):
        assert family.calls_of(position, seat) == ([(call, seat == position.winner)] if call else [])


def test_an_example_must_end_with_a_win() -> None:
    position = after("discard RF")
    guide = family_of(position.game.spec).example()
    assert guide is not None
    with pytest.raises(ExampleError, match="nobody has won"):
        guide.end_page(position, PEOPLE)
    assert guide.points(faces(["OT"]), position.game) == 12
    assert guide.points(faces(["RF"] * 3), position.game) == 2
    with pytest.raises(ExampleError, match="neither"):
        guide.points(faces(["RF", "C1"]), position.game)


def test_games_of_a_family_have_texts_of_their_own() -> None:
    kowah, balik = family_of(games()["kowah"]), family_of(games()["balik-satu"])
    assert kowah is not balik
    assert balik.of(games()["tantanan"]) is family_of(games()["tantanan"])
    assert [lesson.id for lesson in balik.lessons()] == ["mata"]
    assert balik.preferences() == kowah.preferences()


ASKED = ("discard RF", "call-any", "draw", "discard C1", "draw")
UNCALLED = ("discard RF", "pass", "draw", "discard C1", "draw", "discard S8")


@pytest.mark.parametrize(
    ("moves", "made", "did"),
    [
        ((), "discard RF", "You discarded Red Flower"),
        (("discard RF",), "call-any", "You called tan"),
        (("discard RF",), "pass", "You didn't call tan"),
        (("discard RF", "call-any", "draw", "discard C1", "draw"), "0:claim", "You claimed 8 of Strings"),
        (("discard RF", "call-any", "draw", "discard C1", "draw"), "0:pass", "You didn't claim 8 of Strings"),
        (
            ("discard RF", "pass", "draw", "discard C1", "draw", "discard S8"),
            "draw",
            "You drew from the stock",
        ),
        (
            ("discard RF", "pass", "draw", "discard C1", "draw", "discard S8"),
            "take",
            "You took 8 of Strings from the discards",
        ),
    ],
)
def test_the_review_says_what_was_done(moves: tuple[str, ...], made: str, did: str) -> None:
    position = after(*moves)
    view = position.view(0)
    texts = family_of(position.game.spec).coach_texts()
    assert texts.did(read_move(made), view, "ceki") == did
    assert texts.gone(view, PEOPLE)[0].cards == view.discards
    shown = texts.move(read_move(made), view, "ceki")
    assert shown == ("Discard Red Flower" if not moves else shown)
