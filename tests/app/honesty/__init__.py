# SPDX-License-Identifier: MIT
"""The fingerprint of a deal in a window, and the pages that explain."""
