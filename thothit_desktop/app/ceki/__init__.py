# SPDX-License-Identifier: MIT
"""The page on ceki cards: all thirty faces, what they are called, and what that means."""
