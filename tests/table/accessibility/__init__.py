# SPDX-License-Identifier: MIT
"""Tests of the table with a screen reader."""
