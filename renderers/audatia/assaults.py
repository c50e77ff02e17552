"""The assaults of a duel, read from its views one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import groupby, pairwise
from typing import NamedTuple

from engines.audatia.terms import ActKind, Bind, Ending, Use, Virtue, Window
from engines.audatia.views import AudatiaView
from engines.core.seat import Seat


class AssaultEnd(Enum):
    """How an assault ended."""

    DRAWN = auto()  # nobody attacked
    BROKEN_OFF = auto()
    TOUCH = auto()  # with it the duel


class Assault(NamedTuple):
    """What is told of an assault."""

    number: int
    attacker: Seat | None = None  # the last one
    virtues: tuple[Virtue, ...] = ()  # in which the striker was the greater
    binds: tuple[Bind, ...] = ()
    end: AssaultEnd | None = None  # None: the match ended from outside
    is_last: bool = False  # it decided the duel


def assaults_of(views: Sequence[AudatiaView]) -> Iterator[Assault]:
    """Each assault, from a spectator's views of all positions."""
    groups = [list(group) for _, group in groupby(views, key=lambda view: view.assault)]
    for group, after in pairwise([*groups, []]):
        view = next((v for v in reversed(group) if _is_attack(v)), None)
        attacker = view.attacker if view else None
        greater = zip(Virtue, view.advantage, strict=True) if view else ()
        yield Assault(
            number=group[0].assault,
            attacker=attacker,
            virtues=tuple(virtue for virtue, seat in greater if seat and seat is attacker),
            binds=tuple(_binds(group)),
            end=_end(group[-1], after[0] if after else None),
            is_last=not after and group[-1].winner is not None,
        )


def _is_attack(view: AudatiaView) -> bool:
    last = view.last_act
    return last is not None and last.kind is ActKind.PLAYED and last.use is Use.ATTACK


def _binds(views: Sequence[AudatiaView]) -> Iterator[Bind]:
    # Each bind as it came about: an attack looses it.
    before = None
    for view in views:
        if view.bind and view.bind is not before:
            yield view.bind
        before = view.bind


def _end(last: AudatiaView, after: AudatiaView | None) -> AssaultEnd | None:
    if after:
        return AssaultEnd.DRAWN if after.draws > last.draws else AssaultEnd.BROKEN_OFF
    if last.window is not Window.OVER or last.winner is None:
        return None
    return AssaultEnd.DRAWN if last.ending is Ending.DRAWS else AssaultEnd.TOUCH
