"""Standings: everybody's place, points, tie-breaks and rounds; a crosstable."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from engines.core.tournaments.bracket import progress, rounds_for
from engines.core.tournaments.head import Kind, TieBreak
from engines.core.tournaments.history import Cell, cells
from engines.core.tournaments.rounds import total_rounds
from engines.core.tournaments.state import Entrant, Round, TournamentState
from engines.core.tournaments.tie_breaks import Scores

_Value = Fraction | int | None
_Criterion = Callable[[Sequence[str]], Mapping[str, _Value]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One player's line. Those whom nothing tells apart share a place; the next is left out."""

    place: int
    entrant: Entrant
    points: Fraction
    tie_breaks: tuple[tuple[TieBreak, Fraction | None], ...]  # as the organiser ordered them
    cells: tuple[Cell, ...]  # of each round; of a ladder, of each of their own matches
    rival_places: tuple[int | None, ...]  # where those stand whom they met, round by round

    @property
    def address(self) -> str:
        """Whose line it is."""
        return self.entrant.address


def standings(state: TournamentState, rounds: tuple[Round, ...] | None = None) -> tuple[Row, ...]:
    """Everybody who was seeded, the first on top.

    By points and tie-breaks, then by a play-off; of a knock-out by how far they came, of a ladder
    by place. Equal lines follow each other by seed. `rounds` leaves later ones out of account.
    """
    if state.head.kind is Kind.LADDER:
        return _ladder(state)
    total, looked_at = total_rounds(state), state.rounds if rounds is None else rounds
    counted, playoff = looked_at[:total], looked_at[total:]
    rows = cells(state, counted)
    is_round_robin = state.head.kind.is_round_robin
    scores = Scores.of(rows, is_round_robin=is_round_robin)
    shown: dict[str, dict[TieBreak, Fraction | None]] = {name: {} for name in rows}
    names = sorted(rows, key=lambda name: state.entrants[name].seed)
    groups = _ranked(names, _criteria(state, counted, playoff, scores, shown))
    places: dict[str, int] = {}
    for group in groups:
        places |= dict.fromkeys(group, len(places) + 1)
    return tuple(
        Row(
            place=place,
            entrant=state.entrants[name],
            points=scores.points(name),
            tie_breaks=_all(state, scores, name, shown[name]),
            cells=rows[name],
            rival_places=tuple(places.get(cell.rival or "") for cell in rows[name]),
        )
        for name, place in places.items()
    )


def crosstable(rows: Sequence[Row]) -> tuple[tuple[tuple[Cell, ...], ...], ...]:
    """For each row, in the same order, its matches against each of the others."""
    found = []
    for row in rows:
        met: dict[str | None, list[Cell]] = {}
        for cell in row.cells:
            met.setdefault(cell.rival, []).append(cell)
        found.append(tuple(tuple(met.get(other.address, ())) for other in rows))
    return tuple(found)


def _criteria(
    state: TournamentState,
    counted: tuple[Round, ...],
    playoff: tuple[Round, ...],
    scores: Scores,
    shown: dict[str, dict[TieBreak, Fraction | None]],
) -> list[_Criterion]:
    if state.head.kind is Kind.KNOCK_OUT:
        reached = progress(state, counted, rounds_for(state.field_size))
        return [lambda tied: {name: reached.get(name, 0) for name in tied}]

    def by(tie_break: TieBreak) -> _Criterion:
        def values(tied: Sequence[str]) -> Mapping[str, _Value]:
            found = scores.values(tie_break, tied)
            for name, value in found.items():
                shown[name][tie_break] = value
            return found

        return values

    size = len({name for bout in playoff[0].bouts for name in bout.players}) if playoff else 0
    played_off = progress(state, playoff, rounds_for(size))
    return [
        lambda tied: {name: scores.halves[name] for name in tied},
        *(by(tie_break) for tie_break in state.head.tie_breaks),
        lambda tied: {name: played_off.get(name, 0) for name in tied},
    ]


def _ranked(names: Sequence[str], criteria: Sequence[_Criterion]) -> list[list[str]]:
    """The names in groups that no criterion parts, the best first; within a group as they were."""
    groups = [list(names)] if names else []
    for values in criteria:
        parted: list[list[str]] = []
        for group in groups:
            found = values(group)
            by_value: dict[_Value, list[str]] = {}
            for name in group:
                by_value.setdefault(found[name], []).append(name)
            parted += [by_value[v] for v in sorted(by_value, key=lambda v: -(v or 0))]
        groups = parted
    return groups


def _all(
    state: TournamentState, scores: Scores, name: str, found: Mapping[TieBreak, Fraction | None]
) -> tuple[tuple[TieBreak, Fraction | None], ...]:
    # A knock-out is ranked without them, and they may be told all the same.
    return tuple(
        (one, found[one] if one in found else scores.values(one, [name])[name])
        for one in state.head.tie_breaks
    )


def _ladder(state: TournamentState) -> tuple[Row, ...]:
    rows = cells(state, state.rounds)
    places = {name: place for place, name in enumerate(state.ladder, start=1)}
    found = []
    for name, place in places.items():
        own = tuple(cell for cell in rows[name] if cell.rival)
        found.append(
            Row(
                place=place,
                entrant=state.entrants[name],
                points=Fraction(sum(cell.halves for cell in own), 2),
                tie_breaks=(),
                cells=own,
                rival_places=tuple(places.get(cell.rival or "") for cell in own),
            )
        )
    return tuple(found)
