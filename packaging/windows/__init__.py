# SPDX-License-Identifier: MIT
"""The Windows setup."""
