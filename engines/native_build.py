"""Compiles the hot modules with mypyc: `make native`, or `python -m engines.native_build`.

mypyc reads types and writes C; it comes with mypy. The modules stay as they are: a copy is
compiled, and what `engines.native` loads goes into its folder.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from engines.native import FOLDER, ROOT, SUFFIX, Build, digest_of

# Where a computer player spends its time. What they call and isn't here runs as plain Python.
MODULES: Final = (
    "engines.core.search.halving",
    "engines.core.search.luck",
    "engines.core.search.matrix",
    "engines.core.search.racing",
    "engines.core.search.sampled_matrix",
    "engines.audatia.rules.act_checks",
    "engines.audatia.rules.apply",
    "engines.audatia.rules.assaults",
    "engines.audatia.rules.blow_checks",
    "engines.audatia.rules.blows",
    "engines.audatia.rules.close_quarters",
    "engines.audatia.rules.hands",
    "engines.audatia.rules.legal_acts",
    "engines.audatia.rules.out_of_measure",
    "engines.audatia.rules.skills",
    "engines.audatia.rules.virtues",
    "engines.audatia.resample",
    "engines.audatia.computer.answer_values",
    "engines.audatia.computer.blow_values",
    "engines.audatia.computer.hand_odds",
    "engines.audatia.computer.keen",
    "engines.audatia.computer.playout",
    "engines.audatia.computer.posta_values",
    "engines.cannae.rules.bitboards",
    "engines.cannae.rules.move_generator",
    "engines.cannae.computer.evaluation",
    "engines.cannae.computer.search",
    "engines.cannae.computer.signed_masks",
    "engines.cannae.computer.fields",
    "engines.cannae.computer.front",
    "engines.cannae.computer.turn_codes",
    "engines.cannae.computer.halves",
    "engines.cannae.computer.turn_walk",
    "engines.cannae.computer.turn_lists",
    "engines.cannae.computer.deep_search",
    "engines.cannae.computer.forced_wins",
    "engines.en_garde.rules.legal_moves",
    "engines.en_garde.rules.turn_sequence",
    "engines.en_garde.computer.card_odds",
    "engines.en_garde.computer.belief",
    "engines.en_garde.computer.determinization",
    "engines.en_garde.computer.endgame",
    "engines.en_garde.computer.evaluation",
    "engines.en_garde.computer.fast_round",
    "engines.en_garde.computer.features",
    "engines.en_garde.computer.packed_evaluation",
    "engines.en_garde.computer.packed_round",
    "engines.en_garde.computer.playout",
    "engines.gyges.rules.rings",
    "engines.gyges.rules.series",
    "engines.gyges.rules.reach",
    "engines.gyges.rules.successors",
    "engines.gyges.computer.evaluation",
    "engines.gyges.computer.floods",
    "engines.gyges.computer.exact_targets",
    "engines.gyges.computer.goal_ways",
    "engines.gyges.computer.placings",
    "engines.gyges.computer.move_keys",
    "engines.gyges.computer.one_ply",
    "engines.gyges.computer.deep_search",
    "engines.gyges.computer.threats",
    "engines.gyges.computer.search",
    "engines.gyges.computer.proof_search",
    "engines.gyges.computer.quiet_wins",
    "engines.gyges.computer.master",
)


class BuildError(Exception):
    """Nothing was compiled; the message says why."""


def main() -> int:
    """Compile into the folder that Salle looks into; the exit code."""
    try:
        build(FOLDER)
    except BuildError as err:
        sys.stderr.write(f"{err}\nSalle plays all the same, in plain Python.\n")
        return 1
    sys.stdout.write(f"{len(MODULES)} modules are compiled; the computers think faster.\n")
    return 0


def build(folder: Path) -> None:
    """Compile the hot modules into `folder`, in place of what it held.

    Raises BuildError.
    """
    if lacking := find_lacking():
        raise BuildError(f"There is no {lacking}.")
    with TemporaryDirectory(prefix="native-") as place:
        copy = Path(place, "engines")
        shutil.copytree(ROOT / "engines", copy, ignore=shutil.ignore_patterns("__pycache__"))
        _compile(copy.parent)
        [library] = copy.parent.glob(f"*__mypyc{SUFFIX}")
        shutil.rmtree(folder, ignore_errors=True)
        for made in (library, *copy.rglob(f"*{SUFFIX}")):
            kept = folder / made.relative_to(copy.parent)
            kept.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(made, kept)
        Build(
            suffix=SUFFIX,
            library=library.name.removesuffix(SUFFIX),
            modules=MODULES,
            sources={
                str(source.relative_to(copy.parent)): digest_of(source)
                for source in _sources(copy.parent)
            },
        ).write(folder)


def find_lacking() -> str:
    """What compiling needs and this machine hasn't; "" if it has all."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python.h"
    return "" if find_spec("mypyc") else "mypyc: make setup brings it"


def _compile(place: Path) -> None:
    paths = [f"{name.replace('.', '/')}.py" for name in MODULES]
    # Without a configuration, which would be the user's own; and without debugging symbols.
    command = [sys.executable, "-m", "mypyc", "--config-file=", *paths]
    # Nobody puts other functions in place of ours, so that small ones may be inlined.
    flags = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
    environment = os.environ | {"MYPYC_DEBUG_LEVEL": "0", "MYPYPATH": "", "CFLAGS": flags}
    done = subprocess.run(  # noqa: S603 - our own words
        command, cwd=place, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildError(f"{done.stdout}{done.stderr}It couldn't be compiled.")


def _sources(place: Path) -> list[Path]:
    # All that the compiler may have looked at: whole games, for constants go into the code.
    packages = {Path(place, *name.split(".")[:2]) for name in MODULES}
    return sorted(source for package in packages for source in package.rglob("*.py"))


if __name__ == "__main__":
    sys.exit(main())
