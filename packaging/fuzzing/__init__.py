# SPDX-License-Identifier: MIT
"""Fuzzing: what is tried, how inputs are made, and how each is judged (`packaging/fuzz.py`)."""
