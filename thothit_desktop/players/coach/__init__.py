# SPDX-License-Identifier: MIT
"""The coach: the moves that a search recommends, and the cost of a player's own moves."""
