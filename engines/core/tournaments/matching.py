"""The least evil of all ways to pair a group, where no good one has been found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

_MUCH = 1_000_000  # more than a whole group's points can be apart


def least_evil(
    evils: Mapping[tuple[int, int], tuple[int, int]], players: Sequence[int]
) -> list[tuple[int, int | None]]:
    """As many pairs as possible, by the least sum of evils, the first of each before the second.

    `evils` holds the pairs that are possible; 0 in a pair stands for a bye. Players who are left
    over have byes too.
    """
    # It takes a fifth of a second to import, and is hardly ever needed.
    from networkx import Graph, max_weight_matching  # noqa: PLC0415 - as said above

    graph = Graph()
    graph.add_nodes_from(sorted(players))
    for (one, two), (first, second) in sorted(evils.items()):
        graph.add_edge(one, two, weight=-(first * _MUCH + second * second))
    matched = sorted(
        tuple(sorted(pair)) for pair in max_weight_matching(graph, maxcardinality=True)
    )
    pairs: list[tuple[int, int | None]] = [(one, two) for one, two in matched if one]
    seated = {seed for pair in pairs for seed in pair}
    return pairs + [(seed, None) for seed in sorted(players) if seed not in seated]
