# SPDX-License-Identifier: MIT
"""The review of a finished round: what each own decision gave away, and what was luck."""
