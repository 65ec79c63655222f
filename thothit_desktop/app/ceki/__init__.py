# SPDX-License-Identifier: MIT
"""The page on ceki cards: all thirty faces with their names and meanings."""
