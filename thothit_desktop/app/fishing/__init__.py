# SPDX-License-Identifier: MIT
"""What only the fishing games say and show in windows."""
