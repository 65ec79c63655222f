# SPDX-License-Identifier: MIT
"""What only the Linux installers need."""
