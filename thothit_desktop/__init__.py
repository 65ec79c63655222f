# SPDX-License-Identifier: MIT
"""Thothit Desktop: Javanese card games and their relatives, one person against computer players."""

__version__ = "0.1.0"
