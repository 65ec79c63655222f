# SPDX-License-Identifier: MIT
"""Tools for developers: fuzzing, long runs, measurements, pictures, and generated files.

Each is a module to run in a checkout, such as `python -m tests.tools.monkey`.
"""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The root folder of the checkout."""
