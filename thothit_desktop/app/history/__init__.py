# SPDX-License-Identifier: MIT
"""Matches looked at again."""
