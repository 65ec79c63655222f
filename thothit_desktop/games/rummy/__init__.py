# SPDX-License-Identifier: MIT
"""Kowah, a rummy with ceki cards (docs/rules/kowah.md)."""
