# SPDX-License-Identifier: MIT
"""The entry point of the frozen program."""

import sys

from thothit_desktop.__main__ import main

sys.exit(main())
