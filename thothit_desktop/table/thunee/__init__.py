# SPDX-License-Identifier: MIT
"""What only Thunee shows on the table."""
