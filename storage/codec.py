"""How a record is stored: a trunk, which holds almost all of it, and a line for every act since.

The first row, the trunk, is a number, a space, and zlib's deflation (with the dictionary below) of
lines of text: the head as JSON, then so many entries. Each further row is one more entry: its line
as plain text, a space, and a checksum. Every fourth entry the rows give way to a new trunk, so
that a commit mostly appends a line, and a long log takes little room. An entry's line is
`<letter><seconds since the entry before, or the head>[|<draws, joined by dots>][ <text>]`,
its numbers hexadecimal. The letter is the act's, a capital for the second seat. The text is a
move's notation, or the JSON of who accepted.

`read` is all it takes to have a record back. A row that is damaged, or in another's place, is
found out there: the trunk's checksum is zlib's, a line's is CRC-16 (CCITT), begun with the entry's
number. Nothing was ever deployed with rows of another kind, so there is nothing to migrate.
"""

from __future__ import annotations

import zlib
from binascii import crc_hqx
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from pydantic import ValidationError

from engines.core.record import Act, DamagedRecordError, Entry, Head, Joining, Record
from engines.core.seat import Seat

FOLD: Final = 4  # entries after which the trunk is written anew; stored in the rows' shape

# What records are likely to say, the likeliest last. The deflated text points into it: whoever
# changes a letter can't read what was stored before. zlib notices.
_DICTIONARY: Final = (
    b'"options":{"variant":"is_study":true,"rematch_of":"telegram:"web:"hall:'
    b'"challenger":"two","players":{"one":null,"two":{"address":"hall:"},"nonce":"'
    b'{"game":"","rules":1,"players":{"one":{"address":"discord:","name":""},"two":null},'
    b'"nonce":"","commitment":"","created":179,"clock":259200}\n'
    b'A {"player":{"address":"telegram:{"player":{"address":"discord:","name":""},"nonce":""}\n'
    b"m \nM"
)
_WINDOW: Final = 12  # zlib looks back over 2**12 bytes: a whole record, as a rule


def write(record: Record) -> list[bytes]:
    """All rows of a record."""
    lines = list(_lines(record.log, record.head.created))
    folded = len(lines) - len(lines) % FOLD
    text = "\n".join([record.head.model_dump_json(exclude_defaults=True), *lines[:folded]])
    press = zlib.compressobj(9, wbits=_WINDOW, zdict=_DICTIONARY)
    trunk = b"%d " % folded + press.compress(text.encode()) + press.flush()
    return [trunk, *_signed(lines[folded:], folded)]


def read(rows: Sequence[bytes]) -> Record:
    """Read back what `write` wrote. Raises DamagedRecordError."""
    if not rows:
        raise DamagedRecordError("a record without a head")
    return more(_read_trunk(rows[0]), rows[1:])


def more(record: Record, rows: Iterable[bytes]) -> Record:
    """The record with the entries of further rows. Raises DamagedRecordError."""
    return record.plus(*_entries(_checked(rows, record.version), _last(record)))


def change(record: Record, expected: int | None) -> tuple[bool, list[bytes]]:
    """What makes the rows of `expected` entries (None: no rows) those of `record`: some more
    rows, or (True) other rows instead of all."""
    if expected is None or record.version // FOLD != expected // FOLD:
        return True, write(record)
    lines = _lines(record.log[expected:], _last(record.upto(expected)))
    return False, _signed(lines, expected)


def outline(version: int | None) -> tuple[int, bytes]:
    """How many rows hold so many entries (None: no rows), and how the first of them begins.

    No two versions have the same outline, so a writer who finds it has missed nothing.
    """
    if version is None:
        return 0, b""
    return 1 + version % FOLD, b"%d " % (version - version % FOLD)


def _read_trunk(trunk: bytes) -> Record:
    number, _, deflated = trunk.partition(b" ")
    try:
        press = zlib.decompressobj(_WINDOW, _DICTIONARY)
        head, *lines = (press.decompress(deflated) + press.flush()).decode().split("\n")
        is_whole = press.eof and not press.unused_data and number == b"%d" % len(lines)
        record = Record.model_construct(head=Head.model_validate_json(head))
    except ValidationError as err:
        raise DamagedRecordError(f"unreadable head: {err.error_count()} errors") from None
    except (zlib.error, UnicodeDecodeError) as err:
        raise DamagedRecordError(f"unreadable head: {type(err).__name__}") from None
    if not is_whole:
        raise DamagedRecordError("unreadable head: it is not whole")
    return record.plus(*_entries(lines, record.head.created))


def _signed(lines: Iterable[str], start: int) -> list[bytes]:
    return [_row(line.encode(), number) for number, line in enumerate(lines, start)]


def _checked(rows: Iterable[bytes], start: int) -> Iterator[str]:
    for number, row in enumerate(rows, start):
        line = row.rpartition(b" ")[0]
        if row != _row(line, number):
            raise DamagedRecordError(f"unreadable entry: number {number} is not what was written")
        yield line.decode()


def _row(line: bytes, number: int) -> bytes:
    return b"%b %x" % (line, crc_hqx(line, number & 0xFFFF))


def _lines(log: Iterable[Entry], at: int) -> Iterator[str]:
    for entry in log:
        letter = entry.act.upper() if entry.seat is Seat.TWO else entry.act
        draws = "|" + ".".join(f"{draw:x}" for draw in entry.draws) if entry.draws else ""
        text = entry.joining.model_dump_json() if entry.joining else entry.move
        yield f"{letter}{entry.at - at:x}{draws}{text and ' '}{text}"
        at = entry.at


def _entries(lines: Iterable[str], at: int) -> Iterator[Entry]:
    for line in lines:
        try:
            entry = _entry(line, at)
        except (ValueError, IndexError) as err:  # ValidationError is a ValueError
            # Not the line itself: its draws are a deck, and this sentence may go into a log.
            raise DamagedRecordError(f"unreadable entry: {type(err).__name__}") from None
        yield entry
        at = entry.at


def _entry(line: str, at: int) -> Entry:
    numbers, _, text = line.partition(" ")
    stamp, _, draws = numbers.partition("|")
    act = Act(stamp[0].lower())
    return Entry(
        act=act,
        at=at + int(stamp[1:], 16),
        seat=None if act is Act.EXPIRE else Seat.TWO if stamp[0].isupper() else Seat.ONE,
        draws=tuple(int(draw, 16) for draw in draws.split(".")) if draws else (),
        move="" if act is Act.ACCEPT else text,
        joining=Joining.model_validate_json(text) if act is Act.ACCEPT else None,
    )


def _last(record: Record) -> int:
    return record.log[-1].at if record.log else record.head.created
