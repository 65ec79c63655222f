# SPDX-License-Identifier: MIT
"""Kings at the table: there are no decisions, and Laki settles a tie."""

from thothit_desktop.flow.family import Family


class KingsFamily(Family):
    """Kings: cards of the stock are turned, and Laki is announced."""

    id = "kings"
    rituals = frozenset({"laki"})
