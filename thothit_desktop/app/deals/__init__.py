# SPDX-License-Identifier: MIT
"""The same deal again: from another seat, against other levels, side by side with earlier tries."""
