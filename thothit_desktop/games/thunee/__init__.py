# SPDX-License-Identifier: MIT
"""Thunee, the trick game of Durban (docs/rules/thunee.md)."""
