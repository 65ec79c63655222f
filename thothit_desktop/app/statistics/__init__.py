# SPDX-License-Identifier: MIT
"""What a person has played, counted: rounds on disk, figures, charts and their window."""
