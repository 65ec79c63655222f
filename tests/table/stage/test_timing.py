# SPDX-License-Identifier: MIT
"""The apparent thinking time of players."""

from thothit_desktop.table.stage import timing


def test_nobody_thinks_by_the_clock():
    waits = [timing.lead() for _ in range(200)]
    assert len(set(waits)) > 50
    assert 0.6 * timing.LEAD <= min(waits) < 0.8 * timing.LEAD
    assert 1.2 * timing.LEAD < max(waits) <= 1.4 * timing.LEAD
    assert timing.FACTOR["off"] == 0


def test_a_brisk_pace_is_shorter_and_a_leisurely_one_longer():
    pauses = {pace: [timing.lead(pace) for _ in range(50)] for pace in timing.PACES}
    assert max(pauses["brisk"]) < min(pauses["usual"])
    assert max(pauses["usual"]) < 1.5 * timing.LEAD < sum(pauses["leisurely"]) / 50
