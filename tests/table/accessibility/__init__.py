# SPDX-License-Identifier: MIT
"""The table for those who cannot see it."""
