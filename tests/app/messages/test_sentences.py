# SPDX-License-Identifier: MIT
"""Messages of the window that do not depend on the game."""

import pytest

from tests.app.messages.said import said_before_the_deal
from tests.app.rounds import CAPTURING, NAMES, SEATS, finish, match
from thothit_desktop.app.families import FAMILIES, texts_of
from thothit_desktop.app.messages.level_texts import level
from thothit_desktop.app.messages.lists import both
from thothit_desktop.games import cards, games
from thothit_desktop.games.contract import Refusal
from thothit_desktop.games.fishing.catalogue import THOTHIT
from thothit_desktop.games.refusals import reasons
from thothit_desktop.players import PLAYERS


def test_every_refusal_has_a_sentence():
    """Each stands with the families or with what they share."""
    codes = {code for family in FAMILIES.values() for code in family.texts().refusal_texts()}
    assert codes == {*reasons(), "hand-card-first"}


@pytest.mark.parametrize("spec", games().values(), ids=lambda spec: spec.id)
def test_the_sentences_of_refusals_are_whole(spec):
    named = tuple(cards.card(text) for text in ("C3", "S3", "M3", "C4"))
    texts = texts_of(spec)
    for code in texts.refusal_texts():
        said = texts.refusal(Refusal(code, named), "ceki")
        assert said.endswith(".")
        assert "{" not in said


def test_cards_are_called_as_the_deck_shows_them():
    refused = Refusal("no-match", (cards.card("C3"), cards.card("OT")))
    assert (
        texts_of(THOTHIT).refusal(refused, "ceki")
        == "3 of Coins captures only cards of its own rank, so it can't capture Old Thousand."
    )
    assert (
        texts_of(THOTHIT).refusal(refused, "western")
        == "3 of Diamonds captures only cards of its own rank, so it can't capture King of Clubs."
    )


def test_several_names_are_one():
    assert both(["Sri"]) == "Sri"
    assert both(["Sri", "Wati"]) == "Sri and Wati"
    assert both(["You", "Sri", "Wati"]) == "You, Sri and Wati"


def test_names_to_choose_from_are_one():
    refused = Refusal("must-capture", tuple(cards.card(code) for code in ("WF", "C1", "OT", "RF")))
    said = "Choose 1 of Coins, Old Thousand or Red Flower: White Flower must capture a card."
    assert texts_of(THOTHIT).refusal(refused, "ceki") == said
    assert (
        texts_of(THOTHIT)
        .refusal(refused._replace(cards=refused.cards[:3]), "ceki")
        .startswith("Choose 1 of Coins or Old Thousand: ")
    )


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in CAPTURING))
def test_whose_turn_it_is(game):
    position = match(game).position
    seat = position.to_move
    other = (seat + 1) % position.game.players
    said = texts_of(position.game.spec).turn(position.view(seat), NAMES, seat, "ceki")
    assert (
        said
        == {
            "hand": "Your turn: play a card",
            "draw": "Your turn: turn up two cards" if game == "kings" else "Your turn: turn up a card",
        }[position.phase]
    )
    assert (
        texts_of(position.game.spec).turn(position.view(other), NAMES, other, "ceki")
        == f"{NAMES[seat]} is playing"
    )


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((0,), "You win the round"),
        ((1,), "Sri wins the round"),
        ((), "Nobody wins the round"),
        ((1, 2), "Sri and Wati tie for the round"),
    ],
)
def test_who_won(winners, said, monkeypatch):
    played = match("thothit")
    finish(played)
    score = played.position.score()._replace(winners=winners)
    monkeypatch.setattr(type(played.position), "score", lambda _: score)
    assert texts_of(played.game.spec).round_over(played) == texts_of(played.game.spec).result(played) == said


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_titles_follow_who_starts_and_who_deals(game, players):
    played = match(game, players)
    starter, dealer = played.starter, played.position.dealer
    titled = texts_of(played.game.spec).titles(played)
    opening = games()[game].opening
    if opening in ("raja", "sums"):
        assert (titled[starter], titled[(starter + 1) % players], titled[dealer]) == (
            "raja",
            "patih",
            "unyik",
        )
    else:
        named = (starter, "starts") if opening in ("count", "fewest-points") else (dealer, "dealer")
        assert [(seat, title) for seat, title in enumerate(titled) if title] == [named]


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_ritual_is_explained(game, players):
    said = said_before_the_deal(game, players)
    assert all(said.values())
    assert not any("{" in text for text in said.values())


def test_an_extra_hand_names_who_plays_it():
    played = match("totit-cats", 4)
    played.deal(3, played.game.in_match((1, 3)))
    said = texts_of(played.game.spec).ritual("dealing", played.position.history, played)
    assert said == "Play-off round between Sri and Joko. First player: Sri"


@pytest.mark.parametrize("player", PLAYERS)
def test_every_level_has_a_word(player):
    assert level(player)
