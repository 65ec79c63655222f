# SPDX-License-Identifier: MIT
"""The window of the settings: pages of rows, each bound to a setting."""
