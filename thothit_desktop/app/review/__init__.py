# SPDX-License-Identifier: MIT
"""The review of a finished round: the losses by the person's own decisions, and luck."""
