# SPDX-License-Identifier: MIT
"""Thothit Desktop: Javanese fishing games with ceki cards, one person against computer players."""

__version__ = "0.1.0"
