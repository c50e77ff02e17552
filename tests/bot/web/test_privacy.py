"""On the page: what is kept of a guest is given to them, or deleted, and then nothing tells it."""

from __future__ import annotations

import json

from bot.application.deleting import Deleting
from bot.messages.words import say_in
from tests.bot.everything_kept import everything_kept, naming
from tests.bot.web.conftest import control
from tests.bot.web.test_public_pages import at, id_of, presses, tags

NAME = "Wilhelmina"


async def privacy(who, table):
    return (await who.post(f"/api/table/{table}/act/privacy"))["post"]


async def a_match(lobby, bea):
    mina = await lobby.visitor().arrive(NAME)
    table = await mina.begin()
    await bea.takes(table)
    for _ in range(4):
        mover = mina if await mina.moves(table) else bea
        await mover.plays(table)
    asked = await bea.post(f"/api/table/{table}/act/resign")
    await bea.tap(table, control(asked["post"], "ry"))
    return mina, table


async def deletes(mina, table):
    asked = (await presses(mina, await privacy(mina, table), "Delete…"))["post"]
    return await presses(mina, asked, say_in("en")("forget-yes"))


async def test_a_guest_is_given_all_that_is_kept_of_them(lobby, bea):
    mina, table = await a_match(lobby, bea)
    given = (await presses(mina, await privacy(mina, table), "Export"))["post"]["file"]
    found = json.loads(given["text"])
    assert found["name"] == NAME
    assert [one["table"] for one in found["tables"]] == [f"web:hall:{table}"]


async def test_after_deleting_no_page_preview_or_picture_names_them(lobby, bea):
    mina, table = await a_match(lobby, bea)
    id_ = await id_of(mina)
    assert NAME in (await tags(lobby.visitor(), at(id_)))["og:title"]
    answer = await deletes(mina, table)
    assert answer["post"]["lines"][0].startswith("What I kept about you is gone")
    salle = lobby.salle
    await Deleting(salle.tables).go_on()
    assert (await lobby.visitor().raw(at(id_)))[0] == 404
    for path in (f"/t/{table}", f"/api/table/{table}"):
        status, body, _ = await bea.raw(path)
        assert status == 200
        assert NAME.encode() not in body
    kept = naming(await everything_kept(salle.store), NAME, id_)
    assert [key for key in kept if not key.startswith("outbox:")] == []  # which nobody tells here
    assert (await mina.get("/api/hello"))["name"] == ""
