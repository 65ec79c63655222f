# SPDX-License-Identifier: MIT
"""The smallest height of a button over the table, large enough for a finger."""

TARGET = 44
"""The height in logical pixels."""
