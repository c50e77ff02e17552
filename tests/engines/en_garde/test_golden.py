"""Whole games kept as text: any change of rules, luck or notation shows here.

After an intended change: `python -m engines play en_garde --option touches=2 --option
variant=basic --seed 3 > tests/engines/en_garde/golden/basic-3.txt`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.__main__ import main

GAMES = sorted(Path(__file__).with_name("golden").glob("*.txt"))


@pytest.mark.parametrize("kept", GAMES, ids=lambda path: path.stem)
def test_a_whole_game_is_what_it_was(kept, capsys):
    variant, seed = kept.stem.split("-")
    agreed = ["--option", "touches=2", "--option", f"variant={variant}"]
    assert main(["play", "en_garde", "--seed", seed, *agreed]) == 0
    assert capsys.readouterr().out == kept.read_text("utf-8")


def test_each_variant_has_a_golden_game():
    assert {kept.stem.split("-")[0] for kept in GAMES} == {"basic", "standard", "advanced"}
