# SPDX-License-Identifier: MIT
"""The end of a round on the table: its cards are counted before the score sheet opens."""
