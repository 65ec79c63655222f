# SPDX-License-Identifier: MIT
"""How Kings is played at the table: nobody decides anything, and a tie is settled by Laki."""

from thothit_desktop.flow.family import Asks, Family

FAMILY = Family(
    id="kings",
    phases={"draw": Asks.LUCK, "laki": Asks.LUCK, "over": Asks.OVER},
    rituals=frozenset({"laki"}),
)
