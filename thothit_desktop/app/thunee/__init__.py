# SPDX-License-Identifier: MIT
"""The texts, pages and lessons of Thunee for the windows."""
