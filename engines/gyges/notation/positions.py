"""Positions as text: `321123/000000/000000/000000/000000/321123 S`.

Six rows, South's row 1 first, files a to f; then the side to move, after the word `setup` while the
rings are set up. Beyond the rules page:

- When the match is over the side is `-`, followed by the reason: `GN:3` (a triple lies in North's
  goal), `GS:1`, `repetition`, `length` or `broken-off`.
- A position in play has four rings of each value. One with fewer, to try something out or to draw
  it, ends with the word `study`.

Not carried: how often positions have occurred, how many moves were played, the last move.
"""

from __future__ import annotations

import re
from typing import Final

from engines.core.game import PositionError
from engines.core.options import Options
from engines.core.seat import Seat
from engines.gyges.rules.reach import playable_row
from engines.gyges.rules.rings import ROW_MASKS, cells_of, counts, occupied, packed
from engines.gyges.state import Ended, GygesState, Playing, Rules, SettingUp, playing
from engines.gyges.terms import (
    COPIES,
    EACH,
    FILES,
    GOALS,
    LETTERS,
    NAMES,
    NEAREST,
    ROWS,
    SIDES,
    VALUES,
    End,
)

EXAMPLE: Final = "321123/000000/000000/000000/000000/321123 S"

_SEATS: Final = {letter: seat for seat, letter in LETTERS.items()}
_SHOWN: Final = 60
_ROW: Final = re.compile(r"[0-3]{6}")
_REASON: Final = re.compile(r"(G[NS]):([1-3])|(REPETITION|LENGTH|BROKEN-OFF)")
_FULL: Final = (COPIES,) * len(VALUES)


def write(state: GygesState) -> str:
    """`state` as text."""
    cells = "".join(map(str, cells_of(state.rings)))
    rows = "/".join(cells[FILES * row : FILES * (row + 1)] for row in range(ROWS))
    match state.phase:
        case SettingUp(seat=seat):
            return f"{rows} setup {LETTERS[seat]}"
        case Playing(seat=seat):
            return f"{rows} {LETTERS[seat]}{_study(counts(state.rings))}"
        case Ended(end=End.GOAL, winner=Seat() as winner, scored=scored):
            reason = f"{NAMES[GOALS[winner]]}:{scored}"
            return f"{rows} - {reason}{_study(_with(state.rings, scored))}"
        case Ended(end=end):
            return f"{rows} - {end}{_study(counts(state.rings))}"


def read(text: str, options: Options) -> GygesState:
    """The position that `text` writes; play begins there anew.

    Raises:
        PositionError: what was wrong, where, and the right form.
    """
    words = text.split()
    rules = Rules.of(options)
    if not words:
        raise _wrong("the position is missing")
    rings = _rings(words[0])
    match [word.upper() for word in words[1:]]:
        case ["SETUP", "S" | "N" as letter]:
            return _setting_up(rules, rings, _SEATS[letter])
        case ["S" | "N" as letter, *more] if more in ([], ["STUDY"]):
            return _in_play(rules, rings, _SEATS[letter], is_study=bool(more))
        case ["-", reason, *more] if more in ([], ["STUDY"]) and _REASON.fullmatch(reason):
            return _ended(rules, rings, reason, is_study=bool(more))
        case _:
            shown = " ".join(words[1:])[:_SHOWN]
            what = f"{shown!r} can't follow the rows" if shown else "the side to move is missing"
            raise _wrong(f"{what}: S, N, setup S, setup N, or - and a reason")


def _rings(text: str) -> int:
    rows = text.split("/")
    if len(rows) != ROWS:
        raise _wrong(f"the board has {len(rows)} rows: {ROWS}, parted by /")
    for number, row in enumerate(rows, start=1):
        if not _ROW.fullmatch(row):
            raise _wrong(f"row {number}, {row[:_SHOWN]!r}: {FILES} digits from 0 to 3")
    return packed(map(int, text.replace("/", "")))


def _setting_up(rules: Rules, rings: int, seat: Seat) -> GygesState:
    # South's rings must stand on squares of the set-up; North's are not there yet.
    allowed = sum(ROW_MASKS[row] for row in NEAREST.one[: rules.setup_rows])
    expected = 0 if seat is Seat.ONE else EACH
    if counts(rings) != (expected,) * len(VALUES) or occupied(rings) & ~allowed:
        needed = "the board is empty" if seat is Seat.ONE else "South has two rings of each value"
        rows = "row 1" if rules.setup_rows == 1 else "rows 1 and 2"
        raise _wrong(f"when {SIDES[seat]} sets up, {needed}{' on ' + rows if expected else ''}")
    return GygesState(rules=rules, rings=rings, phase=SettingUp(seat=seat))


def _in_play(rules: Rules, rings: int, seat: Seat, *, is_study: bool) -> GygesState:
    _check_counts(counts(rings), is_study=is_study)
    if playable_row(rings, seat) is None:
        raise _wrong(f"{SIDES[seat]} has no ring that can move")
    return playing(rules, rings, seat)


def _ended(rules: Rules, rings: int, reason: str, *, is_study: bool) -> GygesState:
    goal, _, scored = reason.partition(":")
    if scored:
        winner = next(seat for seat in Seat if NAMES[GOALS[seat]] == goal)
        _check_counts(_with(rings, int(scored)), is_study=is_study)
        phase = Ended(end=End.GOAL, winner=winner, scored=int(scored))
    else:
        phase = Ended(end=End(reason.lower()))
        # A match may be broken off while the rings are set up.
        is_partial = is_study or phase.end is End.BROKEN_OFF
        _check_counts(counts(rings), is_study=is_partial)
    return GygesState(rules=rules, rings=rings, phase=phase)


def _check_counts(found: tuple[int, ...], *, is_study: bool) -> None:
    if max(found) > COPIES or (not is_study and found != _FULL):
        counted = ", ".join(f"{n} of value {value}" for value, n in zip(VALUES, found, strict=True))
        raise _wrong(
            f"the rings: four of each value, not {counted} (the word study at the end allows fewer)"
        )


def _with(rings: int, scored: int) -> tuple[int, ...]:
    return tuple(n + (value == scored) for value, n in zip(VALUES, counts(rings), strict=True))


def _study(found: tuple[int, ...]) -> str:
    return "" if found == _FULL else " study"


def _wrong(what: str) -> PositionError:
    return PositionError(f"{what}; a right one: {EXAMPLE}")
