# SPDX-License-Identifier: MIT
"""The two sixes show as many pips as a side has balls."""

import math

import pytest
from PySide6.QtCore import QPointF, QRectF

from assets.draw import western_pips
from tests.tiers import each
from thothit_desktop.app.thunee import balls
from thothit_desktop.app.thunee.balls import MOST, PIP, PIPS, ROOM, SIXES, BallCards, laid
from thothit_desktop.app.widgets.card_pictures import CardPictures
from thothit_desktop.games.cards import codes
from thothit_desktop.table.drawing.labels import badge
from thothit_desktop.table.geometry.decks import HEIGHT

CARD = QRectF(0, 0, western_pips.WIDTH, western_pips.HEIGHT)


def test_the_pips_are_those_of_the_drawn_six():
    assert sorted(PIPS) == sorted(western_pips.PLACES["6"])
    assert (43 * western_pips.SIZE, 50 * western_pips.SIZE) <= PIP


@pytest.mark.parametrize("balls", range(MOST + 1))
def test_pips_are_seen_whole_or_not_at_all(balls: int) -> None:
    place, up = laid(balls)
    back, turns = place.inverted()
    assert turns
    seen = 6 if up else 0
    for x, y in PIPS:
        around = [
            QPointF(x + PIP[0] * math.cos(turn), y + PIP[1] * math.sin(turn))
            for turn in (math.tau * step / 36 for step in range(36))
        ]
        covered = [CARD.contains(back.map(point)) for point in around]
        assert len(set(covered)) == 1
        seen += not covered[0]
    assert seen == balls


def test_more_balls_than_pips_show_all_pips() -> None:
    assert laid(MOST + 1) == laid(MOST)


def test_a_number_tells_what_two_sixes_cannot(qtbot, monkeypatch) -> None:
    written = []
    monkeypatch.setattr(balls, "badge", lambda words, *rest: written.append(words) or badge(words, *rest))
    for number in (12, 13, 15):
        shown = BallCards(0, number)
        qtbot.addWidget(shown)
        shown.set_pictures(CardPictures("western"), 120)
        shown.resize(shown.sizeHint())
        shown.grab()
    assert written == ["+1", "+3"]


@pytest.mark.parametrize("balls", range(MOST + 1))
def test_both_cards_lie_within_the_room(balls: int) -> None:
    both = CARD.united(laid(balls).place.mapRect(CARD))
    assert both.width() <= ROOM.width()
    assert both.height() <= ROOM.height()


def test_one_side_has_spades_and_diamonds_and_the_other_clubs_and_hearts() -> None:
    assert [codes(six) for six in SIXES] == [["6s", "6d"], ["6c", "6h"]]


@each("deck", ["ceki", "western"])
def test_they_are_drawn_within_their_widget(qtbot, deck: str) -> None:
    shown = BallCards(1, 7)
    qtbot.addWidget(shown)
    shown.set_pictures(CardPictures(deck), 120)
    assert shown.sizeHint() == shown.minimumSizeHint()
    assert shown.sizeHint().height() == round(ROOM.height() * 120 / HEIGHT)
    shown.resize(shown.sizeHint())
    image = shown.grab().toImage()
    reds = sum(
        image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 90
        for x in range(image.width())
        for y in range(image.height())
    )
    assert reds > 200
