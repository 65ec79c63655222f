# SPDX-License-Identifier: MIT
"""The rules pages, and the worked examples to play through."""

from pathlib import Path

PAGES = Path(__file__).resolve().parent
"""The folder of pages, with a subfolder for each language that holds each game's page and example."""
