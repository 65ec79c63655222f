# SPDX-License-Identifier: MIT
"""Texts and pages of the fishing games in the windows."""
