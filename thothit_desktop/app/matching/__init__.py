# SPDX-License-Identifier: MIT
"""Texts and pages of Sampèn and Thothit Banyuwangi in the windows."""
