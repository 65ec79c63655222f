# SPDX-License-Identifier: MIT
"""Kings needs no players: nobody decides anything."""
