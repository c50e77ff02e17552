"""Positions that are kept: a log only grows, so where it leads is continued and not begun anew."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.application.preset_answers import answers_a_window
from engines.core.game import AnyGame, Event
from engines.core.match import replay_entries
from engines.core.match_state import MatchState, open_challenge
from engines.core.record import Record
from storage.base import TableKey

_KEPT: Final = 512  # tables; each is a few kilobytes


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayedMatch:
    """A record, where it leads, and what happened at each of its entries."""

    game: AnyGame
    record: Record
    match: MatchState
    events: tuple[tuple[Event, ...], ...] = ()
    automatic_entries: frozenset[int] = frozenset()  # entries for which nobody need have been asked

    def plus(self, record: Record, matches: Iterable[MatchState]) -> ReplayedMatch:
        """The same with what `record` has beyond this one."""
        match, events, automatic_entries = self.match, [*self.events], set(self.automatic_entries)
        for there in matches:
            number = len(events)
            if answers_a_window(self.game, match, record.log[number]):
                automatic_entries.add(number)
            events.append(there.events)
            match = there
        return ReplayedMatch(
            game=self.game,
            record=record,
            match=match,
            events=tuple(events),
            automatic_entries=frozenset(automatic_entries),
        )


class ReplayCache:
    """The tables that were folded last. Holds no truth: anything may be forgotten."""

    def __init__(self) -> None:
        self._kept: OrderedDict[TableKey, ReplayedMatch] = OrderedDict()

    def replay(self, key: TableKey, game: AnyGame, record: Record) -> ReplayedMatch:
        """Continue from what is kept of the table, if its log goes on from there.

        Raises:
            DamagedRecordError: an entry that could not have been written here.
        """
        kept = self._kept.get(key)
        if kept and kept.record.head == record.head:
            known = kept.record.version
            if record.log[:known] == kept.record.log:
                rest = replay_entries(game, record, start=kept.match, skip=known)
                return self.keep(key, kept.plus(record, rest))
        whole = replay_entries(game, record, check=record.head.rules != game.rules)
        blank = ReplayedMatch(game=game, record=record, match=open_challenge(record))
        return self.keep(key, blank.plus(record, whole))

    def keep(self, key: TableKey, folded: ReplayedMatch) -> ReplayedMatch:
        """Remember where a table stands."""
        self._kept[key] = folded
        self._kept.move_to_end(key)
        while len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return folded
