# SPDX-License-Identifier: MIT
"""What is kept on disk: settings and matches. No widgets."""
