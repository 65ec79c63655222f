# SPDX-License-Identifier: MIT
"""The Linux installers."""
