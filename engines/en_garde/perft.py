"""Perft: sequences of actions within one round, counted by depth and by who wins."""

from __future__ import annotations

from collections import Counter

from engines.core.moves import NO_MOVES
from engines.core.perft import Perft
from engines.en_garde.moves import Action
from engines.en_garde.notation.positions import LETTERS
from engines.en_garde.rules.apply import play
from engines.en_garde.rules.legal_moves import legal_actions
from engines.en_garde.state import EnGardeState


def perft(state: EnGardeState, depth: int) -> Perft:
    """Sequences of up to `depth` actions; the end of a round is a leaf, won by L, by R, or drawn.

    `nodes` ends where the tree does. A position without a legal action is a lost leaf.
    """
    moves = NO_MOVES if state.to_act is None else legal_actions(state.situation)
    outcomes: Counter[str] = Counter({"L": 0, "R": 0, "draw": 0})
    if not moves and state.to_act is not None:
        outcomes[LETTERS[state.to_act.other]] += 1
    splits: dict[str, Counter[int]] = {str(action): Counter() for action in moves}
    for action in moves if depth > 0 else ():
        _count(state, action, splits[str(action)], outcomes, level=1, depth=depth)
    nodes = sum(splits.values(), Counter({0: 1}))
    deepest = max(nodes)
    return Perft(
        nodes=tuple(nodes[level] for level in range(deepest + 1)),
        outcomes=outcomes,
        divide={text: split[deepest] for text, split in splits.items()},
    )


def _count(
    state: EnGardeState,
    action: Action,
    nodes: Counter[int],
    outcomes: Counter[str],
    *,
    level: int,
    depth: int,
) -> None:
    nodes[level] += 1
    played = play(state, action)
    if played.verdict is not None:
        winner = played.verdict.winner
        outcomes[LETTERS[winner] if winner else "draw"] += 1
    elif level < depth:
        for after in legal_actions(played.state.situation):
            _count(played.state, after, nodes, outcomes, level=level + 1, depth=depth)
