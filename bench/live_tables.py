"""Writes very many live tables of the four games, quickly: what `bench scale` measures over.

A few hundred games, played at random, are played again by others: every pair of people has one of
them at eight tables of different groups, as Telegram has them. What lies in Valkey is what Salle
would have written, key by key; it is sent as plain RESP, for a client's comfort would take longer
than all the rest.
"""

from __future__ import annotations

import random
import socket
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from string import ascii_lowercase
from typing import Final
from urllib.parse import unquote, urlsplit

from bench.weight import CLOCK, PLAYED, random_games, snowflake
from bot.application.message_refs import CHAT_BOARD, CHAT_CARD
from bot.application.notices import CHAT
from engines.core.chance import commitment
from engines.core.record import Joining, Player, Record
from engines.core.replay import replay
from engines.core.seat import Pair, Seat
from engines.registry import load_games
from storage import codec, keys
from storage.base import Notice, NoticeKind, Reached, TableKey

FIRST_USER: Final = 500_001  # as tests.servers.telegram numbers people and groups
FIRST_GROUP: Final = 700_001
TABLES_OF_PAIR: Final = 8
TABLES_OF_GROUP: Final = 10
_AT_ONCE: Final = 2_000  # tables in one go
_ANSWERS: Final = 1_000  # of so many tables one waits for an automatic answer


@dataclass(frozen=True, slots=True)
class Template:
    """A game that was played once: how its log is stored, and whose turn it is."""

    record: Record
    lines: Sequence[bytes]
    active: Sequence[Seat]

    @property
    def at(self) -> int:
        return self.record.log[-1].at


@dataclass(frozen=True, slots=True)
class Game:
    """A template, played by two."""

    template: Template
    people: tuple[Player, Player]
    log: bytes  # of what is sent to Valkey, the parts that all of its tables share
    reached: bytes
    lists: Sequence[bytes]

    @classmethod
    def of(cls, template: Template, people: tuple[Player, Player], dice: random.Random) -> Game:
        """A template, played by these."""
        addresses, reached = [player.address for player in people], []
        for address in addresses:
            news = Reached(template.record.version - 1, template.at + 0.25)
            reached += [address.encode(), str(news).encode()]
        lists = [keys.running(address) for address in addresses]
        lists += [keys.waiting(addresses[list(Seat).index(seat)]) for seat in template.active]
        at = str(template.at).encode()
        return cls(
            template,
            people,
            log=_words(*_rows(template, *people, dice)),
            reached=_words(*reached),
            lists=[_zadd(name, at) for name in lists],
        )


class LiveTables:
    """So many live tables. `write` writes them; afterwards each can be named by its number."""

    def __init__(self, tables: int, *, seed: int = 7) -> None:
        self.tables = tables
        self.dice = random.Random(seed)
        self.templates = list(_templates(self.dice, max(5, min(60, tables // 1_000))))
        self.games = list(self._games())

    def _games(self) -> Iterator[Game]:
        for number in range(-(-self.tables // TABLES_OF_PAIR)):
            one, two = (_player(2 * number + seat, self.dice) for seat in (0, 1))
            template = self.templates[number % len(self.templates)]
            yield Game.of(template, (one, two), self.dice)

    def key(self, number: int) -> TableKey:
        """A table's name."""
        return TableKey("telegram", str(-FIRST_GROUP - number // TABLES_OF_GROUP), f"k{number:x}")

    def game(self, number: int) -> Game:
        """What is played there."""
        return self.games[number % len(self.games)]

    def people(self, tables: int) -> int:
        """How many people are at the first tables."""
        return 2 * min(tables, len(self.games))

    def untold(self, tables: int) -> Iterator[Notice]:
        """What is told of the last act at the first tables: the board, and to each who is to act.

        What is noted as told is the act before it.
        """
        for number in range(tables):
            key, game = self.key(number), self.game(number)
            version = game.template.record.version
            to = [CHAT, *(game.people[list(Seat).index(s)].address for s in game.template.active)]
            for one in to:
                yield Notice(table=key, version=version, to=one, kind=NoticeKind.TURN)

    def write(self, url: str) -> None:
        """Write all tables to a server without any, at its socket."""
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(unquote(urlsplit(url).path))
            line.sendall(resp(b"CLIENT", b"REPLY", b"OFF"))
            for start in range(0, len(self.games), _AT_ONCE):
                line.sendall(b"".join(map(_profiles, self.games[start : start + _AT_ONCE])))
            numbers = iter(range(self.tables))
            while some := list(islice(numbers, _AT_ONCE)):
                line.sendall(b"".join(map(self._table, some)))
            shards = [keys.credited(shard).encode() for shard in range(keys.SHARDS)]
            now = str(time.time()).encode()
            line.sendall(b"".join(resp(b"SET", shard, now) for shard in shards))
            line.sendall(resp(b"CLIENT", b"REPLY", b"ON"))
            answers = line.makefile("rb")
            while (answer := answers.readline()) != b"+OK\r\n":
                raise RuntimeError(f"Valkey says {answer!r}")

    def _table(self, number: int) -> bytes:
        key, game = self.key(number), self.game(number)
        name, shard, template = _words(str(key).encode()), keys.shard_of(key), game.template
        version = template.record.version
        deadline = template.at + CLOCK + self.dice.random()
        chats = [key.chat, key.chat, *(one.address.partition(":")[2] for one in game.people)]
        names = [CHAT_CARD, CHAT_BOARD, *(one.address for one in game.people)]
        refs: list[bytes] = []
        for to, chat in zip(names, chats, strict=True):
            refs += [to.encode(), b"%d|%b/%d" % (version - 1, chat.encode(), 10_000 + number)]
        return b"".join(
            (
                b"*%d\r\n" % (2 + 1 + 1 + version % codec.SNAPSHOT_EVERY),
                _words(b"RPUSH", keys.log(key).encode()),
                game.log,
                b"*10\r\n",
                _words(b"HSET", keys.message_refs(key).encode(), *refs),
                b"*6\r\n",
                _words(b"HSET", keys.reached(key).encode()),
                game.reached,
                _zadd(keys.deadlines(shard), b"%.3f" % deadline),
                name,
                _zadd(keys.reminders(shard), b"%.3f" % (deadline - CLOCK / 4)),
                name,
                _zadd(keys.running(f"{key.platform}:{key.chat}"), b"%d" % template.at),
                name,
                *(part for one in game.lists for part in (one, name)),
                *(
                    (_zadd(keys.automatic_answers(shard), b"%.3f" % deadline), name)
                    if number % _ANSWERS == 0
                    else ()
                ),
            )
        )


def resp(*words: bytes) -> bytes:
    """A command as it goes over the wire."""
    return b"*%d\r\n" % len(words) + _words(*words)


def _words(*words: bytes) -> bytes:
    return b"".join([b"$%d\r\n%b\r\n" % (len(word), word) for word in words])


def _zadd(sorted_set: str, at: bytes) -> bytes:
    """All of the command but the member."""
    return b"*4\r\n" + _words(b"ZADD", sorted_set.encode(), at)


def _templates(dice: random.Random, count: int) -> Iterator[Template]:
    """So many of each game, in turn; the last acts were in the last six hours."""
    games = load_games()
    for records in zip(*(list(random_games(g, dice, count)) for g in PLAYED), strict=True):
        for record in records:
            at, log = int(time.time()) - dice.randrange(21_600), []
            for entry in reversed(record.log):
                log.append(entry.model_copy(update={"at": at}))
                at -= 5 + min(200_000, int(dice.lognormvariate(8.5, 1.8)))
            head = record.head.model_copy(update={"created": at})
            played = Record(head=head, log=tuple(reversed(log)))
            active = sorted(replay(games[head.game], played).active)
            lines = [entry.model_dump_json(exclude_defaults=True).encode() for entry in played.log]
            yield Template(played, lines, active)


def _rows(template: Template, one: Player, two: Player, dice: random.Random) -> list[bytes]:
    """As `storage.codec.encode` has them, with the names of these two."""
    first = template.record.log[0]
    assert first.joining
    joining = Joining(player=two, nonce=snowflake(dice))
    acceptance = first.model_copy(update={"joining": joining})
    head = template.record.head.model_copy(
        update={
            "players": Pair(one=one, two=None),
            "nonce": snowflake(dice),
            "commitment": commitment(dice.randbytes(32)),
        }
    )
    folded = template.record.version - template.record.version % codec.SNAPSHOT_EVERY
    line = acceptance.model_dump_json(exclude_defaults=True).encode()
    snapshot = codec.snapshot_row([line, *template.lines[1:folded]])
    return [codec.head_row(head), snapshot, *template.lines[folded:]]


def _player(number: int, dice: random.Random) -> Player:
    name = "".join(dice.choices(ascii_lowercase, k=dice.randint(5, 15))).capitalize()
    return Player(address=f"telegram:{FIRST_USER + number}", name=name)


def _profiles(game: Game) -> bytes:
    return b"".join(
        resp(
            *(b"HSET", keys.profile(player.address).encode(), b"name", player.name.encode()),
            *(b"locale", b"en", b"greeted", b"1", b"telegram_invited", b"1"),
            *(b"zone", b"Europe/Rome", b"sleep", b"23:00-07:00"),
        )
        for player in game.people
    )
