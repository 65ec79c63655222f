# SPDX-License-Identifier: MIT
"""Base classes for what a family says and shows in windows, with defaults for any game."""
