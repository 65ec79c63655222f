# SPDX-License-Identifier: MIT
"""What only Thunee says and shows in windows."""
