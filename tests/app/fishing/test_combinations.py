# SPDX-License-Identifier: MIT
"""Pèi in the window: its score sheet, remarks, messages and facts."""

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import ended
from tests.games.rounds import later
from thothit_desktop.app.fishing.combinations import points, remarks, worth
from thothit_desktop.app.fishing.score_page import decided, round_sheet
from thothit_desktop.games import cards, new_game
from thothit_desktop.games.contract import Score
from thothit_desktop.games.fishing.game import FishingGame


def test_the_sheet_names_the_combinations_and_counts_their_cards(monkeypatch) -> None:
    played = ended("pei", 3)
    piles = ("OT RF S9 S9 M7", "C1 C2 C3 C4", "WF")
    played.position.captures[:] = [list(cards.faces(codes.split())) for codes in piles]
    score = played.position.score()
    monkeypatch.setattr(type(played), "scores", (score,))
    sheet = round_sheet(played, "ceki")
    assert [(row.heading, row.detail) for row in sheet.rows] == [
        ("bunci abang", "13 a card"),
        ("bunci ireng", "13 a card"),
        ("Other cards", "their rank"),
    ]
    assert [[cell and (cell.times, cell.points) for cell in row.cells] for row in sheet.rows] == [
        [("4 × 13", "52"), None, None],
        [None, ("4 × 13", "52"), None],
        [("", "7"), None, ("", "1")],
    ]
    assert decided(played) == "bunci abang: 52 of 59 points."


def test_the_sheet_marks_great_and_poor_results(monkeypatch) -> None:
    played = ended("pei", 3)

    def remarked(*won: int) -> str:
        winners = tuple(seat for seat in range(3) if won[seat] == max(won))
        monkeypatch.setattr(type(played), "scores", (Score(((),) * 3, won, winners),))
        return remarks(played)

    names = played.names
    assert remarked(400, 250, 200) == (
        f"{names[0]} reached 400: patang atusan · {names[2]} is last (kete) and reached 200: té lumrah"
    )
    assert remarked(350, 199, 300) == (
        f"{names[0]} reached 350: belahan · {names[1]} is last (kete) and stayed below 200: té mati"
    )
    assert remarked(349, 349, 349) == ""


def test_what_is_said_before_a_round() -> None:
    said = said_before_the_deal("pei")
    assert list(said) == ["summing", "dealing", "arranging"]
    assert said["summing"].startswith("Two cards each; add the ranks: ")
    assert "only the patih" in said["arranging"]
    chinese = said_before_the_deal("pei", **{"last-cards": "last-peek"})
    assert chinese["arranging"].startswith("Only the unyik, ")


def test_what_a_card_counts() -> None:
    game = new_game("pei")
    assert isinstance(game, FishingGame)

    def told(code: str) -> str:
        return worth(game.rules, cards.card(code), "ceki").removeprefix("Points when captured: ")

    assert told("S9") == "13 in bunci abang, with Old Thousand, Red Flower; 9 alone"
    assert told("C8") == (
        "11 in pang picis, with 2 of Strings, 2 of Myriads; 13 in bunci ireng, a run from 1 of Coins to 8 of "
        "Coins; 8 alone"
    )
    assert told("M5") == "5 alone"
    assert list(points({"values": "magelang"}))[:2] == ["bunci abang: 30 a card", "pang kéyang: 20 a card"]


def test_a_position_can_be_shown_without_last_cards() -> None:
    assert later("S9", "M9", game_id="pei").view(0).last == ()
