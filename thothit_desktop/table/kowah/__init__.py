# SPDX-License-Identifier: MIT
"""What only Kowah shows on the table."""
