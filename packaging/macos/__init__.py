# SPDX-License-Identifier: MIT
"""The macOS bundle and disk image."""
