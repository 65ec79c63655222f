# SPDX-License-Identifier: MIT
"""Evidence of honest play: the fingerprints of deals, and help pages about it."""
