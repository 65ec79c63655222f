# SPDX-License-Identifier: MIT
"""The score sheet and the standings of a match."""
