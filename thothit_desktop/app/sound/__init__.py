# SPDX-License-Identifier: MIT
"""What is heard: sounds of the table, how loud they are, and the device that plays them."""
