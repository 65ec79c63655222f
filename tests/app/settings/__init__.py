# SPDX-License-Identifier: MIT
"""The window of the settings."""
