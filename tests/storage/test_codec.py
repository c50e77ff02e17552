"""Rows: what is stored is what is read, and what can't be read is found out."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engines.cannae.game import GAME as CANNAE
from engines.core.record import Act, DamagedRecordError, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat, both
from engines.core.time_control import TimeControl
from engines.gyges.game import GAME as GYGES
from storage.codec import SNAPSHOT_EVERY, decode, encode, encode_change, version
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
    clock=st.none() | st.builds(TimeControl.per_decision, st.integers(1, 10**6)),
    is_study=st.booleans(),
    rematch_of=names,
    start=st.text(st.characters(exclude_characters="\n", exclude_categories=["Cs"]), max_size=60),
    start_ply=st.integers(0, 10**6),
    start_of=names,
)
records = st.builds(
    Record, head=heads, log=st.lists(entries, max_size=3 * SNAPSHOT_EVERY).map(tuple)
)


def after(moves: int, *, move: str = "+3 2x5") -> Record:
    """A table where so many moves have been made, one an hour."""
    log = [
        Entry(act=Act.MOVE, seat=[*Seat][n % 2], at=CREATED + 3600 * (n + 1), move=move)
        for n in range(moves)
    ]
    return Record(head=challenge(GYGES).head, log=tuple(log))


def snapshot(count: int, *lines: str | bytes) -> bytes:
    """A snapshot that says it stands for `count` entries."""
    text = b"\n".join(line.encode() if isinstance(line, str) else line for line in lines)
    return b"snapshot of %d entries, gzip:\n" % count + gzip.compress(text)


HEAD = challenge(GYGES).head.model_dump_json().encode()
MOVE = b'{"act":"move","at":1790003600,"seat":"two","draws":[24,3],"move":"+3 2x5"}'


@given(record=records)
def test_a_record_reads_back(record):
    assert decode(encode(record)) == record


@given(record=records, cuts=st.lists(st.integers(0, 3 * SNAPSHOT_EVERY), max_size=9))
def test_rows_changed_commit_by_commit_are_the_rows_of_the_whole(record, cuts):
    rows, expected = [], None
    for upto in [*sorted(min(cut, record.version) for cut in cuts), record.version]:
        assert version(rows) == (-1 if expected is None else expected)
        replace, new = encode_change(record.upto(upto), expected)
        rows = new if replace else rows + new
        expected = upto
    assert rows == encode(record)


def test_a_log_without_a_snapshot_is_json_line_by_line():
    head, *entries = map(json.loads, encode(after(3)))
    assert head["players"]["one"]["address"] == challenge(GYGES).head.players.one.address
    assert entries == [
        {
            "act": "move",
            "at": CREATED + 3600 * (n + 1),
            "seat": ["one", "two"][n % 2],
            "move": "+3 2x5",
        }
        for n in range(3)
    ]


def test_a_move_appends_a_row_with_its_draws():
    move = Entry(act=Act.MOVE, seat=Seat.TWO, at=1_790_003_600, draws=(24, 3), move="+3 2x5")
    assert encode_change(after(0).plus(move), 0) == (False, [MOVE])


def test_every_act_is_stored_as_a_word():
    for act in Act:
        (row,) = encode(Record(head=challenge(GYGES).head, log=(Entry(act=act, at=CREATED),)))[1:]
        assert json.loads(row)["act"] == act.name.lower()


def test_at_every_fourth_entry_a_snapshot_takes_the_place_of_all_entries():
    assert [len(encode(after(moves))) for moves in range(10)] == [1, 2, 3, 4, 2, 3, 4, 5, 2, 3]
    assert encode_change(after(8), 7) == (True, encode(after(8)))
    assert encode(after(9))[:2] == encode(after(8))


def test_a_snapshot_says_that_it_is_one_and_holds_the_rows_it_replaced():
    last = encode_change(after(4), 3)[1][-1]
    label, _, zipped = last.partition(b"\n")
    assert label == b"snapshot of 4 entries, as gzipped lines of JSON:"
    rows = [encode_change(after(n + 1), n)[1][-1] for n in range(3)]
    assert gzip.decompress(zipped).split(b"\n")[:3] == rows


@pytest.mark.parametrize(("game", "most"), [(GYGES, 1_290), (CANNAE, 1_340)])
def test_forty_moves_take_few_bytes(game, most):
    """Seconds apart as people play, so that times don't repeat; names and addresses as they are."""
    record, _ = next(walked for walked in whole_game(game, seed=3) if walked[0].version == 1 + 40)
    assert sum(map(len, encode(as_people_play(record)))) <= most


def as_people_play(record: Record) -> Record:
    at, log = CREATED, []
    for number, entry in enumerate(record.log):
        at += 60 + number**7 % 86_399
        charged = both(0).put(entry.seat or Seat.ONE, number**7 % 86_399)
        log.append(entry.model_copy(update={"at": at, "charged": charged}))
    north = Player(address="discord:1098765432109876543", name="Æthelred")
    south = Player(address="discord:987654321098765432", name="Southernmost")
    joining = Joining(player=south, nonce="1123456789012345678")
    log[0] = log[0].model_copy(update={"joining": joining})
    head = {
        "players": Pair(one=north, two=south),
        "nonce": "1122334455667788990",
        "clock": TimeControl(bank=3 * 86_400, increment=43_200, cap=5 * 86_400),
    }
    return Record(head=record.head.model_copy(update=head), log=tuple(log))


def test_what_was_stored_once_is_read_for_ever():
    """Whoever breaks this makes every table unreadable that somebody plays at."""
    stored = (
        b'{"game":"gyges","rules":1,"players":{"one":{"address":"web:anna","name":"Anna"},"two":null}'
        b',"nonce":"1","commitment":"ab","created":1790000000,"clock":86400}',
        b'{"act":"accept","at":1790000060,"seat":"two","draws":[24,3],"joining":'
        b'{"player":{"address":"discord:1","name":"Bea"},"nonce":"2"}}',
        MOVE,
    )
    anna, bea = Player(address="web:anna", name="Anna"), Player(address="discord:1", name="Bea")
    head = Head(
        game="gyges",
        rules=1,
        players=Pair(one=anna, two=None),
        nonce="1",
        commitment="ab",
        created=1_790_000_000,
        clock=TimeControl.per_decision(86_400),
    )
    joining = Joining(player=bea, nonce="2")
    log = (
        Entry(act=Act.ACCEPT, at=1_790_000_060, seat=Seat.TWO, draws=(24, 3), joining=joining),
        Entry(act=Act.MOVE, at=1_790_003_600, seat=Seat.TWO, draws=(24, 3), move="+3 2x5"),
    )
    assert decode(stored) == Record(head=head, log=log)
    assert decode([stored[0], snapshot(2, *stored[1:]), MOVE]).log == (*log, log[-1])


def test_a_moves_notation_is_one_line():
    with pytest.raises(ValidationError):
        Entry(act=Act.MOVE, seat=Seat.ONE, at=CREATED, move="+3\n+2")


UNREADABLE = (
    *(b"", b" ", b"nonsense", b"{}", b"[]", b"null", b"\x00", b"\xff\xfe", MOVE[:-1], MOVE + b"}"),
    *(MOVE + b"," + MOVE, MOVE.replace(b"move", b"m"), MOVE.replace(b"two", b"three")),
    *(MOVE.replace(b"at", b"when"), MOVE.replace(b"3]", b'"c"]'), MOVE.replace(b"24,", b"24,,")),
    *(b'{"act":"move","act":"what"}', b"snapshot of 4 entries, as gzipped lines of JSON:\n"),
)


@pytest.mark.parametrize("row", UNREADABLE)
def test_an_unreadable_entry_is_damaged(row):
    for rows in ([row, MOVE], [MOVE, row]):
        with pytest.raises(DamagedRecordError, match="unreadable"):
            decode([HEAD, *rows])
    for lines in ([row, MOVE], [MOVE, row]):
        with pytest.raises(DamagedRecordError, match="unreadable"):
            decode([HEAD, snapshot(2, *lines)])


def test_a_log_of_nothing_is_damaged():
    with pytest.raises(DamagedRecordError, match="without a head"):
        decode([])


@pytest.mark.parametrize("head", [b"", b"{}", b"[]", b"null", b'{"game": "gyges"}', b"\0", MOVE])
def test_an_unreadable_head_is_damaged(head):
    with pytest.raises(DamagedRecordError, match="unreadable head"):
        decode([head, MOVE])


@pytest.mark.parametrize("count", [0, 1, 3, 20])
def test_a_snapshot_of_another_number_of_entries_is_damaged(count):
    with pytest.raises(DamagedRecordError, match="unreadable snapshot"):
        decode([HEAD, snapshot(count, MOVE, MOVE)])


@given(at=st.integers(0, 10_000), flip=st.integers(1, 255))
def test_a_byte_of_the_snapshot_that_is_another_is_found_out(at, flip):
    """Its first ten bytes tell nothing about what is in it."""
    head, whole = encode(after(SNAPSHOT_EVERY))
    start = whole.index(b"\n") + 11
    flipped = bytearray(whole)
    flipped[start + at % (len(whole) - start)] ^= flip
    with pytest.raises(DamagedRecordError):
        decode([head, bytes(flipped)])


@given(end=st.integers(1, 10_000))
def test_a_snapshot_that_ends_too_soon_is_damaged(end):
    head, whole = encode(after(SNAPSHOT_EVERY))
    with pytest.raises(DamagedRecordError):
        decode([head, whole[: end % len(whole)]])


@given(record=records, place=st.integers(0, 99), row=st.binary(max_size=80))
def test_any_bytes_read_back_or_are_damaged(record, place, row):
    rows = encode(record)
    rows[place % len(rows)] = row
    with suppress(DamagedRecordError):  # and nothing else
        decode(rows)


def test_what_is_wrong_is_told_without_the_cards():
    """The sentence may go into a log; an entry's draws are a deck."""
    for bad in (MOVE.replace(b"3]", b'"c"]'), MOVE.replace(b"at", b"when"), MOVE[:-1]):
        for rows in ([bad], [snapshot(1, bad)]):
            with pytest.raises(DamagedRecordError) as damaged:
                decode([HEAD, *rows])
            assert "24" not in str(damaged.value)
            assert damaged.value.__suppress_context__
