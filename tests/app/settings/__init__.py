# SPDX-License-Identifier: MIT
"""Tests of the window of the settings."""
