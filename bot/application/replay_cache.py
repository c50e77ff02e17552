"""Replayed matches, cached by table: a log only grows, so a replay goes on from the last one."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from cachetools import LRUCache

from bot.application.preset_answers import answers_a_window
from engines.core.game import AnyGame, Event
from engines.core.halted import ended_then
from engines.core.match_state import MatchState, Status, open_challenge
from engines.core.record import Record
from engines.core.replay import replay, replay_entries
from storage.base import TableKey

_RECENT: Final = 8  # states of a match that are kept, to show what somebody has missed
_KEPT: Final = 512  # tables; each is a few kilobytes


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayedMatch:
    """A record, the state that its log leads to, and the events of each entry."""

    game: AnyGame
    record: Record
    match: MatchState
    events: tuple[tuple[Event, ...], ...] = ()
    automatic_entries: frozenset[int] = frozenset()  # that answer a window
    recent: tuple[MatchState, ...] = ()  # after the last entries; the last one is `match`

    def plus(self, record: Record, matches: Iterable[MatchState]) -> ReplayedMatch:
        """The same with the further entries of `record`; `matches` are the states after each."""
        match, events, automatic_entries = self.match, [*self.events], set(self.automatic_entries)
        recent = deque(self.recent, maxlen=_RECENT)
        for after in matches:
            number = len(events)
            is_known = after.halted_at is None  # else its position isn't
            if is_known and answers_a_window(self.game, match, record.log[number]):
                automatic_entries.add(number)
            events.append(after.events)
            recent.append(after)
            match = after
        return ReplayedMatch(
            game=self.game,
            record=record,
            match=match,
            events=tuple(events),
            automatic_entries=frozenset(automatic_entries),
            recent=tuple(recent),
        )

    def ended_then(self) -> ReplayedMatch:
        """The same of a match that is known to be over, also where its log can't tell how."""
        if self.match.halted_at is None or self.match.status is not Status.PLAYING:
            return self
        return replace(self, match=ended_then(self.match))

    def recent_state(self, version: int) -> MatchState | None:
        """The match when its log had `version` entries, if that is not long ago; else None."""
        number = len(self.recent) - 1 - (self.record.version - version)
        return self.recent[number] if number >= 0 else None

    def as_of(self, version: int) -> ReplayedMatch:
        """The same as it was when the log had `version` entries."""
        if version >= self.record.version:
            return self
        record = self.record.upto(version)
        return ReplayedMatch(
            game=self.game,
            record=record,
            match=replay(self.game, record),
            events=self.events[:version],
            automatic_entries=frozenset(n for n in self.automatic_entries if n < version),
        )


class ReplayCache:
    """The tables that were replayed last. Anything in it may be dropped at any time."""

    def __init__(self) -> None:
        self._kept: LRUCache[TableKey, ReplayedMatch] = LRUCache(_KEPT)

    def known(self, key: TableKey) -> ReplayedMatch | None:
        """The table as it was replayed last, if that is still cached."""
        return self._kept.get(key)

    def replay(self, key: TableKey, game: AnyGame, record: Record) -> ReplayedMatch:
        """Replay a record, from where the cached replay ends if its log goes on from there.

        Raises:
            DamagedRecordError: an entry that could not have been written here.
        """
        kept = self._kept.get(key)
        if kept and kept.record.head == record.head:
            known = kept.record.version
            if record.log[:known] == kept.record.log:
                rest = replay_entries(game, record, start=kept.match, skip=known)
                return self.keep(key, kept.plus(record, rest))
        whole = replay_entries(game, record)
        blank = ReplayedMatch(game=game, record=record, match=open_challenge(record))
        return self.keep(key, blank.plus(record, whole))

    def keep(self, key: TableKey, replayed: ReplayedMatch) -> ReplayedMatch:
        """Cache a replay; it is returned."""
        self._kept[key] = replayed
        return replayed
