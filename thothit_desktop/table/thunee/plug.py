# SPDX-License-Identifier: MIT
"""Thunee on the table."""

from thothit_desktop.table.family import Family, TableParts


def _parts() -> TableParts:
    from thothit_desktop.table.thunee import mat, model, overlay, turns

    return TableParts(
        read=model.read,
        turns=turns.ThuneeTurns,
        mat=mat.ThuneeMat,
        overlay=overlay.ThuneeOverlay,
    )


FAMILY = Family(id="thunee", parts=_parts)
"""A trick on the mat, boards of the two sides beside the far seat."""
