# SPDX-License-Identifier: MIT
"""How Kings is played at the table: nobody decides anything, and a tie is settled by Laki."""

from thothit_desktop.flow.family import Family

FAMILY = Family(
    id="kings",
    rituals=frozenset({"laki"}),
)
