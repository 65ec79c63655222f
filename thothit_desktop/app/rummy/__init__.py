# SPDX-License-Identifier: MIT
"""Texts and pages of Kowah in the windows."""
