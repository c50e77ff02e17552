"""Replays a log: the match state after each of its entries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from engines.core.chance import RecordedChance, TracedChance
from engines.core.game import AnyGame, RuleError
from engines.core.halted import counts, halt, passed_over
from engines.core.match import after_entry
from engines.core.match_state import MatchState, open_challenge
from engines.core.record import Act, DamagedRecordError, Entry, Record


def replay_entries(
    game: AnyGame,
    record: Record,
    *,
    start: MatchState | None = None,
    skip: int = 0,
    check: bool = False,
    chance_of: Callable[[Sequence[int]], RecordedChance] = RecordedChance,
) -> Iterator[MatchState]:
    """The match state after each entry of the log.

    `start`, the state after the first `skip` entries, saves replaying these. Entries were checked
    when they were written; `check` does it again, for audits and tests. `chance_of` makes the
    source that an entry's draws are read from.

    A match that began under other rules is always checked; where today's refuse an entry it is
    halted from there on (`engines.core.halted`).

    Raises:
        DamagedRecordError: an entry can't follow the ones before it.
    """
    match = start or open_challenge(record)
    is_of_other_rules = record.head.rules != game.rules
    for number, entry in enumerate(record.log[skip:], start=skip):
        chance = chance_of(entry.draws)
        try:
            if match.halted_at is not None:
                match = _after_halt(game, record, match, number, entry)
            elif entry.act is Act.HALT:  # other rules refused what today's allow
                match = replace(match, events=())
            elif is_of_other_rules:
                match = _under_todays_rules(game, record, match, number, entry, chance)
            else:
                match = after_entry(game, record, match, number, entry, chance, check=check)
        except Exception as err:  # unchecked, an illegal move may break anywhere
            # The message holds neither the entry nor the error's words: they may name hidden cards.
            why = err.code if isinstance(err, RuleError) else type(err).__name__
            raise DamagedRecordError(f"entry {number} of the log: {why}") from None
        yield match


def _under_todays_rules(
    game: AnyGame,
    record: Record,
    match: MatchState,
    number: int,
    entry: Entry,
    chance: RecordedChance,
) -> MatchState:
    # The match after an entry of other rules; halted, if today's refuse it.
    try:
        after = after_entry(game, record, match, number, entry, chance, check=True)
        if chance.is_spent():
            return after
    except Exception:  # whatever today's rules make of it
        if match.state is None:
            raise
    return _after_halt(game, record, halt(match, number), number, entry)


def _after_halt(
    game: AnyGame, record: Record, match: MatchState, number: int, entry: Entry
) -> MatchState:
    if not counts(match, entry):
        return passed_over(match, entry)
    return after_entry(game, record, match, number, entry, RecordedChance(entry.draws), check=False)


def replay(game: AnyGame, record: Record, *, check: bool = False) -> MatchState:
    """The match state after the whole log. Raises DamagedRecordError, as `replay_entries` does."""
    *_, match = match_states(game, record, check=check)
    return match


def match_states(game: AnyGame, record: Record, *, check: bool = False) -> Iterator[MatchState]:
    """The match state of the open challenge, then after each entry. Raises DamagedRecordError."""
    yield open_challenge(record)
    yield from replay_entries(game, record, check=check)


def luck_of(game: AnyGame, record: Record) -> tuple[TracedChance, ...]:
    """For each entry its draws with their bounds, and what they made. Raises DamagedRecordError."""
    traces: list[TracedChance] = []

    def traced(draws: Sequence[int]) -> TracedChance:
        traces.append(TracedChance(draws))
        return traces[-1]

    for _ in replay_entries(game, record, chance_of=traced):
        pass
    return tuple(traces)
