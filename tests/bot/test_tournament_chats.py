"""A chat that two processes tell of a tournament at the same time."""

from __future__ import annotations

import asyncio

from tests.bot.tournaments_played import Played


async def test_a_chat_that_two_processes_tell_of_a_tournament_has_one_card(salle, monkeypatch):
    """The second waits for the first, and edits what that has sent."""
    is_sending, has_other_come = asyncio.Event(), asyncio.Event()
    send, lease = salle.doors.send_to_chat, salle.store.lease

    async def slowly(*args, **more):
        if is_sending.is_set():
            has_other_come.set()
        is_sending.set()
        await has_other_come.wait()
        return await send(*args, **more)

    async def leased(*args, **more):
        if not (is_free := await lease(*args, **more)):
            has_other_come.set()
        return is_free

    monkeypatch.setattr(salle.doors, "send_to_chat", slowly)
    monkeypatch.setattr(salle.store, "lease", leased)
    played = await Played.opened(salle, count=1)
    first = await salle.store.take("worker", count=9, wait=0)
    sending = asyncio.create_task(salle.deliverer().deliver(first))
    await is_sending.wait()
    await played.joins(salle.someone("Bea"))
    await salle.deliverer().deliver(await salle.store.take("worker", count=9, wait=0))
    await sending
    cards = [sent for sent in salle.doors.sent if sent.is_public]
    assert [bool(sent.previous) for sent in cards] == [False, True]
