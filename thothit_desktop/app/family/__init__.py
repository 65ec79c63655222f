# SPDX-License-Identifier: MIT
"""Base classes for a family's texts and pages in the windows, with defaults for any game."""
