# SPDX-License-Identifier: MIT
"""The coach at the table: hints, warnings, and a learner's card counts."""
