# SPDX-License-Identifier: MIT
"""The coach at the table: hints, and what a learner may be shown."""
