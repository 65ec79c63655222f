# SPDX-License-Identifier: MIT
"""The New game dialog."""
