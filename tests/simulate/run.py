"""One run: a month is lived, everything comes to its end, and the judge looks at it."""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
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
from tests.simulate.old_tables import DATA, left_of_old, old_people, old_records
from tests.simulate.people import DAY, HOUR, Person, populate
from tests.simulate.platforms import OLD, PAGE
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Extent:
    """How much is lived."""

    days: float
    tables: int  # that are opened
    persons: int = 0  # 0: one for each five tables
    tournaments: int = TOURNAMENTS
    afterwards: float = AFTERWARDS  # days after which nobody waits any longer
    step: float = STEP
    faults: Collection[str] = ()  # counters that have to see what is broken on purpose
    is_old: bool = False  # the store is that of 0.1, with its tables and people

    @property
    def end(self) -> float:
        """When people stop to begin anything."""
        return START + self.days * DAY

    @property
    def length(self) -> float:
        """Seconds that may be lived at most."""
        return (self.days + self.afterwards + 30) * DAY


def run(
    extent: Extent, seed: int, *, tell: Tell = lambda line: None, keep: Path | None = None
) -> Verdict:
    """What came of it. The history is kept in the file `keep`, pickled: it can be judged again."""
    history = asyncio.run(_lived(extent, Random(seed), tell))
    if keep:
        keep.write_bytes(pickle.dumps(history))
    return judge(history)


async def _lived(extent: Extent, luck: Random, tell: Tell) -> History:
    count = extent.persons or max(8, extent.tables // TABLES_A_PERSON)
    people = populate(count, luck, start=START, days=extent.days, length=extent.length)
    data = DATA if extent.is_old else None
    async with Salle(START, Random(luck.random()), faults=extent.faults, data=data) as salle:
        world = World(salle, people, Random(luck.random()), extent.step)
        await _tell_salle(salle, people)
        for person in people:
            world.live(person)
        _plan_faults(world, extent, Random(luck.random()), tell)
        _plan_tables(world, people, extent, Random(luck.random()))
        organiser = Organiser(world, Random(luck.random()), start=START, days=extent.days)
        organiser.plan(people, extent.tournaments)
        Errands(world, Random(luck.random()), start=START, days=extent.days).plan(people)
        old = await _old_tables(world, extent, luck) if extent.is_old else {}
        await world.go_on(extent.end)
        await _tell_how_it_stands(world, len(people), extent.days, tell)
        world.has_enough, world.step = True, STEP_AFTERWARDS
        _look_once_more(world, old)
        end = extent.end + extent.afterwards * DAY
        await world.go_on(end, is_done=lambda: world.is_over)
        return await _history(world, old)


def _plan_faults(world: World, extent: Extent, luck: Random, tell: Tell) -> None:
    faults = Faults(world, Random(luck.random()))
    for one in schedule(luck, start=START, days=extent.days):
        tell(f"day {(one.at - START) / DAY:5.2f}: {one.kind} away for {one.seconds / 3600:.1f} h")
        faults.suffer(one)
    if extent.days * DAY > 10 * LONG_OUTAGE.seconds:
        faults.suffer(replace(LONG_OUTAGE, at=START + LONG_OUTAGE.at * extent.days * DAY))


async def _old_tables(world: World, extent: Extent, luck: Random) -> dict[TableKey, Record]:
    """Those of 0.1, at which their people will look in the first days."""
    store = Store(world.salle.valkey.url)
    found = await old_records(store)
    await store.close()
    for person in old_people(luck, start=START, length=extent.length):
        world.people[person.address] = person
        for table in found:
            world.look_at(person, str(table), START + luck.uniform(0.0, 2.0) * DAY)
    return found


def _look_once_more(world: World, tables: Collection[TableKey]) -> None:
    for address, person in world.people.items():
        for table in tables if address.startswith(OLD) else ():
            world.look_at(person, str(table), person.acts_at(world.salle.clock.now))


async def _tell_how_it_stands(world: World, people: int, days: float, tell: Tell) -> None:
    tell(f"{len(world.deeds)} deeds, {len(world.over)} tables are over")
    tell(f"{len(world.tournaments_over)} of {len(world.tournaments)} tournaments have ended")
    tell(f"besides: {dict(world.errands)}; {len(world.refused)} challenges were refused")
    if world.salle.is_there:
        sizes, journal = await world.salle.sizes(), world.salle.platforms.journal
        tell(costs(sizes, world.spent, journal, people, days).line())


def _plan_tables(world: World, people: Sequence[Person], extent: Extent, luck: Random) -> None:
    """Who challenges whom, to what, and when."""
    rooms = 1 + extent.tables // TABLES_A_ROOM
    for number in range(extent.tables):
        one = luck.choice(people)
        clock = CLOCKS[number // len(GAMES) % len(CLOCKS)]
        rivals = [p for p in people if p.platform == one.platform and p is not one]
        two = luck.choice(rivals)
        if clock is None:  # who vanishes there keeps the other waiting for ever
            one, two = (_who_stays(p, people) for p in (one, two))
        room = PAGE_ROOM
        if one.platform != PAGE:
            room = f"{one.platform}:room{luck.randrange(rooms)}"
        at = START + luck.uniform(0, BEGINNING * extent.days) * DAY
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


async def _history(world: World, old: Mapping[TableKey, Record]) -> History:
    salle = world.salle
    store = Store(salle.valkey.url)
    try:
        records = {}
        for key in map(TableKey.parse, world.opened):
            if loaded := await store.load(key):
                records[key] = loaded.record
        old_now = await old_records(store) if old else {}
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
        old=[*left_of_old(old, old_now)],
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
