# SPDX-License-Identifier: MIT
"""What measures players, for developers; the program itself needs none of it (docs/players.md)."""
