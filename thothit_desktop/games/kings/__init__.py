# SPDX-License-Identifier: MIT
"""Kings, a game of luck with French cards (docs/rules/kings.md)."""
