# SPDX-License-Identifier: MIT
"""The window of saved games."""
