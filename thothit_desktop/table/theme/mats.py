# SPDX-License-Identifier: MIT
"""The mats that cards may lie on; their colours stand in the themes."""

MATS = ("pandan", "green", "batik", "blue")
"""By id: plaited pandan leaves, green and dark blue ones, and brown batik."""
PRINTED = ("batik",)
"""Those that are printed cloth; the others are woven."""
