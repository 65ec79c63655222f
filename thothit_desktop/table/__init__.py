# SPDX-License-Identifier: MIT
"""The table: cards, zones, animation and card art. It knows what a view and events say, and no rules."""
