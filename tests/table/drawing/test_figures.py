# SPDX-License-Identifier: MIT
"""The players' figures."""

from itertools import combinations

from PySide6.QtGui import QPixmap

from thothit_desktop.app.store.matches import NAMES
from thothit_desktop.table.drawing.figure_paths import EXPRESSIONS
from thothit_desktop.table.drawing.figures import OWN, figure_pixmap, figures, figures_of


def colours(pixmap: QPixmap) -> list[int]:
    image = pixmap.toImage()
    return [image.pixel(x, y) for y in range(image.height()) for x in range(image.width())]


def test_each_figure_is_told_from_every_other_on_a_plate(qtbot):
    shown = {figure: colours(figure_pixmap(figure, 44, 1.0)) for figure in figures()}
    assert len(shown) >= 8
    for one, other in combinations(figures(), 2):
        differing = sum(a != b for a, b in zip(shown[one], shown[other], strict=True))
        assert differing > 44 * 44 / 4, (one, other)


def test_a_figure_has_the_size_and_the_ratio_that_is_asked_for(qtbot):
    for ratio in (1.0, 2.0, 1.5):
        pixmap = figure_pixmap(OWN, 40, ratio)
        assert pixmap.width() == round(40 * ratio)
        assert pixmap.deviceIndependentSize().width() == 40
    assert figure_pixmap("nobody", 40, 1.0).isNull()


def test_a_figure_stays_with_its_name_and_no_two_are_alike():
    names = ["You", *NAMES[:5]]
    six = figures_of(names, 0, "cap")
    assert six[0] == "cap"
    assert len(set(six)) == len(six)
    assert figures_of(["You", "Wati", "Sri"], 0, "cap") == ["cap", six[2], six[1]]
    assert figures_of(["Somebody else"] * 6, None, "")[0] in figures()
    assert len(set(figures_of(["Somebody else"] * 6, None, ""))) == 6


def test_who_has_the_persons_figure_takes_another():
    assert figures_of(["You", "Sri"], 0, "")[0] == OWN
    bun = figures_of(["You", "Sri"], 0, "")[1]
    assert figures_of(["You", "Sri"], 0, bun)[1] != bun


def test_each_expression_of_a_figure_is_told_from_every_other_and_changes_the_face_alone(qtbot):
    for figure in figures():
        shown = {each: colours(figure_pixmap(figure, 44, 1.0, each)) for each in EXPRESSIONS}
        for one, other in combinations(EXPRESSIONS, 2):
            pairs = enumerate(zip(shown[one], shown[other], strict=True))
            differing = [divmod(at, 44) for at, (a, b) in pairs if a != b]
            assert len(differing) > 24, (figure, one, other)
            assert all(10 < row < 32 and 22 < column < 36 for row, column in differing)
