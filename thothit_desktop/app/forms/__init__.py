# SPDX-License-Identifier: MIT
"""The windows designed in `ui/`, compiled by `python -m tests.tools.forms`."""
