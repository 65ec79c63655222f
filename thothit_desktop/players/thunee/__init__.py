# SPDX-License-Identifier: MIT
"""The players of Thunee."""
