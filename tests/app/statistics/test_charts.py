# SPDX-License-Identifier: MIT
"""Bars and the average line of a chart stand out from its background in every theme."""

import pytest
from PySide6.QtGui import QColor

from tests.table.drawing.test_contrast import contrast
from tests.tiers import each
from thothit_desktop.app.statistics.charts import Bar, BarChart, LineChart
from thothit_desktop.app.widgets.document_style import document_colours
from thothit_desktop.app.window.appearance import appear


def bars():
    chart = BarChart("Scores")
    chart.show_bars([Bar("70", 1.0)])
    return chart


def line():
    chart = LineChart("Rounds")
    chart.show_values([0.0, 0.0], [1.0, 1.0])
    return chart


@each("appearance", ["light", "dark", "high-contrast"])
@pytest.mark.parametrize("drawn", [bars, line])
def test_what_a_chart_shows_stands_out(qtbot, appearance, drawn):
    try:
        appear(appearance)
        chart = drawn()
        qtbot.addWidget(chart)
        chart.resize(chart.sizeHint())
        picture, ground = chart.grab().toImage(), QColor(document_colours().ground)
        upper = [picture.pixelColor(picture.width() // 2, y) for y in range(picture.height() // 2)]
        assert max(contrast(colour, ground) for colour in upper) >= 3
    finally:
        appear("light")
