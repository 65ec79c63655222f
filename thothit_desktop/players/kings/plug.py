# SPDX-License-Identifier: MIT
"""Who plays Kings: nobody decides anything, so nobody need think."""

from thothit_desktop.players.family import Family

FAMILY = Family(id="kings")
