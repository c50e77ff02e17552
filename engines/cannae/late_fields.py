"""Late positions for puzzles, by games that are played fast, and turns near their ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engines.cannae.computer.fields import Field, field_of
from engines.cannae.computer.forced_wins import A_TURN, ForcedWins, turns
from engines.cannae.computer.signed_masks import count
from engines.cannae.computer.turn_lists import TurnList
from engines.cannae.notation.positions import read_board
from engines.cannae.terms import LAYOUTS
from engines.core.search.luck import FastLuck
from engines.core.seat import Seat

_CHOICES: Final = 8  # turns one of which is played
_BEST_OF_TEN: Final = 6  # how often of ten it is the best of them
_LONGEST: Final = 200  # turns
_LAST: Final = 16  # turns before the end
_BRANCHES: Final = 4  # positions near each
_DRAWN: Final = 20  # turns of which one that is wanted is taken


def late_fields(luck: FastLuck) -> Iterator[tuple[Field, Seat]]:
    """Positions with the seat that sees them and is to act; its rival has little infantry left."""
    played = _game(luck)
    late = [(field, seat) for field, seat in played[-_LAST:] if count(field.enemies) <= A_TURN]
    late.reverse()
    yield from late
    for field, seat in late:
        for onward in _two_turns_on(field, luck):
            yield onward, seat


def _game(luck: FastLuck) -> list[tuple[Field, Seat]]:
    found: list[tuple[Field, Seat]] = []
    lists = TurnList(shut_in=False)
    field, seat = field_of(read_board(LAYOUTS["r1"])), Seat.ONE
    for _ in range(_LONGEST):
        found.append((field, seat))
        promising = lists.promising(field, _CHOICES)
        at_random = luck.below(10) >= _BEST_OF_TEN
        after = promising[luck.below(len(promising)) if at_random else 0]
        if after.is_decided():
            break
        field, seat = after.flipped(), seat.other
    return found


def _two_turns_on(field: Field, luck: FastLuck) -> Iterator[Field]:
    # After threats and answers that stop them, if such are soon found.
    wins = ForcedWins(shut_in=False, work=1 << 30)
    own = turns(field, False)
    for _ in range(_BRANCHES):
        after = _drawn(own, luck, wins.is_threat)
        if after.is_decided():
            continue
        answers = [one.flipped() for one in turns(after.flipped(), False)]
        answer = _drawn(answers, luck, lambda one: not wins.at_once(one))
        if not answer.is_decided():
            yield answer


def _drawn(fields: list[Field], luck: FastLuck, is_wanted: Callable[[Field], bool]) -> Field:
    drawn = [fields[luck.below(len(fields))] for _ in range(_DRAWN)]
    return next(filter(is_wanted, drawn), drawn[0])
