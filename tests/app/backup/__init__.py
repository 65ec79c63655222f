# SPDX-License-Identifier: MIT
"""Tests of backups."""
