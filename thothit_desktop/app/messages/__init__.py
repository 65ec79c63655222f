# SPDX-License-Identifier: MIT
"""Texts shared by the windows."""
