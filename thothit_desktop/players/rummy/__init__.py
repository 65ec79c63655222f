# SPDX-License-Identifier: MIT
"""The players of Kowah."""
