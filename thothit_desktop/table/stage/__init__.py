# SPDX-License-Identifier: MIT
"""Card items, zones and animation, which show events in the scene."""
