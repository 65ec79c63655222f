# SPDX-License-Identifier: MIT
"""Card items, zones and animation: the scene follows events."""
