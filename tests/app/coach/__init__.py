# SPDX-License-Identifier: MIT
"""Tests of the coach at the table."""
