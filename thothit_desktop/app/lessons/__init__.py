# SPDX-License-Identifier: MIT
"""Lessons played at a table; the families supply them (`Family.lessons`)."""
