"""What a live game adds to Valkey's memory, part by part: `python -m bench weight`.

Random games of forty moves (39 to 42: a log weighs more, the more entries follow its snapshot),
between people with addresses and names as Discord has them, who answer after minutes or hours. A
person is at four tables, a chat has ten. A figure is what
`used_memory` gains, divided by the games; `usage` is what MEMORY USAGE says of their keys.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from string import ascii_lowercase
from typing import Any, Final

from redis.asyncio import Redis

from engines.core.chance import commitment
from engines.core.match import advance
from engines.core.match_state import open_challenge
from engines.core.record import Act, Entry, Head, Joining, Player, Record
from engines.core.seat import Pair, Seat
from engines.registry import load_games
from storage import keys
from storage.base import TableKey, Timer
from storage.codec import SNAPSHOT_EVERY
from storage.embedded import private_server
from storage.store import Store
from tests.harness import choose

TABLES: Final = 10_000
GAMES: Final = 200  # different ones; they are played again by others, at other times
MOVES: Final = 40
CLOCK: Final = 259_200  # seconds
PLAYED: Final = ("gyges", "cannae", "en_garde", "audatia")
SEED: Final = b"thirty-two bytes, more or less.."


@dataclass(frozen=True, slots=True)
class Live:
    """A game that is being played, and where."""

    key: TableKey
    record: Record
    people: tuple[str, str]


def run() -> Iterator[dict[str, Any]]:
    """The figures, game by game."""
    for game in PLAYED:
        yield from asyncio.run(weighed(game))


async def weighed(game: str) -> list[dict[str, Any]]:
    """What one kind of game weighs."""
    dice = random.Random(game)
    lives = list(live_games(game, dice))
    with tempfile.TemporaryDirectory(prefix="salle-") as folder:
        async with private_server(Path(folder)) as url:
            store, raw = Store(url), Redis.from_url(url)
            await store.take("worker", wait=0)  # the workers' groups are there, whatever is played
            found = [figures async for figures in _parts(store, raw, lives, dice)]
            await store.close()
            await raw.aclose()
    return [{"game": game, "moves": MOVES, **figures} for figures in found]


async def _parts(store: Store, raw: Any, lives: list[Live], dice: random.Random) -> Any:
    async def play(live: Live) -> None:
        record = live.record
        for version, expected in ((0, None), (record.version - 1, 0), (None, record.version - 1)):
            some = record if version is None else record.upto(version)
            await store.commit(live.key, some, expected=expected, timer=Timer())

    async def wind(live: Live) -> None:
        deadline = live.record.log[-1].at + CLOCK + dice.random()
        timer = Timer(deadline=deadline, reminder=deadline - CLOCK / 4)
        await store.commit(live.key, live.record, expected=live.record.version, timer=timer)

    async def seat(live: Live) -> None:
        chat = f"{live.key.platform}:{live.key.chat}"
        await store.list_running([chat, *live.people], live.key, at=live.record.head.created)

    async def post(live: Live) -> None:
        """The challenge's card, and the board."""
        for to, version in (("chat-card", 1), ("chat-board", live.record.version)):
            reference = f"{version}|{live.key.chat}/{snowflake(dice)}"
            await store.set_message_ref(live.key, to, reference)

    async def whisper(live: Live) -> None:
        for person in live.people:
            reference = f"{live.record.version}|{snowflake(dice)}/{snowflake(dice)}"
            await store.set_message_ref(live.key, person, reference)

    before = await used(raw)
    began = before
    for name, step in {"log": play, "deadline and reminder": wind, "lists": seat}.items():
        now = await _after(raw, lives, step)
        yield {"name": name, "bytes": per_game(now - before)}
        before = now
    usage = sum([await raw.memory_usage(keys.log(live.key), samples=0) for live in lives])
    yield {"name": "a live game", "bytes": per_game(before - began), "log_usage": per_game(usage)}
    for name, step in {"messages in the chat": post, "messages in private": whisper}.items():
        now = await _after(raw, lives, step)
        yield {"name": name, "bytes": per_game(now - before)}
        before = now


async def _after(raw: Any, lives: list[Live], step: Callable[[Live], Awaitable[None]]) -> int:
    for live in lives:
        await step(live)
    return await used(raw)


async def used(raw: Any) -> int:
    """Bytes, when the server has tidied up."""
    await asyncio.sleep(1.5)  # tables of hashes grow in the background
    memory: int = (await raw.info("memory"))["used_memory"]
    return memory


def per_game(weight: int) -> int:
    return round(weight / TABLES)


def live_games(game: str, dice: random.Random) -> Iterator[Live]:
    """Tables with a record of about `MOVES` moves that isn't over."""
    games = list(random_games(game, dice))
    chats = [snowflake(dice) for _ in range(TABLES // 10)]
    people = [player(dice) for _ in range(TABLES // 2)]
    for number in range(TABLES):
        one, two = dice.sample(people, 2)
        played = games[number % GAMES].upto(MOVES + number % SNAPSHOT_EVERY)  # one of them accepts
        record = played_by(played, one, two, dice)
        table = "".join(dice.choices("23456789abcdefghjkmnpqrstvwxyz", k=5))
        key = TableKey("discord", chats[number // 10], table)
        yield Live(key, record, (one.address, two.address))


def random_games(game: str, dice: random.Random, count: int = GAMES) -> Iterator[Record]:
    """So many records of a little more than `MOVES` moves that aren't over."""
    found = 0
    while found < count:
        record = _random_game(game, dice)
        if record is not None:
            found += 1
            yield record


def _random_game(game: str, dice: random.Random) -> Record | None:
    rules = load_games()[game]
    one, two = player(dice), player(dice)
    head = Head(game=game, rules=rules.rules, players=Pair(one=one, two=None), clock=CLOCK)
    record = Record(head=head)
    joining = Joining(player=two, nonce=snowflake(dice))
    act = Entry(act=Act.ACCEPT, seat=Seat.TWO, at=0, joining=joining)
    record, match = advance(rules, record, open_challenge(record), act, dice.randbytes(32))
    for _ in range(MOVES + SNAPSHOT_EVERY - 2):
        chosen = choose(rules, match.state, dice.randrange)
        if chosen is None:
            return None
        seat, move = chosen
        act = Entry(act=Act.MOVE, seat=seat, at=0, move=str(move))
        record, match = advance(rules, record, match, act, SEED)
    return None if match.outcome else record


def played_by(record: Record, one: Player, two: Player, dice: random.Random) -> Record:
    """The same game by others, at another time. Its draws are no longer those of its seed."""
    at = created = 1_790_000_000 + dice.randrange(10_000_000)
    log = []
    for entry in record.log:
        at += 5 + min(200_000, int(dice.lognormvariate(8.5, 1.8)))  # an hour and a half, or a day
        log.append(entry.model_copy(update={"at": at}))
    joining = Joining(player=two, nonce=snowflake(dice))
    log[0] = log[0].model_copy(update={"joining": joining})
    head = record.head.model_copy(
        update={
            "players": Pair(one=one, two=None),
            "nonce": snowflake(dice),
            "commitment": commitment(dice.randbytes(32)),
            "created": created,
        }
    )
    return Record(head=head, log=tuple(log))


def player(dice: random.Random) -> Player:
    """Somebody on Discord."""
    name = "".join(dice.choices(ascii_lowercase, k=dice.randint(5, 15))).capitalize()
    return Player(address=f"discord:{snowflake(dice)}", name=name)


def snowflake(dice: random.Random) -> str:
    """An id as Discord gives them: 18 or 19 digits."""
    return str(dice.randrange(10**17, 15 * 10**17))
