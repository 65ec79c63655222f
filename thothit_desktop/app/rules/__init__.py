# SPDX-License-Identifier: MIT
"""The rules pages, and the worked examples that are played through."""

from pathlib import Path

PAGES = Path(__file__).resolve().parent
"""A folder a language, with a page and an example a game."""
