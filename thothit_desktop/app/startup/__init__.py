# SPDX-License-Identifier: MIT
"""The start and end of the window program."""
