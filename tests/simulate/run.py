"""One run: a month is lived, everything comes to its end, and the judge looks at it."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from bot.application.ratings import Ratings
from bot.application.time_controls import PRESETS
from engines.core.record import Record
from engines.core.result import Reckoned
from engines.core.time_control import TimeControl
from storage.base import TableKey
from storage.recount import differences
from storage.store import Store
from tests.simulate.costs import costs
from tests.simulate.errands import Errands
from tests.simulate.faults import Faults
from tests.simulate.history import History
from tests.simulate.judge import judge
from tests.simulate.kinds import Kind
from tests.simulate.people import DAY, HOUR, Person, populate
from tests.simulate.platforms import PAGE
from tests.simulate.salle import Salle
from tests.simulate.schedule import Fault, schedule
from tests.simulate.tournaments import Organiser
from tests.simulate.verdict import Verdict
from tests.simulate.world import GAMES, World
from tests.tournament_judge import JudgedTournament

START = 1_804_032_000.0  # a midnight: 3 March 2027, before clocks are put forward in Europe
AFTERWARDS = 75.0  # days for the flags of those who have vanished
STEP, STEP_AFTERWARDS = 1_800.0, 14_400.0  # seconds: all that happens within is at its end
BEGINNING = 0.4  # of the days, in which people challenge one another
TABLES_A_PERSON = 5  # that they open
TABLES_A_ROOM = 20
RATED_EVERY = 3  # so manyth match
LONG_OUTAGE = Fault(at=0.6, kind="salle", seconds=6 * HOUR)  # `at`: share of the days
TOURNAMENTS = 20
PAGE_ROOM = "web:hall"
CLOCKS = (*PRESETS.values(), TimeControl.per_decision(86_400))
"""All presets, and what a clock was before there were any."""

Tell = Callable[[str], None]


def run(
    days: float,
    tables: int,
    seed: int,
    *,
    step: float = STEP,
    persons: int = 0,
    tournaments: int = TOURNAMENTS,
    afterwards: float = AFTERWARDS,
    faults: Collection[str] = (),
    tell: Tell = lambda line: None,
    keep: Path | None = None,
) -> Verdict:
    """What came of it. `faults` are the counters that have to see what is broken on purpose.

    There are as many `persons`; if it is 0, one for each five tables. After so many days
    `afterwards` nobody waits any longer for what isn't over. The history is kept in the file
    `keep`, pickled: it can be judged again.
    """
    history = asyncio.run(
        _lived(
            days,
            tables,
            Random(seed),
            tournaments,
            afterwards,
            persons=persons,
            step=step,
            faults=faults,
            tell=tell,
        )
    )
    if keep:
        keep.write_bytes(pickle.dumps(history))
    return judge(history)


async def _lived(
    days: float,
    tables: int,
    luck: Random,
    tournaments: int,
    afterwards: float,
    *,
    persons: int,
    step: float,
    faults: Collection[str],
    tell: Tell,
) -> History:
    people = populate(
        persons or max(8, tables // TABLES_A_PERSON),
        luck,
        start=START,
        days=days,
        length=(days + afterwards + 30) * DAY,
    )
    async with Salle(START, Random(luck.random()), faults=faults) as salle:
        world = World(salle, people, Random(luck.random()), step)
        await _tell_salle(salle, people)
        for person in people:
            world.live(person)
        suffering = Faults(world, Random(luck.random()))
        for one in schedule(Random(luck.random()), start=START, days=days):
            tell(
                f"day {(one.at - START) / DAY:5.2f}: {one.kind} away for {one.seconds / 3600:.1f} h"
            )
            suffering.suffer(one)
        if days > LONG_OUTAGE.seconds / DAY * 10:
            suffering.suffer(replace(LONG_OUTAGE, at=START + LONG_OUTAGE.at * days * DAY))
        _plan_tables(world, people, tables, days, Random(luck.random()))
        organiser = Organiser(world, Random(luck.random()), start=START, days=days)
        organiser.plan(people, tournaments)
        Errands(world, Random(luck.random()), start=START, days=days).plan(people)
        await world.go_on(START + days * DAY)
        tell(f"{len(world.deeds)} deeds, {len(world.over)} tables are over")
        tell(f"{len(world.tournaments_over)} of {len(world.tournaments)} tournaments have ended")
        if salle.is_there:
            sizes, journal = await salle.sizes(), salle.platforms.journal
            tell(costs(sizes, world.spent, journal, len(people), days).line())
        world.has_enough, world.step = True, STEP_AFTERWARDS
        end = START + (days + afterwards) * DAY
        await world.go_on(end, is_done=lambda: world.is_over)
        return await _history(world)


def _plan_tables(
    world: World, people: Sequence[Person], tables: int, days: float, luck: Random
) -> None:
    """Who challenges whom, to what, and when."""
    for number in range(tables):
        one = luck.choice(people)
        clock = CLOCKS[number // len(GAMES) % len(CLOCKS)]
        rivals = [p for p in people if p.platform == one.platform and p is not one]
        two = luck.choice(rivals)
        if clock is None:  # who vanishes there keeps the other waiting for ever
            one, two = (_who_stays(p, people) for p in (one, two))
        room = PAGE_ROOM
        if one.platform != PAGE:
            room = f"{one.platform}:room{luck.randrange(1 + tables // TABLES_A_ROOM)}"
        at = START + luck.uniform(0, BEGINNING * days) * DAY
        game = GAMES[number % len(GAMES)]
        if one is not two:
            figures = clock.model_dump() if clock else None
            is_rated = one.kind is Kind.RATED or number % RATED_EVERY == 0
            world.at(at, world.open_table(one, two, room, game, figures, is_rated=is_rated))


def _who_stays(person: Person, people: Sequence[Person]) -> Person:
    """They themselves; or, if they will vanish, the next one who won't."""
    begin = people.index(person)
    around = [*people[begin:], *people[:begin]]
    return next(p for p in around if p.platform == person.platform and p.vanishes > 1e12)


async def _tell_salle(salle: Salle, people: Sequence[Person]) -> None:
    store = Store(salle.valkey.url)
    told = ((address, person.profile) for person in people for address in person.addresses)
    await asyncio.gather(*(store.update_profile(address, profile) for address, profile in told))
    await store.close()


async def _history(world: World) -> History:
    salle = world.salle
    store = Store(salle.valkey.url)
    try:
        records = {}
        for key in map(TableKey.parse, world.opened):
            if loaded := await store.load(key):
                records[key] = loaded.record
        tournaments = await _tournaments(world, store)
        for one in tournaments:
            records |= one.tables
        results, differing = await _results(store)
    finally:
        await store.close()
    return History(
        people=world.people,
        journal=salle.platforms.journal,
        deeds=world.deeds,
        opened=world.opened,
        kills=salle.kills,
        outages=world.outages,
        platform_outages=world.platform_outages,
        records=records,
        end=salle.clock.now,
        results=results,
        tournaments=tournaments,
        differing=differing,
    )


async def _tournaments(world: World, store: Store) -> Sequence[JudgedTournament]:
    tables: dict[str, dict[TableKey, Record]] = {name: {} for name in world.tournaments}
    for key in await world.salle.hall_tables():
        loaded = await store.load(key)
        if loaded and (whose := loaded.record.head.tournament):
            tables[whose.tournament][key] = loaded.record
    found = []
    for name, own in tables.items():
        stored = await store.load_tournament(name)
        assert stored
        found.append(JudgedTournament(id=name, record=stored.record, tables=own))
    return found


async def _results(store: Store) -> tuple[Counter[TableKey], Sequence[str]]:
    async def find(key: TableKey) -> None:
        raise AssertionError("of whoever has lost on time it was asked when the match ended")

    await Ratings(store=store, find=find).settle()
    found = Counter[TableKey]()
    for game in await store.games_with_results():
        async for entry in store.all_reckoned(game):
            if isinstance(entry, Reckoned):
                found[TableKey.parse(entry.result.table)] += 1
    return found, (await differences(store)).lines
