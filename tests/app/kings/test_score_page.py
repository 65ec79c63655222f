# SPDX-License-Identifier: MIT
"""The score sheet of a round of Kings: its kings, and the draws of Laki."""

from tests.app.rounds import ended, found
from tests.app.sheets import text
from thothit_desktop.app.kings.score_page import round_sheet
from thothit_desktop.flow.match import Match
from thothit_desktop.table.drawing.names import name


def test_kings_shows_its_kings() -> None:
    played = next(
        played
        for number in range(500)
        if not settled(played := ended("kings", 4, length=4, rounds=2, number=number))
    )
    winner = played.scores[-1].winners[0]
    told = text(played, "western")
    assert "King 2 of 4" in told[0]
    for seat, paragraph in enumerate(told[1:]):
        assert ("King, most cards win it: King of Hearts" in paragraph) == (seat == winner)
        assert f"Cards: {played.scores[-1].points[seat]}. Kings so far: {played.totals[seat]}." in paragraph


def settled(played: Match) -> int:
    """Return the number of draws of Laki in the last round."""
    return sum(event.kind == "gathered" for event in played.position.history)


def test_laki_for_the_king_is_told() -> None:
    played = next(played for number in range(500) if settled(played := ended("kings", 2, number=number)) == 1)
    you, sri = (int(paragraph.split("wins: ")[1][0]) for paragraph in text(played, "western")[1:])
    assert (you > sri) == (played.scores[-1].winners == (0,))
    assert [", wins (" in paragraph for paragraph in text(played)[1:]] == [you > sri, sri > you]
    won = text(played, "western")[1 + played.scores[-1].winners[0]]
    assert "King, decided by Laki: King of " in won
    drawn = [event.cards for event in played.position.history if event.kind == "drawn"]
    for hand, paragraph in zip(drawn, text(played, "western")[1:], strict=True):
        assert "Laki for the king, nearest to nine wins: " in paragraph
        assert all(card in paragraph for card in names(hand))


def names(cards: tuple[int, ...]) -> list[str]:
    return [name(card, "western") for card in cards]


def test_laki_for_the_match_is_told_after_that_for_the_king() -> None:
    """Both contests in one round: the rows tell which is which, and a draw level at the top goes on."""
    played = found(lambda played: settled(played) > 1 and level(played), "kings", 2, length=4)
    rows = [row.heading for row in round_sheet(played).rows if "Laki" in row.heading]
    assert rows[0] == "Laki for the king"
    assert rows[-1] == "Laki for the match"
    champion = played.winners[0]
    assert played.scores[-1].champion == champion
    assert [", wins the match" in paragraph for paragraph in text(played)[1:]] == [
        champion == 0,
        champion == 1,
    ]


def level(played: Match) -> bool:
    """Return True if the last round's captures are equal, and so are the kings after it."""
    return len(set(played.scores[-1].points)) == 1 and len(set(played.totals)) == 1


def test_what_a_pair_is_worth_is_said() -> None:
    played = ended("kings", 2)
    assert {row.heading: row.detail for row in round_sheet(played).rows}["Captured pairs"] == "2 each"
