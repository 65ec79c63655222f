# SPDX-License-Identifier: MIT
"""All that the program keeps of a person as one file, and back: settings, matches and statistics."""
