"""`python -m tests.audit PIP_AUDIT`: known holes in what the lock files pin.

Exit code 1 where there is one. Where the database can't be reached, or doesn't know a package, that
is said, and is no failure: who has no network can check everything else.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Final

LOCKS: Final = ("requirements.lock", "requirements-dev.lock")
_OPTIONS: Final = ("--disable-pip", "--require-hashes", "--progress-spinner=off", "--format=json")
_WITHIN: Final = 180  # seconds


def audit(tool: str, lock: str) -> tuple[bool, str]:
    """Whether a lock file is free of known holes, and what is said of it."""
    command = (tool, "--requirement", lock, *_OPTIONS)
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_WITHIN)
    except (OSError, subprocess.TimeoutExpired) as err:
        return True, f"{lock}: NOT AUDITED, pip-audit doesn't run: {type(err).__name__}"
    return read(lock, done.stdout, done.stderr)


def read(lock: str, said: str, wrong: str = "") -> tuple[bool, str]:
    """What pip-audit's report comes to: it takes a package that it doesn't know for a good one."""
    try:
        packages = json.loads(said)["dependencies"]
    except (ValueError, KeyError, TypeError):
        why = (wrong.strip().splitlines() or ["no report"])[-1][:200]
        return True, f"{lock}: NOT AUDITED, the database can't be reached: {why}"
    skipped = [one["name"] for one in packages if "skip_reason" in one]
    holes = [
        f"{one['name']} {one['version']}: {hole['id']}, mended in "
        f"{', '.join(hole['fix_versions']) or 'no version yet'}"
        for one in packages
        for hole in one.get("vulns", ())
    ]
    lines = [f"{lock}: {len(packages) - len(skipped)} of {len(packages)} packages audited"]
    if skipped:
        lines.append(f"  NOT AUDITED, the database doesn't know them: {', '.join(skipped)}")
    lines += [f"  a hole in {hole}" for hole in holes]
    return not holes, "\n".join(lines)


def main(arguments: Sequence[str]) -> int:
    verdicts = [audit(arguments[0], lock) for lock in LOCKS]
    for _, said in verdicts:
        print(said)
    return 0 if all(is_clean for is_clean, _ in verdicts) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
