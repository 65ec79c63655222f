# SPDX-License-Identifier: MIT
"""Everything that only the fishing games show on the table."""
