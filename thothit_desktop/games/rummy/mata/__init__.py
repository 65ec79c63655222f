# SPDX-License-Identifier: MIT
"""Rummy games with mata, sets of identical cards, in which a seat calls and waits (docs/rules/mata.md)."""
