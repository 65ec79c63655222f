# SPDX-License-Identifier: MIT
"""The website: start page, rules of every game, manual and keys as static pages in every language."""
