# SPDX-License-Identifier: MIT
"""Move lists and replays of matches."""
