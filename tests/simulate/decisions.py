"""Decisions that were put to people: when, and what ended them; from the replay of the games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.application.model import is_computer_address
from engines.core.former import is_former
from engines.core.match_state import MatchState
from engines.core.record import Entry, Record
from engines.core.replay import match_states
from engines.core.seat import Seat
from engines.registry import load_games
from storage.base import TableKey


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """How the match at a table went: its log, and the state after each entry."""

    key: TableKey
    record: Record
    states: Sequence[MatchState]

    @property
    def log(self) -> Sequence[Entry]:
        return self.record.log

    def person(self, version: int, seat: Seat) -> str:
        """Who sat there then; "" for nobody, the computer, or somebody who is forgotten."""
        player = self.states[version].players[seat]
        is_person = player and not is_computer_address(player.address)
        return player.address if player and is_person and not is_former(player.address) else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """Somebody's turn, from the version at which it was put to them."""

    table: str
    game: str
    seat: Seat
    who: str
    version: int
    since: float
    until: float  # the end of the history, if it was never taken
    begun_by: Entry
    ended_by: Entry | None
    until_version: int  # of the log before that


def replays(records: Mapping[TableKey, Record]) -> Sequence[Replay]:
    """Of all tables."""
    games = load_games()
    return [
        Replay(key=key, record=record, states=tuple(match_states(games[record.head.game], record)))
        for key, record in records.items()
    ]


def decisions(replay: Replay, end: float) -> Iterator[Decision]:
    """All that were put to people."""
    for seat in Seat:
        for version in range(1, len(replay.states)):
            if _is_put(replay, seat, version) and (who := replay.person(version, seat)):
                last = _last(replay, seat, version)
                ended_by = replay.log[last] if last < len(replay.log) else None
                yield Decision(
                    table=str(replay.key),
                    game=replay.record.head.game,
                    seat=seat,
                    who=who,
                    version=version,
                    since=replay.log[version - 1].at,
                    until=ended_by.at if ended_by else end,
                    begun_by=replay.log[version - 1],
                    ended_by=ended_by,
                    until_version=last,
                )


def _is_put(replay: Replay, seat: Seat, version: int) -> bool:
    """Whether the entry that made this version put a decision to the seat."""
    state = replay.states[version]
    return seat in state.active and state.decision_version[seat] == version


def _last(replay: Replay, seat: Seat, version: int) -> int:
    """The last version at which that decision stood."""
    last = version
    while last + 1 < len(replay.states):
        state = replay.states[last + 1]
        if seat not in state.active or state.decision_version[seat] != version:
            break
        last += 1
    return last
