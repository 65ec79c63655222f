# SPDX-License-Identifier: MIT
"""What only the Windows setup needs."""
