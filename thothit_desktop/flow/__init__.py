# SPDX-License-Identifier: MIT
"""The conductor of a match: what comes next, and who decides it."""
