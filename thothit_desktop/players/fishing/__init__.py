# SPDX-License-Identifier: MIT
"""The players of the fishing games."""
