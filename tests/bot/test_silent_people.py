"""Who says nothing for two years is asked once, then deleted; who says anything stays."""

import pytest

from bot.application import profile
from bot.application.deleting import Deleting
from bot.commands import preferences, privacy
from bot.workers.deletions import Deletions
from bot.workers.silent_people import SilentPeople
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.linked import Elsewhere, joins
from tests.bot.salle import ROOM, button
from tests.bot.test_deleting import NAME, Nameless
from tests.bot.test_results import played, resigns

DAY = 86_400


@pytest.fixture
def mina(salle):
    return Nameless(salle, NAME)


@pytest.fixture
def looks(salle):
    """A look of the worker's, so many days later; what was told meanwhile."""
    worker = SilentPeople(deleting=Deleting(salle.tables), after_days=730, breath=0)

    async def look(days, who):
        salle.time.now += days * DAY
        before = len(salle.doors.to(who.address))
        await worker.look()
        await salle.deliver()
        await Deletions(deleting=Deleting(salle.tables)).complete()
        return salle.doors.to(who.address)[before:]

    return look


async def an_evening(salle, mina, bea):
    over = await played(salle, mina, bea)
    await resigns(salle, over, bea)
    await salle.app.run(preferences.choose, mina.ask(), "theme", "dark")
    await salle.app.run(preferences.choose, bea.ask(), "theme", "dark")
    await salle.deliver()


async def test_who_is_silent_for_two_years_is_asked_once_and_deleted_30_days_later(
    salle, mina, bea, looks
):
    await an_evening(salle, mina, bea)
    assert await looks(729, mina) == []
    (question,) = await looks(1, mina)
    assert "Should I keep your name" in question.lines[0]
    assert await looks(29, mina) == []
    assert await salle.store.profile(str(mina.address))
    assert await looks(1, mina) == []
    assert naming(await everything_kept(salle.store), NAME, str(mina.address)) == []


async def test_who_answers_stays_and_is_asked_again_two_years_later(salle, mina, bea, looks):
    await an_evening(salle, mina, bea)
    (question,) = await looks(730, mina)
    reply = await mina.taps(button(question, "Keep everything"))
    assert reply.private.lines == ("Everything stays.",)
    assert await looks(60, mina) == []
    assert (await salle.store.profile(str(mina.address)))["theme"] == "dark"
    assert len(await looks(670, mina)) == 1


async def test_whatever_somebody_says_keeps_them(salle, mina, bea, looks):
    await an_evening(salle, mina, bea)
    await looks(730, mina)
    await salle.app.run(privacy.privacy, mina.ask(ROOM))
    await looks(31, mina)
    assert await salle.store.profile(str(mina.address))


async def test_who_speaks_as_another_identity_stays(salle, mina, bea, looks):
    await an_evening(salle, mina, bea)
    other = Elsewhere(salle, "Mina")
    await joins(other, mina)
    await looks(720, mina)
    await salle.app.run(preferences.choose, other.ask(), "theme", "dark")
    await salle.app.run(privacy.privacy, other.ask())
    assert await looks(100, mina) == []
    assert await salle.store.profile(str(mina.address))


async def test_of_whom_no_day_is_noted_two_years_begin_now(salle, mina, looks):
    await salle.store.update_profile(str(mina.address), {profile.NAME: NAME})
    assert await looks(900, mina) == []
    assert await looks(729, mina) == []
    assert len(await looks(1, mina)) == 1


async def test_chats_are_no_people(salle, mina, looks):
    await salle.store.update_profile(str(ROOM), {profile.BOARDS: "one", profile.LOCALE: "it"})
    for days in (1, 800, 800):
        await looks(days, mina)
    assert (await salle.store.profile(str(ROOM)))[profile.BOARDS] == "one"


async def test_the_day_is_noted_once_a_day_and_of_nobody_who_is_unknown(salle, mina, monkeypatch):
    noted = []
    note = salle.store.note_seen

    async def counted(address, *words, **more):
        noted.append(address)
        return await note(address, *words, **more)

    monkeypatch.setattr(salle.store, "note_seen", counted)
    await salle.app.run(privacy.privacy, mina.ask())
    assert await salle.store.profile(str(mina.address)) == {}
    await salle.store.update_profile(str(mina.address), {profile.NAME: NAME})
    noted.clear()
    for _ in range(3):
        await salle.app.run(privacy.privacy, mina.ask())
    assert noted == [str(mina.address)]
    salle.time.now += DAY
    await salle.app.run(privacy.privacy, mina.ask())
    assert len(noted) == 2
