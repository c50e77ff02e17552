"""Tournaments of 512: `python -m bench tournaments`, one line a figure.

A Swiss over a private Valkey, as one process sees it that does nothing else. A round begins from
the moment when it is due until all its 256 tables are there and are played; `loop_lag_worst_ms` is
the longest time for which nobody else was answered meanwhile. The other figures are of the ninth
round, all results but one known: what standings and a picture of them, a load and an act take then.
The stronger player wins, except in every seventh match, which is drawn. What is reckoned or drawn
is told in milliseconds of a processor. The first picture is of people whom nobody has seen yet;
further ones show them again, with another result.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final

from bench.whole_way import watch_loop
from bot import process_tuning
from bot.application.loaded_tournament import LoadedTournament
from bot.application.tables import Tables
from bot.application.tournaments import Tournaments
from bot.messages.preferences import Preferences
from bot.messages.tournament_reader import TournamentReader
from bot.messages.tournament_sheets import standings_picture
from bot.workers.judging import Judges
from bot.workers.tournament_worker import TournamentWorker
from engines.core.record import Player
from engines.core.time_control import TimeControl
from engines.core.tournaments.acts import Begun, Entry, Joined, Opened, Outcome, Paired, Reported
from engines.core.tournaments.acts import Record as TournamentRecord
from engines.core.tournaments.head import GameChoice, Head, Kind
from engines.core.tournaments.pairing import pair_round
from engines.core.tournaments.replay import advance, opened, replay
from engines.core.tournaments.standings import standings
from engines.core.tournaments.state import Bout, TournamentState
from engines.registry import load_games
from renderers.people.drawing import encoded
from renderers.people.tournament_sheets import StandingsSheet
from storage.embedded import private_server
from storage.store import Store
from tests.bot.counting import round_trips

PLAYERS: Final = 512
ROUNDS: Final = 9
TIMES: Final = 15
DAY: Final = 86_400
CREATED: Final = 1_795_000_000
DRAWN: Final = 7  # every so manyth match
Figures = dict[str, Any]


def run() -> Iterator[Figures]:
    """The figures, one after the other."""
    process_tuning.limit_heap()
    process_tuning.shorten_thread_switches()
    yield from asyncio.run(measure())


async def measure() -> list[Figures]:
    """A beginning; then what is done in the ninth round."""
    async with hall() as tables:
        first = TournamentRecord(head=head(), log=(*joining(), Begun(at=CREATED)))
        fifth, record = played(4), played(ROUNDS, but=1)
        process_tuning.release_startup_memory()
        found = [await begins(tables, "first", first), await begins(tables, "fifth", fifth)]
        found += [*pictures(LoadedTournament(id="bench", record=record, state=state_of(record)))]
        found += await kept(tables, record)
    return found


@asynccontextmanager
async def hall() -> AsyncIterator[Tables]:
    """Tables over a Valkey of their own."""
    with tempfile.TemporaryDirectory(prefix="hall-") as folder:
        async with private_server(Path(folder)) as url:
            store = Store(url)
            yield Tables(store, load_games(), secret=await store.secret(), now=time.time)
            await store.close()


async def begins(tables: Tables, title: str, record: TournamentRecord) -> Figures:
    """Its next round is due."""
    tournaments = Tournaments(tables)
    name = f"round{title}"
    await tables.store.commit_tournament(name, record, expected=None, look_at=0.0)
    worker = TournamentWorker(tournaments=tournaments, judge=Judges({}))
    await tournaments.load(name)
    lag: list[float] = []
    watch = asyncio.create_task(watch_loop(lag))
    start, busy = time.perf_counter(), time.process_time()
    while len(await tables.store.opened_matches(name)) < PLAYERS // 2:
        await worker.tick()
    took, busy = time.perf_counter() - start, time.process_time() - busy
    watch.cancel()
    return {
        "name": f"the {title} round of {PLAYERS} begins",
        "seconds": round(took, 2),
        "cpu_s": round(busy, 2),
        "loop_lag_p99_ms": _ms(quantiles(lag, n=100)[98]),
        "loop_lag_worst_ms": _ms(max(lag)),
    }


def pictures(loaded: LoadedTournament) -> Iterator[Figures]:
    """The standings of all, the sheet of the first and the reader, and its picture."""
    own = standings(loaded.state)[310].address
    reader = TournamentReader(
        preferences=Preferences.of({}), now=float(CREATED), identities=frozenset({own})
    )
    picture = standings_picture(loaded, reader)
    assert isinstance(picture.sheet, StandingsSheet)
    rows, turn = picture.sheet.rows, iter(range(TIMES))

    def drawn() -> None:
        number = next(turn)
        own = replace(rows[number] or rows[0], points="8½")
        sheet = replace(picture.sheet, rows=(*rows[:number], own, *rows[number + 1 :]))
        encoded(sheet, picture.style)

    yield {"name": "standings", **timed(lambda: standings(loaded.state))}
    yield {"name": "their sheet, once known", **timed(lambda: standings_picture(loaded, reader))}
    yield {"name": "their picture", **timed(drawn)}


async def kept(tables: Tables, record: TournamentRecord) -> list[Figures]:
    """A load by a process that has never seen it, and by one that has; a join; a result."""
    name = "benchold"
    await tables.store.commit_tournament(name, record, expected=None, look_at=None)
    cold, warm = [], []
    for _ in range(3):
        tournaments = Tournaments(tables)
        cold.append(await _took(tournaments.load(name)))
        warm += [await _took(tournaments.load(name)) for _ in range(TIMES)]
    bout = (await tournaments.load(name)).state.open_bouts[0]
    found = [
        {"name": f"loaded, {ROUNDS} rounds, cold", "ms": _ms(median(cold))},
        {"name": f"loaded, {ROUNDS} rounds, warm", "ms": _ms(median(warm))},
        await _act(tournaments, name, "a result", _result(bout, "t", CREATED)),
    ]
    name = "benchnew"
    enrolling = TournamentRecord(head=head(), log=tuple(joining(PLAYERS - 1)))
    await tables.store.commit_tournament(name, enrolling, expected=None, look_at=None)
    await tournaments.load(name)
    return [*found, await _act(tournaments, name, "a join", joined(PLAYERS))]


async def _act(tournaments: Tournaments, name: str, title: str, entry: Entry) -> Figures:
    with round_trips() as trips:
        took = await _took(tournaments.act(name, lambda _: entry))
    return {"name": title, "ms": _ms(took), "round_trips": " | ".join(trips)}


async def _took(doing: Any) -> float:
    start = time.perf_counter()
    await doing
    return time.perf_counter() - start


# -- a tournament ---------------------------------------------------------------------------------
def head() -> Head:
    """A Swiss of nine rounds."""
    return Head(
        name="Winter Cup",
        organiser=_player(1),
        games=(GameChoice(game="gyges"),),
        kind=Kind.SWISS,
        rounds=ROUNDS,
        clock=TimeControl.per_decision(3 * DAY),
        round_time=10 * DAY,
        begins=CREATED,
        created=CREATED,
    )


def joining(count: int = PLAYERS) -> Iterator[Entry]:
    """It is opened, and so many join."""
    yield Opened(at=CREATED)
    yield from (joined(number) for number in range(1, count + 1))


def joined(number: int) -> Joined:
    """Somebody joins; who joins earlier is stronger."""
    player = _player(number)
    return Joined(at=CREATED, by=player.address, player=player, rating=2200 - number)


def played(rounds: int, *, but: int = 0) -> TournamentRecord:
    """One that has been played for so many rounds; of the last one so many results are missing."""
    log: list[Entry] = [*joining(), Begun(at=CREATED)]
    state = replay(head(), log)
    for number in range(1, rounds + 1):
        paired = Paired(at=CREATED, round=number, pairings=pair_round(state))
        log.append(paired)
        state = advance(state, paired)
        for bout in state.open_bouts[but if number == rounds else 0 :]:
            result = _result(bout, f"t{bout.round}-{bout.board}", CREATED)
            log.append(result)
            state = advance(state, result)
    return TournamentRecord(head=head(), log=tuple(log))


def state_of(record: TournamentRecord) -> TournamentState:
    """Replayed."""
    state = opened(record.head)
    for entry in record.log:
        state = advance(state, entry)
    return state


def _result(bout: Bout, table: str, at: int) -> Reported:
    one, two = (int(name.removeprefix("bench:p")) for name in bout.players)
    is_drawn = (one + two + bout.round) % DRAWN == 0
    outcome = Outcome.DRAW if is_drawn else Outcome.ONE if one < two else Outcome.TWO
    return Reported(at=at, round=bout.round, board=bout.board, table=table, outcome=outcome)


def _player(number: int) -> Player:
    return Player(address=f"bench:p{number}", name=f"Player {number}")


def timed(work: Callable[[], object]) -> Figures:
    """CPU milliseconds, of several times."""
    took = []
    for _ in range(TIMES):
        start = time.thread_time()
        work()
        took.append(time.thread_time() - start)
    return {
        "first_ms": _ms(took[0]),
        "median_ms": _ms(median(took[1:])),
        "worst_ms": _ms(max(took[1:])),
    }


def _ms(seconds: float) -> float:
    return round(1000 * seconds, 2)
