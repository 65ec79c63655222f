# SPDX-License-Identifier: MIT
"""What the window says, in sentences."""
