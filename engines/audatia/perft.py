"""Counts of move sequences in one world: hands and decks are what the position says."""

from __future__ import annotations

from collections import Counter

from engines.audatia.moves import acts_of
from engines.audatia.rules.apply import apply_act
from engines.audatia.rules.legal_moves import LegalMoves, active
from engines.audatia.state import AudatiaState
from engines.core.perft import Perft


def perft(state: AudatiaState, depth: int) -> Perft:
    """Sequences of single acts; the duel's end is a leaf, counted by who won.

    Of two who choose in secret the challenger is counted first. Chains are counted as their acts.
    """
    nodes: Counter[int] = Counter({0: 1})
    outcomes: Counter[str] = Counter()
    divide: dict[str, int] = {}
    for text, after in _onward(state) if depth > 0 else ():
        split: Counter[int] = Counter()
        _count(after, 1, depth, split, outcomes)
        nodes += split
        divide[text] = split[depth]
    deepest = max(nodes)
    return Perft(
        nodes=tuple(nodes[level] for level in range(deepest + 1)),
        outcomes=outcomes,
        divide=divide,
    )


def _onward(state: AudatiaState) -> list[tuple[str, AudatiaState]]:
    seat = min(active(state), default=None)
    if seat is None:
        return []
    return [
        (str(move), apply_act(state, seat, acts_of(move)[0], []))
        for move in LegalMoves(state, seat)
    ]


def _count(
    state: AudatiaState, level: int, depth: int, nodes: Counter[int], outcomes: Counter[str]
) -> None:
    nodes[level] += 1
    if state.winner is not None:
        outcomes[state.winner] += 1
    elif level < depth:
        for _, after in _onward(state):
            _count(after, level + 1, depth, nodes, outcomes)
