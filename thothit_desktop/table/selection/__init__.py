# SPDX-License-Identifier: MIT
"""What the person does on the table: choosing, arranging, calling."""
