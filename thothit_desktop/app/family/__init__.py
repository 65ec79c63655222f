# SPDX-License-Identifier: MIT
"""What a family of games says and shows in windows: base classes with what suits any game."""
