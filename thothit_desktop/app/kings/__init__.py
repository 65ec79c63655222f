# SPDX-License-Identifier: MIT
"""Texts and pages of Kings in the windows."""
