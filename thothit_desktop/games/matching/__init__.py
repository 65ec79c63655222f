# SPDX-License-Identifier: MIT
"""Sampèn and Thothit Banyuwangi, games of identical cards (docs/rules/matching.md)."""
