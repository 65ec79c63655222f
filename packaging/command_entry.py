# SPDX-License-Identifier: MIT
"""The entry point of the frozen command line."""

import sys

from thothit_desktop.command_line import main

sys.exit(main())
