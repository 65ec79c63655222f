# SPDX-License-Identifier: MIT
"""The coach: what a search would play, and what a player's own moves gave away."""
