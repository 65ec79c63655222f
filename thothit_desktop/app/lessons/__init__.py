# SPDX-License-Identifier: MIT
"""Lessons that are played on a table; families supply them (`Family.lessons`)."""
