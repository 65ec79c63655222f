# SPDX-License-Identifier: MIT
"""Fuzzing: its targets, the making of inputs, and the judgement of each (`tests/tools/fuzz.py`)."""

NAMES = ("record", "pasted", "settings", "statistics", "backup", "translations", "commandline")
"""The targets (`targets.py`), named before their imports, because atheris instruments modules on import."""
