# SPDX-License-Identifier: MIT
"""The home page: today's deal, the match that waits, the calendar of deals and the album of cards."""
