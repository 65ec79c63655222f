# SPDX-License-Identifier: MIT
"""Computer players of Sampèn and Thothit Banyuwangi."""
