# SPDX-License-Identifier: MIT
"""The largest words that leave the cards enough space."""

import pytest

from tests.tiers import each
from thothit_desktop.games import games, new_game
from thothit_desktop.games.record import deal_number
from thothit_desktop.table.families import family_of
from thothit_desktop.table.geometry.decks import DECKS, HEIGHT
from thothit_desktop.table.geometry.shape import shape
from thothit_desktop.table.geometry.table_layout import frame
from thothit_desktop.table.geometry.window import Window

TABLES = [(spec, players) for spec in games().values() for players in spec.players]
SMALL, MIDDLE = (900, 535), (1280, 702)
WITH_FIGURE = 9.2
"""A plate with words and a figure beside them, in sizes of its letters."""


def window_for(spec, players: int, size: tuple[int, int], text: float) -> Window:
    view = deal_number(new_game(spec.id, players), 1).view(0)
    laid = shape(view, players, spec.clockwise)
    return Window(*size, DECKS["ceki"].showing(laid.french).ratio, laid, text=text)


@pytest.mark.whole
def test_words_of_twice_the_size_shrink_until_no_plate_covers_a_card():
    for size in (SMALL, MIDDLE):
        for spec, players in TABLES:
            mat = family_of(spec).mat()
            windows = list(window_for(spec, players, size, 2.0).by_size_of_words())
            layouts = [mat.layout(window) for window in windows]
            clear = next(layout for layout in layouts if layout.is_clear)
            assert clear.font > windows[-1].font, (spec.id, players)
            for seat in clear.seats:
                assert not seat.plate.intersects(seat.hand), (spec.id, players)
                assert not seat.plate.intersects(seat.pile), (spec.id, players)


@pytest.mark.parametrize("height", range(240, 330, 10))
def test_words_that_leave_the_cards_no_room_are_not_clear(height):
    """In a window of 640 x 400, of which menus, bars and the system's frame leave more or less."""
    for spec, players in TABLES:
        mat = family_of(spec).mat()
        large = next(window_for(spec, players, (640, height), 2.0).by_size_of_words())
        assert mat.layout(large).is_clear is False, (spec.id, players)


def test_a_card_without_any_room_is_a_pixel_high():
    """The first try of words may be too large for cards; smaller ones are tried then."""
    spec, players = TABLES[0]
    laid = frame(window_for(spec, players, SMALL, 2.0), 0.4, 60.0)
    assert laid.unit * HEIGHT == 1


def test_the_usual_words_are_not_made_smaller():
    for spec, players in TABLES:
        (window,) = window_for(spec, players, SMALL, 1.0).by_size_of_words()
        assert family_of(spec).mat().layout(window).is_clear, (spec.id, players)


def test_every_plate_has_room_for_a_figure_in_a_window_of_middle_size():
    for spec, players in TABLES:
        layout = family_of(spec).mat().layout(window_for(spec, players, MIDDLE, 1.0))
        for seat in layout.seats:
            assert seat.plate.width() * layout.unit >= WITH_FIGURE * layout.font, (
                spec.id,
                players,
                seat.edge,
            )


@each("text", [1.0, 1.5])
def test_a_plate_alone_at_the_far_edge_has_room_for_a_figure_in_a_small_window(text):
    """Beside Thunee's stand the boards of the sides."""
    for spec, players in TABLES:
        if spec.family == "thunee":
            continue
        window = window_for(spec, players, SMALL, text)
        layout = family_of(spec).mat().layout(window)
        far = [seat for seat in layout.seats if seat.edge == "top"]
        if len(far) == 1:
            assert far[0].plate.width() * layout.unit >= WITH_FIGURE * layout.font, (spec.id, players)
            assert layout.is_clear


@each("letters", [0.0, 15.0])
def test_words_end_at_the_usual_size(letters):
    spec = games()["thothit"]
    window = window_for(spec, 3, SMALL, 1.5)._replace(letters=letters)
    sizes = [smaller.font for smaller in window.by_size_of_words()]
    assert sizes == list(range(18, 11, -1))
