# SPDX-License-Identifier: MIT
"""Players of the rummy games with mata (docs/players.md)."""
