# SPDX-License-Identifier: MIT
"""What only Kings says and shows in windows."""
