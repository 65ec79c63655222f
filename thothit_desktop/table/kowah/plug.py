# SPDX-License-Identifier: MIT
"""Kowah on the table."""

from thothit_desktop.table.family import Family, TableParts


def _parts() -> TableParts:
    from thothit_desktop.table.kowah import mat, model, overlay, turns

    return TableParts(
        read=model.read,
        turns=turns.KowahTurns,
        mat=mat.KowahMat,
        overlay=overlay.KowahOverlay,
    )


FAMILY = Family(id="kowah", parts=_parts)
"""Discards in their order beside the stock, and room for a declared pair beside each hand."""
