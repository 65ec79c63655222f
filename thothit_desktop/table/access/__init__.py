# SPDX-License-Identifier: MIT
"""The table for those who cannot see it: what is said, and what a screen reader finds."""
