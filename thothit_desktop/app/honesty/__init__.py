# SPDX-License-Identifier: MIT
"""Whether the program plays honestly: the deal's fingerprint, and the pages that explain."""
