# SPDX-License-Identifier: MIT
"""Statistics of the person's rounds and matches: a database, figures, charts and their window."""
