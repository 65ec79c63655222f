# SPDX-License-Identifier: MIT
"""`packaging/` is no package: its modules find each other from there, and so do their tests."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
