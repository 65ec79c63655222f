# SPDX-License-Identifier: MIT
"""What only Kowah says and shows in windows."""
