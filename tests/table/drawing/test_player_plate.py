# SPDX-License-Identifier: MIT
"""The places of the texts and signs on players' plates."""

import random
from itertools import combinations, product

from PySide6.QtGui import QFontMetricsF

from tests.probe import probe
from tests.table.rounds import settle, sit
from tests.tiers import each
from thothit_desktop.app.store.matches import NAMES
from thothit_desktop.games import new_game
from thothit_desktop.table.drawing.figures import figures
from thothit_desktop.table.drawing.javanese_face import javanese_family
from thothit_desktop.table.drawing.plate_parts import Plate, PlatePart, parts
from thothit_desktop.table.drawing.player_plate import plate
from thothit_desktop.table.fishing.display import JAVANESE
from thothit_desktop.table.geometry.seat_layouts import plate_height, side_least

WIDE, HIGH, SIZE = 168, 62, 16
EMPTY = Plate("Wati", "", 0, "", "", "", active=False, figure="bun")
UNYIK = EMPTY._replace(title="unyik", script=JAVANESE["unyik"])
SIZES = [(640, 400), (900, 600), (1280, 800), (1920, 1080), (2560, 1440)]


def laid(shown: Plate, width: float = WIDE, size: int = SIZE, edge: str = "left") -> dict[str, PlatePart]:
    """The parts of a plate of the usual height; all lie apart and within it."""
    height = plate_height(size)
    found = parts(shown, width, height, size, edge)
    for (one, first), (other, second) in combinations(found.items(), 2):
        assert not first.place.intersects(second.place), (shown, width, size, edge, one, other)
    for kind, part in found.items():
        place = part.place
        assert 0 <= place.left() < place.right() <= width, (shown, width, size, edge, kind)
        assert 0 <= place.top() < place.bottom() <= height, (shown, width, size, edge, kind)
    return found


def cut(found: dict[str, PlatePart]) -> set[str]:
    """The words that are wider than their places."""
    return {
        part.words
        for kind, part in found.items()
        if kind != "script" and part.font is not None
        if QFontMetricsF(part.font).horizontalAdvance(part.words) > part.place.width() + 0.01
    }


@each("size", SIZES)
@each("text", [1.0, 1.25, 1.5, 1.75, 2.0])
@each("players", [3, 2, 4, 5, 6])
def test_the_parts_of_a_plate_lie_apart_at_every_size_with_portrait_and_script(table, size, text, players):
    """For all titles and three-digit scores, with names that the program gives."""
    game = new_game("sackson", players)
    table.resize(*size)
    table.set_text_scale(text)
    sit(table, game)
    table.show_view(game.deal(random.Random(3)).view(0))
    settle(table)
    layout = probe(table).layout
    titles = ["", "dealer", *JAVANESE]
    told = product(titles, (0, -120), ("", "+120"), ("", "can't win"), (True, False))
    for (title, total, gain, warning, active), seat in product(told, layout.seats):
        for name in ("You", *NAMES[:1]):
            shown = Plate(
                name, title, total, gain, warning, "", active, JAVANESE.get(title, ""), figure="bun"
            )
            wide = seat.plate.width() * layout.unit
            found = laid(shown, wide, layout.font, seat.edge)
            assert not cut(found), (shown, wide, layout.font)
            assert not title or title == "dealer" or "script" in found, (shown, wide, layout.font)
            if size != SIZES[0] and (text == 2.0 or wide > 8.5 * layout.font):
                assert "portrait" in found, (shown, wide, layout.font)


@each("size", SIZES[1:])
@each("text", [2.0, 1.0])
@each("players", [4, 6])
def test_the_parts_of_a_plate_with_bids_lie_apart_and_others_keep_their_portraits(table, size, text, players):
    game = new_game("thunee", players)
    table.resize(*size)
    table.set_text_scale(text)
    sit(table, game)
    table.show_view(game.deal(random.Random(3)).view(0))
    settle(table)
    layout = probe(table).layout
    notes = (("", ""), ("bids 104", ""), ("passes", ""), ("trump", "s"), ("trump ?", ""))
    told = product(("", "dealer", "trumpman"), notes, ("", "bid 104"), (0, 1), (True, False))
    for (title, (note, suit), said, side, active), seat in product(told, layout.seats):
        shown = EMPTY._replace(
            name="Bagus", title=title, total=None, note=note, suit=suit, said=said, active=active
        )
        shown = shown._replace(side=(side, ("We", "They")[side]))
        found = laid(shown, seat.plate.width() * layout.unit, layout.font, seat.edge)
        assert "portrait" in found, (shown, layout.font)
        assert not cut(found) & {note, said, "We", "They"}


@each("pixels", range(12, 27))
@each("edge", ["top", "near", "left", "right"])
def test_kings_and_cards_lie_apart(qapp, pixels, edge):
    for kings, gain, active in product(range(6), ("", "13 cards"), (True, False)):
        shown = EMPTY._replace(total=kings, letter="K", none="no king", round=gain, active=active)
        for wide in range(round(side_least(pixels)) - 16, 20 * pixels, 7):
            found = laid(shown, wide, pixels, edge)
            assert "none" not in found or not kings
            assert "none" in found or kings or wide < 10 * pixels
            assert ("cards" in found) == bool(kings)


def test_no_gain_is_told_before_there_is_one(qapp):
    assert "gain" not in laid(UNYIK)
    assert laid(UNYIK._replace(round="+10"))["gain"].words == "+10"


def test_the_title_stays_where_it_is_when_a_gain_or_the_turn_comes(qapp):
    calm = laid(UNYIK)
    for shown in (UNYIK._replace(round="+120"), UNYIK._replace(active=True)):
        found = laid(shown)
        for kind in ("name", "title", "portrait"):
            assert found[kind].place == calm[kind].place, kind


@each("edge", ["bottom", "near"])
@each("total", [None, 0, 40, 120])
@each("active", [True, False])
def test_the_word_for_you_is_whole_in_every_language(qapp, edge, total, active):
    """On every plate, be it as narrow as plates become, beside a figure or without one."""
    shown = EMPTY._replace(name="Sampeyan", total=total, active=active)
    for pixels in range(12, 27):
        least = round(side_least(pixels))
        for wide in range(least, least + 4 * pixels):
            assert cut(laid(shown, wide, pixels, edge)) == set()


def test_a_figure_gives_way_to_a_name(qapp):
    for name, drawn in (("You", True), ("Panjenenganipun", False)):
        assert ("portrait" in laid(EMPTY._replace(name=name), 111, 12, "bottom")) == drawn


@each("title", JAVANESE)
def test_javanese_letters_are_drawn_in_their_place_alone(qapp, title):
    """Signs above and tails below included."""
    assert javanese_family()
    for pixels in range(12, 27):
        shown = EMPTY._replace(title=title, script=JAVANESE[title], round="+0", figure="")
        wide, high = 14 * pixels, plate_height(pixels)
        place = laid(shown, wide, pixels)["script"].place.adjusted(-1, -1, 1, 1)
        both = (shown, shown._replace(script=""))
        drawn = [plate(one, wide, high, pixels, "left", 1.0).toImage() for one in both]
        differing = [
            (x, y)
            for x in range(wide)
            for y in range(round(high))
            if drawn[0].pixel(x, y) != drawn[1].pixel(x, y)
        ]
        assert differing
        assert all(place.contains(x + 0.5, y + 0.5) for x, y in differing), pixels


def test_a_plate_shows_the_expression(qapp):
    for figure in figures():
        shown = EMPTY._replace(figure=figure)
        faces = [
            plate(shown._replace(expression=face), WIDE, HIGH, SIZE, "left", 1.0).toImage()
            for face in ("calm", "thinking", "pleased", "stung")
        ]
        assert all(one != other for one, other in combinations(faces, 2))
