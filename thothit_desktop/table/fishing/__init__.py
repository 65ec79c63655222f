# SPDX-License-Identifier: MIT
"""What only the fishing games show on the table."""
