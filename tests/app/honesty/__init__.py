# SPDX-License-Identifier: MIT
"""Tests of a deal's fingerprint in its window, and of the help pages about it."""
