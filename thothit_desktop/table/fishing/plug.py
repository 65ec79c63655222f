# SPDX-License-Identifier: MIT
"""The fishing games on the table."""

from thothit_desktop.table.family import Family, TableParts


def _parts() -> TableParts:
    from thothit_desktop.table.fishing import model, overlay, turns
    from thothit_desktop.table.geometry.arrangement import square
    from thothit_desktop.table.stage.mat import PoolMat

    return TableParts(
        read=model.read,
        turns=turns.FishingTurns,
        mat=lambda: PoolMat(square),
        overlay=overlay.FishingOverlay,
    )


FAMILY = Family(id="fishing", parts=_parts)
"""A pool by ranks round the stock, and a pile a seat."""
