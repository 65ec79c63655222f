# SPDX-License-Identifier: MIT
"""The layout of the table: pure functions and values, in scene units."""
