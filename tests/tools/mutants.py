# SPDX-License-Identifier: MIT
"""Check that the tests see small faults: `python -m tests.tools.mutants rules --sample 46 --seed 1`.

For each part lines are drawn at random, and a mutant of each is tried in a copy of the checkout: first with
the tests that mirror its module, and if these pass with the part's wider selection. A mutant that fails a
test or hangs is killed. Accepted mutants are listed in `tests/tools/mutation/accepted.json`, with the reason,
and do not count. Ends with 1 if fewer are killed than the part's minimum. It needs the extra `mutation`.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from tests.tools import ROOT
from tests.tools.mutation.accepted import accepted
from tests.tools.mutation.parts import PARTS, MutatedPart
from tests.tools.mutation.trial import Trial

SLOWER = 5
"""A mutant hangs if its tests take this many times as long as without it, plus GRACE seconds."""
GRACE = 60


def try_part(name: str, part: MutatedPart, count: int, seed: int) -> bool:
    """Try a part's mutants and print the results; return True if enough were killed."""
    from tests.tools.mutation.mutants import sample

    mutants, lines = sample(ROOT, part.files(ROOT), count, seed)
    known = {(entry.module, entry.function, entry.before, entry.after): entry.reason for entry in accepted()}
    killed = excused = 0
    with tempfile.TemporaryDirectory(prefix="thothit-mutants-") as folder:
        trial = Trial(ROOT, Path(folder))
        seconds = trial.seconds_unchanged(part.tests)
        for number, mutant in enumerate(mutants, 1):
            reason = known.get((mutant.module, mutant.function, mutant.before, mutant.after))
            if reason is not None:
                excused += 1
                print(f"{name} {number}: accepted, {reason}: {mutant}", flush=True)
                continue
            selections = part.selections(ROOT, mutant.module)
            if trial.kills(mutant.module, mutant.code, selections, SLOWER * seconds + GRACE):
                killed += 1
                print(f"{name} {number}: killed, {mutant.module}:{mutant.line}", flush=True)
            else:
                print(f"{name} {number}: SURVIVED {mutant}", flush=True)
    return report(name, part.floor, lines, killed, excused, len(mutants) - killed - excused)


def report(name: str, floor: float, lines: int, killed: int, excused: int, survived: int) -> bool:
    """Print a part's figures; return True if they reach the minimum."""
    share = 100 * killed / max(1, killed + survived)
    print(
        f"{name}: {killed + excused + survived} mutants, of {lines} lines that have some: {killed} killed, "
        f"{excused} accepted, {survived} survived: {share:.1f} % (at least {floor:g} %)",
        flush=True,
    )
    return share >= floor


def main() -> int:
    """Try the parts one after the other."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="some of " + ", ".join(PARTS))
    parser.add_argument("--sample", type=int, default=46, help="mutants of each part (default 46)")
    parser.add_argument("--seed", type=int, default=1, help="another one draws other mutants (default 1)")
    options = parser.parse_args()
    names = options.parts or list(PARTS)
    enough = [try_part(name, PARTS[name], options.sample, options.seed) for name in names]
    return 0 if all(enough) else 1


if __name__ == "__main__":
    sys.exit(main())
