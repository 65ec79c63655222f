# SPDX-License-Identifier: MIT
"""Tools for developers: fuzzing, long runs, measuring, pictures, and what is made from sources.

Each is a module to be run in a checkout, such as `python -m tests.tools.monkey`.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The checkout."""
