# SPDX-License-Identifier: MIT
"""The fishing games: one engine, and a table of specs that tells them apart (docs/rules/fishing.md)."""
