# SPDX-License-Identifier: MIT
"""The scripts of `packaging/` are no package: they find each other beside themselves, as do their tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
