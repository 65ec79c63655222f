# SPDX-License-Identifier: MIT
"""Everything that only Kowah shows on the table."""
