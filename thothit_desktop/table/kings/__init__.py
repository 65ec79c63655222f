# SPDX-License-Identifier: MIT
"""Everything that only Kings shows on the table."""
