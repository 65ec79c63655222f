# SPDX-License-Identifier: MIT
"""Backups of everything."""
