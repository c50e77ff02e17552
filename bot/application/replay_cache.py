"""Positions that are kept: a log only grows, so where it leads is continued and not begun anew."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.application.preset_answers import needs_no_asking
from engines.core.game import AnyGame, Event
from engines.core.match import Position, opening, unfold
from engines.core.record import Record
from storage.base import TableKey

_KEPT: Final = 512  # tables; each is a few kilobytes


@dataclass(frozen=True, slots=True, kw_only=True)
class Folded:
    """A record, where it leads, and what happened at each of its entries."""

    game: AnyGame
    record: Record
    here: Position
    events: tuple[tuple[Event, ...], ...] = ()
    unasked: frozenset[int] = frozenset()  # entries for which nobody need have been asked

    def plus(self, record: Record, heres: Iterable[Position]) -> Folded:
        """The same with what `record` has beyond this one."""
        here, events, unasked = self.here, [*self.events], set(self.unasked)
        for there in heres:
            number = len(events)
            if needs_no_asking(self.game, here, record.log[number]):
                unasked.add(number)
            events.append(there.events)
            here = there
        return Folded(
            game=self.game,
            record=record,
            here=here,
            events=tuple(events),
            unasked=frozenset(unasked),
        )


class Folds:
    """The tables that were folded last. Holds no truth: anything may be forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[TableKey, Folded] = OrderedDict()

    def fold(self, key: TableKey, game: AnyGame, record: Record) -> Folded:
        """Continue from what is kept of the table, if its log goes on from there.

        Raises:
            DamagedRecordError: an entry that could not have been written here.
        """
        kept = self._kept.get(key)
        if kept and kept.record.head == record.head:
            known = kept.record.version
            if record.log[:known] == kept.record.log:
                rest = unfold(game, record, start=kept.here, skip=known)
                return self.keep(key, kept.plus(record, rest))
        whole = unfold(game, record, check=record.head.rules != game.rules)
        blank = Folded(game=game, record=record, here=opening(record))
        return self.keep(key, blank.plus(record, whole))

    def keep(self, key: TableKey, folded: Folded) -> Folded:
        """Remember where a table stands."""
        self._kept[key] = folded
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return folded
