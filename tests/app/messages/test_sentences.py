# SPDX-License-Identifier: MIT
"""What the window says."""

import random
from collections import Counter

import pytest

from tests.app.rounds import CAPTURING, NAMES, SEATS, ended, finish, match, sit
from thothit_desktop.app.messages import sentences
from thothit_desktop.app.messages.lists import both
from thothit_desktop.app.messages.results import round_over
from thothit_desktop.app.messages.rituals import titles
from thothit_desktop.flow.match import Match
from thothit_desktop.games import GAMES, cards, new_game
from thothit_desktop.games.contract import Event, Layout, Move, Refusal
from thothit_desktop.games.fishing.position import FishingPosition
from thothit_desktop.games.refusals import _REASONS
from thothit_desktop.players import PLAYERS
from thothit_desktop.table.drawing.names import name


@pytest.mark.parametrize("code", [*_REASONS, "hand-card-first"])
def test_every_refusal_has_a_sentence(code):
    named = [cards.card(text) for text in ("C3", "S3", "M3", "C4")]
    said = sentences.refusal(Refusal(code, tuple(named)), "ceki")
    assert said.endswith(".")
    assert "{" not in said


def test_cards_are_called_as_the_deck_shows_them():
    refused = Refusal("no-match", (cards.card("C3"), cards.card("OT")))
    assert sentences.refusal(refused, "ceki") == "3 of Coins cannot take Old Thousand: their ranks differ."
    assert (
        sentences.refusal(refused, "western")
        == "3 of Diamonds cannot take King of Clubs: their ranks differ."
    )


def test_several_names_are_one():
    assert both(["Sri"]) == "Sri"
    assert both(["Sri", "Wati"]) == "Sri and Wati"
    assert both(["You", "Sri", "Wati"]) == "You, Sri and Wati"


def test_names_to_choose_from_are_one():
    refused = Refusal("must-capture", tuple(cards.card(code) for code in ("WF", "C1", "OT", "RF")))
    said = "White Flower must capture: choose 1 of Coins, Old Thousand or Red Flower."
    assert sentences.refusal(refused, "ceki") == said
    assert sentences.refusal(refused._replace(cards=refused.cards[:3]), "ceki").endswith(
        "choose 1 of Coins or Old Thousand."
    )


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in CAPTURING))
def test_whose_turn_it_is(game):
    position = match(game).position
    seat = position.to_move
    other = (seat + 1) % position.game.players
    said = sentences.turn(position.view(seat), NAMES, seat, "ceki")
    assert (
        said
        == {
            "hand": "Your turn: play a card",
            "draw": "Your turn: turn two cards" if game == "kings" else "Your turn: turn a card",
        }[position.phase]
    )
    assert sentences.turn(position.view(other), NAMES, other, "ceki") == f"{NAMES[seat]} is playing"


def test_a_turned_card_is_named():
    position = penalty(hand="C9", turned="M5")
    position.play(next(move for move in position.legal_moves() if move.card == cards.card("C9")))
    assert sentences.turn(position.view(0), NAMES, 0, "ceki") == "Your turn: choose what 5 of Myriads takes"


def test_who_draws_for_laki():
    view = tied().position.view(0)
    assert sentences.turn(view, NAMES, 0, "ceki") == "A tie: draw three cards for Laki"
    assert sentences.turn(view, NAMES, None, "ceki") == "A tie, settled by Laki: You and Sri"


def tied() -> Match:
    """A round of Kings for two that Laki has to settle."""
    for number in range(200):
        played = match("kings", number=number)
        rng = random.Random(number)
        while played.position.phase == "draw":
            played.play(played.position.chance(rng))
        if played.position.phase == "laki":
            return played
    raise AssertionError("no tie in 200 rounds")


def penalty(hand: str, turned: str = "C1") -> FishingPosition:
    """Seat 0 to act in the Chinese game, with S5 S5 C5 in the pool; with a hand card that it has played."""
    fives, own, stock = (cards.faces(codes.split()) for codes in ("S5 S5 C5", hand, turned))
    left = list((Counter(cards.KEPALA) - Counter((*fives, *own, *stock))).elements())
    left.sort(key=lambda card: cards.RANK[card] == 5)  # the other fives come last
    hands = ((*own, *left[:6]), tuple(left[6:13]), tuple(left[13:20]))
    layout = Layout(hands, (*fives, *left[20:35]), (*stock, *left[35:]))
    return new_game("thothit-chinese", options={"first-turn": "off"}).from_layout(layout, 2)


def test_breaking_a_pair_is_warned_of():
    view = penalty(hand="M5").view(0)
    move = Move.parse("M5xS5")
    assert view.barring(move)
    assert sentences.warning(move, view, "ceki") == (
        "5 of Strings lies there more than once, and 5 of Coins as an odd card: who takes 5 of Strings now "
        "cannot win this round. Choose it again to take it all the same."
    )


def test_the_first_turn_is_noted_only_where_it_matters():
    view = match("thothit").position.view(0)
    ranks = {cards.RANK[card] for card in view.pool}
    matters = any(cards.RANK[card] in ranks and card not in view.pool for card in view.hand)
    assert bool(sentences.first_turn(view)) == matters
    assert sentences.first_turn(match("thothit", **{"first-turn": "off"}).position.view(0)) == ""
    for game in ("thothit-kuna", "thothit-yogyakarta", "kings"):
        assert sentences.first_turn(match(game).position.view(0)) == ""


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ((0,), "You win the round"),
        ((1,), "Sri wins the round"),
        ((), "Nobody wins the round"),
        ((1, 2), "The round is shared by Sri and Wati"),
    ],
)
def test_who_won(winners, said, monkeypatch):
    played = match("thothit")
    finish(played)
    score = played.position.score()._replace(winners=winners)
    monkeypatch.setattr(type(played.position), "score", lambda _: score)
    assert round_over(played) == sentences.result(played) == said


def test_a_round_of_kings_wins_a_king_and_the_last_one_the_match():
    said = set()
    for number in range(6):
        played = match("kings", number=number, length=4)
        finish(played)
        while not played.complete:
            said.add(sentences.result(played))
            played.go_on()
            finish(played)
        said.add(sentences.result(played))
    assert said == {"You win the king", "Sri wins the king", "You win the match", "Sri wins the match"}


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_titles_follow_who_starts_and_who_deals(game, players):
    played = match(game, players)
    starter, dealer = played.starter, played.position.dealer
    titled = titles(played)
    opening = GAMES[game].opening
    if opening == "raja":
        assert (titled[starter], titled[(starter + 1) % players], titled[dealer]) == (
            "raja",
            "patih",
            "unyik",
        )
    else:
        named = (starter, "starts") if opening == "count" else (dealer, "dealer")
        assert [(seat, title) for seat, title in enumerate(titled) if title] == [named]


def said_before_the_deal(game: str, players: int | None = None, **more) -> dict[str, str]:
    """By stage what the window says of the opening of a match and of the round after it."""
    played = sit(game, players, **more)
    said = {stage.name: sentences.ritual(stage.name, stage.events, played) for stage in played.open()}
    for stage in ("dealing", "arranging"):
        said[stage] = sentences.ritual(stage, played.position.history, played)
    finish(played)
    said |= {stage.name: sentences.ritual(stage.name, stage.events, played) for stage in played.go_on()}
    return said


@pytest.mark.parametrize(("game", "players"), SEATS)
def test_every_ritual_is_explained(game, players):
    said = said_before_the_deal(game, players)
    assert all(said.values())
    assert not any("{" in text for text in said.values())


def test_what_the_rituals_say():
    said = said_before_the_deal("thothit")
    assert list(said) == ["seating", "crowning", "dealing", "arranging", "drawing"]
    assert said["seating"] == "Seats by pairs: everybody sits where the twin of a card lies"
    assert said["crowning"] == "Two cards each, tens dropped: You 6, Sri 5, Wati 9. The raja is Wati"
    assert said["dealing"] == "The unyik deals: Sri. The raja starts: Wati"
    assert said["arranging"] == "The patih arranges the open cards by rank: You"


def test_the_highest_card_deals():
    said = said_before_the_deal("kings", 2)
    assert list(said) == ["ranking", "dealing", "arranging"]
    assert said["dealing"].startswith("The dealer turns four cards and takes the pairs: ")


def test_court_cards_are_ranked_by_their_letters():
    played = match("kings", 3)
    draws = [Event("drawn", seat, (cards.card(code),)) for seat, code in enumerate(("Qh", "Ts", "Ac"))]
    said = sentences.ritual("ranking", draws, played)
    assert said.startswith("A card each: You Q, Sri 10, Wati A. The highest deals: ")


def test_the_winner_of_kowah_and_a_black_jack_of_thunee_deal():
    said = said_before_the_deal("kowah")
    assert list(said) == ["ranking", "dealing", "arranging"]
    assert said["ranking"].startswith("A card each: You ")
    assert said["dealing"].startswith("Eight cards for everybody; the rest is the stock. Dealer: ")
    said = said_before_the_deal("thunee")
    assert list(said) == ["jack", "dealing", "arranging"]
    assert said["jack"].startswith("Cards are dealt face up until a black jack falls.")
    assert "Trumpman: " in said["dealing"]


def test_how_a_hand_of_kowah_ended_is_said():
    said = {round_over(ended("kowah", 2, number=number)) for number in range(20)}
    assert said == {"You win the hand", "Sri wins the hand"}
    played = ended("kowah", 2)
    card = next(event.cards[0] for event in played.position.history if event.kind == "won")
    assert round_over(played, "western").endswith(f" the hand with {name(card, 'western')}")


def test_a_hand_of_kowah_that_nobody_won(monkeypatch):
    played = ended("kowah")
    score = played.position.score()._replace(winners=(), points=(0,) * 4)
    monkeypatch.setattr(type(played.position), "score", lambda _: score)
    played.position.history[:] = [event for event in played.position.history if event.kind != "won"]
    assert sentences.result(played) == round_over(played, "ceki") == "Nobody wins: the stock is used up"


def test_balls_are_told_by_side():
    said = {round_over(ended("thunee", number=number)) for number in range(60)}
    assert {"You and Wati score a ball", "Sri and Joko score a ball", "You and Wati score 8 balls"} <= said


def test_an_extra_hand_names_who_plays_it():
    played = match("totit-cats", 4)
    played.deal(3, played.game.in_match((1, 3)))
    said = sentences.ritual("dealing", played.position.history, played)
    assert said == "Extra hand between Sri and Joko. First to play: Sri"


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("captured 1 C3 S3", "Sri: 3 of Coins takes 3 of Strings"),
        ("stayed 0 OT", "You: Old Thousand stays in the pool"),
        ("turned 2 M9", "Wati: the stock card is 9 of Myriads"),
    ],
)
def test_a_turn_is_told(event, said):
    assert sentences.story(Event.parse(event), match("thothit"), "ceki") == said


@pytest.mark.parametrize(
    ("event", "said"),
    [
        ("turned 1 9h 4c", "Sri: the stock cards are 9 of Hearts and 4 of Clubs"),
        ("turned 1 9h", "Sri: the stock card is 9 of Hearts"),
    ],
)
def test_kings_is_told(event, said):
    assert sentences.story(Event.parse(event), match("kings"), "western") == said


@pytest.mark.parametrize(("triples", "worth"), [("off", "6"), ("on", "a triple")])
def test_laki_is_told(triples, worth):
    draws = [Event.parse("drawn 0 7h 8c 4s"), Event.parse("drawn 1 2h 2c 2s"), Event.parse("gathered 1")]
    played = match("kings", **{"laki-triples": triples})
    played.open()
    assert sentences.ritual("laki", draws, played) == f"Laki, nearest to nine: You 9, Sri {worth}"


@pytest.mark.parametrize("player", PLAYERS)
def test_every_level_has_a_word(player):
    assert sentences.level(player)
