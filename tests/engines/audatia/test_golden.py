"""Whole duels kept as text, move by move: any change of rules or notation shows here.

Each file is named by its characters and the seed of its decks; every line is a move and the
position after it. After an intended change: `python -m tests.engines.audatia.test_golden`, and
read the difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.audatia.game import GAME
from engines.audatia.state import AudatiaState
from engines.core.chance import SeededChance
from engines.core.seat import Seat
from tests.engines.audatia.boards import opening
from tests.harness import descend

FOLDER = Path(__file__).with_name("golden")
DUELS = sorted(FOLDER.glob("*.txt"))


def start(name: str) -> AudatiaState:
    one, two, seed = name.split("-")
    return opening(int(seed), challenger=one, challenged=two)


def replayed(name: str, moves: list[tuple[Seat, str]]) -> Iterator[str]:
    state = start(name)
    for seat, text in moves:
        move = GAME.parse(text)
        assert move in GAME.legal_moves(state, seat)
        state = GAME.apply(state, seat, move, SeededChance(b"")).state
        yield f"{seat} {text} -> {GAME.write(state)}\n"


@pytest.mark.parametrize("kept", DUELS, ids=lambda path: path.stem)
def test_a_whole_duel_is_what_it_was(kept):
    lines = kept.read_text("utf-8").splitlines(keepends=True)
    moves = [(Seat(line.split()[0]), line.split()[1]) for line in lines]
    assert list(replayed(kept.stem, moves)) == lines
    assert " -> over - " in lines[-1]


def test_every_pair_of_characters_has_a_golden_duel():
    assert len(DUELS) == 4


def _written_anew(name: str) -> None:
    state, moves = start(name), []
    luck = SeededChance(f"golden {name}".encode())
    while active := sorted(GAME.active(state)):
        move = descend(GAME.legal_moves(state, active[0]), luck.below(1 << 40))
        moves.append((active[0], str(move)))
        state = GAME.apply(state, active[0], move, luck).state
    (FOLDER / f"{name}.txt").write_text("".join(replayed(name, moves)), "utf-8")


if __name__ == "__main__":
    for kept in DUELS:
        _written_anew(kept.stem)
