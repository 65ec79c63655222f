# SPDX-License-Identifier: MIT
"""The deal of the day, and the Javanese week of five days."""

from datetime import date

FIVE_DAYS = ("Legi", "Pahing", "Pon", "Wage", "Kliwon")
"""The days of the Javanese week of five, beside which that of seven runs."""


def deal_of(day: date) -> int:
    """Return the number of a day's deal, the same for everybody: 20261122 on 22 November 2026."""
    return int(f"{day:%Y%m%d}")


def day_of_five(day: date) -> str:
    """Return the day's name in the week of five; 17 August 1945 was Legi."""
    return FIVE_DAYS[day.toordinal() % 5]
