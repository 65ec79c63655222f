# SPDX-License-Identifier: MIT
"""What only the macOS bundle and disk image need."""
