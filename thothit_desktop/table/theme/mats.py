# SPDX-License-Identifier: MIT
"""The mats under the cards; their colours are in the themes."""

MATS = ("pandan", "green", "batik", "blue")
"""The mats by id: plaited pandan leaves, green and dark blue ones, and brown batik."""
PRINTED = ("batik",)
"""Mats of printed cloth; the others are woven."""
