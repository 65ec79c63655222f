# SPDX-License-Identifier: MIT
"""Themes: the colours of the whole program, as data files."""
