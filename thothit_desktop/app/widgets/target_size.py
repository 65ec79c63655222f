# SPDX-License-Identifier: MIT
"""How high a button over the table is at the least, so that a finger hits it."""

TARGET = 44
"""In logical pixels."""
