# SPDX-License-Identifier: MIT
"""Figures from Qt's log, checked by hand."""

import pytest

from thothit_desktop.app.startup.frame_times import peak_rss_mb, quantile, since_start, summary

PAINT = "qt.widgets.painting Flushing QRegion(0,0 9x9)"


def test_intervals_count_only_while_something_moves():
    log = f"""     0.000 thothit.program 150
     0.040 qt.widgets.painting Marking QRect(0,0 9x9) dirty
     0.050 {PAINT}
     0.400 thothit.program playable
     0.900 {PAINT}
     1.000 thothit.motion moving
     1.010 {PAINT}
     1.026 {PAINT}
     1.026 {PAINT}
     1.056 {PAINT}
     1.060 thothit.motion still
     2.000 {PAINT}
a warning of somebody else
     2.100 thothit.motion moving
     2.116 {PAINT}
"""
    figures = summary(log.splitlines(), 80.5)
    assert figures["paint"] == {"p50": 16, "p95": 30, "p99": 30, "max": 30, "over_25ms": 0.25, "count": 4}
    assert figures["first_paint_ms"] == 200
    assert figures["playable_ms"] == 550
    assert figures["peak_rss_mb"] == 80.5


def test_a_log_without_motion_has_no_figures():
    figures = summary([], None)
    assert figures["paint"] == dict.fromkeys(("p50", "p95", "p99", "max", "over_25ms")) | {"count": 0}
    assert figures["first_paint_ms"] is None


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.5, 6), (0.95, 10), (1.0, 10)])
def test_quantile(share, value):
    assert quantile(range(1, 11), share) == value


def test_this_process_has_an_age_and_a_size():
    assert 0 < since_start() < 3600
    assert peak_rss_mb() is None or 10 < peak_rss_mb() < 4000
