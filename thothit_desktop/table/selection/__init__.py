# SPDX-License-Identifier: MIT
"""The person's actions on the table: choosing, arranging, calling."""
