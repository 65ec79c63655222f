# SPDX-License-Identifier: MIT
"""Arrows that mark moves: they lead from card to card, at every size, and are told apart without colour."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QColor

from tests.probe import probe
from tests.table.drawing.test_contrast import contrast
from tests.table.drawing.test_seen_by_all import colours, drawn, grounds, sharper
from tests.table.rounds import deal, random_play, settle
from thothit_desktop.table.drawing.art import INK, PAPER
from thothit_desktop.table.drawing.move_arrows import ArrowKind, MarkedMove, arrow_sign


@pytest.mark.parametrize("kind", list(ArrowKind))
def test_an_arrow_is_seen_on_every_mat_and_card(dressed, kind):
    for ground in (*grounds(dressed), PAPER, INK):
        row = drawn(arrow_sign(kind, 40, 1.0), ground).copy(8, 0, 12, 26)
        seen = max(contrast(QColor(each), ground) for each in colours(row))
        assert seen >= sharper(dressed, 3.0, 4.5), ground.name()


def test_the_arrow_of_a_mistake_is_broken():
    def changes(kind):
        image = arrow_sign(kind, 120, 1.0).toImage()
        row = [image.pixelColor(x, 34).lightness() > 150 for x in range(25, 75)]
        return sum(one != other for one, other in pairwise(row))

    assert changes(ArrowKind.MISTAKE) > changes(ArrowKind.BEST)


def mixed():
    """Positions in which seat 0 has two captures by cards of its hand, and one that takes nothing."""
    for seed in range(50):
        position = deal(seed)
        for _ in random_play(position, seed):
            legal = position.legal_moves()
            takes = [bool(move.takes) for move in legal]
            if (
                position.to_move == 0
                and position.phase == "hand"
                and takes.count(True) > 1
                and not all(takes)
            ):
                yield position, legal


def under(table, point) -> list[int]:
    return [item.card for item in probe(table).zones.items() if item.sceneBoundingRect().contains(point)]


@pytest.mark.parametrize("size", [(1280, 720), (480, 290)])
def test_arrows_lead_from_the_hand_to_what_is_taken_and_follow_the_window(table, size):
    position, legal = next(mixed())
    table.show_view(position.view(0))
    takes, other = [move for move in legal if move.takes][:2]
    stays = next(move for move in legal if not move.takes)
    table.mark_moves(
        [
            MarkedMove(ArrowKind.MISTAKE, card=takes.card, takes=takes.takes),
            MarkedMove(ArrowKind.BEST, card=other.card, takes=other.takes),
            MarkedMove(ArrowKind.MADE, card=stays.card),
        ]
    )
    table.resize(*size)
    settle(table)
    arrows = probe(table).arrows
    assert [kind for kind, *_ in arrows] == [ArrowKind.MISTAKE, ArrowKind.BEST, ArrowKind.MADE]
    for move, (_, tail, head) in zip((takes, other, stays), arrows, strict=True):
        assert move.card in under(table, tail)
        assert set(move.takes) <= set(under(table, head))
        assert probe(table).layout.scene.contains(head)
    table.mark_moves([])
    assert not probe(table).arrows


def test_calls_stand_as_words_side_by_side(table):
    table.show_view(deal(11, dealer=2).view(0))
    lying = table.scene().items()
    table.mark_moves(
        [MarkedMove(ArrowKind.MISTAKE, words="“Pass”"), MarkedMove(ArrowKind.BEST, words="“20”")]
    )
    assert probe(table).marked_words == ["“Pass”", "“20”"]
    one, other = [item for item in table.scene().items() if item not in lying]
    assert not one.sceneBoundingRect().intersects(other.sceneBoundingRect())
    table.mark_moves([])
    assert len(table.scene().items()) == len(lying)


@pytest.mark.parametrize("kind", list(ArrowKind))
def test_the_words_of_a_call_are_read(dressed, table, kind):
    table.show_view(deal(11, dealer=2).view(0))
    before = table.scene().items()
    table.mark_moves([MarkedMove(kind, words="“Thunee”")])
    (made,) = [item for item in table.scene().items() if item not in before]
    picture = made.pixmap()
    image = drawn(picture, QColor("#4a2c1b")).copy(8, 5, picture.width() - 16, picture.height() - 10)
    ground = QColor(colours(image).most_common(1)[0][0])
    assert max(contrast(QColor(each), ground) for each in colours(image)) >= sharper(dressed, 4.5, 7)
