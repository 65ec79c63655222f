# SPDX-License-Identifier: MIT
"""Broken inputs for all readers of the program: `python -m tests.tools.fuzz record settings --minutes 10`.

Without names every target is tried, each in a process of its own and for an equal share of the time, or with
`--inputs 250` for a fixed number of inputs, which takes longer on a slow machine. If atheris is installed
(extra `fuzz`), it looks for inputs that run new lines; else sound inputs are changed at random from a seed,
and those refused for a new reason are changed further. An input that raises an exception, is refused in more
than a sentence, or takes more than a second or 150 MB is kept in `tests/fuzz/inputs/`, where a test tries it
from then on; the exit code is then 1.
"""

import argparse
import hashlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tests.tools import ROOT
from tests.tools.fuzzing import NAMES
from tests.tools.fuzzing.judge import judge
from tests.tools.fuzzing.mutations import mutated
from tests.tools.reliability.temporary_home import temporary_home

INPUTS = ROOT / "tests" / "fuzz" / "inputs"
"""The kept inputs, a folder for each target."""
MOST_KNOWN = 2000
"""The most inputs that are changed further."""
CHILD = (sys.executable, "-m", "tests.tools.fuzz")
"""The command that starts the process of a target."""
GRACE = 600
"""Seconds that a process may take beyond its time before it is ended."""


def fuzz(name: str, seconds: float, inputs: int, seed: int, current: Path) -> dict[str, object]:
    """Try inputs of a target, a fixed number or, with 0, for some seconds; return the results.

    `current` is the file of the input being tried.
    """
    from tests.tools.fuzzing.targets import TARGETS

    target, rng = TARGETS[name], random.Random(f"{name} {seed}")
    known = target.seeds(rng) + [path.read_bytes() for path in sorted((INPUTS / name).glob("*"))]
    reasons = set[str]()
    tried = taken = 0
    begun = time.monotonic()
    fault = ""
    while not fault:
        if tried >= inputs if inputs else tried >= len(known) and time.monotonic() - begun >= seconds:
            break
        data = known[tried] if tried < len(known) and not reasons else mutated(rng.choice(known), known, rng)
        current.write_bytes(data)
        verdict = judge(target.run, data)
        tried, taken, fault = tried + 1, taken + (not verdict.refusal), verdict.fault
        reason = re.sub(r"'.*'|\".*\"|\d+", "", verdict.refusal)
        if reason not in reasons and len(known) < MOST_KNOWN:
            reasons.add(reason)
            known.append(data)
    return {"tried": tried, "taken": taken, "reasons": len(reasons), "fault": fault}


def guided(name: str, seconds: float, inputs: int, seed: int, current: Path) -> None:
    """Fuzz a target with atheris, which ends the process; its last lines of output give the count."""
    import atheris

    with atheris.instrument_imports(include=["thothit_desktop", "json"]):
        from tests.tools.fuzzing.targets import TARGETS
    target, rng = TARGETS[name], random.Random(f"{name} {seed}")
    seeds = target.seeds(rng)

    def try_one(data: bytes) -> None:
        current.write_bytes(data)
        fault = judge(target.run, data).fault
        if fault:
            print(json.dumps({"fault": fault}), flush=True)
            os._exit(1)

    def change(data: bytes, most: int, number: int) -> bytes:
        return mutated(data, seeds, random.Random(number))[:most]

    with tempfile.TemporaryDirectory(prefix="thothit-corpus-") as corpus:
        for number, data in enumerate(seeds):
            (Path(corpus) / str(number)).write_bytes(data)
        most = f"-runs={inputs}" if inputs else f"-max_total_time={int(seconds)}"
        limits = [most, "-timeout=100", "-rss_limit_mb=2000", "-max_len=100000"]
        atheris.Setup([sys.argv[0], *limits, f"-seed={seed}", corpus], try_one, custom_mutator=change)
        atheris.Fuzz()


def run(name: str, seconds: float, seed: int, inputs: int = 0) -> bool:
    """Try a target in a process of its own and print the results; return True without a fault."""
    with temporary_home("thothit-fuzz-") as home:
        current = home / "current"
        command = [*CHILD, name, "--child", str(current)]
        command += ["--minutes", str(seconds / 60), "--inputs", str(inputs), "--seed", str(seed)]
        try:
            done = subprocess.run(
                command,
                capture_output=True,
                encoding="utf-8",
                errors="replace",
                timeout=seconds + GRACE,
                check=False,
            )
            lines = done.stdout.splitlines()
            told = json.loads(lines[-1]) if lines and lines[-1].startswith("{") else {}
            said = done.stderr
            if done.returncode != 0 and not told.get("fault"):
                told["fault"] = f"the process ended with {done.returncode}: {said[-2000:]}"
        except subprocess.TimeoutExpired:
            told, said = {"fault": "the process did not end"}, ""
        if told.get("fault"):
            kept = keep(name, current.read_bytes()) if current.exists() else "nothing"
            print(f"{name}: fault (seed {seed}); the input is {kept}\n{told['fault']}", flush=True)
            return False
    if "tried" in told:
        print(
            f"{name}: {told['tried']} inputs, {told['taken']} taken, {told['reasons']} reasons, no fault",
            flush=True,
        )
    else:
        print(f"{name}: {(re.findall(r'Done .*', said) or ['ended'])[-1]}, no fault", flush=True)
    return True


def keep(name: str, data: bytes) -> Path:
    """Keep an input of a target; return its file."""
    from tests.tools.fuzzing.targets import TARGETS

    path = INPUTS / name / f"{hashlib.sha256(data).hexdigest()[:12]}{TARGETS[name].suffix}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def _has_atheris() -> bool:
    try:
        import atheris  # noqa: F401
    except ImportError:
        return False
    return True


def main() -> int:
    """Try the targets one after the other."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("targets", nargs="*", choices=[*NAMES, []], help="some of " + ", ".join(NAMES))
    parser.add_argument("--minutes", type=float, default=1.0, help="for all together (default 1)")
    parser.add_argument("--inputs", type=int, default=0, help="how many for each, in place of minutes")
    parser.add_argument("--seed", type=int, default=1, help="another one makes other inputs (default 1)")
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    names = options.targets or list(NAMES)
    seconds = 60 * options.minutes / len(names)
    if options.child is not None:
        if _has_atheris():
            guided(names[0], seconds, options.inputs, options.seed, options.child)
        else:
            print(json.dumps(fuzz(names[0], seconds, options.inputs, options.seed, options.child)))
        return 0
    faulty = [name for name in names if not run(name, seconds, options.seed, options.inputs)]
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
