# SPDX-License-Identifier: MIT
"""The sounds of the table, their volume, and the device that plays them."""
