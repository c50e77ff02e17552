"""Whole games kept as text: any change of rules or notation shows here.

After an intended change: `python -m engines play cannae --option layout=r1 --seed 42 >
tests/engines/cannae/golden/r1-42.txt`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.__main__ import main

GAMES = sorted(Path(__file__).with_name("golden").glob("*.txt"))


@pytest.mark.parametrize("kept", GAMES, ids=lambda path: path.stem)
def test_a_whole_game_is_what_it_was(kept, capsys):
    layout, seed = kept.stem.split("-")
    assert main(["play", "cannae", "--seed", seed, "--option", f"layout={layout}"]) == 0
    assert capsys.readouterr().out == kept.read_text("utf-8")


def test_each_layout_has_a_golden_game():
    assert {kept.stem.split("-")[0] for kept in GAMES} == {"r1", "r2"}
