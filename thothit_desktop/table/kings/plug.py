# SPDX-License-Identifier: MIT
"""Kings on the table."""

from thothit_desktop.table.family import Family, TableParts

_RANKS = range(1, 13)
"""Aces to queens: the kings are not in the deck."""
_ROW = 9.2  # card widths


def _parts() -> TableParts:
    from thothit_desktop.table.geometry.arrangement import in_order
    from thothit_desktop.table.kings import model, overlay, turns
    from thothit_desktop.table.stage.mat import PoolMat

    return TableParts(
        read=model.read,
        turns=turns.KingsTurns,
        mat=lambda: PoolMat(in_order(_RANKS, _ROW)),
        overlay=overlay.KingsOverlay,
    )


FAMILY = Family(id="kings", parts=_parts)
"""A pool in the order of ranks, from which two stock cards take what they can."""
