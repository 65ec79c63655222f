# SPDX-License-Identifier: MIT
"""Widgets and helpers that several windows use."""
