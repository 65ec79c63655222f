# SPDX-License-Identifier: MIT
"""The deal of the day."""

from datetime import date


def deal_of(day: date) -> int:
    """Return the number of a day's deal, the same for everybody: 20261122 on 22 November 2026."""
    return int(f"{day:%Y%m%d}")
