# SPDX-License-Identifier: MIT
"""Messages about rounds of Sampèn and Thothit Banyuwangi."""

import pytest

from tests.app.rounds import ended, match, sit
from tests.games.matching.rounds import round_with, told, with_few
from thothit_desktop.app.matching.texts import MatchingPiles, MatchingTexts
from thothit_desktop.games import cards
from thothit_desktop.games.contract import Event, Move
from thothit_desktop.games.refusals import reason

TEXTS = MatchingTexts()
NAMES = ("Ani", "Sri", "Wati", "Joko")


def turn(position, seat: int = 0, person: int | None = 0) -> str:
    return TEXTS.turn(position.view(seat), NAMES, person, "ceki")


def test_a_turn_of_sampen():
    position = round_with("sampen", "S4 C3", "", "", stock="S4", dealer=1)
    assert turn(position) == "Sri turns up a card"
    assert turn(position, 1, 1) == "You turn up a card"
    told(position, "=S4")
    assert turn(position) == "You hold the other 4 of Strings. Match it?"
    assert turn(position, 1, 1) == turn(position, 2, 2) == "4 of Strings: does anybody match it?"
    assert TEXTS.expired(position.view(0), "ceki") == "Time's up: you didn't match 4 of Strings"
    told(position, "0:claim")
    assert turn(position) == "You have matched: throw out a card"
    assert turn(position, 1, 1) == "Ani throws out a card"


def test_after_satu_everybody_keeps_a_card():
    position = with_few("thothit-banyuwangi", "S4 C3", "C4 C5", "M4 M5", stock="S4 C9")
    told(position, "=S4", "0:claim")
    assert turn(position, 1, 1) == "Choose the one card you keep; the others are thrown out"
    assert turn(position) == turn(position, 2, 2) == "Sri keeps one card"


KINDS = {
    "turned": ("Sri turns up 1 of Coins", "You turn up 1 of Coins"),
    "claimed": ("Sri matches 1 of Coins", "You match 1 of Coins"),
    "discarded": ("Sri throws out 1 of Coins", "You throw out 1 of Coins"),
    "paired": ("Sri lays away 1 of Coins", "You lay away 1 of Coins"),
    "satu": ("Sri has one card left and calls satu", "You have one card left and call satu"),
    "shed": ("Sri keeps one card and throws out 1 of Coins", "You keep one card and throw out 1 of Coins"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_event_is_told(kind):
    played = sit("thothit-banyuwangi")
    assert tuple(TEXTS.story(Event(kind, seat, (0,)), played, "ceki") for seat in (1, 0)) == KINDS[kind]


def test_in_sembreh_the_call_is_niji():
    played = sit("thothit-banyuwangi", call="niji")
    assert TEXTS.story(Event("satu", 1), played, "ceki") == "Sri has one card left and calls niji"


def test_the_deal_is_told():
    dealt = match("sampen")
    said = TEXTS.ritual("dealing", [], dealt)
    assert said == f"Dealer: {dealt.names[dealt.position.dealer]}. The cards that are left are the stock"
    assert TEXTS.ritual("pairing", [], dealt) == "Everybody lays away identical pairs"


def test_every_way_to_win_is_told():
    """The person, one of the others, or several of them."""
    said = {
        TEXTS.round_over(ended(game, players, number=number)).replace("Sri", "{0}").replace("Wati", "{0}")
        for game in ("sampen", "thothit-banyuwangi")
        for players in (3, 5)
        for number in range(12)
    }
    assert {"You get rid of your last card and win", "{0} gets rid of the last card and wins"} <= said
    assert "Nobody matches the last open card: {0} wins" in said


def test_what_may_become_of_a_card_is_told():
    position = round_with("thothit-banyuwangi", "S4 C2 C2", "C3", "", stock="S4 C3 M1 M1")
    told(position, "=S4", "0:pass", "=C3", "1:claim")

    def facts(code: str) -> tuple[str, ...]:
        return TEXTS.card(position.view(0), cards.card(code), "hand", "ceki").lines

    assert facts("S4") == ("The other one is gone: nobody can match this card",)
    assert facts("C2") == ("You hold both",)
    assert facts("C3") == ("Both are gone",)
    assert facts(cards.code(position.view(0).hand[-1])) == (
        "The other one is still out: in a hand or in the stock",
    )


@pytest.mark.parametrize(
    ("moves", "code"),
    [((), "nothing-open"), (("=S4",), "no-twin")],
)
def test_a_refusal_has_its_words(moves, code):
    position = round_with("sampen", "C2", "S4", "", stock="S4")
    told(position, *moves)
    refused = position.view(0).refusal(Move("claim", (), (0,)))
    assert refused is not None
    assert refused.code == code
    assert TEXTS.refusal(refused, "ceki")
    assert reason(refused)


def test_cards_laid_away_may_be_looked_at():
    piles = MatchingPiles()
    dealt = match("sampen")
    position = dealt.position
    with_pairs = [seat for seat, away in enumerate(position.view(0).away) if away]
    assert sorted(piles.seats(dealt, own=True)) == with_pairs
    seat = next(seat for seat in with_pairs if seat)
    shown = piles.cards(dealt, seat)
    assert list(shown.cards) == list(position.view(0).away[seat])
    assert shown.words == f"Cards that {dealt.names[seat]} has laid away: {len(shown.cards)}."
    assert piles.closed(dealt, 1) == "Sri has laid no cards away."
    assert piles.nothing() == "Nobody has laid cards away yet."
