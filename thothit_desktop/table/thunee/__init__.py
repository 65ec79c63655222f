# SPDX-License-Identifier: MIT
"""Everything that only Thunee shows on the table."""
