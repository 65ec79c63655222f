# SPDX-License-Identifier: MIT
"""The start of the window program: `thothit-desktop`, or `python -m thothit_desktop`."""

import gc
import os
import signal
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code. A missing library or display is reported in one sentence."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # no traceback on Ctrl+C
    os.umask(0o077)  # files are private to the user
    gc.disable()  # for a faster start; `app/startup/collector.py` collects later
    try:
        return _start(sys.argv[1:] if arguments is None else arguments)
    finally:
        gc.enable()


def _start(arguments: Sequence[str]) -> int:
    from thothit_desktop.app.startup.arguments import parse
    from thothit_desktop.players import registration

    registration.register_families()  # the games that `--game` may name
    options = parse(arguments)
    # Qt aborts the process if a library or the display is missing, so check first.
    from thothit_desktop.app.startup import system
    from thothit_desktop.app.startup.startup_errors import report_error

    if options.self_test and not system.has_display():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    problem = system.problem()
    if problem is not None:
        report_error(problem)
        return 1
    try:
        if options.self_test:
            from thothit_desktop.app.selftest.self_test import self_test

            return self_test()
        from thothit_desktop.app.startup.start import run
    except ImportError as error:  # a file of the installation is missing
        report_error(system.missing_library(str(error)))
        return 1
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
