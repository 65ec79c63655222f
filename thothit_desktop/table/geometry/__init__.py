# SPDX-License-Identifier: MIT
"""Where everything lies: pure functions and values, in scene units."""
