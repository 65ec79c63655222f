# SPDX-License-Identifier: MIT
"""Windows, settings and the start of the window program."""
