# SPDX-License-Identifier: MIT
"""Kings has no computer players, because the game has no decisions."""
