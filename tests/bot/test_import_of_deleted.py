"""An import doesn't bring back whoever deleted themselves after the export."""

import io

import pytest

from bot.application import profile
from bot.application.deleting import Deleting
from engines.core.match_state import Status
from engines.core.replay import replay
from storage import keys
from storage.backup.exporting import Exporter
from storage.backup.importing import Importer
from storage.recount import differences
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.salle import Salle
from tests.bot.test_deleting import NAME, Nameless, deletes, evening
from tests.servers.private_store import PrivateStore


@pytest.fixture
def mina(salle):
    return Nameless(salle, NAME)


def fold(record):
    return replay(Salle().games[record.head.game], record)


async def exported(salle):
    await salle.store.secret()
    file = io.BytesIO()
    await Exporter(salle.store, fold, now=salle.time).export(file)
    file.seek(0)
    return file


async def imported(file, store):
    return await Importer(store, fold).load(file)


async def other_hall(salle, store):
    other = Salle(store)
    other.time.now = salle.time.now
    return other


async def test_nobody_is_brought_back_into_an_empty_store_by_an_older_export(salle, mina, bea, eve):
    over = await evening(salle, mina, bea, eve)
    file = await exported(salle)
    salle.time.now += 60
    await deletes(mina)
    await Deleting(salle.tables).go_on()
    newest = await exported(salle)
    store = PrivateStore()
    await imported(newest, store)
    done = await imported(file, store)
    assert done.deleted == 0 or "not brought back" in str(done)
    other = await other_hall(salle, store)
    await Deleting(other.tables).go_on()
    await other.deliver()
    assert naming(await everything_kept(store), NAME, str(mina.address)) == []
    assert (await differences(store)).lines == []
    assert (await other.tables.load(over)).match.status is Status.OVER


async def test_of_who_has_deleted_themselves_an_import_leaves_to_salle_what_ran(
    salle, mina, bea, eve
):
    await evening(salle, mina, bea, eve)
    file = await exported(salle)
    store = PrivateStore()
    salle.time.now += 60
    await deletes(mina)
    tombs = await salle.store.client.ask("HGETALL", keys.DELETED)
    for pair in tombs.items():
        await store.client.ask("HSET", keys.DELETED, *pair)
    done = await imported(file, store)
    assert done.deleted == 1
    assert await store.profile(str(mina.address)) == {}
    kept = naming(await everything_kept(store), NAME, str(mina.address))
    assert not [key for key in kept if key.startswith(("results:", "standings:"))]
    other = await other_hall(salle, store)
    await Deleting(other.tables).go_on()
    await other.deliver()
    assert naming(await everything_kept(store), NAME, str(mina.address)) == []
    assert (await differences(store)).lines == []
    blocked = (await store.profile(str(eve.address)))[profile.BLOCKED]
    assert profile.has_blocked({profile.BLOCKED: blocked}, str(mina.address))


async def test_who_deleted_themselves_before_the_export_and_came_back_is_imported(
    salle, mina, bea, eve
):
    await evening(salle, mina, bea, eve)
    await deletes(mina)
    await Deleting(salle.tables).go_on()
    salle.time.now += 60
    again = await salle.match(mina, bea)
    store = PrivateStore()
    done = await imported(await exported(salle), store)
    assert done.deleted == 0
    other = await other_hall(salle, store)
    assert (await other.tables.load(again)).seat_of(str(mina.address))
