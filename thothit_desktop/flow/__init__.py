# SPDX-License-Identifier: MIT
"""The course of a match: its states, its turns, and the players who decide."""
