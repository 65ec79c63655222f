# SPDX-License-Identifier: MIT
"""The fishing games: one engine, and a table of specs with their differences (docs/rules/fishing.md)."""
