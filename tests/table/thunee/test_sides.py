# SPDX-License-Identifier: MIT
"""The display of two sides: plates, boards, balls on two sixes, trump, a legend."""

import random

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF, QImage

from tests.probe import probe
from tests.table.rounds import random_play, settle, sit
from tests.table.stage.test_model import example
from tests.tiers import each
from thothit_desktop.games import new_game
from thothit_desktop.games.contract import Move, Position
from thothit_desktop.table.drawing import names, player_plate, suits
from thothit_desktop.table.drawing.labels import badge
from thothit_desktop.table.drawing.seating import Seat
from thothit_desktop.table.selection.call_bar import Call
from thothit_desktop.table.thunee import side_board, sixes
from thothit_desktop.table.thunee import words as thunee_words
from thothit_desktop.table.thunee.side_items import TrumpSign

TRUMP_OPEN = 2
"""Cards played after which trump is known to all."""


def thunee(cards: int = 0) -> Position:
    """Example X1 with spades set by seat 1 for 10 points, and some cards played."""
    position = new_game("thunee").from_layout(example(), 3)
    while position.phase != "play" or len(position.trick) + 4 * len(position.tricks) < cards:
        move = Move("pass")
        if position.phase == "bid" and position.to_move == 1 and position.call == 0:
            move = Move("bid", points=10)
        elif position.phase in ("trump", "play"):
            move = next(move for move in position.legal_moves() if move.kind in ("trump", "play"))
        position.play(move)
    return position


def show(table, position: Position, seat: int = 0) -> None:
    sit(table, position.game)
    if seat:
        table.set_seats([Seat(f"Player {n}", "") for n in range(position.game.players)], seat, False)
    table.show_view(position.view(seat))
    settle(table)
    assert table.check(position.view(seat)) == []


def told(table):
    return probe(table).choreography.status


def shown_plates(table):
    return probe(table).plates


def boards(table):
    return [told for what, (_, told) in sorted(probe(table).side_items.items()) if what.startswith("board")]


def sign(table):
    return probe(table).side_items.get("trump", (None, None))[1]


@pytest.mark.whole
@pytest.mark.parametrize("side", [0, 1])
def test_as_many_pips_are_seen_as_a_side_has_balls(qtbot, side):
    colours = [suits.colour(suit) for suit in ("sd", "ch")[side]]
    pictures = [sixes.picture(balls, side, 60, 2.0).toImage() for balls in range(13)]
    seen = [sum(blobs(picture, colour) for colour in colours) for picture in pictures]
    assert seen == list(range(13))


def test_a_number_tells_what_two_sixes_cannot(qapp, monkeypatch):
    written = []
    monkeypatch.setattr(sixes, "badge", lambda words, *rest: written.append(words) or badge(words, *rest))
    for balls in (12, 13, 15):
        sixes.picture(balls, 0, 60, 1.0)
    assert written == ["+1", "+3"]


def blobs(image: QImage, colour) -> int:
    """Return the number of separate spots of a colour that are wide enough for a pip."""
    wanted, wide = colour.getRgb(), image.width()
    straight = image.convertToFormat(QImage.Format.Format_RGBA8888)  # it must live until its bits are copied
    bits = bytes(straight.constBits())
    todo = {
        (at // 4 % wide, at // 4 // wide)
        for at in range(0, len(bits), 4)
        if bits[at + 3] > 250
        and all(abs(a - b) < 12 for a, b in zip(bits[at : at + 3], wanted, strict=False))
    }
    found = 0
    while todo:
        spot = [todo.pop()]
        size, left, right = 0, spot[0][0], spot[0][0]
        while spot:
            x, y = spot.pop()
            size, left, right = size + 1, min(left, x), max(right, x)
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near in todo:
                    todo.remove(near)
                    spot.append(near)
        found += 40 < size < 700 and right - left < 40
    return found


def test_plates_tell_sides_by_word_and_mark_and_keep_no_points(table):
    show(table, thunee())
    table.notices.set_totals([4, 7, 4, 7])
    assert [plate.side for plate in shown_plates(table)] == [(0, "We"), (1, "They"), (0, "We"), (1, "They")]
    assert {plate.total for plate in shown_plates(table)} == {None}
    assert [(board.name, board.balls, board.score) for board in boards(table)] == [
        ("We", 4, "4 balls"),
        ("They", 7, "7 balls"),
    ]
    table.notices.set_totals([1, 0, 1, 0])
    assert [board.score for board in boards(table)] == ["1 ball", "0 balls"]


@pytest.mark.parametrize(("target", "totals"), [("12", [11, 12]), ("13", [12, 13])])
def test_with_two_to_clear_the_sixes_count_from_where_they_closed(table, target, totals):
    game = new_game("thunee", options={"target": target, "two-to-clear": "on"})
    show(table, game.from_layout(example(), 3))
    table.notices.set_totals(totals * 2)
    assert [(board.balls, board.score) for board in boards(table)] == [
        (0, f"{totals[0]} balls"),
        (1, f"{totals[1]} balls"),
    ]
    about = f"The sixes show only the balls above {totals[0]}. A lead of 2 wins the match."
    assert boards(table)[0].about == about
    table.notices.set_totals([4, 7, 4, 7])
    assert [(board.balls, board.about) for board in boards(table)] == [(4, ""), (7, "")]


def test_the_bottom_seats_side_is_at_the_left_whoever_sits_there(table):
    show(table, thunee(), seat=1)
    table.notices.set_totals([4, 7, 4, 7])
    assert [board.balls for board in boards(table)] == [7, 4]
    assert shown_plates(table)[1].side == (0, "We")


def test_who_only_watches_is_of_no_side(table):
    position = thunee()
    table.set_seats([Seat(f"Player {n}", "") for n in range(4)], None, False)
    table.show_view(position.view(0))
    settle(table)
    assert [board.name for board in boards(table)] == ["side A", "side B"]


def test_the_bidding_is_told_on_the_plates(table):
    position = new_game("thunee").from_layout(example(), 3)
    show(table, position)
    assert [plate.note for plate in shown_plates(table)] == [""] * 4
    assert boards(table)[0].lines == ("no tricks", "")
    while position.call == 0:
        legal = position.legal_moves()
        opens = position.to_move == 1 and Move("bid", points=30) in legal
        position.play(Move("bid", points=30) if opens else Move("pass"))
    show(table, position)
    passed = {event.seat for event in position.history if event.kind == "passed"}
    notes = [plate.note for plate in shown_plates(table)]
    assert notes[1] == "bids 30"
    assert {seat for seat, note in enumerate(notes) if note == "passes"} == passed
    assert boards(table)[1].lines == ("no tricks", "bids 30")
    assert sign(table) is None


def test_trump_is_told_to_its_setter_first_and_to_all_when_it_is_open(table):
    position = thunee()
    setter = position.setter
    assert setter == 1
    suit = "shdc"[position.trump]
    show(table, position)
    assert sign(table) == TrumpSign(1, "", "trump", lies=True)
    assert shown_plates(table)[1].note == "trump ?"
    assert shown_plates(table)[1].suit == ""
    show(table, position, seat=1)
    assert sign(table) == TrumpSign(0, suit, "trump", lies=True)
    show(table, thunee(TRUMP_OPEN))
    assert sign(table)[:4] == (1, suit, "trump", False)
    assert shown_plates(table)[1].suit == suit
    assert [board.lines[1] for board in boards(table)] == ["counts from 10", "trump maker"]


@pytest.mark.whole
def test_the_card_that_was_turned_up_is_told_as_long_as_it_is_held(table):
    position = thunee(TRUMP_OPEN)
    card = next(event.cards[0] for event in position.history if event.kind == "exposed")
    held = set()
    while True:
        show(table, position)
        held.add(card in position.hands[1])
        assert sign(table).card == ("J" if card in position.hands[1] else "")
        about = probe(table).side_items["trump"][0].toolTip()
        assert names.name(card) in about
        assert ("hasn't been played yet" in about) == (card in position.hands[1])
        if position.is_over:
            break
        position.play(next((m for m in position.legal_moves() if m.kind == "play"), Move("pass")))
    assert held == {True, False}
    assert names.name(card) == "Jack of Spades"


def test_bids_can_be_looked_up_for_the_whole_hand(table):
    show(table, thunee(TRUMP_OPEN + 4))
    said = [plate.said for plate in shown_plates(table)]
    assert said == ["", "bid 10", "", ""], "who passed is no news once trump is set"
    assert shown_plates(table)[1].note == "trump"
    heading, *lines = probe(table).side_items["board 0"][0].toolTip().split("\n")
    assert heading == "The bidding"
    players = ["You", "Player 2", "Player 3", "Player 4"]
    history = thunee().history
    until = next(number for number, event in enumerate(history) if event.kind == "trump")
    said = [event for event in history[:until] if event.kind in ("bid", "passed")]
    assert lines == [f"{players[event.seat]}: {event.points or 'pass'}" for event in said]
    assert "Player 2: 10" in lines


def test_calls_stand_at_the_seat_and_nothing_takes_the_place_of_trump(table):
    show(table, thunee(TRUMP_OPEN + 4))
    now = told(table).now
    bids = now.details._replace(jodhis=((1, 50), (3, 20), (1, 20)), double=1, khanaak=2)
    told(table).now = now._replace(details=bids)
    probe(table).show_plates()
    badges = probe(table).badges
    words = [badges.get(f"call {seat}", (None, ""))[1] for seat in range(4)]
    assert words == ["", "Jodhi 50 + 20 · Double", "Khanaak", "Jodhi 20"]
    plate = shown_plates(table)[1]
    assert (plate.note, plate.suit) == ("trump", bids.suit)


@each("size", [(900, 600), (1280, 800), (2560, 1440)])
@each("players", [4, 6])
def test_calls_stand_under_the_plates_inside_the_window(table, size, players):
    table.resize(*size)
    position = new_game("thunee", players).deal(random.Random(3))
    show(table, position)
    now = told(table).now
    jodhis = tuple((seat, points) for seat in range(players) for points in (50, 30))
    told(table).now = now._replace(details=now.details._replace(jodhis=jodhis, khanaak=1))
    probe(table).show_plates()
    layout = probe(table).layout
    for seat in range(players):
        item, words = probe(table).badges[f"call {seat}"]
        assert words.startswith("Jodhi 50 + 30")
        rect = item.sceneBoundingRect()
        assert layout.scene.contains(rect)
        assert rect.width() <= 1.2 * layout.seats[seat].plate.width()  # where letters are wide, a little more
        assert rect.top() > layout.seats[seat].plate.center().y()


@each("players", [4, 6])
@each("solo", ["", "blind-royals"])
@each("scale", [1.0, 1.5])
def test_words_are_made_smaller_rather_than_cut(table, monkeypatch, players, solo, scale):
    """In the smallest window, where the seat to play is both trumpman and setter."""
    cut = []

    def text(painter, row, words, face, *rest):
        if QFontMetricsF(face).horizontalAdvance(words) > row.width() + 0.5:
            cut.append(words)

    monkeypatch.setattr(player_plate, "text", text)
    monkeypatch.setattr(side_board, "text", text)
    table.resize(900, 600)
    table.set_text_scale(scale)
    position = new_game("thunee", players).deal(random.Random(3), players - 1)
    show(table, position)
    now = told(table).now
    said = tuple((seat, "104") for seat in range(players))
    bids = now.details._replace(setter=0, caller=0, solo=solo, suit="s", call=104, bidding=said)
    told(table).now = now._replace(details=bids._replace(jodhis=((1, 50), (1, 20)), turned=now.hands[0][0]))
    table.notices.set_turn(0, "")
    table.notices.set_totals([11, 10] * (players // 2))
    notes = shown_plates(table)[0]
    assert (notes.title, notes.said, notes.note) == ("trumpman", "bid 104", "trump")
    assert cut == []


@pytest.mark.parametrize("rank", ["9", "10", "J", "Q"])
def test_the_sign_of_trump_tells_every_rank_whole(qapp, monkeypatch, rank):
    drawn = []

    def text(painter, row, words, face, *rest):
        drawn.append((words, row.width() - QFontMetricsF(face).horizontalAdvance(words)))

    monkeypatch.setattr(side_board, "text", text)
    for size in range(12, 27):
        side_board.trump_sign("s", rank, "trump", size, 1.0)
        assert dict(drawn)[rank] > 0, f"letters of {size} pixels"


def test_the_dealer_and_the_trumpman_have_titles(table):
    show(table, new_game("thunee").from_layout(example(), 3))
    titles = [plate.title for plate in shown_plates(table)]
    assert titles == ["trumpman", "", "", "dealer"]


@pytest.mark.parametrize(("setter", "title"), [(0, "trumpman"), (1, "")])
def test_nobody_is_trumpman_where_another_seat_has_set_trump(table, setter, title):
    position = new_game("thunee").from_layout(example(), 3)
    while position.phase != "play":
        move = Move("pass")
        if position.phase == "bid" and position.to_move == setter == 1 and position.call == 0:
            move = Move("bid", points=10)
        elif position.phase == "trump":
            move = position.legal_moves()[0]
        position.play(move)
    assert position.setter == setter
    show(table, position)
    assert [plate.title for plate in shown_plates(table)] == [title, "", "", "dealer"]


@each("seed", range(3))
def test_boards_count_the_tricks_and_what_was_won(table, seed):
    position = thunee()
    for _ in random_play(position, seed):
        show(table, position)
        won = [sum(winner % 2 == side for _, _, winner in position.tricks) for side in range(2)]
        assert [board.lines[0].split(" · ")[0] for board in boards(table)] == [
            thunee_words.tricks(number) for number in won
        ]
        shown = {what: words for what, (_, words) in probe(table).badges.items() if words}
        for seat in range(4):
            own = sum(winner == seat for _, _, winner in position.tricks)
            assert shown.get(f"pile {seat}", "") == (thunee_words.tricks(own) if own else "")
    points = position.score().points
    assert [board.won for board in boards(table)] == [f"+{points[0]}", f"+{points[1]}"]


def test_each_card_of_a_trick_has_its_players_name(table):
    position = thunee(3)
    show(table, position)
    names = ["You", "Player 2", "Player 3", "Player 4"]
    led = position.leader
    expected = {(led + n) % 4: names[(led + n) % 4] for n in range(3)}
    expected[led] = f"{names[led]} led"
    found = probe(table).content.captions()
    assert {seat: words for seat, (words, _) in found.items()} == expected
    shown = {what: words for what, (_, words) in probe(table).badges.items() if words}
    assert {what: words for what, words in shown.items() if what.startswith("caption")} == {
        f"caption {seat}": words for seat, words in expected.items()
    }


def test_the_legend_can_be_shown_and_taken_away(table):
    show(table, thunee())
    assert "legend" not in probe(table).side_items
    table.notices.set_legend(True)
    item, _ = probe(table).side_items["legend"]
    assert probe(table).layout.scene.contains(item.sceneBoundingRect())
    table.resize(900, 600)
    assert "legend" in probe(table).side_items
    table.notices.set_legend(False)
    assert "legend" not in probe(table).side_items
    size = QSizeF(120, 60)
    assert (
        side_board.legend(False, size, 14, 1.0).toImage() != side_board.legend(True, size, 14, 1.0).toImage()
    )


@each("scale", [1.0, 1.5])
@each("size", [(624, 300), (900, 520), (1264, 660)])
def test_the_legend_lies_between_the_mat_and_the_person_s_plate(table, size, scale):
    show(table, thunee())
    table.resize(*size)
    table.set_text_scale(scale)
    table.notices.set_legend(True)
    item, _ = probe(table).side_items["legend"]
    layout, lies = probe(table).layout, item.sceneBoundingRect()
    assert layout.mat.bottom() <= lies.top()
    assert lies.bottom() <= layout.seats[0].plate.top()
    assert lies.height() * layout.unit > 36  # its letters have 11 pixels


def test_other_games_have_no_boards_no_sign_and_no_legend(table):
    show(table, thunee(TRUMP_OPEN))
    table.notices.set_legend(True)
    table.notices.set_totals([4, 7, 4, 7])
    pictures = probe(table).side_items
    assert pictures
    other = new_game("thothit").deal(random.Random(1))
    sit(table, other.game)
    table.show_view(other.view(0))
    table.notices.set_totals([1, 2, 3])
    assert pictures == {}
    assert [plate.total for plate in shown_plates(table)] == [1, 2, 3]


@each(
    ("size", "scale"),
    [
        ((640, 320), 1.0),
        ((640, 320), 2.0),
        ((900, 600), 1.0),
        ((900, 600), 1.5),
        ((1280, 800), 1.0),
        ((1280, 800), 1.5),
        ((2560, 1440), 1.0),
        ((2560, 1440), 2.0),
    ],
)
@each("players", [4, 6])
def test_what_is_told_stays_inside_the_window_and_off_the_cards(table, size, scale, players):
    table.resize(*size)
    table.set_text_scale(scale)
    game = new_game("thunee", players)
    position = game.deal(random.Random(3))
    rng = random.Random(3)
    while not (position.phase == "play" and len(position.trick) == players - 1):
        moves = [move for move in position.legal_moves() if move.kind not in ("thunee", "redeal")]
        position.play(rng.choice(moves))
    table.notices.set_legend(True)
    show(table, position)
    table.notices.set_totals([3, 11] * (players // 2))
    layout = probe(table).layout
    cards = [seat.shown for seat in layout.seats]
    assert set(probe(table).side_items) == {"board 0", "board 1", "legend", "trump"}
    for what, (item, _) in probe(table).side_items.items():
        rect = item.sceneBoundingRect()
        assert layout.scene.contains(rect), what
        assert not any(rect.adjusted(3, 3, -3, -3).intersects(card) for card in cards), what


@pytest.mark.whole
def test_the_last_trick_gets_its_faces_as_soon_as_they_are_drawn(table, qtbot):
    """Also where it is looked at before they are, as after a change of the window's size."""
    show(table, thunee(5))
    table.resize(1100, 700)
    table.notices.show_last_play(True)

    def faces_shown() -> bool:
        drawn = {picture.pixmap.cacheKey() for picture in probe(table).pictures.values()}
        ghosts = [ghost.childItems()[0] for ghost in probe(table).ghosts if ghost.childItems()]
        return len(ghosts) == 4 and all(face.pixmap().cacheKey() in drawn for face in ghosts)

    qtbot.waitUntil(faces_shown, timeout=10000)
    table.notices.show_last_play(False)
    assert probe(table).ghosts == []


@pytest.mark.parametrize("name", ["We", "Mereka"])
def test_the_balls_beside_the_name_of_a_side_are_whole(qapp, monkeypatch, name):
    """On every board that has room for them and the smallest picture of the sixes."""
    cut = []

    def text(painter, row, words, face, *rest):
        if QFontMetricsF(face).horizontalAdvance(words) > row.width() + 0.01:
            cut.append((words, wide))

    monkeypatch.setattr(side_board, "text", text)
    shown = side_board.Board(0, name, 0, "0 bola", ("2", "1"), "")
    for wide in range(150, 260):
        side_board.board(shown, wide, 50, 12, 1.0)
    assert cut == []


@each("size", [(640, 370), (900, 570)])
def test_words_beside_calls_leave_the_legend_free(table, size):
    table.resize(*size)
    show(table, new_game("thunee", 6).deal(random.Random(1)))
    table.notices.set_legend(True)
    table.notices.set_turn(0, "All cards are dealt. Make a call?")
    table.call_bar.offer(
        [Call(move, move.capitalize(), "M") for move in ("thunee", "royals", "moenie", "no")]
    )
    item, _ = probe(table).side_items["legend"]
    turn = probe(table).turn_item.sceneBoundingRect()
    assert not turn.intersects(item.sceneBoundingRect())
    assert probe(table).layout.scene.contains(turn)
    assert table.rect().contains(table.call_bar.geometry())
