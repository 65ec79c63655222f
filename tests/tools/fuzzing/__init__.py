# SPDX-License-Identifier: MIT
"""Fuzzing: what is tried, how inputs are made, and how each is judged (`tests/tools/fuzz.py`)."""

NAMES = ("record", "pasted", "settings", "statistics", "backup", "translations", "commandline")
"""The targets (`targets.py`), known before what they import: atheris looks at that as it is imported."""
