# SPDX-License-Identifier: MIT
"""The window of deals: playing a deal again from another seat or against other levels."""
