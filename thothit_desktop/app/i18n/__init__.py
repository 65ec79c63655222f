# SPDX-License-Identifier: MIT
"""The languages of the interface."""
