# SPDX-License-Identifier: MIT
"""How Kings is played at the table: nobody decides anything, and a tie is settled by Laki."""

from thothit_desktop.flow.family import Family


class KingsFamily(Family):
    """The stock is turned, and Laki is announced."""

    id = "kings"
    rituals = frozenset({"laki"})
