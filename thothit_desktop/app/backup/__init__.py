# SPDX-License-Identifier: MIT
"""Backup and restore of settings, matches and statistics as one file."""
