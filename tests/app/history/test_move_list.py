# SPDX-License-Identifier: MIT
"""The moves of a round as lines: hidden cards stay hidden, moves taken back are grey."""

import random
from collections.abc import Iterator, Sequence

import pytest

from tests.app.rounds import ended, finish, match, sit, wish
from tests.games.rummy.rounds import C1_WAITS, DULL, round_with
from tests.tiers import each_game
from thothit_desktop.app.history.move_list import MoveLine, MoveList, TurnHeading, source_of
from thothit_desktop.flow.match import Match
from thothit_desktop.games.contract import BadLayoutError, Layout, Move, Position
from thothit_desktop.games.notation import read_move


def listed(played: Match, number: int = -1, deck: str = "ceki") -> MoveList:
    source = source_of(played)
    return MoveList(source, range(len(source.rounds))[number], deck)


def told(played: Match, **more) -> list[tuple[str, str, str]]:
    """Return each move's seat, words, and text in records."""
    rows = listed(played, **more).rows
    return [
        (row.player, row.words, row.notation)
        for row in rows
        if isinstance(row, MoveLine) and row.seat is not None
    ]


def played_in(position: Position, *moves: str) -> Match:
    """A match in which a position was dealt and these moves were made."""
    made = sit(position.game.spec.id, position.game.players, **position.game.options)
    made.positions, made.seeds, made.commitments = [position], [None], [None]
    for text in moves:
        made.play(read_move(text))
    return made


@each_game()
def test_every_move_that_all_may_know_is_a_line_under_its_player(game):
    played = ended(game)
    rows = listed(played).rows
    lines = [row for row in rows if isinstance(row, MoveLine)]
    assert lines[0].ply == 0
    assert lines[0].words.startswith("The deal. Dealer: ")
    assert lines[-1].words.startswith("The score: You ")
    assert not any("{" in line.words for line in lines)
    plies = [line.ply for line in lines]
    assert plies == sorted(plies)
    assert plies[-1] == len(played.position.moves)
    player = None
    for row in rows[1:-1]:
        if isinstance(row, TurnHeading):
            player = row.player
        else:
            assert row.player == player
            assert row.words


def test_a_turn_of_a_fishing_game():
    played = match("thothit")
    while len(played.position.moves) < 12:
        played.play(wish(played.position, random.Random(1)))
    lines = told(played)
    assert ("You", "4 of Coins captures 4 of Strings", "C4xS4") in lines
    assert ("Sri", "Stock: Red Flower captures Red Flower", "=RFxRF") in lines
    assert ("Wati", "Stock: 4 of Myriads stays", "=M4") in lines
    assert ("You", "4 of Diamonds captures 4 of Hearts", "C4xS4") in told(played, deck="western")


def test_points_grow_with_captures_as_far_as_piles_may_be_looked_into():
    def points(captures: str) -> dict[str, list[int]]:
        rows = listed(ended("thothit", captures=captures)).rows
        found: dict[str, list[int]] = {}
        for row in rows:
            if isinstance(row, MoveLine) and row.points is not None:
                found.setdefault(row.player, []).append(row.points)
        return found

    hidden, shown = points("face-down"), points("face-up")
    score = ended("thothit", captures="face-up").position.score().points
    assert set(hidden) == {"You"}
    assert hidden["You"] == shown["You"] == sorted(hidden["You"])
    assert [shown[player][-1] for player in ("You", "Sri", "Wati")] == list(score)


def test_a_turn_of_kings_and_laki():
    lines = told(ended("kings"))
    assert ("You", "Jack of Spades captures Jack of Hearts · 7 of Spades stays", "=Js+7s") in lines
    draws = lines[-2:]
    assert draws[0] == (
        "You",
        "Draw: 5 of Diamonds, 10 of Clubs and 6 of Clubs",
        "laki 0:5dTc6c 1:7h2hJc",
    )
    assert draws[1] == ("Sri", "Draw: 7 of Hearts, 2 of Hearts and Jack of Clubs", "")


def test_who_drew_discarded_declared_and_claimed_in_kowah():
    position = round_with(C1_WAITS, DULL[0], stock="C9 C1 M9")
    played = played_in(position, "checki C1", "draw", "discard C9", "draw", "claim")
    assert told(played) == [
        ("You", "Checki with 1 of Coins", "checki C1"),
        ("You", "Draw: 9 of Coins", "draw"),
        ("You", "Discard: 9 of Coins", "discard C9"),
        ("Sri", "Draw and show: 1 of Coins", "draw"),
        ("You", "Claim: 1 of Coins · The hand is complete", "claim"),
    ]


def test_only_the_own_secret_answers_are_told():
    position = round_with(C1_WAITS, DULL[0], stock="C9 C1 M9")
    played = played_in(position, "checki C1", "draw", "discard C9", "draw", "pass")
    assert told(played)[-1] == ("You", "Pass", "pass")
    source = source_of(played)._replace(seat=1, person=1)
    lines = [row for row in MoveList(source, 0, "ceki").rows if isinstance(row, MoveLine)]
    assert lines[-1].words == "Draw and show: 1 of Coins"


def test_bids_trump_tricks_and_calls_of_thunee():
    played = ended("thunee")
    lines = told(played)
    assert lines[0] == ("Sri", "Pass", "pass")
    assert ("You", "Trump, face down: 10 of Diamonds", "trump Td") in lines
    assert ("You", "Jack of Clubs · Wins the trick: 63 points", "Jc") in lines
    assert ("Sri", "Wins the trick: 63 points", "") in lines
    assert ("Sri", "Jodhi: 20", "jodhi 1 20 ?") in lines
    assert ("Sri", "Khanaak!", "khanaak") in lines
    counted = [row for row in listed(played).rows if isinstance(row, MoveLine) and row.points]
    assert [(row.player, row.points) for row in counted] == [
        ("You", 63),
        ("Joko", 62),
        ("Sri", 125),
        ("Wati", 126),
        ("Wati", 152),
        ("Wati", 179),
    ]
    source = source_of(played)._replace(seat=1, person=1)
    rows = [row for row in MoveList(source, 0, "ceki").rows if isinstance(row, MoveLine)]
    (laid,) = [row for row in rows if row.words.startswith("Trump, face down")]
    assert (laid.words, laid.notation, laid.card) == ("Trump, face down", "trump 0 ?", None)


# What is hidden


def worlds(position: Position, rng: random.Random) -> Iterator[Layout]:
    """Layouts that differ from that of a round in two cards, in hands of others or in the stock."""
    layout = position.layout
    plies = [(seat, at) for seat in range(1, len(layout.hands)) for at in range(len(layout.hands[seat]))]
    plies += [(-1, at) for at in range(len(layout.stock))]
    pairs = [(one, two) for one in plies for two in plies if one < two]
    rng.shuffle(pairs)
    for one, two in pairs[:150]:
        zones = [list(hand) for hand in layout.hands] + [list(layout.stock)]
        here, there = zones[one[0]], zones[two[0]]
        here[one[1]], there[two[1]] = there[two[1]], here[one[1]]
        yield Layout(tuple(map(tuple, zones[:-1])), layout.pool, tuple(zones[-1]))


def played_alike(position: Position, layout: Layout, moves: Sequence[Move]) -> Position | None:
    """A layout with the moves of a round, secret passes put in or left out; None where that cannot be."""
    try:
        other = position.game.from_layout(layout, position.dealer)
    except BadLayoutError:
        return None
    for move in moves:
        for _ in range(4):
            if move in other.legal_moves():
                break
            passing = [legal for legal in other.legal_moves() if legal.kind == "pass"]
            if not passing or other.to_move == 0:
                break
            other.play(passing[0])
        if move in other.legal_moves():
            other.play(move)
        elif move.kind != "pass":
            return None
    return other


def without_places(rows: Sequence[object]) -> list[object]:
    return [row._replace(ply=0) if isinstance(row, MoveLine) else row for row in rows]


@pytest.mark.whole
@pytest.mark.parametrize("game", ["thothit", "thothit-kuna", "kings", "kowah", "thunee"])
def test_what_the_person_does_not_know_changes_no_line(game):
    """With equal views the lists are equal, whatever other hands and the stock hold."""
    rng, compared, differing = random.Random(1), 0, 0
    for number in range(4):
        played = match(game, number=number)
        stop = rng.randrange(6, 24)
        while len(played.position.moves) < stop and not played.position.is_over:
            position = played.position
            played.play(position.chance(rng) or wish(position, rng))
        position = played.position
        rows = without_places(listed(played).rows)
        for layout in worlds(position, rng):
            other = played_alike(position, layout, position.moves)
            if other is None or other.view(0) != position.view(0):
                continue
            compared += 1
            differing += other.history != position.history
            twin = source_of(played)._replace(rounds=(other,), ahead=())
            assert without_places(MoveList(twin, 0, "ceki").rows) == rows
    assert compared > 20
    if game in ("kowah", "thunee"):
        assert differing > 0


# Back and forward


def test_moves_that_were_taken_back_are_told_as_such_and_vanish_with_another_move():
    played = match("thothit")
    rng = random.Random(1)
    while len(played.position.moves) < 14:
        played.play(wish(played.position, rng))
    shown = listed(played)
    whole = [row._replace(undone=False) for row in shown.rows]
    text = shown.text()
    played.undo()
    source = source_of(played)
    shown.follow(source.rounds[-1], source.ahead)
    made = len(played.position.moves)
    lines = [row for row in shown.rows if isinstance(row, MoveLine)]
    assert [line.undone for line in lines] == [line.ply > made for line in lines]
    assert any(line.undone for line in lines)
    assert shown.rows == listed(played).rows
    assert len(shown.text()) < len(text)
    played.redo()
    shown.follow(played.position)
    assert shown.rows == whole
    assert shown.text() == text
    played.undo()
    other = next(move for move in played.position.legal_moves() if move not in source.ahead[:1])
    played.play(other)
    source = source_of(played)
    shown.follow(source.rounds[-1], source.ahead)
    assert not any(row.undone for row in shown.rows)
    assert shown.rows == listed(played).rows


@pytest.mark.whole
def test_a_round_that_goes_on_is_told_as_if_it_were_read_at_once():
    for game in ("thothit-kuna", "kings", "kowah", "thunee"):
        played, rng = match(game), random.Random(2)
        shown = listed(played)
        while not played.position.is_over:
            played.play(played.position.chance(rng) or wish(played.position, rng))
            shown.follow(played.position)
        assert shown.rows == listed(played).rows


def test_each_round_of_a_match_has_its_list():
    played = ended("thothit", rounds=2)
    first, second = listed(played, 0), listed(played, 1)
    assert first.rows != second.rows
    assert first.tells_of(played.positions[0])
    assert not first.tells_of(played.positions[1])
    played.deal_next()
    assert len(listed(played).rows) == 1
    finish(played)
    assert first.rows == listed(played, 0).rows


def test_the_text_has_a_paragraph_a_turn():
    lines = listed(ended("kings")).text().splitlines()
    assert lines[:3] == [
        "The deal. Dealer: You",
        "Sri",
        "    8 of Hearts stays · 9 of Clubs stays",
    ]
    assert lines[-1] == "The score: You 24 · Sri 24"
