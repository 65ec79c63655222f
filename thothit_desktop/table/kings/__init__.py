# SPDX-License-Identifier: MIT
"""What only Kings shows on the table."""
