# SPDX-License-Identifier: MIT
"""Commands that measure players, for developers; the program needs none of them (docs/players.md)."""
