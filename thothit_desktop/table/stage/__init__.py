# SPDX-License-Identifier: MIT
"""Card items, zones and animation: how the scene follows events."""
