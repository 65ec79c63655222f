# SPDX-License-Identifier: MIT
"""The score sheet of a hand of Kowah: winning hand and card, and declarations."""

import pytest

from tests.app.rounds import ended, match
from tests.app.sheets import SMALLEST, Show
from tests.tiers import each
from thothit_desktop.app.rummy import score_page
from thothit_desktop.app.rummy.hand_page import in_words
from thothit_desktop.app.rummy.winning_hand import WonHand, won_hand
from thothit_desktop.flow.match import Match
from thothit_desktop.games.cards import RANK, card, faces
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.notation import read_event
from thothit_desktop.table.drawing.names import name

NINE = "C1 C1 C1 S5 M5 C5 S7 M7 C7"


def history(*events: str) -> list[Event]:
    return [read_event(event) for event in events]


@pytest.mark.parametrize(
    ("events", "how", "giver"),
    [
        (["discarded 1 M2", "drew 0 C1"], "drew", None),
        (["discarded 1 M2", "showed 0 C1"], "drew", None),
        (["discarded 1 C1", "took 0 C1"], "took", 1),
        (["drew 1 M2", "discarded 1 C1", "claimed 0 C1"], "claimed discarded", 1),
        (["showed 2 C1", "claimed 0 C1"], "claimed drew", 2),
    ],
)
def test_where_the_winning_card_came_from(events: list[str], how: str, giver: int | None) -> None:
    won = won_hand(history(*events, f"won 0 {NINE}", "scored 0 1", "scored 1 0"))
    assert won == WonHand(0, (faces(["S5", "M5", "C5"]), faces(["S7", "M7", "C7"])), card("C1"), how, giver)
    assert won.sets[-1] == (card("C1"),) * 3


def test_a_hand_that_nobody_won_has_no_winning_cards() -> None:
    assert won_hand(history("drew 0 C1", "discarded 0 C1", "scored 0 0")) is None


@each("number", range(12))
def test_the_sheet_is_that_of_the_hand(number: int) -> None:
    played = ended("kowah", number=number)
    shown, won = score_page.round_sheet(played, "ceki"), won_hand(played.position.history)
    assert won is not None
    assert {len({RANK[card] for card in cards}) for cards in won.sets} == {1}
    assert [column.mark for column in shown.columns].index("Winner") == won.seat
    assert [column.points for column in shown.columns] == [int(seat == won.seat) for seat in range(4)]
    assert shown.headline.endswith(f"the round with {name(won.card)}")
    assert shown.notes[0].startswith(f"{name(won.card)}, ")
    assert shown.notes[1] == "Round 1, first to 5"
    declared = [event for event in played.position.history if event.kind == "declared"]
    cells = shown.rows[0].cells
    for seat, cell in enumerate(cells):
        pairs = tuple(event.cards for event in declared if event.seat == seat)
        assert (cell.sets if cell else ()) == pairs


@pytest.mark.whole
def test_whoever_gave_the_card_is_named_and_the_person_is_you() -> None:
    said = set()
    for number in range(80):
        played = ended("kowah", number=number)
        won = won_hand(played.position.history)
        assert won is not None
        said.add(score_page.how(played, "ceki").replace(name(won.card), "It"))
    assert "It, drawn by you and claimed, completed the hand." in said
    assert any(text.startswith("It, discarded by ") for text in said)
    assert "It, drawn from the stock, completed the hand." in said


def nobody() -> Match:
    """A hand in which the stock is used up: everybody throws the card just drawn."""
    played = match("kowah", 3)
    position = played.position
    while not position.is_over:
        legal = position.legal_moves()
        drawn = Move("discard", (position.drawn,))
        played.play(drawn if drawn in legal else next((m for m in legal if m.kind == "pass"), legal[0]))
    return played


def test_a_hand_that_nobody_won_is_told() -> None:
    shown = score_page.round_sheet(nobody(), "ceki")
    assert shown.headline == "Nobody wins: the stock ran out"
    assert shown.rows == ()
    assert not any(column.mark for column in shown.columns)


def test_the_text_says_all_of_it() -> None:
    played = ended("kowah", 2, number=5, rounds=9)
    won = won_hand(played.position.history)
    assert won is not None
    sets = score_page.KowahPage.sets(None, played)  # type: ignore[arg-type]
    text = in_words(score_page.round_sheet(played, "western"), sets, "western")
    head, hand, *players = text.split("\n\n")
    assert head.splitlines()[0].endswith(" the match")
    assert [line.partition(":")[0] for line in hand.splitlines()] == [
        "Triplet",
        "Triplet",
        "Pair and winning card",
    ]
    assert f"{name(won.card, 'western')} (3 times)" in hand
    assert len(players) == 2
    assert "wins the match" in players[won.seat]
    assert f"Rounds won, of 5: {played.totals[0]}." in players[0]


@each("size", [SMALLEST, (1280, 700), (2560, 1340)])
def test_the_winning_cards_are_in_full_view(show: Show, size: tuple[int, int]) -> None:
    sheet = show(size, ended("kowah"))
    assert sheet._ui.scroll.verticalScrollBar().maximum() == 0
    strips = sheet._page._strips
    assert len(strips) == 3
    for strip in strips:
        assert strip.visibleRegion().boundingRect() == strip.rect()
        assert strip.height() >= strip.sizeHint().height() - 1  # rounded


def test_a_sheet_without_a_winner_leaves_the_place_of_the_hand_out(show: Show) -> None:
    sheet = show(SMALLEST, nobody())
    assert sheet._page._strips == []
    assert not sheet._page._hand.isVisible()
