# SPDX-License-Identifier: MIT
"""Access to the table for screen readers: spoken texts, and a tree of widgets."""
