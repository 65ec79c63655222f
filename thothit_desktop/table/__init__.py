# SPDX-License-Identifier: MIT
"""The table: cards, zones, animation and card art. It shows views and events, and contains no rules."""
