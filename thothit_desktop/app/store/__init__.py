# SPDX-License-Identifier: MIT
"""Settings and matches on disk, without widgets."""
