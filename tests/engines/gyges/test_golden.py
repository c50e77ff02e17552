"""Whole games kept as text: any change of rules, setups or notation shows here.

After an intended change: `python -m engines play gyges --option setup_rows=2 --players random
--seed 4 > tests/engines/gyges/golden/two_rows-4.txt`, and read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engines.__main__ import main

GAMES = sorted(Path(__file__).with_name("golden").glob("*.txt"))
ROWS = {"one_row": "1", "two_rows": "2"}


@pytest.mark.parametrize("kept", GAMES, ids=lambda path: path.stem)
def test_a_whole_game_is_what_it_was(kept, capsys):
    rows, seed = kept.stem.split("-")
    agreed = ["--option", f"setup_rows={ROWS[rows]}", "--players", "random"]
    assert main(["play", "gyges", "--seed", seed, *agreed]) == 0
    assert capsys.readouterr().out == kept.read_text("utf-8")


def test_each_setup_has_a_golden_game():
    assert {kept.stem.split("-")[0] for kept in GAMES} == set(ROWS)
