"""Two real processes sweep one real Valkey: whatever is due is done once."""

from collections import Counter

import pytest

from bot.timing.vacations import BY_ITSELF, NEVER
from engines.core.match_state import Status
from engines.core.record import Act
from storage.base import NoticeKind
from storage.store import Store
from tests.bot.salle import START, Salle
from tests.bot.test_outages import another_clock, ticks
from tests.servers.valkey import valkey

DAY = 86_400
EACH = 3  # tables of every kind
STEPS, STEP = 7, 40  # seconds; more than a minute unseen would be an outage
DUE = 200  # seconds after the two have begun
REMINDERS = (NoticeKind.REMINDER, NoticeKind.LAST_REMINDER)


@pytest.fixture
async def salle():
    with valkey() as url:
        salle = Salle(Store(url))
        salle.url = url
        yield salle
        await salle.store.close()


async def begun(salle, name, *, at, moves=2, told=True, goes_on_vacation=False):
    """Matches of people of their own that began then; the first player is to decide."""
    salle.time.now = at
    anna, bea = salle.someone(f"{name}-anna"), salle.someone(f"{name}-bea")
    if not goes_on_vacation:
        for who in (anna, bea):
            await salle.store.update_profile(str(who.address), {BY_ITSELF: NEVER})
    tables = []
    for _ in range(EACH):
        table = await salle.match(anna, bea, game="cannae", clock=DAY)
        for who, move in list(zip((anna, bea), ("Mc2c3", "-"), strict=True))[:moves]:
            await who.plays(table, move)
        tables.append(table)
    if told:
        await salle.deliver()
    return tables


async def run_both(salle, tmp_path):
    """Two processes see to what is due while time goes on."""
    salle.time.now = START
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with (
        another_clock(salle.url, salle, tmp_path / "a") as (one, tell_one),
        another_clock(salle.url, salle, tmp_path / "b") as (two, tell_two),
    ):
        for _ in range(STEPS):
            salle.time.now += STEP
            tell_one()
            tell_two()
            for process in (one, two):
                await ticks(process, 3)


async def acts(salle, tables, *among):
    """How often these acts were done, at each table."""
    logs = [(await salle.tables.load(table)).record.log for table in tables]
    return [[entry.act for entry in log if entry.act in among] for log in logs]


async def test_two_processes_do_everything_that_is_due_once(salle, tmp_path):
    ripe = START - DAY + DUE
    chosen = await begun(salle, "chosen", at=START - 8 * DAY + DUE)
    salle.time.now = START - 7 * DAY + DUE
    await salle.clock.sweep()  # their flags fall; nobody chooses what comes of it
    assert await acts(salle, chosen, Act.FLAG) == [[Act.FLAG]] * EACH
    unreached = await begun(salle, "unreached", at=START - 14 * DAY + DUE, moves=1, told=False)
    while await salle.store.take("nobody", count=100, wait=0):  # those messages are lost
        pass
    late = await begun(salle, "late", at=ripe)
    unmoved = await begun(salle, "unmoved", at=ripe, moves=0)
    away = await begun(salle, "away", at=ripe, goes_on_vacation=True)
    reminded = await begun(salle, "reminded", at=START - DAY * 4 / 5 + DUE)
    await run_both(salle, tmp_path)
    every = (Act.FLAG, Act.VOID, Act.TIMEOUT, Act.VACATION)
    assert await acts(salle, late, *every) == [[Act.FLAG]] * EACH
    assert await acts(salle, unmoved, *every) == [[Act.VOID]] * EACH
    assert await acts(salle, unreached, *every) == [[Act.VOID]] * EACH
    assert await acts(salle, away, *every) == [[Act.VACATION]] * EACH
    assert await acts(salle, chosen, *every) == [[Act.FLAG, Act.TIMEOUT]] * EACH
    assert await acts(salle, reminded, *every) == [[]] * EACH
    entries = await salle.store.take("test", count=1_000, wait=0.1)
    notices = [entry.notice for entry in entries if entry.notice.kind in REMINDERS]
    told = Counter((one.table, one.to) for one in notices)
    assert set(told.values()) == {1}
    assert told.keys() >= {(t, to) for t in reminded for to in ("test:reminded-anna", "chat")}
    over = {(await salle.tables.load(table)).match.status for table in (*unmoved, *chosen)}
    assert over == {Status.OVER}
