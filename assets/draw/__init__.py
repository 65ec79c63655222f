# SPDX-License-Identifier: MIT
"""The card pictures, drawn by code: `python -m assets.draw` writes every SVG under assets/cards/."""
