"""Rows: what is stored is what is read, and what can't be read is found out."""

from __future__ import annotations

import zlib
from base64 import b85decode

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engines.cannae.game import GAME as CANNAE
from engines.core.record import Act, DamagedRecordError, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.gyges.game import GAME as GYGES
from storage.codec import FOLD, change, more, outline, read, write
from tests.harness import CREATED, challenge, whole_game

names = st.text(min_size=1, max_size=40)
notation = names.filter(lambda text: "\n" not in text)
players = st.builds(Player, address=names, name=names)
joinings = st.builds(Joining, player=players, nonce=names)
seats = st.sampled_from(list(Seat))
others = st.sampled_from([act for act in Act if act not in (Act.ACCEPT, Act.EXPIRE, Act.MOVE)])
times = st.integers(CREATED - 10**6, CREATED + 10**9)
draws = st.lists(st.integers(0, 10**6), max_size=60).map(tuple)
entries = st.one_of(
    st.builds(Entry, act=st.just(Act.ACCEPT), at=times, seat=seats, draws=draws, joining=joinings),
    st.builds(Entry, act=st.just(Act.MOVE), at=times, seat=seats, draws=draws, move=notation),
    st.builds(Entry, act=st.just(Act.EXPIRE), at=times),
    st.builds(Entry, act=others, at=times, seat=seats),
)
heads = st.builds(
    Head,
    game=names,
    rules=st.integers(1, 99),
    options=st.dictionaries(names, names, max_size=3),
    players=st.builds(Pair[Player | None], one=players, two=st.none() | players),
    challenger=seats,
    nonce=names,
    commitment=names,
    created=times,
    clock=st.integers(0, 10**6),
    is_study=st.booleans(),
    rematch_of=names,
)
records = st.builds(Record, head=heads, log=st.lists(entries, max_size=3 * FOLD).map(tuple))


def after(moves: int, *, move: str = "+3 2x5") -> Record:
    """A table where so many moves have been made, one an hour."""
    log = [
        Entry(act=Act.MOVE, seat=[*Seat][n % 2], at=CREATED + 3600 * (n + 1), move=move)
        for n in range(moves)
    ]
    return Record(head=challenge(GYGES).head, log=tuple(log))


def trunk(*lines: str) -> bytes:
    """A trunk that says so, whole and with a checksum that is right."""
    text = "\n".join(lines).encode("utf-8", "surrogateescape")
    press = zlib.compressobj(wbits=12)
    return b"%d " % (len(lines) - 1) + press.compress(text) + press.flush()


HEAD = challenge(GYGES).head.model_dump_json()


def test_a_trunk_needs_no_dictionary():
    """What other tests write by hand is wrong for what it says, and not for how."""
    assert read([trunk(HEAD, "m5 +3", "M0 +1")]).version == 2


@given(record=records)
def test_a_record_reads_back(record):
    assert read(write(record)) == record


@given(record=records, cuts=st.lists(st.integers(0, 3 * FOLD), max_size=9))
def test_rows_changed_commit_by_commit_are_the_rows_of_the_whole(record, cuts):
    rows, expected = [], None
    for version in [*sorted(min(cut, record.version) for cut in cuts), record.version]:
        assert (len(rows), b"".join(rows[:1])[: len(outline(expected)[1])]) == outline(expected)
        is_whole, new = change(record.upto(version), expected)
        rows = new if is_whole else rows + new
        expected = version
    assert rows == write(record)


@given(record=records)
def test_reading_goes_on_from_where_it_was(record):
    rows = write(record)
    assert more(read(rows[:1]), rows[1:]) == record


def test_a_move_appends_a_short_line():
    move = Entry(act=Act.MOVE, seat=Seat.TWO, at=CREATED + 3600, draws=(24, 3), move="+3 2x5")
    assert change(after(0).plus(move), 0) == (False, [b"Me10|18.3 +3 2x5 2550"])


def test_seconds_are_counted_from_the_entry_before():
    assert [row.split()[0] for row in write(after(2))[1:]] == [b"me10", b"Me10"]


def test_every_fourth_entry_goes_into_the_trunk_with_those_before():
    assert [len(write(after(moves))) for moves in range(10)] == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2]
    assert change(after(8), 7) == (True, write(after(8)))
    assert write(after(9))[0] == write(after(8))[0]


def test_no_two_versions_have_the_same_outline():
    versions = [None, *range(5 * FOLD)]
    assert len({outline(version) for version in versions}) == len(versions)


@pytest.mark.parametrize(("game", "most"), [(GYGES, 500), (CANNAE, 560)], ids=["gyges", "cannae"])
def test_forty_moves_take_few_bytes(game, most):
    """Seconds apart as people play, so that times don't repeat; names and addresses as they are."""
    record, _ = next(walked for walked in whole_game(game, seed=3) if walked[0].version == 1 + 40)
    assert sum(map(len, write(as_people_play(record)))) <= most


def as_people_play(record: Record) -> Record:
    at, log = CREATED, []
    for number, entry in enumerate(record.log):
        at += 60 + number**7 % 86_399
        log.append(entry.model_copy(update={"at": at}))
    north = Player(address="discord:1098765432109876543", name="Æthelred")
    south = Player(address="discord:987654321098765432", name="Southernmost")
    joining = Joining(player=south, nonce="1123456789012345678")
    log[0] = log[0].model_copy(update={"joining": joining})
    head = {"players": Pair(one=north, two=south), "nonce": "1122334455667788990", "clock": 86_400}
    return Record(head=record.head.model_copy(update=head), log=tuple(log))


STORED = (
    b"G$2Uk?s$76jZnJ|0x=BR`HF4~ENz+|5gY7$MA9a=pj%jAxPK?oA?_iNh%&^HW!e7Z?4P}d{5Px{<lBjdVHQ6-7{6"
    b"3IQAK&CUL1@IFRrt{hY4-E!44^LiPgx!x1=TsvVv6BET9k#7^G3l7F(%DLbXO&5xGjY?l!*1vuldskOMr*?z*^t{"
    b"9lJCR{8"
)


def test_what_was_stored_once_is_read_for_ever():
    """Whoever breaks this makes every table unreadable that somebody plays at."""
    assert read([b85decode(STORED), b"me10 +3 2x5 b96d"]) == after(5)


def test_a_moves_notation_is_one_line():
    with pytest.raises(ValidationError):
        Entry(act=Act.MOVE, seat=Seat.ONE, at=CREATED, move="+3\nm0 +2")


UNREADABLE = (
    *("", " ", "|", "m", "m ", "m| +3", "x0 +3", "m! +3", "mg +3", "m0|1.! +3", "m0|1. +3"),
    *("a0", "a0 {}"),
)


@pytest.mark.parametrize("line", UNREADABLE)
def test_an_unreadable_entry_is_damaged(line):
    with pytest.raises(DamagedRecordError, match="unreadable entry"):
        read([trunk(HEAD, line)])


def test_an_entry_in_anothers_place_is_damaged():
    trunk, first, second, third = write(after(7))
    for bad in ([trunk, second, first, third], [trunk, second, third], [trunk, first, first]):
        with pytest.raises(DamagedRecordError, match="unreadable entry: number"):
            read(bad)


@given(row=st.integers(1, 3), at=st.integers(0, 100), put=st.binary(max_size=2))
def test_a_byte_of_an_entry_that_is_another_is_found_out(row, at, put):
    rows = write(after(7))
    damaged = rows[row]
    at %= len(damaged)
    rows[row] = damaged[:at] + put + damaged[at + 1 :]
    if rows[row] != damaged:
        with pytest.raises(DamagedRecordError, match="unreadable entry"):
            read(rows)


def test_a_record_of_nothing_is_damaged():
    with pytest.raises(DamagedRecordError, match="without a head"):
        read([])


@pytest.mark.parametrize("row", [b"", b"0", b"0 ", b"x", b"{}", b"\x00", b"0 nonsense"])
def test_an_unreadable_trunk_is_damaged(row):
    with pytest.raises(DamagedRecordError, match="unreadable head"):
        read([row])


@pytest.mark.parametrize("head", ["", "{}", "[]", "null", '{"game": "en_garde"}', "\x00", "\udcff"])
def test_an_unreadable_head_is_damaged(head):
    with pytest.raises(DamagedRecordError, match="unreadable head"):
        read([trunk(head)])


@pytest.mark.parametrize("number", [b"7", b"9", b"08", b" 8", b"8 ", b"", b"x"])
def test_a_trunk_with_another_number_of_entries_is_damaged(number):
    (whole,) = write(after(8))
    with pytest.raises(DamagedRecordError, match="unreadable head"):
        read([number + whole[1:]])


@given(at=st.integers(0, 10_000), flip=st.integers(1, 255))
def test_a_byte_of_the_trunk_that_is_another_is_found_out(at, flip):
    flipped = bytearray(write(after(FOLD))[0])
    flipped[at % len(flipped)] ^= flip
    with pytest.raises(DamagedRecordError):
        read([bytes(flipped)])


@given(end=st.integers(0, 10_000), tail=st.binary(max_size=4))
def test_a_trunk_that_ends_too_soon_or_goes_on_is_damaged(end, tail):
    (whole,) = write(after(FOLD))
    end %= len(whole)
    for bad in (whole[:end], whole + b"\0" + tail):
        with pytest.raises(DamagedRecordError):
            read([bad])


def test_what_is_wrong_is_told_without_the_cards():
    """The sentence may go into a log; a row's draws are a deck."""
    with pytest.raises(DamagedRecordError) as damaged:
        read([trunk(HEAD, "m0|7.8.9.! pass")])
    assert "7" not in str(damaged.value)
