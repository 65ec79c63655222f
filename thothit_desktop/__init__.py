# SPDX-License-Identifier: MIT
"""Thothit Desktop: Javanese card games and their relatives, one person against computer players."""

__version__ = "0.1.0"

HOME = "https://github.com/thothit/thothit-desktop"
"""The address of the project. `[project.urls]` of pyproject.toml and the README name it too."""

APP_ID = "io.github.thothit.thothit_desktop"
"""The id that desktops and systems know the program by, derived from HOME as Flathub asks."""
